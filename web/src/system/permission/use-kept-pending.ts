import { useState } from 'react'
import { browserStorage } from '../../lib/safe-storage'
import { useUser } from '../../session/use-session'
import { createDraftStore } from '../../ui/form/draft-store'
import type { Pending } from './pending'

const drafts = createDraftStore(browserStorage)
const key = 'system.permission'

/** Cells that were pressed outlive a reload, another page or an expired session, like everything that is not saved yet. */
export function useKeptPending(): [Pending, (pending: Pending) => void] {
  const account = useUser().id
  const [pending, setPending] = useState<Pending>(() => readCells(drafts.read(account, key)?.cells))
  return [
    pending,
    (next) => {
      setPending(next)
      if (next.size > 0) drafts.write(account, key, { cells: [...next] })
      else drafts.clear(account, key)
    },
  ]
}

const readCells = (cells: unknown): Pending =>
  new Map(Array.isArray(cells) ? (cells as [string, boolean][]) : [])
