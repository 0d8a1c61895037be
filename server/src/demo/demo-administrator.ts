import type { Db } from '../platform/database/database'
import { calendarFor } from './calendar'
import { hasAccount } from './demo-fair.repository'
import { fairRandom } from './random'
import { staffRows } from './staff'

/** The rows of a demo fair have the same ids everywhere; nobody else's administrator has this one. */
const { adminId } = staffRows(fairRandom().fork('staff'), calendarFor('2000-01-01'))

/** Whose database it is, is told by this alone: undefined where it is not the demo fair's. */
export const findDemoAdministrator = async (db: Db): Promise<string | undefined> =>
  (await hasAccount(db, adminId)) ? adminId : undefined
