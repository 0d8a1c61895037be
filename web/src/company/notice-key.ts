import { announcer } from '../ui/announce'

/** One for all that is said of the sign-up: once a section is saved, the reminder to save it is out of place. */
export const noticeKey = 'sign-up'
export const signUpAnnouncer = announcer(noticeKey)
