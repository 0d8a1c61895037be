import { type ChoiceStage, selectionMessages as messages } from '@fairground/domain/selection'
import { translate } from '@fairground/domain/text'
import { useState } from 'react'
import type { BoothOnMap } from '../hall'
import { useLanguage } from '../lib/language'
import type { OwnBooth, OwnSelection } from './eligibility'
import { phaseOf } from './phase'
import { type Deed, rehearsed } from './rehearsal'
import type { Choosing, Refused } from './use-choosing'

/** Before the window is open, and once it is known what one may choose. */
export const mayRehearse = (own: OwnSelection): boolean =>
  own.quota !== null && own.hallIds.length > 0 && ['before', 'missing'].includes(phaseOf(own))

interface Rehearsing {
  booths: OwnBooth[]
  stage: ChoiceStage
}

/**
 * Choosing on an empty plan, in this browser alone: nothing is sent. It does not end by itself when the window opens:
 * a press that was meant as a rehearsal must not become a choice.
 */
export function useRehearsal(own: OwnSelection) {
  const language = useLanguage()
  const [state, setState] = useState<Rehearsing>()
  const [refused, setRefused] = useState<Refused>()
  if (!state)
    return {
      isOn: false as const,
      begin: mayRehearse(own) ? () => setState({ booths: own.booths, stage: 'choosing' }) : undefined,
    }

  const isFinished = state.stage === 'finished'
  const shown: OwnSelection = {
    ...own,
    ...state,
    gates: own.gates.map(({ gate }) => ({
      gate,
      missing: gate === 'unfinished' && isFinished ? translate(messages.finished, language) : null,
    })),
  }

  /** As the booths of the hall that is looked at allow it. */
  function choosingAmong(hallId: string, booths: readonly BoothOnMap[]): Choosing {
    function perform(deed: Deed, ids: readonly string[]): void {
      const { quota } = shown
      if (!quota) return
      const given = { own: shown, quota: { ...quota, area: quota.area }, pending: none, language }
      const after = rehearsed(deed, ids, { ...given, hallId, booths })
      if ('fault' in after) {
        setRefused({ text: translate(after.fault.message, language, after.fault.params), taken: [] })
        return
      }
      setRefused(undefined)
      setState({ booths: after.has, stage: deed === 'finish' ? 'finished' : 'choosing' })
    }
    return {
      tries: [],
      refused,
      refuse: (text) => setRefused({ text, taken: [] }),
      dismiss: () => setRefused(undefined),
      choose: (ids) => perform('choose', ids),
      release: (ids) => perform('release', ids),
      finish: () => perform('finish', []),
    }
  }

  function begin(): void {
    setRefused(undefined)
    setState({ booths: own.booths, stage: 'choosing' })
  }

  return {
    isOn: true as const,
    own: shown,
    isFinished,
    /** The real window is open by now. */
    isOvertaken: phaseOf(own) === 'open',
    choosingAmong,
    begin,
    end() {
      setRefused(undefined)
      setState(undefined)
    },
  }
}

const none: ReadonlySet<string> = new Set()

export type Rehearsal = Extract<ReturnType<typeof useRehearsal>, { isOn: true }>
