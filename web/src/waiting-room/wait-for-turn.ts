import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { RoomStanding } from '@fairground/wire/waiting-room'

export interface Waiting {
  join(): Promise<RoomStanding>
  look(ticket: string): Promise<RoomStanding>
  /** Logs in; with a place, as somebody who was called. */
  enter(place?: string): Promise<void>
  /** Called whenever there is something new to see. */
  show(standing: RoomStanding, lost: boolean): void
  /** Ends early when the page is looked at again, or the person leaves. */
  pause(ms: number): Promise<void>
  left(): boolean
}

/** The turn came and went. */
export class TurnIsOver extends Error {}

const codeOf = (error: unknown) => (error instanceof CallFailure ? error.code : undefined)
export const mustLineUp = (error: unknown): boolean => codeOf(error) === codes.lineUp
/** A server that is busy or out of reach may be well again in a moment; the place is kept meanwhile. */
const mayPass = (error: unknown): boolean => ['unreachable', codes.busy].includes(codeOf(error) ?? '')

const againAfterMs = 2_000

/**
 * Waits in the room before the login and enters when called. What goes wrong on the way is tried again without a word of
 * blame; what the login itself says, such as a wrong password, is the caller's.
 */
export async function waitForTurn(waiting: Waiting): Promise<void> {
  let standing = await waiting.join()
  let lost = false
  while (!waiting.left()) {
    waiting.show(standing, lost)
    if (standing.state === 'over') throw new TurnIsOver()
    if (standing.state === 'called') {
      const entered = await triedAgain(() => waiting.enter(standing.ticket))
      if (entered) return
      lost = true
      await waiting.pause(againAfterMs)
    } else {
      await waiting.pause(lost ? againAfterMs : standing.askAgainMs)
      if (waiting.left()) return
      const { ticket } = standing
      const seen = await triedAgain(() => waiting.look(ticket))
      lost = seen === undefined
      standing = seen?.answer ?? standing
    }
  }
}

/** Nothing where it is worth another try. */
async function triedAgain<Answer>(ask: () => Promise<Answer>): Promise<{ answer: Answer } | undefined> {
  try {
    return { answer: await ask() }
  } catch (error) {
    if (mayPass(error)) return undefined
    throw mustLineUp(error) ? new TurnIsOver() : error
  }
}
