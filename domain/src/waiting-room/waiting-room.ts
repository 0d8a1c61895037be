import { defineMessages } from '../text'

export const waitingRoomMessages = defineMessages('waitingRoom', {
  notYet: { zh: '尚未轮到您，请继续等候', en: 'It is not your turn yet. Please keep waiting' },
  manyFromHere: {
    zh: '同一网络排队人数过多，请稍后再试',
    en: 'Too many people wait from the same network. Please try again later',
  },
})

/** `over`: the turn has passed, was used, or there never was such a ticket; which of them is nobody's business. */
export const roomStates = ['waiting', 'called', 'over'] as const
export type RoomState = (typeof roomStates)[number]

/** While both kinds wait, this many with a pass are called for each one without: those without move on, too. */
const passesPerTurn = 4

/** The order in which they are called, of those given in the order they came. */
export function callingOrder<Ticket extends { hasPass: boolean }>(byArrival: readonly Ticket[]): Ticket[] {
  const withPass = byArrival.filter(({ hasPass }) => hasPass)
  const without = byArrival.filter(({ hasPass }) => !hasPass)
  const order: Ticket[] = []
  for (let turn = 0; order.length < byArrival.length; turn += 1) {
    order.push(...withPass.slice(turn * passesPerTurn, (turn + 1) * passesPerTurn))
    order.push(...without.slice(turn, turn + 1))
  }
  return order
}

const roundedTo = 5

/** How long somebody at this place (1 is next) will wait, while so many are let in per second. Never too little. */
export const waitSeconds = (place: number, perSecond: number): number =>
  Math.ceil(place / Math.max(perSecond, 0.1) / roundedTo) * roundedTo

const soonestMs = 1_000
const latestMs = 20_000

/** Whoever waits long asks seldom: thousands asking every second would slow down everybody. */
export const askAgainAfterMs = (seconds: number): number =>
  Math.min(latestMs, Math.max(soonestMs, seconds * 100))
