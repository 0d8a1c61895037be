import type { Text } from '@fairground/domain/text'
import type { KeptList, KeptRow, ListRow, TakenStep } from '@fairground/wire/list'
import { call } from '../../session/session'
import { listAnnouncer } from '../announce'
import { useRowName } from '../use-columns'
import { rowStepWords } from './publishing.texts'
import { type Steps, useSteps } from './use-steps'

export type RowSteps = Steps<TakenStep, KeptRow>

/** Throwing a draft away is deleting it, as rows are deleted. */
export const rowSteps: readonly TakenStep[] = ['publish', 'withdraw', 'recall']

/** The steps of a row of any list whose rows are published. */
export function useRowSteps(list: KeptList, refresh: () => void): RowSteps {
  const titleOf = useTitleOf(list)
  return useSteps<TakenStep, KeptRow>({
    words: rowStepWords,
    announcer: listAnnouncer,
    titleOf,
    refresh,
    send: async (step, { id, version }) => {
      if (list.calls.step) await call(list.calls.step, { body: { id, version, step } })
    },
  })
}

/** What a row is known by in each language; a name that has none is the same in both. */
export function useTitleOf(list: KeptList): (row: ListRow) => Text {
  const nameOf = useRowName(list)
  return (row) => {
    if (list.single) return list.title
    const name = row[list.namedBy]
    if (list.fields[list.namedBy]?.kind === 'bothLanguages') return name as Text
    return { zh: nameOf(row), en: nameOf(row) }
  }
}
