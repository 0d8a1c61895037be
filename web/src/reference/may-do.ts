import type { CurrentUser } from '@fairground/domain/account'
import type { Access } from '@fairground/wire/kernel/access'

/** What a screen offers. The server decides again; this only spares people buttons that would be refused. */
export const mayDo = (user: Pick<CurrentUser, 'permissions'>, access: Access): boolean =>
  access.who !== 'holder' || user.permissions.includes(access.permission)
