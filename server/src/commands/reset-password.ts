import os from 'node:os'
import { initialSettings } from '@fairground/domain/settings'
import { resetStaffPassword, type StaffReset } from '../account/staff-reset.service'
import type { Database } from '../platform/database/database'
import { publishEvent } from '../platform/live/live-events'
import { hashPassword } from '../platform/passwords/password-checks'
import { createSessions } from '../platform/sessions/sessions'

export async function resetPassword(db: Database, name: string, enable: boolean): Promise<string> {
  const sessions = createSessions(db, () => initialSettings, { publish: publishEvent })
  // There is no one of the fair's own to name, so the record says from which machine and account it came.
  const actor = { user: undefined, name: 'operator', address: `${accountName()}@${os.hostname()}` }
  return describe(
    await resetStaffPassword({ db, passwords: { hash: hashPassword }, sessions }, name, { enable }, actor),
  )
}

/** Containers run under numbers that have no name. */
function accountName(): string {
  try {
    return os.userInfo().username
  } catch {
    return `uid ${process.getuid?.()}`
  }
}

const describe = ({ username, password, hours, sessionsEnded }: StaffReset): string =>
  [
    `${username} can log in with this password, once and within ${hours} hours, and must then choose another:`,
    '',
    `  ${password}`,
    '',
    `It is shown only here. Failed attempts are forgotten, and sessions were ended: ${sessionsEnded}.`,
  ].join('\n')
