import { badgeMessages as say } from '@fairground/domain/badge'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { requestedNumbers } from '../platform/secrets/sealed-columns'
import { findPerson, insertPerson, readPeople, type StoredPerson, updatePerson } from './badge.repository'
import { openIdentity, sealIdentity } from './identity'
import { type BadgeCompany, requireRoom } from './own-company'
import { liftVoid } from './participants.repository'
import { requireOwnNumber, takeOff } from './person.service'
import { raisePrinting } from './print.repository'
import { emptyRequestPhoto, type StoredRequest } from './request.repository'

interface By {
  company: BadgeCompany
  caller: SignedInCaller
}

/** What a request asked for, under the company's lock. Its number is sealed anew: it belongs to another row now. */
export async function carryOut(platform: Platform, trx: Db, request: StoredRequest, by: By): Promise<void> {
  const person = request.personId
    ? await findPerson(trx, { id: request.personId, companyId: request.companyId }, true)
    : undefined
  if (request.kind !== 'add' && !person) throw new Refusal(codes.refused, say.unknownPerson)
  if (request.kind === 'remove') {
    if (person) await takeOff(platform, trx, person, by.caller.user.id)
    return
  }
  await putIn(platform, trx, { request, person, ...by })
}

async function putIn(
  platform: Platform,
  trx: Db,
  { request, person, company, caller }: By & { request: StoredRequest; person: StoredPerson | undefined },
): Promise<void> {
  const { secrets, settings, files } = platform
  const { name, nameEn, post, mobile, photoFileId } = request
  const identityNumber = openIdentity(secrets, request, requestedNumbers)
  const others = (await readPeople(trx, company.id)).filter(({ id }) => id !== person?.id)
  requireOwnNumber(secrets, others, { identityNumber }, caller)
  if (!person) await requireRoom(trx, company.id, settings.current(), 1)
  const id = person?.id ?? request.id
  const values = {
    id,
    name,
    nameEn,
    post,
    mobile,
    identityKind: request.identityKind ?? 'other',
    identitySealed: sealIdentity(secrets, id, identityNumber),
    photoFileId,
    by: caller.user.id,
  }
  // The file changes hands: one record, one file.
  await emptyRequestPhoto(trx, request.id)
  if (!person) {
    await insertPerson(trx, { ...values, edition: company.edition, companyId: company.id })
    return
  }
  await updatePerson(trx, values)
  if (person.photoFileId) await files.release(trx, person.photoFileId)
  if (person.printing > 0) await raisePrinting(trx, id, caller.user.id)
  // By the organiser's own word there is somebody else on it now.
  if (person.voidReason !== null) await liftVoid(trx, id)
}
