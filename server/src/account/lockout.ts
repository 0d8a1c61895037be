import type { RawBuilder } from 'kysely'
import type { Db } from '../platform/database/database'
import { networkOf } from '../platform/limits/network'
import {
  forget,
  giveBack,
  givingBack,
  hit,
  hitInTurn,
  holdFor,
  type Limit,
} from '../platform/limits/rate-limits'

export interface LockoutRule {
  failures: number
  minutes: number
}

/** A try at a password that has been counted, and must be told how it ended. */
export interface Attempt {
  succeeded(): Promise<void>
  /** The same as a part of a statement that does more. */
  succeeding: RawBuilder<unknown>
  failed(): Promise<void>
  /** It was never judged. */
  giveBack(): Promise<void>
}

const longestLockSeconds = 86_400
/** Guards against one password tried on many accounts, and many addresses trying one account. */
const perNetwork = { most: 100, seconds: 900 }
export const perAccount = { most: 100, seconds: 3_600 }

/**
 * Counts before the password is looked at: guesses sent in parallel must not all see an empty counter. A locked pair
 * stops here, so that one address hammering an account cannot lock it for everybody else.
 */
export async function countAttempt(
  db: Db,
  username: string,
  address: string,
  rule: LockoutRule,
): Promise<Attempt | { lockedForSeconds: number }> {
  const name = username.toLowerCase()
  const network = networkOf(address)
  const pair: Limit = {
    key: `login:pair:${name}:${network}`,
    most: rule.failures,
    seconds: rule.minutes * 60,
  }
  const wider: Limit[] = [
    { key: `login:network:${network}`, ...perNetwork },
    { key: `login:account:${name}`, ...perAccount },
  ]
  const limits = [pair, ...wider]
  const counted = await hitInTurn(db, limits)
  const over = counted.find(({ allowed }) => !allowed)
  if (over) return { lockedForSeconds: over.retryAfterSeconds }
  const keys = limits.map(({ key }) => key)
  return {
    succeeded: () => giveBack(db, keys, { forgotten: pair.key }),
    succeeding: givingBack(keys, { forgotten: pair.key }),
    async failed() {
      if ((counted[0]?.hits ?? 0) >= rule.failures) await lock(db, pair)
    },
    giveBack: () => giveBack(db, keys),
  }
}

/** Lets an account be entered again from wherever it was locked; networks that tried many accounts stay locked. */
export async function liftLocks(db: Db, username: string): Promise<void> {
  const name = username.toLowerCase()
  await forget(db, { key: `login:account:${name}`, prefix: `login:pair:${name}:` })
}

/** A lock lasts its full time from the failure that caused it, and twice as long each time within a day. */
async function lock(db: Db, pair: Limit): Promise<void> {
  const { hits: locks } = await hit(db, {
    key: `${pair.key}:locks`,
    most: Number.MAX_SAFE_INTEGER,
    seconds: 86_400,
  })
  const seconds = Math.min(pair.seconds * 2 ** (locks - 1), longestLockSeconds)
  await holdFor(db, pair.key, seconds)
}
