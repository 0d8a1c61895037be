import { announcer } from '../ui/announce'

export const venueAnnouncer = announcer('venue')
