import { announcer } from '../ui/announce'

export const coExhibitorAnnouncer = announcer('co-exhibitor')
export const { announce } = coExhibitorAnnouncer
