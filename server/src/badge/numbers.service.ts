import {
  type BadgeProgress,
  badgeProgress,
  badgeProgresses,
  badgeQuota,
  type ExtraGiven,
  badgeMessages as say,
} from '@fairground/domain/badge'
import type { Settings } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import type {
  BadgeNumberSearch,
  badgeSums,
  CompanyNumbers,
  ExtraSearch,
  ListedExtra,
} from '@fairground/wire/badge/numbers'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { Page } from '@fairground/wire/kernel/page'
import { companyNews } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import {
  type HoldingCompany,
  insertExtra,
  lockCompany,
  readExtras,
  readHoldingCompanies,
} from './numbers.repository'

/** How many badges there are: what the rule gives, what the organiser added, and what became of them. */

interface Asking {
  db: Db
  settings: Settings
  language: Language
}

export async function listNumbers(
  { db, settings, language }: Asking,
  { companyName = '', hallCode, progress, page, pageSize }: BadgeNumberSearch,
): Promise<Page<CompanyNumbers>> {
  const companies = await readHoldingCompanies(db, settings.edition)
  const wanted = companyName.toLowerCase()
  const found = companies
    .filter(({ nameZh, nameEn }) => `${nameZh}\n${nameEn}`.toLowerCase().includes(wanted))
    .filter((company) => !hallCode || company.hallCode === hallCode)
    .map((company) => numbersOf(company, settings, language))
    .filter((row) => !progress || row.progress === progress)
  return { list: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
}

export async function findNumbers(
  { db, settings, language }: Asking,
  companyId: string,
): Promise<CompanyNumbers | null> {
  const [company] = await readHoldingCompanies(db, settings.edition, companyId)
  return company ? numbersOf(company, settings, language) : null
}

function numbersOf(company: HoldingCompany, settings: Settings, language: Language): CompanyNumbers {
  const { nameZh, nameEn, coExhibitors: _, ...rest } = company
  const quota = badgeQuota(company, settings.badgeQuota, settings.coExhibitors.badges)
  return { ...rest, ...quota, companyName: nameIn(language, company), progress: badgeProgress(quota) }
}

const nameIn = (language: Language, { nameZh, nameEn }: { nameZh: string; nameEn: string }): string =>
  language === 'en' ? nameEn || nameZh : nameZh || nameEn

const figures = ['byArea', 'byCoExhibitors', 'extra', 'total', 'used', 'left', 'printed'] as const

function summed(rows: readonly CompanyNumbers[]) {
  const sum = (figure: (typeof figures)[number]) => rows.reduce((total, row) => total + row[figure], 0)
  return {
    companies: rows.length,
    ...(Object.fromEntries(figures.map((figure) => [figure, sum(figure)])) as Record<
      (typeof figures)[number],
      number
    >),
  }
}

export async function sumNumbers({ db, settings, language }: Asking): Promise<CallResult<typeof badgeSums>> {
  const rows = (await readHoldingCompanies(db, settings.edition)).map((company) =>
    numbersOf(company, settings, language),
  )
  const halls = [...new Set(rows.map(({ hallCode }) => hallCode))].sort()
  const count = (progress: BadgeProgress) => rows.filter((row) => row.progress === progress).length
  return {
    halls: halls.map((hallCode) => ({
      hallCode,
      ...summed(rows.filter((row) => row.hallCode === hallCode)),
    })),
    all: summed(rows),
    progress: Object.fromEntries(badgeProgresses.map((progress) => [progress, count(progress)])) as Record<
      BadgeProgress,
      number
    >,
  }
}

export async function listExtras(
  { db, settings, language }: Asking,
  search: ExtraSearch,
): Promise<Page<ListedExtra>> {
  const rows = await readExtras(db, settings.edition, search)
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map(({ total: _, nameZh, nameEn, ...row }) => ({
      ...row,
      companyName: nameIn(language, { nameZh, nameEn }),
    })),
  }
}

/** Sent twice, it is given once. No more can be taken back than there is; people who are named stay, and are shown as too many. */
export async function giveExtra(
  platform: Platform,
  given: ExtraGiven,
  caller: SignedInCaller,
): Promise<void> {
  const settings = platform.settings.current()
  await platform.db.transaction().execute(async (trx) => {
    const company = await lockCompany(trx, given.companyId, settings.edition)
    if (!company) throw new Refusal(codes.refused, say.unknownCompany)
    const before = await findNumbers({ db: trx, settings, language: caller.language }, company.id)
    if (!before) throw new Refusal(codes.refused, say.noBoothYet)
    if (!(await insertExtra(trx, { ...given, by: caller.user.id }))) return
    if (before.byArea + before.byCoExhibitors + before.extra + given.count < 0)
      throw new Refusal(codes.refused, say.extraBelowZero, { most: before.total })
    await recordAudit(trx, caller, {
      action: 'give-badges',
      subjectType: 'badge-quota',
      subjectId: company.id,
      before: { extra: before.extra },
      after: { extra: before.extra + given.count, reason: given.reason },
    })
    for (const event of companyNews(company)) await platform.live.publish(trx, event)
  })
}
