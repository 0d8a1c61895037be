import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { RoomStanding } from '@fairground/wire/waiting-room'

export interface Waiting {
  join(): Promise<RoomStanding>
  look(ticket: string): Promise<RoomStanding>
  /** Logs in; with a place, as somebody who was called. */
  enter(place?: string): Promise<void>
  /** Called whenever there is something new to see; without a standing as long as no place could be had. */
  show(standing: RoomStanding | undefined, lost: boolean): void
  /** Ends early when the page is looked at again, or the person leaves. */
  pause(ms: number): Promise<void>
  left(): boolean
}

/** The turn came and went. */
export class TurnIsOver extends Error {}

const codeOf = (error: unknown) => (error instanceof CallFailure ? error.code : undefined)
const isOver = (error: unknown): boolean => codeOf(error) === codes.lineUp
/** Many others came, from everywhere or from the same network: a place is taken instead. Nothing was used up. */
export const mustLineUp = (error: unknown): boolean => isOver(error) || codeOf(error) === codes.tooMany

/** What may be well again after so long; the place is kept meanwhile. A network's count of calls begins anew each minute. */
const passesAfterMs: Partial<Record<CallFailure['code'], number>> = {
  unreachable: 2_000,
  [codes.busy]: 2_000,
  [codes.tooMany]: 10_000,
}

/**
 * Waits in the room before the login and enters when called. What goes wrong on the way is tried again without a word of
 * blame; what the login itself says, such as a wrong password, is the caller's.
 */
export async function waitForTurn(waiting: Waiting): Promise<void> {
  let standing: RoomStanding | undefined
  while (!waiting.left()) {
    const came = await stepOn(waiting, standing)
    if (came === 'inside') return
    const lost = 'againAfterMs' in came
    if (!lost) standing = came
    waiting.show(standing, lost)
    if (standing?.state === 'over') throw new TurnIsOver()
    if (lost) await waiting.pause(came.againAfterMs)
    else if (came.state === 'waiting') await waiting.pause(came.askAgainMs)
  }
}

/** Takes a place, looks how far it has come, or enters with it. */
async function stepOn(
  waiting: Waiting,
  standing: RoomStanding | undefined,
): Promise<RoomStanding | 'inside' | { againAfterMs: number }> {
  try {
    if (!standing) return await waiting.join()
    if (standing.state === 'waiting') return await waiting.look(standing.ticket)
    await waiting.enter(standing.ticket)
    return 'inside'
  } catch (error) {
    const againAfterMs = passesAfterMs[codeOf(error) ?? codes.failure]
    if (againAfterMs !== undefined) return { againAfterMs }
    throw isOver(error) ? new TurnIsOver() : error
  }
}
