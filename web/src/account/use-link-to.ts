import { useSearchParams } from 'react-router'
import { withReturnPath } from '../session/return-path'

/** Where to go back to after login survives every screen on the way there. */
export function useLinkTo(): (path: string) => string {
  const [search] = useSearchParams()
  return (path) => withReturnPath(path, search.get('returnTo') ?? undefined)
}
