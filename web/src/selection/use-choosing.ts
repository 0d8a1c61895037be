import { selectionMessages as messages } from '@fairground/domain/selection'
import { translate } from '@fairground/domain/text'
import {
  chooseBooths,
  finishChoice,
  type OwnChoice,
  ownSelection,
  releaseBooths,
} from '@fairground/wire/selection'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../lib/language'
import { call } from '../session/session'
import { endReasonOf } from '../session/session-store'
import { asking } from '../session/use-call'
import { failureText } from '../ui/announce'
import type { OwnSelection } from './eligibility'
import { pauseOrOnline, untilAnswered } from './until-answered'

/** Something that was pressed and is not answered yet. */
export interface Try {
  kind: 'choose' | 'release' | 'finish'
  boothIds: readonly string[]
  /** No answer came, so it is asked again. */
  isLost: boolean
}

/** Why something was not done; it stands until somebody has read it. */
export interface Refused {
  text: string
  /** Booths that somebody else was faster with. */
  taken: readonly string[]
}

/** A click that brought no answer within this time is asked again; the server answers the same. */
const patienceMs = 8000

/**
 * What is pressed goes to the server one after the other, and nothing of it is lost: without an answer it is asked again
 * with the same booths, which is harmless, and whatever was answered is shown as the server sees it.
 */
export function useChoosing(onTruth: () => void) {
  const language = useLanguage()
  const queries = useQueryClient()
  const [tries, setTries] = useState<readonly Try[]>([])
  const [refused, setRefused] = useState<Refused>()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  /** Known at once: two presses may come before the screen has shown the first. */
  const asked = useRef(new Set<string>())
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const { queryKey } = asking(ownSelection)
  /** The time it says it is was true when all of it was read, not now. */
  const show = (choice: OwnChoice) =>
    queries.setQueryData<OwnSelection>(queryKey, (before) => before && { ...before, ...choice }, {
      updatedAt: queries.getQueryState(queryKey)?.dataUpdatedAt,
    })

  async function perform(one: Try, ask: (signal: AbortSignal) => Promise<OwnChoice>): Promise<void> {
    let shown = one
    try {
      // An older reading that is still on its way must not overwrite the answer.
      await queries.cancelQueries({ queryKey })
      const choice = await untilAnswered(() => ask(AbortSignal.timeout(patienceMs)), {
        isOver: () => isGone.current,
        pause: pauseOrOnline,
        onLost: () => {
          const lost = { ...shown, isLost: true }
          const before = shown
          shown = lost
          setTries((all) => all.map((each) => (each === before ? lost : each)))
        },
      })
      show(choice)
    } catch (error) {
      if (isGone.current || endReasonOf(error)) return
      const text = failureText(error, language, { otherwise: messages.failed })
      const isTaken = text === translate(messages.taken, language)
      setRefused({ text, taken: isTaken ? one.boothIds : [] })
      await queries.invalidateQueries({ queryKey })
    } finally {
      setTries((all) => all.filter((each) => each !== shown))
      onTruth()
    }
  }

  function press(kind: Try['kind'], boothIds: readonly string[]): void {
    const deeds = kind === 'finish' ? [kind] : boothIds.map((id) => `${kind} ${id}`)
    if (deeds.some((deed) => asked.current.has(deed))) return
    for (const deed of deeds) asked.current.add(deed)
    const one: Try = { kind, boothIds, isLost: false }
    setTries((all) => [...all, one])
    setRefused(undefined)
    const body = { boothIds: [...boothIds] }
    const asks = {
      choose: (signal: AbortSignal) => call(chooseBooths, { body, signal }),
      release: (signal: AbortSignal) => call(releaseBooths, { body, signal }),
      finish: (signal: AbortSignal) => call(finishChoice, { signal }),
    }
    queue.current = queue.current
      .then(() => perform(one, asks[kind]))
      .finally(() => deeds.map((deed) => asked.current.delete(deed)))
  }

  return {
    tries,
    refused,
    /** Said here and not by the server, because the rules are known here too. */
    refuse: (text: string) => setRefused({ text, taken: [] }),
    dismiss: () => setRefused(undefined),
    choose: (boothIds: readonly string[]) => press('choose', boothIds),
    release: (boothIds: readonly string[]) => press('release', boothIds),
    finish: () => press('finish', []),
  }
}

export type Choosing = ReturnType<typeof useChoosing>
