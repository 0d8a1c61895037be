import { catalogueForms, catalogueMessages as say } from '@fairground/domain/catalogue'
import { dayIn } from '@fairground/domain/field'
import type {
  decideCatalogue as deciding,
  EntryToRead,
  remindOfCatalogue as reminding,
} from '@fairground/wire/catalogue'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallInput, CallResult } from '@fairground/wire/kernel/endpoint'
import { readBoothsHeld } from '../booth'
import { companyNews, tellExhibitor } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { decode } from '../platform/http/serve'
import { dayIn as dayInWords } from '../platform/paper/moments'
import type { Platform } from '../platform/platform'
import { keeperIn } from '../platform/record/keeper'
import {
  decideEntry,
  insertReminder,
  lockCompanies,
  readCompanies,
  readEntry,
  readLogo,
} from './catalogue.repository'
import { keptEntry } from './own-catalogue'

/** What a proofreader sees of one company; nothing before it has handed something in. */
export async function findEntry(
  { db, settings }: Platform,
  companyId: string,
  { language }: SignedInCaller,
): Promise<EntryToRead | null> {
  const [company] = await readCompanies(db, [companyId], settings.current().edition)
  const entry = company && (await readEntry(db, company.id))
  if (!company || !entry?.given) return null
  const { state, version, given, values, remark } = entry
  const { nameZh, nameEn, userType: area } = company
  const companyName = language === 'en' ? nameEn || nameZh : nameZh || nameEn
  const logoFileId = await readLogo(db, companyId)
  return { companyId, companyName, area, state, version, given, values, remark, logoFileId }
}

/** Pressed twice, it is decided once. */
export async function decideEntryOf(
  platform: Platform,
  { companyId, version, approved, remark, values: said }: CallInput<typeof deciding>['body'],
  caller: SignedInCaller,
): Promise<void> {
  const { edition } = platform.settings.current()
  await platform.db.transaction().execute(async (trx) => {
    const [company] = await lockCompanies(trx, [companyId], edition)
    const entry = company && (await readEntry(trx, company.id))
    if (!company || !entry) throw new Refusal(codes.refused, say.notSubmitted)
    const state = approved ? 'approved' : 'returned'
    if (entry.state === state && entry.remark === remark && entry.version === version + 1) return
    const keeper = keeperIn(platform, trx, caller, keptEntry)
    await keeper.requireSeen(entry, version)
    if (entry.state === 'draft') throw new Refusal(codes.refused, say.notSubmitted)
    const values = decode(catalogueForms[company.userType], said)
    const next = { companyId, state, values, version: version + 1, by: caller.user.id } as const
    await decideEntry(trx, next, remark)
    await keeper.record(
      {
        id: companyId,
        action: approved ? 'approve' : 'return-entry',
        before: entry.values,
        after: { ...values, remark },
      },
      ...companyNews(company),
    )
    await tellExhibitor(platform, trx, company.accountId, {
      template: approved ? 'catalogueApproved' : 'catalogueReturned',
      names: { company: company.nameZh || company.nameEn },
      params: approved ? {} : { reason: remark.replace(/\s+/g, ' ') },
      dedupeKey: `catalogue:${companyId}:${next.version}:${state}`,
      caller,
    })
  })
}

type Reminded = CallResult<typeof reminding>

export async function remind(
  platform: Platform,
  companyIds: readonly string[],
  caller: SignedInCaller,
): Promise<Reminded> {
  const { edition, timeZone, catalogueDeadline } = platform.settings.current()
  const day = dayIn(timeZone)
  return platform.db.transaction().execute(async (trx) => {
    const outcome: Reminded = { reminded: 0, nothingOpen: 0, alreadyToday: 0 }
    for (const company of await lockCompanies(trx, [...new Set(companyIds)], edition)) {
      const state = (await readEntry(trx, company.id))?.state
      const isOpen = state !== 'submitted' && state !== 'approved' && day <= catalogueDeadline
      if (!isOpen || (await readBoothsHeld(trx, company.id)).length === 0) {
        outcome.nothingOpen += 1
        continue
      }
      if (!(await insertReminder(trx, company.id, day, caller.user.id))) {
        outcome.alreadyToday += 1
        continue
      }
      await tellExhibitor(platform, trx, company.accountId, {
        template: 'catalogueOpen',
        names: { company: company.nameZh || company.nameEn },
        spoken: (language) => ({ day: dayInWords(language, catalogueDeadline) }),
        dedupeKey: `catalogue-reminder:${company.id}:${day}`,
        caller,
      })
      await recordAudit(trx, caller, {
        action: 'remind',
        subjectType: 'catalogue-entry',
        subjectId: company.id,
        after: { day },
      })
      for (const event of companyNews(company)) await platform.live.publish(trx, event)
      outcome.reminded += 1
    }
    return outcome
  })
}
