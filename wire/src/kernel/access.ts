import { type CurrentUser, isExhibitor, type PermissionKey } from '@fairground/domain/account'

/** Who may make a call. Checked on the server before anything of the request is looked at. */
export type Access =
  | { who: 'anyone' }
  | { who: 'signedIn' }
  | { who: 'exhibitor' }
  | { who: 'staff' }
  /** A role named here reads only, whatever keys it was given. */
  | { who: 'holder'; permission: PermissionKey; never?: string }
  | { who: 'holderOfAny'; permissions: readonly PermissionKey[] }
  /** Demo mode only; does not exist in production. */
  | { who: 'demo' }

export const anyone = { who: 'anyone' } as const
export const signedIn = { who: 'signedIn' } as const
export const exhibitor = { who: 'exhibitor' } as const
export const staff = { who: 'staff' } as const
export const demo = { who: 'demo' } as const
export const holderOf = (permission: PermissionKey) => ({ who: 'holder', permission }) as const
export const holderExcept = (role: string, permission: PermissionKey) =>
  ({ who: 'holder', permission, never: role }) as const
export const holderOfAny = (...permissions: PermissionKey[]) => ({ who: 'holderOfAny', permissions }) as const

type Person = Pick<CurrentUser, 'department' | 'permissions' | 'roles'>

/**
 * May this person make such a call? The one place that reads an access rule: the server refuses by it, and screens spare
 * people the buttons that would be refused.
 */
export function mayCall(access: Access, user: Person | undefined): boolean {
  switch (access.who) {
    case 'anyone':
    case 'demo':
      return true
    case 'signedIn':
      return user !== undefined
    case 'exhibitor':
      return user !== undefined && isExhibitor(user)
    case 'staff':
      return user !== undefined && !isExhibitor(user)
    case 'holder':
      return (
        mayCall(holderOfAny(access.permission), user) &&
        !(access.never !== undefined && user?.roles.includes(access.never))
      )
    case 'holderOfAny':
      return (
        user !== undefined &&
        !isExhibitor(user) &&
        access.permissions.some((permission) => user.permissions.includes(permission))
      )
  }
}
