import { useQueryClient } from '@tanstack/react-query'
import { useLiveNotices } from '../session/use-live-notices'

/** Asks again, without a flicker, for whatever is shown of sign-ups when one of them changed. */
export function useLiveSignUps(): void {
  const queries = useQueryClient()
  useLiveNotices(({ type }) => {
    if (type !== 'company-changed' && type !== 'reconnected') return
    void queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith('/review/'),
    })
  })
}
