import { announcer } from '../ui/announce'

export const catalogueAnnouncer = announcer('catalogue')
export const { announce } = catalogueAnnouncer
