/**
 * One person draws a hall at a time. Whoever is there keeps the seat while their screen is heard from; somebody else asks for
 * it, and has it when it is given, or when nobody answers.
 */
export const seatWishes = ['sit', 'ask', 'give', 'refuse', 'leave', 'close'] as const
export type SeatWish = (typeof seatWishes)[number]

/** Unheard of for this long, a seat is free. */
export const seatLapsesAfterSeconds = 75
/** A tab that closes is one that is loaded again, as far as it knows: for so long its seat waits for it to come back. */
export const seatWaitsAfterClosingSeconds = 10
/** How often a screen says that it is still there. */
export const seatHeardEverySeconds = 25
/** A question that nobody answers for this long is taken for a yes. */
export const seatGivenAfterSeconds = 60

export const askWordLimit = 100
