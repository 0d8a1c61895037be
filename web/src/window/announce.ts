import { windowMessages } from '@fairground/domain/window'
import { announcer } from '../ui/announce'

export const windowAnnouncer = announcer('window', { otherwise: windowMessages.notCancelled })
export const { announce } = windowAnnouncer
