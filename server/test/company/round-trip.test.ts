import { describeRoundTrips } from './round-trips'

// Enough for each section to be saved and refused a few times; test/long tries three times as many.
describeRoundTrips(20)
