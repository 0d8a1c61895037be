import type { PermissionKey } from './permissions'

/** The language an account lives in. */
export const userTypes = ['CHN', 'ENG'] as const
export type UserType = (typeof userTypes)[number]

export const departments = ['administrator', 'exhibitor', 'staff'] as const
export type Department = (typeof departments)[number]

export interface CurrentUser {
  id: string
  username: string
  userType: UserType
  department: Department
  realName: string
  permissions: PermissionKey[]
  roles: string[]
  mustChangePassword: boolean
}

export const isExhibitor = (user: { department: Department }): boolean => user.department === 'exhibitor'
