import {
  type RequestDecided,
  type RequestMade,
  requestKindNames,
  requestStateNames,
  badgeMessages as say,
} from '@fairground/domain/badge'
import type { Language } from '@fairground/domain/text'
import type { DeskRequest, ListedRequest, RequestSearch } from '@fairground/wire/badge/requests'
import { codes } from '@fairground/wire/kernel/codes'
import type { Page } from '@fairground/wire/kernel/page'
import { findCompanyFor } from '../company'
import { companyNews, tellExhibitor } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { requestedNumbers } from '../platform/secrets/sealed-columns'
import type { Secrets } from '../platform/secrets/secrets'
import { findPerson, readGrounds, readPeople } from './badge.repository'
import { carryOut } from './carry-out'
import { masked, sealIdentity } from './identity'
import { lockCompany } from './numbers.repository'
import { type BadgeCompany, isOpenNow, lockOwnCompany, quotaOf, readAllowed } from './own-company'
import { claimPhoto, requireOwnNumber } from './person.service'
import { readCompanyOnBadge } from './print.repository'
import {
  findRequest,
  hasOpenRequest,
  insertRequest,
  readRequests,
  type StoredRequest,
  searchRequests,
  settleRequest,
} from './request.repository'

/** After the deadline a company asks, and the organiser decides. What is done twice is done once. */

const refuse = (message: string, params = {}) => new Refusal(codes.refused, message, params)

export async function readOwnRequests(
  { db, settings, secrets }: Platform,
  caller: SignedInCaller,
): Promise<ListedRequest[]> {
  const company = await findCompanyFor(db, caller, {}, settings.current().edition)
  return company ? (await readRequests(db, company.id)).map((request) => listed(secrets, request)) : []
}

const listed = (secrets: Secrets, request: StoredRequest): ListedRequest => {
  const { companyId: _, personId: __, mobile: ___, identitySealed: ____, ...shown } = request
  return { ...shown, identityMasked: masked(secrets, request, requestedNumbers) }
}

export async function makeRequest(
  platform: Platform,
  made: RequestMade,
  caller: SignedInCaller,
): Promise<void> {
  const { secrets, settings } = platform
  const current = settings.current()
  await platform.db.transaction().execute(async (trx) => {
    const company = await lockOwnCompany(platform, trx, caller)
    const before = await findRequest(trx, made.id)
    if (before?.companyId === company.id) return
    if (before) throw refuse(say.idTaken)
    if (isOpenNow(current)) throw refuse(say.deadlineAhead, { day: current.badgeDeadline })
    const { quota } = await readAllowed(trx, company.id, current)
    if (quota.byArea === 0) throw refuse(say.noBooth)
    const personId = made.kind === 'add' ? null : made.personId
    const person = personId ? await findPerson(trx, { id: personId, companyId: company.id }) : undefined
    if (personId && !person) throw refuse(say.unknownPerson)
    if (personId && (await hasOpenRequest(trx, personId))) throw refuse(say.requestOpen)
    if (made.kind !== 'remove') {
      const others = (await readPeople(trx, company.id)).filter(({ id }) => id !== personId)
      requireOwnNumber(secrets, others, made, caller)
      await claimPhoto(platform, trx, made.photoFileId, company)
    }
    await insertRequest(trx, {
      ...asked(secrets, made),
      id: made.id,
      kind: made.kind,
      reason: made.reason,
      companyId: company.id,
      personId,
      personName: person?.name ?? '',
      by: caller.user.id,
    })
    await note(platform, trx, {
      caller,
      company,
      id: made.id,
      action: 'ask-badge',
      after: { kind: made.kind },
    })
  })
}

const nobody = {
  name: '',
  nameEn: '',
  post: '',
  mobile: '',
  identityKind: null,
  identitySealed: null,
  photoFileId: null,
}

function asked(secrets: Secrets, made: RequestMade) {
  if (made.kind === 'remove') return nobody
  const { name, nameEn, post, mobile, identityKind, identityNumber, photoFileId } = made
  const identitySealed = sealIdentity(secrets, made.id, identityNumber, requestedNumbers)
  return { name, nameEn, post, mobile, identityKind, identitySealed, photoFileId }
}

