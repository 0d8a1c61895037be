import type { LiveEvent } from '@fairground/domain/live'
import { type StaffUser, systemMessages as say } from '@fairground/domain/system'
import { readChanges } from '../platform/audit/recorded-changes.repository'
import type { Db } from '../platform/database/database'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import { readRoles } from './roles.repository'
import { readUnits } from './units.repository'
import { type HeldUser, lockUser } from './users.repository'

export const peopleNews: LiveEvent = { type: 'people-changed', audience: 'staff' }

/** Whoever changed a record last, as the log says. */
export const lastOnRecord =
  (subjectType: string) =>
  async (trx: Db, { id }: { id: string }) => {
    const [last] = await readChanges(trx, { type: subjectType, id }, { most: 1 })
    return { who: last?.by ?? '', when: last?.at ?? null }
  }

export const userRecord: KeptRecord<HeldUser> = {
  subjectType: 'account',
  lock: lockUser,
  lastChange: lastOnRecord('account'),
  ...refusals(say.unknownUser, say.changed),
}

/** As it stands on record: roles and units by their names, since either may be gone when somebody reads it. */
export async function traceOfUser(trx: Db, user: StaffUser): Promise<Record<string, unknown>> {
  const { roleIds, unitId, ...plain } = user
  const roles = await readRoles(trx)
  const units = unitId ? await readUnits(trx) : []
  return {
    ...plain,
    roles: roles.filter(({ id }) => roleIds.includes(id)).map(({ zh }) => zh),
    unit: units.find(({ id }) => id === unitId)?.zh ?? '',
  }
}
