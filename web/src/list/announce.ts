import { announcer } from '../ui/announce'

export const listAnnouncer = announcer('list')
export const { announce, announceFailure } = listAnnouncer
