import { networkOf } from '../limits/network'
import { hashToken } from './session-token'

const minuteMs = 60_000
const mostKnown = 20_000
const mostNetworks = 50_000
/** As newToken makes them; nothing else was ever given to anybody. */
const shape = /^[\w-]{43}$/

/**
 * To find out that a cookie was never given to anybody costs a read, so each network has a number of them a minute, in
 * this process. Whoever was inside a moment ago is still known, however much somebody beside them guesses. Only what was
 * found to be made up counts: a hall full of people may come back at one moment.
 */
export class CookieGuesses {
  private readonly known = new Set<string>()
  private readonly madeUp = new Map<string, number>()
  private minute = 0

  constructor(private readonly mostAMinute: number) {}

  /** Whether it is worth a read. */
  judge(cookie: string, address: string): 'perhaps' | 'never' | 'too-many' {
    if (!shape.test(cookie)) return 'never'
    if (this.known.has(nameOf(cookie))) return 'perhaps'
    const minute = Math.floor(Date.now() / minuteMs)
    if (minute !== this.minute) this.madeUp.clear()
    this.minute = minute
    return (this.madeUp.get(networkOf(address)) ?? 0) < this.mostAMinute ? 'perhaps' : 'too-many'
  }

  wasMadeUp(address: string): void {
    if (this.madeUp.size >= mostNetworks) this.madeUp.clear()
    const network = networkOf(address)
    this.madeUp.set(network, (this.madeUp.get(network) ?? 0) + 1)
  }

  /** Somebody was given this one, whether or not it still lets them in. */
  wasGiven(cookie: string): void {
    const name = nameOf(cookie)
    if (this.known.has(name)) return
    const [oldest] = this.known
    if (oldest !== undefined && this.known.size >= mostKnown) this.known.delete(oldest)
    this.known.add(name)
  }
}

const nameOf = (cookie: string): string => hashToken(cookie).toString('base64')
