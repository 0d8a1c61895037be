/** What a company asked for and was told, in the order in which it asked. */
export interface Told {
  deed: 'choose' | 'release' | 'finish' | 'look' | 'accept'
  boothIds: readonly string[]
  /** When it asked first, and when it had its answer; in between nobody can say what was so. */
  askedAt: number
  answeredAt: number
  /** What it has by that answer; none where it was refused. */
  has: { boothIds: readonly string[]; finished: boolean } | undefined
  /** Refused because nobody may choose at present. */
  stopped?: boolean
}

/** When everybody was stopped and let go on: each is so at some moment between the question and its answer. */
export interface Pause {
  stop: { askedAt: number; answeredAt: number }
  goOn: { askedAt: number; answeredAt: number }
}

/** By the name of the company. */
export type History = ReadonlyMap<string, readonly Told[]>

interface Span {
  company: string
  from: number
  until: number
}

/**
 * Everything in a history that cannot have been true. Each company asks one thing after the other and nobody else touches
 * what it has, so every answer follows from those before it; and no booth is two companies' at one moment, counted from
 * the answer that gave it to the question that gave it back. Nothing changes while all are stopped, and nobody is told so
 * at another time. `standing` is what the database says at the end.
 */
export function contradictionsIn(
  history: History,
  standing: ReadonlyMap<string, ReadonlySet<string>>,
  pauses: readonly Pause[] = [],
): string[] {
  const found: string[] = []
  const spans = new Map<string, Span[]>()
  for (const [company, all] of history) {
    let held = new Map<string, Span>()
    let finished = false
    for (const [turn, told] of all.entries()) {
      if (told.stopped && !pauses.some((pause) => couldBeWithin(told, pause)))
        found.push(`${company} was told that all are stopped when nobody was (answer ${turn})`)
      if (!told.has) continue
      const before = [...held.keys()]
      if (changes(told, { held, finished }) && pauses.some((pause) => mustBeWithin(told, pause)))
        found.push(`${company}: ${told.deed} was let through while all were stopped (answer ${turn})`)
      if (finished && told.deed === 'choose' && !told.boothIds.every((id) => held.has(id)))
        found.push(`${company} chose after it had finished (answer ${turn})`)
      if (told.deed === 'finish') finished = true
      // What was accepted is with the organiser as far as it is enough.
      if (told.deed === 'accept') ({ finished } = told.has)
      held = after(held, told, { company, spans })
      if (!same(held.keys(), told.has.boothIds))
        found.push(
          `${company}, answer ${turn}: had ${before}, ${told.deed} ${told.boothIds}, told ${told.has.boothIds}`,
        )
      if (told.has.finished !== finished) found.push(`${company} was told two things about having finished`)
    }
    if (!same(held.keys(), standing.get(company) ?? []))
      found.push(
        `${company} was told it has ${[...held.keys()]}, and has ${[...(standing.get(company) ?? [])]}`,
      )
  }
  for (const [booth, each] of spans) found.push(...sharedMoments(booth, each))
  return found
}

const couldBeWithin = ({ askedAt, answeredAt }: Told, { stop, goOn }: Pause): boolean =>
  stop.askedAt < answeredAt && askedAt < goOn.answeredAt

const mustBeWithin = ({ askedAt, answeredAt }: Told, { stop, goOn }: Pause): boolean =>
  stop.answeredAt < askedAt && answeredAt < goOn.askedAt

/** What was so already is answered the same at any time. */
function changes(
  { deed, boothIds }: Told,
  { held, finished }: { held: ReadonlyMap<string, Span>; finished: boolean },
): boolean {
  if (deed === 'choose' || deed === 'accept') return boothIds.some((id) => !held.has(id))
  if (deed === 'release') return boothIds.some((id) => held.has(id))
  return deed === 'finish' && !finished
}

function after(
  held: ReadonlyMap<string, Span>,
  { deed, boothIds, askedAt, answeredAt }: Told,
  { company, spans }: { company: string; spans: Map<string, Span[]> },
): Map<string, Span> {
  const next = new Map(held)
  if (deed === 'choose' || deed === 'accept')
    for (const id of boothIds.filter((one) => !held.has(one))) {
      const span = { company, from: answeredAt, until: Number.POSITIVE_INFINITY }
      next.set(id, span)
      spans.set(id, [...(spans.get(id) ?? []), span])
    }
  if (deed === 'release')
    for (const id of boothIds) {
      const span = held.get(id)
      if (span) span.until = askedAt
      next.delete(id)
    }
  return next
}

function sharedMoments(booth: string, spans: readonly Span[]): string[] {
  const inOrder = spans.filter(({ from, until }) => from < until).sort((a, b) => a.from - b.from)
  return inOrder.flatMap((one, place) =>
    inOrder
      .slice(place + 1)
      .filter((other) => other.company !== one.company && other.from < one.until)
      .map((other) => `${booth} was told to be of ${one.company} and of ${other.company} at one moment`),
  )
}

const same = (some: Iterable<string>, others: Iterable<string>): boolean =>
  [...some].sort().join() === [...others].sort().join()
