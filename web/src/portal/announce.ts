import { announcer } from '../ui/announce'

export const deskAnnouncer = announcer('portal')
