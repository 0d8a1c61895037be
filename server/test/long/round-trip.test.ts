import { describeRoundTrips } from '../company/round-trips'

describeRoundTrips(60)
