import type { PermissionKey } from '@fairground/domain/account'

/** Who may make a call. Checked on the server before anything of the request is looked at. */
export type Access =
  | { who: 'anyone' }
  | { who: 'signedIn' }
  | { who: 'exhibitor' }
  | { who: 'staff' }
  | { who: 'holder'; permission: PermissionKey }
  /** Demo mode only; does not exist in production. */
  | { who: 'demo' }

export const anyone = { who: 'anyone' } as const
export const signedIn = { who: 'signedIn' } as const
export const exhibitor = { who: 'exhibitor' } as const
export const staff = { who: 'staff' } as const
export const demo = { who: 'demo' } as const
export const holderOf = (permission: PermissionKey) => ({ who: 'holder', permission }) as const
