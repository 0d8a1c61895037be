import { announcer } from '../../ui/announce'

export const reviewAnnouncer = announcer('review')
export const { announce, announceFailure } = reviewAnnouncer
