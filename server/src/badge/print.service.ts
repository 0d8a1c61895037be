import { buffer } from 'node:stream/consumers'
import { badgeMessages as say } from '@fairground/domain/badge'
import type { Settings } from '@fairground/domain/settings'
import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyReply } from 'fastify'
import sharp from 'sharp'
import { readBoothsHeld } from '../booth'
import { findCompanyFor } from '../company'
import { companyNews } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { FileStore } from '../platform/files/file-store'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { sendDownload } from '../platform/http/send-download'
import { printFor } from '../platform/paper/print-queue'
import type { Platform } from '../platform/platform'
import { findPerson, readPeople, type StoredPerson } from './badge.repository'
import { drawBadges } from './badge-document'
import type { DrawnBadge } from './draw-badge'
import { type BadgeCompany, lockOwnCompany, requirePrintable } from './own-company'
import { isOfEdition, liftVoid } from './participants.repository'
import { lockCompanyOf } from './participants.service'
import { markPrinted, raisePrinting, readCompanyOnBadge } from './print.repository'
import { badgeSigner } from './signing-key'

/** Printing: the first time, again with a reason, and the paper itself. None of it lets anybody in. */

const subjectType = 'badge-person'

/** Whose badges: a company prints its own, staff those of any company. */
type LockCompany = (
  platform: Platform,
  trx: Db,
  ids: readonly string[],
  caller: SignedInCaller,
) => Promise<BadgeCompany>
const ownCompany: LockCompany = (platform, trx, _ids, caller) => lockOwnCompany(platform, trx, caller)
const anyCompany: LockCompany = (platform, trx, ids) => lockCompanyOf(platform, trx, ids)

export const printBadges = (
  platform: Platform,
  ids: readonly string[],
  caller: SignedInCaller,
): Promise<void> => print(platform, ids, caller, ownCompany)

export const printForCompany = (
  platform: Platform,
  ids: readonly string[],
  caller: SignedInCaller,
): Promise<void> => print(platform, ids, caller, anyCompany)

/** Whoever was printed before stays as they are: the same badge may be put on paper as often as it is needed. */
async function print(
  platform: Platform,
  ids: readonly string[],
  caller: SignedInCaller,
  lock: LockCompany,
): Promise<void> {
  const settings = platform.settings.current()
  await platform.db.transaction().execute(async (trx) => {
    const company = await lock(platform, trx, ids, caller)
    const people = (await readPeople(trx, company.id)).filter(({ id }) => ids.includes(id))
    if (people.length < new Set(ids).size) throw new Refusal(codes.refused, say.unknownPerson)
    const faceless = people.find(({ photoFileId }) => photoFileId === null)
    if (faceless) throw new Refusal(codes.refused, say.photoMissing, { name: faceless.name })
    const fresh = people.filter(({ printing }) => printing === 0)
    if (fresh.length === 0) return
    await requirePrintable(trx, company.id, settings, fresh.length)
    // Now, so that whoever lacks the key hears of it before a badge counts as printed.
    await badgeSigner(trx, platform.secrets, settings.edition)
    await markPrinted(
      trx,
      fresh.map(({ id }) => id),
      caller.user.id,
    )
    for (const { id, number } of fresh)
      await recordAudit(trx, caller, {
        action: 'print-badge',
        subjectType,
        subjectId: id,
        after: { badge: number, printing: 1 },
      })
    for (const event of companyNews(company)) await platform.live.publish(trx, event)
  })
}

interface Reprint {
  id: string
  version: number
  reason: string
}

/** What the organiser made void the organiser alone makes good again. */
export const reprintBadge = (platform: Platform, wanted: Reprint, caller: SignedInCaller): Promise<void> =>
  reprint(platform, wanted, caller, ownCompany, ({ voidReason }) => {
    if (voidReason !== null) throw new Refusal(codes.refused, say.voided, { reason: voidReason })
  })

export const reprintForCompany = (
  platform: Platform,
  wanted: Reprint,
  caller: SignedInCaller,
): Promise<void> => reprint(platform, wanted, caller, anyCompany, () => undefined)

/** The code on the paper before is void from this moment. Sent twice with one version, it is one reprint. */
async function reprint(
  platform: Platform,
  { id, version, reason }: Reprint,
  caller: SignedInCaller,
  lock: LockCompany,
  requireGood: (person: StoredPerson) => void,
): Promise<void> {
  await platform.db.transaction().execute(async (trx) => {
    const company = await lock(platform, trx, [id], caller)
    const person = await findPerson(trx, { id, companyId: company.id }, true)
    if (!person) throw new Refusal(codes.refused, say.unknownPerson)
    requireGood(person)
    if (person.printing === 0) throw new Refusal(codes.refused, say.notPrinted)
    if (person.version !== version) throw new Refusal(codes.conflict, say.changedMeanwhile)
    await raisePrinting(trx, id, caller.user.id)
    if (person.voidReason !== null) await liftVoid(trx, id)
    await recordAudit(trx, caller, {
      action: 'reprint-badge',
      subjectType,
      subjectId: id,
      before: { printing: person.printing },
      after: { badge: person.number, printing: person.printing + 1, reason },
    })
    for (const event of companyNews(company)) await platform.live.publish(trx, event)
  })
}

