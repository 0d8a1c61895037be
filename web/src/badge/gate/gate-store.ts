import { type AdmissionMade, type GateReason, judgeBadge, type Verdict } from '@fairground/domain/badge'
import { dayIn } from '@fairground/domain/field'
import type { AdmissionOutcome, GateList, ListedGateBadge } from '@fairground/wire/badge/gate'
import { CallFailure } from '@fairground/wire/kernel/client'
import { newRequestId } from '../../lib/request-id'
import type { AdmissionQueue } from './admission-queue'
import type { KeptList, ListKeeper } from './kept-list'

/** What the gate has to reach, and the clock it goes by. */
export interface GateDoors {
  list(since: string | undefined): Promise<GateList>
  send(admissions: AdmissionMade[]): Promise<AdmissionOutcome[]>
  queue: AdmissionQueue
  keeper: ListKeeper
  timeZone(): string
  now(): Date
}

/** Somebody who went in while the server could not be asked, and what it said of that later. */
export interface Doubt {
  id: string
  name: string
  number: number | null
  reason: GateReason
}

export interface GateState {
  /** Whether there is a list to decide by. */
  isReady: boolean
  isOnline: boolean
  asOf: Date | undefined
  badges: number
  admittedToday: number
  /** Admissions that the server does not know of yet. */
  waiting: number
  doubts: readonly Doubt[]
}

export type Shown = Verdict<ListedGateBadge> & { presented: string; admitted: Date | null }

/** What was committed while a list was read may carry a moment before it. */
const overlapMs = 60_000
/** Few enough to be answered before a gate takes the network for gone; what was answered is off the list. */
const mostAtOnce = 20

const isUnreachable = (error: unknown): boolean =>
  error instanceof CallFailure && error.code === 'unreachable'

/** Decides by the list it has, and lets the server decide wherever it can be reached. Going from one to the other is nobody's task. */
export function createGate({ list, send, queue, keeper, timeZone, now }: GateDoors) {
  const badges = new Map<string, ListedGateBadge>()
  const idOf = new Map<number, string>()
  let facts: Pick<GateList, 'edition' | 'lastDay' | 'publicKeys'> | undefined
  /** What this page asked for itself; a list kept from before is replaced by a whole one. */
  let since: Date | undefined
  let state: GateState = {
    isReady: false,
    isOnline: true,
    asOf: undefined,
    badges: 0,
    admittedToday: 0,
    waiting: queue.all().length,
    doubts: [],
  }
  const watchers = new Set<() => void>()
  const become = (change: Partial<GateState>) => {
    state = { ...state, ...change, badges: badges.size, waiting: queue.all().length }
    for (const tell of watchers) tell()
  }
  const put = (badge: ListedGateBadge) => {
    badges.set(badge.id, badge)
    idOf.set(badge.number, badge.id)
  }
  const today = () => dayIn(timeZone(), now())
  /** Who was in yesterday comes in anew. */
  const asOfToday = (badge: ListedGateBadge | undefined) =>
    badge?.admittedAt && dayIn(timeZone(), badge.admittedAt) !== today()
      ? { ...badge, admittedAt: null }
      : badge

  async function refresh(): Promise<void> {
    try {
      await flush()
      const whole = since === undefined
      const answer = await list(since && new Date(since.getTime() - overlapMs).toISOString())
      const { asOf, admittedToday, badges: changed, ...rest } = answer
      facts = rest
      since = asOf
      if (whole) badges.clear()
      for (const badge of changed) put(badge)
      become({ isReady: true, isOnline: true, asOf, admittedToday })
      // A full disk or a private window: the gate goes on, only not after a reload without a network.
      await keeper.write(answer, whole).catch(() => undefined)
    } catch (error) {
      if (!isUnreachable(error)) throw error
      become({ isOnline: false })
    }
  }

  /** Goes on by a list kept before the page was opened anew, until there is a newer one. */
  async function recall(): Promise<void> {
    const kept = await keeper.read().catch(() => undefined)
    if (kept && !facts) goOnBy(kept)
  }

  function goOnBy({ edition, lastDay, publicKeys, asOf, admittedToday, badges: all }: KeptList): void {
    facts = { edition, lastDay, publicKeys }
    for (const badge of all) put(badge)
    // Who went in since is on no list yet.
    const made = queue.all()
    for (const { presented, decidedAt } of made) {
      const { badge } = present(presented)
      if (badge && decidedAt) put({ ...badge, admittedAt: new Date(decidedAt) })
    }
    const isToday = (at: Date) => dayIn(timeZone(), at) === today()
    const since = made.filter(({ again, decidedAt }) => !again && decidedAt && isToday(new Date(decidedAt)))
    become({
      isReady: true,
      asOf,
      admittedToday: (isToday(asOf) ? admittedToday : 0) + since.length,
    })
  }

  /** Each is taken off once the server has answered for it, and sent again until then. */
  async function flush(): Promise<void> {
    for (;;) {
      const some = queue.all().slice(0, mostAtOnce)
      if (some.length === 0) return
      const outcomes = await send(some)
      const doubts = outcomes.flatMap(({ id, reason, badge }): Doubt[] =>
        reason ? [{ id, reason, name: badge?.name ?? '', number: badge?.number ?? null }] : [],
      )
      for (const { id } of some) queue.remove(id)
      become({ isOnline: true, doubts: [...state.doubts, ...doubts] })
    }
  }

  function present(text: string): Shown {
    const presented = text.trim()
    if (!facts) return { presented, reason: 'unknown', admitted: null }
    const verdict = judgeBadge(presented, {
      ...facts,
      today: today(),
      byId: (id) => asOfToday(badges.get(id)),
      byNumber: (number) => asOfToday(badges.get(idOf.get(number) ?? '')),
    })
    return { ...verdict, presented, admitted: null }
  }

  /** By the server where it answers; otherwise by what was shown, put aside until it does. */
  async function admit(shown: Shown, again: boolean): Promise<Shown> {
    const { presented } = shown
    const made: AdmissionMade = { id: newRequestId(), presented, again, decidedAt: null }
    if (state.isOnline)
      try {
        const [outcome] = await send([made])
        if (outcome) return told(presented, outcome)
      } catch (error) {
        if (!isUnreachable(error)) throw error
      }
    const at = now()
    queue.add({ ...made, decidedAt: at.toISOString() })
    const badge = shown.badge && { ...shown.badge, admittedAt: at }
    if (badge) put(badge)
    become({ isOnline: false, admittedToday: state.admittedToday + (again ? 0 : 1) })
    return { presented, reason: null, admitted: at, ...(badge ? { badge } : {}) }
  }

  function told(presented: string, { admitted, reason, badge }: AdmissionOutcome): Shown {
    if (badge) put(badge)
    const isNew = admitted && badge !== null
    become({ isOnline: true, admittedToday: state.admittedToday + (isNew ? 1 : 0) })
    return {
      presented,
      reason,
      admitted: admitted ? (badge?.admittedAt ?? now()) : null,
      ...(badge ? { badge } : {}),
    }
  }

  return {
    get: () => state,
    watch(tell: () => void) {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
    recall,
    refresh,
    present,
    admit,
    forgetDoubts: () => become({ doubts: [] }),
  }
}

export type Gate = ReturnType<typeof createGate>
