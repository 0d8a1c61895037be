import { announcer } from '../ui/announce'

export const mailAnnouncer = announcer('mail')
