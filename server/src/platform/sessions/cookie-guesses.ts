import { networkOf } from '../limits/network'
import { hashToken } from './session-token'

const minuteMs = 60_000
const mostKnown = 20_000
const mostNetworks = 50_000
/** As newToken makes them; nothing else was ever given to anybody. */
const shape = /^[\w-]{43}$/

/**
 * To find out that a cookie was never given to anybody costs a read, so each network has a number of them a minute, in
 * this process. Whoever was inside a moment ago is still known, however much somebody beside them guesses.
 */
export class CookieGuesses {
  private readonly known = new Set<string>()
  private readonly wrong = new Map<string, number>()
  private minute = 0

  constructor(private readonly mostAMinute: number) {}

  /** Whether it is worth a read. One that may be right is counted as wrong until it is said to have been given. */
  judge(cookie: string, address: string, now = Date.now()): 'perhaps' | 'never' | 'too-many' {
    if (!shape.test(cookie)) return 'never'
    if (this.known.has(nameOf(cookie))) return 'perhaps'
    const minute = Math.floor(now / minuteMs)
    if (minute !== this.minute || this.wrong.size >= mostNetworks) this.wrong.clear()
    this.minute = minute
    const network = networkOf(address)
    const before = this.wrong.get(network) ?? 0
    if (before >= this.mostAMinute) return 'too-many'
    this.wrong.set(network, before + 1)
    return 'perhaps'
  }

  /** Somebody was given this one, whether or not it still lets them in. */
  wasGiven(cookie: string, address: string): void {
    const name = nameOf(cookie)
    if (this.known.has(name)) return
    const [oldest] = this.known
    if (oldest !== undefined && this.known.size >= mostKnown) this.known.delete(oldest)
    this.known.add(name)
    const network = networkOf(address)
    const counted = this.wrong.get(network)
    if (counted) this.wrong.set(network, counted - 1)
  }
}

const nameOf = (cookie: string): string => hashToken(cookie).toString('base64')
