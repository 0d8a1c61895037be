import { announcer } from '../ui/announce'

export const undertakingAnnouncer = announcer('undertaking')
export const { announce } = undertakingAnnouncer