export async function sendOwnBadgePdf(
  platform: Platform,
  personId: string | undefined,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const company = await findCompanyFor(platform.db, caller, {}, platform.settings.current().edition)
  if (!company) throw new Refusal(codes.notFound, say.noCompany)
  return sendBadgePdf(platform, { company, personId }, caller, reply)
}

export async function sendDeskBadgePdf(
  platform: Platform,
  { companyId, personId }: { companyId: string; personId?: string | undefined },
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  // A code names its edition, and only this one's key is at hand.
  if (!(await isOfEdition(platform.db, companyId, platform.settings.current().edition)))
    throw new Refusal(codes.notFound, say.unknownCompany)
  return sendBadgePdf(platform, { company: { id: companyId }, personId }, caller, reply)
}

interface WantedPdf {
  company: { id: string }
  personId: string | undefined
}

/** Of one person on a page of its own, or of everybody who was printed, four to a sheet. */
async function sendBadgePdf(
  { db, settings, secrets, files }: Platform,
  { company, personId }: WantedPdf,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const current = settings.current()
  const everybody = await readPeople(db, company.id)
  const wanted = personId === undefined ? everybody : everybody.filter(({ id }) => id === personId)
  if (personId !== undefined && wanted.length === 0) throw new Refusal(codes.notFound, say.unknownPerson)
  const [one] = wanted
  if (personId !== undefined && one?.voidReason)
    throw new Refusal(codes.refused, say.voided, { reason: one.voidReason })
  const printed = wanted.filter(({ printing, voidReason }) => printing > 0 && voidReason === null)
  if (printed.length === 0) throw new Refusal(codes.refused, say.nothingToPrint)
  await printFor(caller.user.id, async () => {
    const sign = await badgeSigner(db, secrets, current.edition)
    const { nameZh, nameEn } = await readCompanyOnBadge(db, company.id)
    const booths = (await readBoothsHeld(db, company.id)).map(({ code }) => code).join(' ')
    const isGone = () => reply.sent || reply.raw.destroyed
    return async () => {
      const badges: DrawnBadge[] = []
      for (const person of printed) {
        if (isGone()) return
        const { id: badgeId, printing } = person
        const code = sign({
          edition: current.edition,
          badgeId,
          printing,
          kind: 'exhibitor',
          expiresOn: current.fairDates.closes,
        })
        const photo = person.photoFileId ? await photoFor(files, person.photoFileId) : undefined
        const common = { company: { zh: nameZh, en: nameEn }, booths, photo, code }
        badges.push({ ...common, ...onBadge(person, current) })
      }
      const { language } = caller
      const single = personId === undefined ? undefined : printed[0]
      const name = fileNames[language](single)
      const { document, drawn } = drawBadges({
        title: name,
        lang: language === 'zh' ? 'zh-CN' : 'en',
        badges,
        onSheets: single === undefined,
      })
      sendDownload(reply, { name, asciiName: 'badges', contentType: 'application/pdf', content: document })
      await drawn
    }
  })
  return null
}

const fileNames = {
  zh: (one: StoredPerson | undefined) => (one ? `参展证_${one.number}_${one.name}` : '参展证_全部'),
  en: (one: StoredPerson | undefined) =>
    one ? `Badge_${one.number}_${one.nameEn || one.name}` : 'Badges_all',
}

const onBadge = (
  { name, nameEn, post, number }: StoredPerson,
  { fairName, fairDates, edition }: Settings,
) => ({
  fair: fairName,
  occasion: { zh: `第 ${edition} 届`, en: `${fairDates.opens} – ${fairDates.closes}` },
  kind: { zh: '参展商', en: 'EXHIBITOR' },
  name,
  nameEn,
  post,
  number: String(number),
  validUntil: { zh: `有效期至 ${fairDates.closes}`, en: `Valid until ${fairDates.closes}` },
})

/** Three hundred dots to the inch at the size it is printed in, the face in the middle. */
async function photoFor(files: FileStore, fileId: string): Promise<Buffer | undefined> {
  const found = await files.open(fileId)
  if (!found) return undefined
  try {
    return await sharp(await buffer(found.content), { failOn: 'error' })
      .resize({ width: 324, height: 432, fit: 'cover', position: 'top' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .timeout({ seconds: 10 })
      .toBuffer()
  } catch {
    // One that cannot be opened must not keep the others from being printed.
    return undefined
  }
}
