import type { CurrentUser } from '@fairground/domain/account'
import type { Access } from '@fairground/wire/kernel/access'
import type { KeptList } from '@fairground/wire/list'

/** What a screen offers. The server decides again; this only spares people buttons that would be refused. */
export const mayDo = (user: Pick<CurrentUser, 'permissions'>, access: Access): boolean =>
  access.who !== 'holder' || user.permissions.includes(access.permission)

/** Bringing back a deleted row lists it anew, so it takes the right to add as well. */
export const mayRestore = (
  user: Pick<CurrentUser, 'permissions'>,
  { may }: Pick<KeptList, 'may'>,
  deleted: boolean,
): boolean => mayDo(user, may.edit) && (!deleted || mayDo(user, may.add))
