import type { CurrentUser } from '@fairground/domain/account'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { session } from './session'
import type { SessionState } from './session-store'

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.get)

/** The guard provides the user, so screens behind it need not ask whether there is one. */
export const UserContext = createContext<CurrentUser | undefined>(undefined)

export function useUser(): CurrentUser {
  const user = useContext(UserContext)
  if (!user) throw new Error('useUser is for screens behind the guard')
  return user
}
