import { announcer } from '../ui/announce'

export const boardAnnouncer = announcer('board')
export const { announce, announceFailure } = boardAnnouncer
