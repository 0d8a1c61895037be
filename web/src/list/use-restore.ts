import { listMessages } from '@fairground/domain/list'
import type { KeptList, ListRow } from '@fairground/wire/list'
import { call } from '../session/session'
import { useCommand } from '../ui/use-command'
import { listAnnouncer } from './announce'

/** Brings back a deleted row, or a row as it was before one of its changes. */
export function useRestore(list: KeptList, onDone: () => void) {
  const { busy, run } = useCommand(listAnnouncer)
  return {
    busy,
    restore: ({ id, version }: ListRow, entry?: number) =>
      run(() => call(list.calls.restore, { body: { id, version: version as number, entry } }), {
        done: listMessages.restored,
        after: onDone,
      }),
  }
}
