import { waitingMessages } from '@fairground/domain/waiting'
import { announcer } from '../ui/announce'

export const waitingAnnouncer = announcer('waiting', { otherwise: waitingMessages.failed })
export const { announce } = waitingAnnouncer
