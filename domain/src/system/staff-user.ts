import { z } from 'zod'
import { type CurrentUser, mobilePattern, usernameRule, userTypes } from '../account'
import type { Text } from '../text'
import { systemMessages as say } from './system.messages'

/** Staff, as opposed to exhibitors. An administrator holds every key by being one. */
export const staffDepartments = [
  'administrator',
  'staff',
] as const satisfies readonly CurrentUser['department'][]
export type StaffDepartment = (typeof staffDepartments)[number]

export const staffDepartmentNames: Record<StaffDepartment, Text> = {
  administrator: { zh: '管理员', en: 'Administrator' },
  staff: { zh: '工作人员', en: 'Staff' },
}

/** `initial`: has yet to log in with the password that was handed over, and to choose another. */
export const userStates = ['active', 'initial', 'locked', 'disabled'] as const
export type UserState = (typeof userStates)[number]

export const userStateNames: Record<UserState, Text> = {
  active: { zh: '正常', en: 'Active' },
  initial: { zh: '待首次登录', en: 'Not logged in yet' },
  locked: { zh: '登录已锁定', en: 'Login locked' },
  disabled: { zh: '已停用', en: 'Disabled' },
}

const emptyOr = (fits: (text: string) => boolean, message: string) =>
  [(text: string) => text === '' || fits(text), message] as const
const isEmail = (text: string): boolean => z.email().safeParse(text).success

/** What is written down of a member of staff. */
export const staffUser = z.object({
  username: usernameRule({ department: 'staff', userType: 'CHN' }),
  realName: z.string().trim().min(1, say.realNameMissing).max(50),
  /** The language of the screens. */
  userType: z.enum(userTypes),
  department: z.enum(staffDepartments),
  roleIds: z.array(z.uuid()).max(50),
  unitId: z.uuid().nullable(),
  post: z.string().trim().max(50),
  mobile: z
    .string()
    .trim()
    .max(20)
    .refine(...emptyOr((text) => mobilePattern.test(text), say.mobile)),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(100)
    .refine(...emptyOr(isEmail, say.email)),
})
export type StaffUser = z.output<typeof staffUser>
