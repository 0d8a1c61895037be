import { announcer } from '../ui/announce'

export const typeChangeAnnouncer = announcer('type-change')
export const { announce } = typeChangeAnnouncer
