import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

// OWASP's argon2id minimum. One hash costs some 40 ms of a core, which is why they queue.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export class PasswordQueueFull extends Error {}

export interface PasswordVault {
  hash(password: string): Promise<string>
  /** Takes as long for an unknown account (no hash) as for a known one. */
  matches(storedHash: string | undefined, password: string): Promise<boolean>
  readonly waiting: number
}

/**
 * Hashing runs beside the event loop on at most half the cores, the rest waits in line, and past the line people are
 * asked to come back: a crowd logging in must not slow those who are choosing booths.
 */
export function createPasswordVault(options: { atOnce?: number; mostWaiting?: number } = {}): PasswordVault {
  const atOnce = options.atOnce ?? Math.max(1, Math.floor(availableParallelism() / 2))
  const mostWaiting = options.mostWaiting ?? 1000
  const line: (() => void)[] = []
  let running = 0

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (line.length >= mostWaiting) throw new PasswordQueueFull()
      await new Promise<void>((resolve) => line.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }

  const decoy = hash('no account has this password', parameters)
  return {
    hash: (password) => inTurn(() => hash(password, parameters)),
    matches: (storedHash, password) =>
      inTurn(async () => (await verify(storedHash ?? (await decoy), password)) && storedHash !== undefined),
    get waiting() {
      return line.length
    },
  }
}
