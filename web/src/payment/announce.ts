import { announcer } from '../ui/announce'

export const paymentAnnouncer = announcer('payment')
export const { announce } = paymentAnnouncer
