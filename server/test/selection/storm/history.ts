/** What a company asked for and was told, in the order in which it asked. */
export interface Told {
  deed: 'choose' | 'release' | 'finish' | 'look' | 'accept'
  boothIds: readonly string[]
  /** When it asked first, and when it had its answer; in between nobody can say what was so. */
  askedAt: number
  answeredAt: number
  /** What it has by that answer; none where it was refused. */
  has: { boothIds: readonly string[]; finished: boolean } | undefined
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
 * the answer that gave it to the question that gave it back. `standing` is what the database says at the end.
 */
export function contradictionsIn(
  history: History,
  standing: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const found: string[] = []
  const spans = new Map<string, Span[]>()
  for (const [company, all] of history) {
    let held = new Map<string, Span>()
    let finished = false
    for (const [turn, told] of all.entries()) {
      if (!told.has) continue
      const before = [...held.keys()]
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
