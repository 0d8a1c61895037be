import { createHash } from 'node:crypto'
import { type BadgePerson, plainIdentity, badgeMessages as say } from '@fairground/domain/badge'
import { type Text, translate } from '@fairground/domain/text'
import type { CheckedPeople } from '@fairground/wire/badge'
import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyReply } from 'fastify'
import { findCompanyFor } from '../company'
import { companyNews } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { sendDownload } from '../platform/http/send-download'
import type { UploadedFile } from '../platform/http/upload'
import type { Platform } from '../platform/platform'
import { readTable } from '../platform/workbook/read-table'
import { workbookMediaType, writeWorkbook } from '../platform/workbook/write/write-workbook'
import { findPerson, insertPerson, readPeople } from './badge.repository'
import { holderOfNumber, sealIdentity } from './identity'
import { lockOwnCompany, readAllowed, requireBeforeDeadline, requireRoom } from './own-company'
import { judgeRows, templateColumns } from './people-workbook'
import { requireOwnNumber } from './person.service'

const templateName: Text = { zh: '参展证人员模板', en: 'Badge people template' }
const sheetName: Text = { zh: '人员', en: 'People' }

export const sendTemplate = ({ language }: SignedInCaller, reply: FastifyReply): null =>
  sendDownload(reply, {
    name: templateName[language],
    asciiName: templateName.en,
    contentType: workbookMediaType,
    content: writeWorkbook({
      sheets: [
        { name: sheetName[language], columns: templateColumns(language), rows: [], freezeHeader: true },
      ],
    }),
  })

/** What would become of a workbook. Nothing is kept of it: whoever looked at it sends the rows themselves. */
export async function checkPeople(
  platform: Platform,
  file: UploadedFile | undefined,
  caller: SignedInCaller,
): Promise<CheckedPeople> {
  const { db, settings, secrets } = platform
  const current = settings.current()
  requireBeforeDeadline(current)
  const company = await findCompanyFor(db, caller, {}, current.edition)
  if (!company) throw new Refusal(codes.refused, say.noCompany)
  const { language } = caller
  const rows = judgeRows(await readTable(platform, file), language)
  const here = await readPeople(db, company.id)
  const { quota } = await readAllowed(db, company.id, current)
  const tooMany = rows.length > quota.left
  return {
    problem:
      quota.byArea === 0
        ? translate(say.noBooth, language)
        : tooMany
          ? translate(say.importAboveQuota, language, { count: rows.length, left: quota.left })
          : null,
    rows: rows.map((row) => {
      const number = row.values.identityNumber
      const holder = number === '' ? undefined : holderOfNumber(secrets, here, number)
      if (!holder) return row
      const message = translate(say.doubledIdentity, language, { name: holder.name })
      return { ...row, faults: [...row.faults, { field: 'identityNumber', message }] }
    }),
  }
}

/** All of them or none; sent twice, they are added once. */
export async function importPeople(
  platform: Platform,
  { id: importId, people }: { id: string; people: readonly BadgePerson[] },
  caller: SignedInCaller,
): Promise<{ added: number }> {
  const { secrets, settings, live } = platform
  return platform.db.transaction().execute(async (trx) => {
    const company = await lockOwnCompany(platform, trx, caller)
    requireBeforeDeadline(settings.current())
    const added = people.map((person, place) => ({ ...person, id: idWithin(importId, company.id, place) }))
    const [first] = added
    if (first && (await findPerson(trx, { id: first.id, companyId: company.id })))
      return { added: added.length }
    await requireRoom(trx, company.id, settings.current(), people.length)
    const here = await readPeople(trx, company.id)
    const numbers = new Set<string>()
    for (const person of added) {
      requireOwnNumber(secrets, here, person, caller)
      const number = plainIdentity(person.identityNumber)
      if (numbers.has(number)) throw new Refusal(codes.refused, say.doubledIdentity, { name: person.name })
      numbers.add(number)
      await insertPerson(trx, {
        ...person,
        edition: company.edition,
        companyId: company.id,
        photoFileId: null,
        identitySealed: sealIdentity(secrets, person.id, person.identityNumber),
        by: caller.user.id,
      })
    }
    await recordAudit(trx, caller, {
      action: 'import',
      subjectType: 'badge-person',
      subjectId: company.id,
      after: { people: added.length },
    })
    for (const event of companyNews(company)) await live.publish(trx, event)
    return { added: added.length }
  })
}

/** The same import makes the same people, so that the second sending finds them. */
function idWithin(importId: string, companyId: string, place: number): string {
  const hex = createHash('sha256').update(`${importId}/${companyId}/${place}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
