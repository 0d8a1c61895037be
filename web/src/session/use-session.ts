import type { CurrentUser } from '@fairground/domain/account'
import { type Access, mayCall } from '@fairground/wire/kernel/access'
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

/** Whether the person may make such a call: what would be refused is not offered. The server decides again. */
export const useMayCall = ({ access }: { access: Access }): boolean => mayCall(access, useUser())
