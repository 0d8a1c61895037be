import type { FoundBooth, FoundHall, FoundOnPlans } from '@fairground/wire/hall/search'
import { foundAtOnce } from '@fairground/wire/hall/searched'
import { useEffect, useState } from 'react'
import type { PlanSearch } from './search-openly'

/** A booth on its hall's plan, or the hall itself. */
export interface Found {
  hall: FoundHall
  booth?: FoundBooth
}

export interface Asked {
  search: PlanSearch
  /** The hall one looks at, if any. */
  near?: string | undefined
}

interface Answer extends FoundOnPlans {
  text: string
  page: number
}

export type Finding = ReturnType<typeof useFound>

/** Long enough that fast fingers ask once, short enough that nobody waits for it. */
const pauseMs = 150

/** What is found for a text, page by page. While an answer is on its way the last one stays. */
export function useFound({ search, near }: Asked, text: string) {
  const [answer, setAnswer] = useState<Answer>()
  const [failedAt, setFailedAt] = useState<string>()
  const [turn, setTurn] = useState({ text, page: 1, attempt: 0 })
  const { page, attempt } = turn.text === text ? turn : { page: 1, attempt: 0 }
  const key = `${page} ${attempt} ${text}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says text, page and attempt
  useEffect(() => {
    let isWanted = true
    const ask = () =>
      search({ text, page, near }).then(
        (found) => isWanted && setAnswer((before) => following(before, { ...found, text, page })),
        () => isWanted && setFailedAt(key),
      )
    const timer = setTimeout(ask, page === 1 && attempt === 0 ? pauseMs : 0)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [search, near, key])

  const isAnswered = answer?.text === text && answer.page === page
  const state: 'asking' | 'answered' | 'failed' = isAnswered
    ? 'answered'
    : failedAt === key
      ? 'failed'
      : 'asking'
  return {
    answer,
    state,
    /** How many booths there are beyond those that came. */
    left: answer ? Math.max(answer.total - answer.page * foundAtOnce, 0) : 0,
    more: () => isAnswered && setTurn({ text, page: page + 1, attempt: 0 }),
    retry: () => setTurn({ text, page, attempt: attempt + 1 }),
  }
}

/** A booth that moved to the next page while people took others is there already. */
function following(before: Answer | undefined, next: Answer): Answer {
  if (!before || next.page === 1) return next
  const known = new Set(before.booths.map(({ id }) => id))
  return { ...next, booths: [...before.booths, ...next.booths.filter(({ id }) => !known.has(id))] }
}
