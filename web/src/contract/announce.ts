import { announcer } from '../ui/announce'

export const contractAnnouncer = announcer('contract')
export const { announce } = contractAnnouncer
