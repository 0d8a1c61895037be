import {
  type PersonAdded,
  type PersonChanged,
  plainIdentity,
  badgeMessages as say,
} from '@fairground/domain/badge'
import { translate } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import { companyNews } from '../exhibitor'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { type Keeper, keeperIn } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import type { Secrets } from '../platform/secrets/secrets'
import {
  deletePerson,
  findPerson,
  insertPerson,
  markRemoved,
  type PersonRef,
  readPeople,
  readUsername,
  type StoredPerson,
  updatePerson,
} from './badge.repository'
import { holderOfNumber, openIdentity, sealIdentity } from './identity'
import { type BadgeCompany, lockOwnCompany, requireBeforeDeadline, requireRoom } from './own-company'
import { raisePrinting } from './print.repository'

/**
 * People of a company: added, changed and taken off by it until the deadline. The log says which badge and what about it,
 * never who: it cannot be emptied, and people must be forgotten after the fair.
 */

const kept: KeptRecord<StoredPerson, PersonRef> = {
  subjectType: 'badge-person',
  lock: (trx, ref) => findPerson(trx, ref, true),
  lastChange: async (trx, { changedBy, changedAt }) => ({
    who: await readUsername(trx, changedBy),
    when: changedAt,
  }),
  ...refusals(say.unknownPerson, say.conflict),
}

type PersonKeeper = Keeper<StoredPerson, PersonRef>
interface Work {
  trx: Db
  company: BadgeCompany
  keeper: PersonKeeper
}

const changing = <Result>(
  platform: Platform,
  caller: SignedInCaller,
  work: (work: Work) => Promise<Result>,
): Promise<Result> =>
  platform.db.transaction().execute(async (trx) => {
    const company = await lockOwnCompany(platform, trx, caller)
    requireBeforeDeadline(platform.settings.current())
    return work({ trx, company, keeper: keeperIn(platform, trx, caller, kept) })
  })

/** Sent twice, it is one person. */
export const addPerson = (platform: Platform, added: PersonAdded, caller: SignedInCaller): Promise<void> =>
  changing(platform, caller, async ({ trx, company, keeper }) => {
    if (await findPerson(trx, { id: added.id, companyId: company.id })) return
    await requireRoom(trx, company.id, platform.settings.current(), 1)
    requireOwnNumber(platform.secrets, await readPeople(trx, company.id), added, caller)
    await claimPhoto(platform, trx, added.photoFileId, company)
    const number = await insertPerson(trx, {
      ...added,
      edition: company.edition,
      companyId: company.id,
      identitySealed: sealIdentity(platform.secrets, added.id, added.identityNumber),
      by: caller.user.id,
    })
    // An id of somebody else's person says nothing about that person.
    if (number === undefined) throw new Refusal(codes.refused, say.idTaken)
    await keeper.record({ id: added.id, action: 'add', after: { badge: number } }, ...companyNews(company))
  })

export const changePerson = (
  platform: Platform,
  changed: PersonChanged,
  caller: SignedInCaller,
): Promise<void> =>
  changing(platform, caller, async ({ trx, company, keeper }) => {
    const before = await keeper.take({ id: changed.id, companyId: company.id })
    const differs = differing(platform.secrets, before, changed)
    // Saved twice, it is saved once, whatever version the second one saw.
    if (differs.length === 0) return
    await keeper.requireSeen(before, changed.version)
    if (changed.identityNumber !== '') {
      const others = (await readPeople(trx, company.id)).filter(({ id }) => id !== changed.id)
      requireOwnNumber(platform.secrets, others, changed, caller)
    } else if (differs.includes('identityKind'))
      // Another kind of document has another number.
      throw besideNumber(say.identityNumber, caller)
    if (differs.includes('photo')) {
      await claimPhoto(platform, trx, changed.photoFileId, company)
      if (before.photoFileId) await platform.files.release(trx, before.photoFileId)
    }
    await updatePerson(trx, {
      ...changed,
      identitySealed:
        changed.identityNumber === ''
          ? before.identitySealed
          : sealIdentity(platform.secrets, changed.id, changed.identityNumber),
      by: caller.user.id,
    })
    // The paper says something else now, and two people must not come in on one badge.
    if (before.printing > 0 && differs.some((field) => onPaper.includes(field)))
      await raisePrinting(trx, changed.id, caller.user.id)
    await keeper.record(
      { id: changed.id, action: 'edit', after: { badge: before.number, changed: differs } },
      ...companyNews(company),
    )
  })

const onPaper = ['name', 'nameEn', 'post', 'photo']
const compared = ['name', 'nameEn', 'post', 'mobile', 'identityKind'] as const

function differing(secrets: Secrets, before: StoredPerson, after: PersonChanged): string[] {
  const fields: string[] = compared.filter((field) => before[field] !== after[field])
  if (before.photoFileId !== after.photoFileId) fields.push('photo')
  const number = plainIdentity(after.identityNumber)
  if (number !== '' && !holderOfNumber(secrets, [before], number)) fields.push('identityNumber')
  return fields
}

/** Taken off twice is taken off once. A badge that was printed stays known as one that is not good. */
export const removePerson = (
  platform: Platform,
  { id, version }: { id: string; version: number },
  caller: SignedInCaller,
): Promise<void> =>
  changing(platform, caller, async ({ trx, company, keeper }) => {
    const person = await findPerson(trx, { id, companyId: company.id }, true)
    if (!person) return
    await keeper.requireSeen(person, version)
    await takeOff(platform, trx, person, caller.user.id)
    await keeper.record(
      { id, action: 'delete', before: { badge: person.number, printing: person.printing } },
      ...companyNews(company),
    )
  })

/** Whoever was never printed is gone; of whoever was, only what the gate needs to turn the badge away stays. */
export async function takeOff(
  { files }: Platform,
  trx: Db,
  { id, printing, photoFileId }: StoredPerson,
  by: string,
): Promise<void> {
  if (printing === 0) await deletePerson(trx, id)
  else await markRemoved(trx, id, by)
  if (photoFileId) await files.release(trx, photoFileId)
}

/** The whole number, with a line on record of who looked at whose. */
export const seeIdentity = (
  platform: Platform,
  id: string,
  caller: SignedInCaller,
): Promise<{ identityNumber: string }> =>
  platform.db.transaction().execute(async (trx) => {
    const company = await lockOwnCompany(platform, trx, caller)
    const keeper = keeperIn(platform, trx, caller, kept)
    const person = await keeper.take({ id, companyId: company.id })
    const identityNumber = openIdentity(platform.secrets, person)
    await keeper.record({ id, action: 'see-identity', after: { badge: person.number } })
    return { identityNumber }
  })

export function requireOwnNumber(
  secrets: Secrets,
  others: readonly StoredPerson[],
  { identityNumber }: { identityNumber: string },
  caller: SignedInCaller,
): void {
  const other = holderOfNumber(secrets, others, identityNumber)
  if (other) throw besideNumber(say.doubledIdentity, caller, { name: other.name })
}

const besideNumber = (
  message: string,
  { language }: SignedInCaller,
  params: Record<string, string> = {},
): Refusal =>
  new Refusal(codes.refused, message, params, [
    { path: 'identityNumber', message: translate(message, language, params) },
  ])

export async function claimPhoto(
  { files }: Platform,
  trx: Db,
  photoFileId: string | null,
  { accountId }: BadgeCompany,
): Promise<void> {
  if (photoFileId && !(await files.claim(trx, photoFileId, accountId, 'badgePhoto')))
    throw new Refusal(codes.refused, say.photoGone)
}
