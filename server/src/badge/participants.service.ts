import { badgeStates, badgeMessages as say } from '@fairground/domain/badge'
import { dayIn } from '@fairground/domain/field'
import type { Participant, ParticipantSearch, participantSums } from '@fairground/wire/badge/participants'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { Page } from '@fairground/wire/kernel/page'
import { companyNews } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import { readPage } from '../platform/database/joined-view'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import type { Secrets } from '../platform/secrets/secrets'
import { findPerson, type StoredPerson } from './badge.repository'
import { countAdmitted } from './gate.repository'
import { masked, openIdentity } from './identity'
import { lockCompany } from './numbers.repository'
import type { BadgeCompany } from './own-company'
import {
  countStates,
  findCompanyOf,
  markVoid,
  participants,
  type StoredParticipant,
} from './participants.repository'

/** Everybody of every exhibitor, as the organiser sees them. */

const subjectType = 'badge-person'

export const shown = (secrets: Secrets, { identitySealed, ...person }: StoredParticipant): Participant => ({
  ...person,
  identityMasked: masked(secrets, { id: person.id, identitySealed }),
})

export async function listParticipants(
  { db, settings, secrets }: Platform,
  search: ParticipantSearch & { page: number; pageSize: number },
  { language }: SignedInCaller,
): Promise<Page<Participant>> {
  const { list, total } = await readPage(db, participants, search, {
    edition: settings.current().edition,
    language,
  })
  return { list: list.map((row) => shown(secrets, row)), total }
}

export async function sumParticipants({
  db,
  settings,
}: Platform): Promise<CallResult<typeof participantSums>> {
  const { edition, timeZone } = settings.current()
  const [counted, admittedToday] = await Promise.all([
    countStates(db, edition),
    countAdmitted(db, { edition, day: dayIn(timeZone) }),
  ])
  const people = (state: string) => counted.find((one) => one.state === state)?.people ?? 0
  return {
    states: Object.fromEntries(badgeStates.map((state) => [state, people(state)])) as Record<
      (typeof badgeStates)[number],
      number
    >,
    admittedToday,
  }
}

/** The company of these people, under its lock. People of two companies are nobody's. */
export async function lockCompanyOf(
  { settings }: Platform,
  trx: Db,
  personIds: readonly string[],
): Promise<BadgeCompany> {
  const { edition } = settings.current()
  const [companyId, another] = await findCompanyOf(trx, personIds, edition)
  const company = companyId && !another ? await lockCompany(trx, companyId, edition) : undefined
  if (!company) throw new Refusal(codes.refused, say.unknownPerson)
  return { ...company, edition }
}

async function lockPerson(platform: Platform, trx: Db, id: string) {
  const company = await lockCompanyOf(platform, trx, [id])
  const person = await findPerson(trx, { id, companyId: company.id }, true)
  if (!person) throw new Refusal(codes.refused, say.unknownPerson)
  return { company, person }
}

/** The whole number, with a line on record of who looked at whose. */
export const seeParticipantIdentity = (
  platform: Platform,
  id: string,
  caller: SignedInCaller,
): Promise<{ identityNumber: string }> =>
  platform.db.transaction().execute(async (trx) => {
    const { person } = await lockPerson(platform, trx, id)
    const identityNumber = openIdentity(platform.secrets, person)
    await recordAudit(trx, caller, {
      action: 'see-identity',
      subjectType,
      subjectId: id,
      after: { badge: person.number },
    })
    return { identityNumber }
  })

/** Made void twice for the same reason, it is made void once. */
export const voidBadge = (
  platform: Platform,
  { id, version, reason }: { id: string; version: number; reason: string },
  caller: SignedInCaller,
): Promise<void> =>
  platform.db.transaction().execute(async (trx) => {
    const { company, person } = await lockPerson(platform, trx, id)
    if (person.voidReason === reason) return
    requireVoidable(person, version)
    await markVoid(trx, id, { by: caller.user.id, reason })
    await recordAudit(trx, caller, {
      action: 'void-badge',
      subjectType,
      subjectId: id,
      after: { badge: person.number, printing: person.printing, reason },
    })
    for (const event of companyNews(company)) await platform.live.publish(trx, event)
  })

function requireVoidable(person: StoredPerson, version: number): void {
  if (person.printing === 0) throw new Refusal(codes.refused, say.notPrinted)
  if (person.voidReason !== null) throw new Refusal(codes.conflict, say.voidedAlready)
  if (person.version !== version) throw new Refusal(codes.conflict, say.changedMeanwhile)
}
