import { announcer } from '../ui/announce'

export const badgeAnnouncer = announcer('badge')
export const { announce } = badgeAnnouncer
