import { announcer } from '../ui/announce'
import { deskTexts } from './desk.texts'

export const deskAnnouncer = announcer('selection-desk', { otherwise: deskTexts.failed })
export const { announce } = deskAnnouncer
