import type { ChoiceStage } from '@fairground/domain/selection'

/** A small fair as somebody would write it down by hand: booths and companies are numbers. Nothing of it is the product's. */

export const perRow = 5
export const booths = 2 * perRow
export const companies = 4
/** Everybody may have one to three. */
export const most = 3

export interface Wish {
  least: number
  wanted: number
  givesBack: boolean
}

export interface Company {
  stage: ChoiceStage
  windowOpen: boolean
  held: number[]
  wish: Wish | null
  /** What is kept for it. */
  offer: number[] | null
}

export interface Standing {
  started: boolean
  companies: Company[]
}

/** What was so before and decides later, though nobody sees it. */
export interface Past {
  /** By company: whatever it ever had. */
  had: Set<number>[]
  /** By company: what it was offered, as long as it waits, and did not take. */
  notAgain: Set<number>[]
  /** Let go of at least once. */
  freed: Set<number>
}

export const deeds = [
  ...(['choose', 'release', 'finish', 'confirm', 'return', 'move', 'swap', 'window', 'stop'] as const),
  ...(['join', 'withdraw', 'offer', 'accept', 'decline', 'expire'] as const),
]
export type Deed = (typeof deeds)[number]

export interface Step {
  deed: Deed
  byStaff: boolean
  company: number
  other: number
  ids: number[]
  wish: Wish
}

const adjoins = (one: number, other: number): boolean =>
  Math.abs(one - other) === 1 && Math.floor(one / perRow) === Math.floor(other / perRow)

/** Whoever starts at one of them comes to all of them. */
export function isOneStand(ids: readonly number[]): boolean {
  const reached = new Set(ids.slice(0, 1))
  for (const from of reached) for (const id of ids) if (adjoins(from, id)) reached.add(id)
  return reached.size === ids.length
}

export const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)
const without = (ids: readonly number[], gone: readonly number[]) => ids.filter((id) => !gone.includes(id))
const isAmong = (ids: readonly number[], all: readonly number[]) => ids.every((id) => all.includes(id))

export const freeIn = ({ companies: all }: Standing): number[] =>
  Array.from({ length: booths }, (_, id) => id).filter(
    (id) => !all.some(({ held, offer }) => held.includes(id) || offer?.includes(id)),
  )

/** Whether just these, beside what stays, are what a company waits for. */
export function isAsWished({ held, wish }: Company, ids: readonly number[]): boolean {
  if (!wish || ids.length < wish.least || ids.length > wish.wanted) return false
  const all = [...(wish.givesBack ? [] : held), ...ids]
  return all.length <= most && isOneStand(all)
}

/** Every way to take some of these, up to as many as anybody may have. */
export function waysToTake(ids: readonly number[]): number[][] {
  const ways: number[][] = [[]]
  for (const id of ids) for (const way of ways.slice()) if (way.length < most) ways.push([...way, id])
  return ways
}

const copyOf = ({ started, companies: all }: Standing): Standing => ({
  started,
  companies: all.map((company) => ({ ...company })),
})

/** What stands after a step; none where the step must be refused. Offers the list makes by itself come on top. */
export function after(before: Standing, past: Past, step: Step): Standing | undefined {
  const { byStaff, company: number, other: second, ids, wish } = step
  const next = copyOf(before)
  const [company, other] = [next.companies[number], next.companies[second]]
  if (!company || !other) return undefined
  const { held, offer, stage } = company
  const free = freeIn(before)
  const mayChoose = byStaff || (before.started && company.windowOpen && stage === 'choosing')
  const change = (changed: Partial<Company>): Standing => {
    Object.assign(company, changed)
    return next
  }
  const fits = (coming: readonly number[], staying: readonly number[]): boolean =>
    isAmong(coming, free) && coming.length + staying.length <= most && isOneStand([...staying, ...coming])

  const does: Record<Deed, () => Standing | undefined> = {
    choose() {
      if (isAmong(ids, held)) return next
      return mayChoose && fits(ids, held) ? change({ held: [...held, ...ids] }) : undefined
    },
    release() {
      const had = [...(past.had[number] ?? [])]
      if (!ids.some((id) => held.includes(id)) && isAmong(ids, had)) return next
      const left = without(held, ids)
      if (!mayChoose || !isAmong(ids, held) || !isOneStand(left)) return undefined
      return change({ held: left, stage: left.length === 0 ? 'choosing' : stage })
    },
    finish() {
      if (stage !== 'choosing') return next
      return mayChoose && held.length > 0 ? change({ stage: 'finished' }) : undefined
    },
    confirm: () => (stage === 'choosing' ? undefined : change({ stage: 'confirmed' })),
    return: () => (stage === 'choosing' ? undefined : change({ stage: 'choosing' })),
    move() {
      const staying = held.filter((id) => ids.includes(id))
      const coming = without(ids, held)
      return fits(coming, staying) ? change({ held: [...ids] }) : undefined
    },
    swap() {
      if (number === second || held.length === 0 || other.held.length === 0) return undefined
      ;[company.held, other.held] = [other.held, held]
      return next
    },
    window: () => change({ windowOpen: !company.windowOpen }),
    stop: () => ({ ...next, started: !before.started }),
    join() {
      const kept = wish.givesBack ? 0 : held.length
      const isSound = wish.wanted + kept <= most && !(wish.givesBack && held.length === 0)
      const mayStillChoose = stage === 'choosing' && company.windowOpen
      const finds = () => waysToTake(free).some((way) => isAsWished({ ...company, wish }, way))
      if (!before.started || !isSound || (mayStillChoose && finds())) return undefined
      if (company.wish) return isSame(company.wish, wish) ? next : undefined
      return change({ wish })
    },
    withdraw: () => change({ wish: null, offer: null }),
    offer: () =>
      before.started && company.wish && !offer && isAmong(ids, free) && isAsWished(company, ids)
        ? change({ offer: [...ids] })
        : undefined,
    accept() {
      if (!before.started || !offer || !company.wish) return undefined
      const all = [...(company.wish.givesBack ? [] : held), ...offer]
      if (all.length > most || !isOneStand(all)) return undefined
      const goesOn = stage === 'choosing' && company.windowOpen
      return change({ held: all, wish: null, offer: null, stage: goesOn ? stage : 'finished' })
    },
    decline: () => (offer ? change({ offer: null }) : undefined),
    expire: () => change({ offer: null }),
  }
  return does[step.deed]()
}

const isSame = (one: Wish, other: Wish): boolean =>
  one.least === other.least && one.wanted === other.wanted && one.givesBack === other.givesBack

/** What nobody sees, once something has changed. */
export function remember(past: Past, before: Standing, now: Standing): void {
  for (const [number, company] of now.companies.entries()) {
    const was = before.companies[number]
    for (const id of company.held) past.had[number]?.add(id)
    if (was?.offer && !company.offer) for (const id of was.offer) past.notAgain[number]?.add(id)
    if (!company.wish) past.notAgain[number]?.clear()
  }
  const taken = without(
    Array.from({ length: booths }, (_, id) => id),
    freeIn(before),
  )
  for (const id of taken) if (freeIn(now).includes(id)) past.freed.add(id)
}
