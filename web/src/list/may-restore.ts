import { mayCall } from '@fairground/wire/kernel/access'
import type { KeptList } from '@fairground/wire/list'

/** Bringing back a deleted row lists it anew, so it takes the right to add as well. */
export const mayRestore = (
  user: Parameters<typeof mayCall>[1],
  { may }: Pick<KeptList, 'may'>,
  deleted: boolean,
): boolean => mayCall(may.edit, user) && (!deleted || mayCall(may.add, user))
