import { checkers, type PasswordChecks, PasswordsBusy } from './password-checks'

export interface PasswordVault extends Pick<PasswordChecks, 'hash' | 'matches'> {
  /**
   * For work of which a check is only a part: all of it is done when its turn comes, so that a crowd that waits has
   * touched nothing yet.
   */
  inTurn<Result>(work: (checks: PasswordChecks) => Promise<Result>): Promise<Result>
  /** Whether somebody coming now would be served before losing patience. */
  readonly hasRoom: boolean
  readonly waiting: number
  /** How long somebody coming now may be expected to wait. */
  readonly expectedWaitMs: number
  /** How many it serves, as it goes now; none while nobody is there to check. */
  readonly perSecond: number
}

interface Options {
  atOnce?: number
  mostWaiting?: number
  /** How long somebody who comes now may be expected to wait. */
  mostWaitMs?: number
  /** How long they may wait if it takes longer after all: an answer nobody waits for any more is work for nothing. */
  patienceMs?: number
}

// Two more than are checked: what a login asks the database for is done meanwhile.
const turnsAtOnce = checkers + 2

/**
 * Only so many at once, the rest waits in line, and past the line people are asked to come back: a crowd logging in must
 * not slow those who are choosing booths.
 */
export function createPasswordVault(checks: PasswordChecks, options: Options = {}): PasswordVault {
  const { atOnce = turnsAtOnce, mostWaiting = 1000, mostWaitMs = 15_000, patienceMs = 25_000 } = options
  const line: (() => void)[] = []
  let running = 0
  // Before anybody came: three who take turns at one core. Whoever is told how long it takes had better not be told too little.
  let typicalMs = 75

  const expectedWaitMs = () => (running < atOnce ? 0 : ((line.length + 1) * typicalMs) / atOnce)
  const lineIsShort = () => line.length < mostWaiting && expectedWaitMs() <= mostWaitMs
  const hasRoom = () => checks.ready && lineIsShort()

  async function inTurn<Result>(work: (checks: PasswordChecks) => Promise<Result>): Promise<Result> {
    if (!hasRoom()) throw new PasswordsBusy()
    const cameAt = performance.now()
    if (running >= atOnce) await new Promise<void>((resolve) => line.push(resolve))
    else running += 1
    try {
      if (!checks.ready || performance.now() - cameAt > patienceMs) throw new PasswordsBusy()
      return await timed(work)
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }

  async function timed<Result>(work: (checks: PasswordChecks) => Promise<Result>): Promise<Result> {
    const startedAt = performance.now()
    try {
      return await work(checks)
    } finally {
      typicalMs += (performance.now() - startedAt - typicalMs) / 10
    }
  }

  return {
    inTurn,
    hash: (password) => inTurn(() => checks.hash(password)),
    matches: (storedHash, password) => inTurn(() => checks.matches(storedHash, password)),
    get hasRoom() {
      return hasRoom()
    },
    get waiting() {
      return line.length
    },
    get expectedWaitMs() {
      return expectedWaitMs()
    },
    get perSecond() {
      return checks.ready ? (1_000 * atOnce) / typicalMs : 0
    },
  }
}
