import { z } from 'zod'
import { type CurrentUser, mobilePattern, userTypes, usernameRule } from '../account'
import type { Text } from '../text'
import { systemMessages as say } from './system.messages'

/** Staff, as opposed to exhibitors. An administrator holds every key by being one. */
export const staffDepartments = ['administrator', 'staff'] as const satisfies readonly CurrentUser['department'][]
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

const blankOr = (rule: z.ZodType<string, string>) => z.union([z.literal(''), rule])

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
  mobile: blankOr(z.string().trim().regex(mobilePattern, say.mobile)),
  email: blankOr(z.string().trim().toLowerCase().max(100).pipe(z.email(say.email))),
})
export type StaffUser = z.output<typeof staffUser>
