import { findBoardMessages } from '@fairground/wire/board'
import { useQueryClient } from '@tanstack/react-query'
import { useLiveNotices } from '../session/use-live-notices'

/** Asks again, without a flicker, for whatever is shown of the board when something on it changed. */
export function useLiveBoard(): void {
  const queries = useQueryClient()
  useLiveNotices(({ type }) => {
    if (type !== 'board-changed' && type !== 'questions-changed' && type !== 'reconnected') return
    void queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        path === findBoardMessages.path || String(path).startsWith('/board/'),
    })
  })
}
