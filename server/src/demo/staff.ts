import type { Calendar } from './calendar'
import { demoStaff } from './demo-accounts'
import type { Random } from './random'
import type { AccountRoleRow, AccountRow } from './rows'

export interface StaffRows {
  account: AccountRow[]
  account_role: AccountRoleRow[]
  adminId: string
  reviewerId: string
}

export function staffRows(random: Random, calendar: Calendar): StaffRows {
  const ids = new Map(demoStaff.map((person) => [person.username, random.uuid()]))
  const idOf = (username: string) => ids.get(username) ?? ''
  const createdAt = calendar.at(-120, '09:00')
  return {
    account: demoStaff.map((person) => ({
      id: idOf(person.username),
      username: person.username,
      user_type: person.userType,
      department: person.department,
      real_name: person.realName,
      must_change_password: false,
      created_at: createdAt,
      updated_at: createdAt,
    })),
    account_role: demoStaff.flatMap(({ username, roleCode }) =>
      roleCode === null ? [] : [{ account_id: idOf(username), role_code: roleCode }],
    ),
    adminId: idOf('admin'),
    reviewerId: idOf('leader'),
  }
}
