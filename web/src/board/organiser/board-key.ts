import type { PermissionKey } from '@fairground/domain/account'
import { useUser } from '../../session/use-session'

const boardEditKey: PermissionKey = 'messageboard/index:edit'

/** Publishing and answering; the server asks for the same key. */
export const useMayEdit = (): boolean => useUser().permissions.includes(boardEditKey)
