import type { Draft } from '@fairground/floorplan/design/draft'
import { isNumberTaken } from '@fairground/wire/hall'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '../../../session/use-call'
import { useDesign, useEditor } from '../../design-context'
import { useDesk } from '../../desk-context'
import { comparableCode } from '../comparable-code'

export type Elsewhere = 'free' | 'taken' | 'checking' | 'unknown'

const restMs = 400

/** Drafts never change, so each is looked through once, however often the editor speaks. */
const numbers = new WeakMap<Draft, ReadonlyMap<string, readonly string[]>>()

function numbersIn(draft: Draft): ReadonlyMap<string, readonly string[]> {
  const known = numbers.get(draft)
  if (known) return known
  const found = new Map<string, string[]>()
  for (const { id, code } of draft.booths) {
    const number = comparableCode(code)
    const others = found.get(number)
    if (others) others.push(id)
    else found.set(number, [id])
  }
  numbers.set(draft, found)
  return found
}

/** Whether another hall has this number. What this hall itself has, or had until now, the drawing knows better. */
export function useNumberElsewhere(boothId: string, code: string): Elsewhere {
  const { published, onlyViewed } = useDesign()
  const { elsewhere, reload } = useDesk()
  const [asked, setAsked] = useState(code)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(code), restMs)
    return () => clearTimeout(timer)
  }, [code])
  const wanted = comparableCode(code)
  const isOurs = useEditor(({ draft }) =>
    [draft, published.draft].some((plan) =>
      numbersIn(plan)
        .get(wanted)
        ?.some((id) => id !== boothId),
    ),
  )
  const query = useCall(
    isNumberTaken,
    { body: { boothId, code: asked } },
    { enabled: asked !== '' && !isOurs && !onlyViewed, staleTime: 30_000 },
  )
  const isTaken = query.data === true && !isOurs && asked === code && code !== ''
  const isNews = isTaken && !elsewhere.taken.has(wanted) && !elsewhere.planned.has(wanted)
  const readAgain = useEffectEvent(() => void reload())
  // Given to a booth of another hall since this one was read: the list of problems has to know it too.
  useEffect(() => {
    if (isNews && code) readAgain()
  }, [isNews, code])
  if (isOurs || code === '') return 'free'
  if (asked !== code || query.isFetching) return 'checking'
  if (query.isError) return 'unknown'
  return query.data ? 'taken' : 'free'
}
