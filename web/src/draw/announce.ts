import { announcer } from '../ui/announce'

export const drawAnnouncer = announcer('draw')
export const { announce } = drawAnnouncer