export async function withdrawRequest(platform: Platform, id: string, caller: SignedInCaller): Promise<void> {
  await platform.db.transaction().execute(async (trx) => {
    const company = await lockOwnCompany(platform, trx, caller)
    const request = await findRequest(trx, id, true)
    if (request?.companyId !== company.id) throw refuse(say.unknownRequest)
    if (request.state === 'withdrawn') return
    requireOpen(request, caller.language)
    await letGo(platform, trx, request)
    await settleRequest(trx, id, { state: 'withdrawn', by: caller.user.id, reason: '' })
    await note(platform, trx, {
      caller,
      company,
      id,
      action: 'withdraw-badge',
      after: { kind: request.kind },
    })
  })
}

export async function listRequests(
  { db, settings, secrets }: Platform,
  search: RequestSearch,
  language: Language,
): Promise<Page<DeskRequest>> {
  const current = settings.current()
  const rows = await searchRequests(db, current.edition, search)
  const grounds = await readGrounds(
    db,
    rows.map(({ companyId }) => companyId),
  )
  const left = new Map(grounds.map((each) => [each.companyId, quotaOf(each, current).left]))
  const list = rows.map(({ nameZhOfCompany, nameEnOfCompany, decidedBy, total: _, ...request }) => {
    const [first, second] =
      language === 'en' ? [nameEnOfCompany, nameZhOfCompany] : [nameZhOfCompany, nameEnOfCompany]
    return {
      ...listed(secrets, request),
      companyId: request.companyId,
      companyName: first || second,
      decidedBy,
      left: left.get(request.companyId) ?? 0,
    }
  })
  return { list, total: rows[0]?.total ?? 0 }
}

/** A yes is done in the same moment, or refused in words: a quota may have been used up meanwhile. */
export async function decideRequest(
  platform: Platform,
  { id, approved, reason }: RequestDecided,
  caller: SignedInCaller,
): Promise<void> {
  const { edition } = platform.settings.current()
  await platform.db.transaction().execute(async (trx) => {
    const seen = await findRequest(trx, id)
    const company = seen && (await lockCompany(trx, seen.companyId, edition))
    const request = company && (await findRequest(trx, id, true))
    if (!request) throw refuse(say.unknownRequest)
    const state = approved ? 'approved' : 'refused'
    if (request.state === state) return
    requireOpen(request, caller.language)
    if (approved) await carryOut(platform, trx, request, { company: { ...company, edition }, caller })
    else await letGo(platform, trx, request)
    await settleRequest(trx, id, { state, by: caller.user.id, reason })
    const action = approved ? 'approve-badge' : 'refuse-badge'
    await note(platform, trx, { caller, company, id, action, after: { kind: request.kind, reason } })
    const { nameZh, nameEn } = await readCompanyOnBadge(trx, company.id)
    await tellExhibitor(platform, trx, company.accountId, {
      template: approved ? 'badgeRequestApproved' : 'badgeRequestRefused',
      names: { company: nameZh || nameEn },
      params: approved ? {} : { reason: reason.replace(/\s+/g, ' ') },
      spoken: (language) => ({ what: requestKindNames[request.kind][language] }),
      dedupeKey: `badge-request:${id}`,
      caller,
    })
  })
}

function requireOpen({ state }: StoredRequest, language: Language): void {
  if (state !== 'open')
    throw new Refusal(codes.conflict, say.requestDecided, { state: requestStateNames[state][language] })
}

async function letGo({ files }: Platform, trx: Db, { photoFileId }: StoredRequest): Promise<void> {
  if (photoFileId) await files.release(trx, photoFileId)
}

interface Noted {
  caller: SignedInCaller
  company: Pick<BadgeCompany, 'id' | 'accountId'>
  id: string
  action: string
  after: object
}

async function note(
  platform: Platform,
  trx: Db,
  { caller, company, id, action, after }: Noted,
): Promise<void> {
  await recordAudit(trx, caller, { action, subjectType: 'badge-request', subjectId: id, after })
  for (const event of companyNews(company)) await platform.live.publish(trx, event)
}
