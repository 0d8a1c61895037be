import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** Nobody can look at a password now: too many wait, or whoever checks them has just ended. */
export class PasswordsBusy extends Error {}

/** What a password is checked with, at once and without a line: see PasswordVault. */
export interface PasswordChecks {
  hash(password: string): Promise<string>
  /** Takes as long for an unknown account (no hash) as for a known one. */
  matches(storedHash: string | undefined, password: string): Promise<boolean>
  /** Whether anybody is there to check. */
  readonly ready: boolean
}

interface Cost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

// OWASP's argon2id minimum. One hash costs some 24 ms of a core, which is why they queue.
const owaspCost: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** How many are checked at the same time: half the cores are never asked for. */
export const checkers = Math.max(1, Math.floor(availableParallelism() / 2))

export type HashPassword = PasswordChecks['hash']

export const hashPassword: HashPassword = (password) => hash(password, owaspCost)

/** In this process, on the threads beside its event loop. */
export function createPasswordChecks(cost = owaspCost): PasswordChecks {
  const decoy = hash('no account has this password', cost)
  return {
    ready: true,
    hash: (password) => hash(password, cost),
    matches: async (storedHash, password) =>
      (await verify(storedHash ?? (await decoy), password)) && storedHash !== undefined,
  }
}
