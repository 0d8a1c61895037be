import { listMessages } from '@fairground/domain/list'
import type { KeptList, ListRow } from '@fairground/wire/list'
import { useState } from 'react'
import { call } from '../session/session'
import { announce, announceFailure } from './announce'

/** Brings back a deleted row, or a row as it was before one of its changes. */
export function useRestore(list: KeptList, onDone: () => void) {
  const [busy, setBusy] = useState(false)
  async function restore(row: ListRow, entry?: number): Promise<void> {
    setBusy(true)
    try {
      await call(list.calls.restore, { body: { id: row.id, version: row.version as number, entry } })
      announce('success', listMessages.restored)
    } catch (error) {
      announceFailure(error)
    } finally {
      setBusy(false)
      onDone()
    }
  }
  return { busy, restore }
}
