import { announcer } from '../ui/announce'

export const systemAnnouncer = announcer('system')
