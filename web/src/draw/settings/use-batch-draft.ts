import type { DrawBatch } from '@fairground/wire/draw'
import { useState } from 'react'
import { type DraftBatch, draftOf, isChanged, moved, roomOf, sendingOf } from './batch-draft'
import { following } from './wall-range-input'

interface Draft {
  rows: DraftBatch[]
  /** What it was made from: whoever else saves meanwhile makes another. */
  base: readonly DrawBatch[]
}

const sameBatches = (one: readonly DrawBatch[], other: readonly DrawBatch[]): boolean =>
  one.length === other.length &&
  one.every(({ id, version }, index) => id === other[index]?.id && version === other[index].version)

let made = 0

/** Rows as they stand on the screen: the server's until somebody touches them, and theirs from then on. */
export function useBatchDraft(saved: readonly DrawBatch[], companies: number) {
  const [draft, setDraft] = useState<Draft>()
  const base = draft?.base ?? saved
  const rows = draft?.rows ?? draftOf(saved)
  const before = draftOf(base)
  const sending = sendingOf(rows, before)
  const setRows = (next: DraftBatch[]) => setDraft({ rows: next, base })

  return {
    rows,
    sending,
    changed: isChanged(sending),
    outdated: draft !== undefined && isChanged(sending) && !sameBatches(base, saved),
    discard: () => setDraft(undefined),
    edit: (key: string, change: Partial<DraftBatch>) =>
      setRows(rows.map((row) => (row.key === key ? { ...row, ...change } : row))),
    move: (from: number, by: -1 | 1) => setRows(moved(rows, from, by)),
    remove: (key: string) => setRows(rows.filter((row) => row.key !== key)),
    add() {
      made += 1
      const last = rows.at(-1)
      setRows([
        ...rows,
        {
          key: `new-${made}`,
          size: Math.max(companies - roomOf(rows), 0) || null,
          ...(last ? following(last) : { startsAt: '', endsAt: '' }),
        },
      ])
    },
  }
}

export type BatchDraft = ReturnType<typeof useBatchDraft>
