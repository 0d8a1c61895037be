import { useQueryClient } from '@tanstack/react-query'
import { useLiveNotices } from '../session/use-live-notices'

/** Asks again, without a flicker, for whatever is shown of a list when somebody changed one. */
export function useLiveList(base: string): () => void {
  const queries = useQueryClient()
  const refresh = () =>
    void queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith(`${base}/`),
    })
  useLiveNotices(({ type }) => {
    if (type === 'list-changed' || type === 'reconnected') refresh()
  })
  return refresh
}
