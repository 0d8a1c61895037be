import { type Block, type Document, sameValue } from '@fairground/domain/field'
import type { KeptList, RowVersion } from '@fairground/wire/list'
import { changesOf, useLeaves } from '../../list'

interface Change {
  key: string
  title: string
  before: string
  after: string
}

type Values = RowVersion['values']

/** What changed between two versions, field by field; of a laid out text only the blocks that differ. */
export function useVersionChanges(list: KeptList): (before: Values, after: Values) => Change[] {
  const { readable, titleOf, textOf } = useLeaves(list.fields)
  return (before, after) =>
    changesOf(readable, { before, after }).map(({ field, ...change }) => {
      const isDocument = list.fields[field]?.kind === 'document'
      const [was, is] = [change.before, change.after]
      return {
        key: field,
        title: titleOf(field),
        before: textOf(field, isDocument ? without(was, is) : was),
        after: textOf(field, isDocument ? without(is, was) : is),
      }
    })
}

const blocksOf = (value: unknown): Document => (Array.isArray(value) ? (value as Block[]) : [])
const without = (one: unknown, other: unknown): Document =>
  blocksOf(one).filter((block) => !blocksOf(other).some((same) => sameValue(same, block)))
