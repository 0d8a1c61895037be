import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

// OWASP's argon2id minimum. One hash costs some 40 ms of a core, which is why they queue.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export class PasswordQueueFull extends Error {}

export interface PasswordVault {
  hash(password: string): Promise<string>
  /** Takes as long for an unknown account (no hash) as for a known one. */
  matches(storedHash: string | undefined, password: string): Promise<boolean>
  /** Whether somebody coming now would be served before losing patience. */
  readonly hasRoom: boolean
  readonly waiting: number
}

interface Options {
  atOnce?: number
  mostWaiting?: number
  /** Well below a request's own time limit: an answer nobody waits for any more is work for nothing. */
  mostWaitMs?: number
}

/**
 * Hashing runs beside the event loop on at most half the cores, the rest waits in line, and past the line people are
 * asked to come back: a crowd logging in must not slow those who are choosing booths.
 */
export function createPasswordVault(options: Options = {}): PasswordVault {
  const atOnce = options.atOnce ?? Math.max(1, Math.floor(availableParallelism() / 2))
  const { mostWaiting = 1000, mostWaitMs = 15_000 } = options
  const line: (() => void)[] = []
  let running = 0
  let typicalMs = 50

  const hasRoom = () =>
    running < atOnce || (line.length < mostWaiting && ((line.length + 1) * typicalMs) / atOnce <= mostWaitMs)

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!hasRoom()) throw new PasswordQueueFull()
    if (running >= atOnce) await new Promise<void>((resolve) => line.push(resolve))
    else running += 1
    const startedAt = performance.now()
    try {
      return await work()
    } finally {
      typicalMs += (performance.now() - startedAt - typicalMs) / 10
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
    get hasRoom() {
      return hasRoom()
    },
    get waiting() {
      return line.length
    },
  }
}
