import { type CurrentUser, type PermissionKey, permissionKeys } from '@fairground/domain/account'

const person = (username: string, what: Partial<CurrentUser>): CurrentUser => ({
  id: crypto.randomUUID(),
  username,
  realName: username,
  userType: 'CHN',
  department: 'staff',
  roles: [],
  permissions: [],
  mustChangePassword: false,
  ...what,
})

export const admin = person('admin', { department: 'administrator', permissions: [...permissionKeys] })
export const englishAdmin = { ...admin, userType: 'ENG' } as const
export const holderOf = (...permissions: PermissionKey[]) => person('holder', { permissions })
export const exhibitor: CurrentUser = { ...admin, department: 'exhibitor', permissions: [] }
export const englishExhibitor = { ...exhibitor, userType: 'ENG' } as const
