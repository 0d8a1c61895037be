import type { KeptList, KeptRow } from '@fairground/wire/list'
import { call } from '../session/session'
import { useCommand } from '../ui/use-command'
import { announce, listAnnouncer } from './announce'
import { listTexts as texts } from './list.texts'

interface Shown {
  rows: KeptRow[] | undefined
  total: number
  page: number
  pageSize: number
}

export interface Moving {
  busy: boolean
  /** Which of all rows this is, from 0. */
  placeOf: (row: KeptRow) => number
  total: number
  move: (row: KeptRow, by: -1 | 1) => Promise<boolean>
}

/** Rows are moved one place at a time, over the edge of a page too. */
export function useMoving(list: KeptList, shown: Shown, refresh: () => void): Moving {
  const { busy, run } = useCommand(listAnnouncer)
  const rows = shown.rows ?? []
  const start = (shown.page - 1) * shown.pageSize
  const placeOf = ({ id }: KeptRow) => start + rows.findIndex((row) => row.id === id)

  async function idAt(place: number): Promise<string | null> {
    if (place < 0) return null
    const here = rows[place - start]
    if (here) return here.id
    const beyond = await call(list.calls.page, { body: { page: place + 1, pageSize: 1 } })
    return beyond.list[0]?.id ?? null
  }

  return {
    busy,
    placeOf,
    total: shown.total,
    move: (row, by) =>
      run(
        async () => {
          if (!list.calls.move) return
          const place = placeOf(row)
          const after = await idAt(by < 0 ? place - 2 : place + 1)
          await call(list.calls.move, { body: { id: row.id, after } })
          announce('success', texts.moved, () => ({ place: place + by + 1 }))
        },
        { after: refresh },
      ),
  }
}
