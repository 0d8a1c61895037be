import { exhibitorHome } from '@fairground/wire/home'
import { useCall } from '../../session/use-call'
import { useUser } from '../../session/use-session'

/** Since when and why the signed-in company is listed. Staff have no company of their own to be listed. */
export function useOwnBlacklisting() {
  const own = useUser().department === 'exhibitor'
  return useCall(exhibitorHome, {}, { enabled: own }).data?.blacklisting ?? null
}
