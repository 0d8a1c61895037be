import { announcer } from '../ui/announce'

export const { announce } = announcer('placement')
