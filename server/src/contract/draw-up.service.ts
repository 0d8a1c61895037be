import { partyName, contractMessages as say } from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import { dayAfter, moneyText } from '@fairground/domain/money'
import { type Language, translate } from '@fairground/domain/text'
import type { Outcome, ReadyCompany } from '@fairground/wire/contract/desk'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { readClasses, readTemplates } from './classes.repository'
import { reckon, sayProblem } from './reckoning'
import { findContractNumberOf, findReadyIds, lockReady, readContracting } from './reckoning.repository'
import { writeContract } from './write-contract'

export const readBook = async (db: Db, edition: number) => {
  const classes = await readClasses(db, edition)
  const templates = await readTemplates(
    db,
    classes.map(({ id }) => id),
  )
  return { classes, templates }
}

/** Every company that waits for its contract, with what it would come to: what a clerk looks at first. */
export async function listReady(
  { db, settings }: Platform,
  language: Language,
): Promise<{ signBy: string; companies: ReadyCompany[] }> {
  const { edition, timeZone, contractCurrencies, contractSignDays } = settings.current()
  const today = dayIn(timeZone)
  const { classes, templates } = await readBook(db, edition)
  const companies = await readContracting(db, await findReadyIds(db, edition), {
    edition,
    today,
  })
  const ready = companies.map((company) => {
    const { kept, calculation, problems } = reckon(company, classes, templates)
    return {
      companyId: company.id,
      companyZh: company.party.nameZh,
      companyEn: company.party.nameEn,
      registrationNumber: company.registrationNumber,
      className: kept ? { zh: kept.nameZh, en: kept.nameEn } : null,
      currency: kept?.currency ?? contractCurrencies[company.userType],
      lines: calculation.lines,
      total: calculation.total,
      problems: problems.map((one) => sayProblem(one, language)),
    }
  })
  return { signBy: dayAfter(today, contractSignDays), companies: ready }
}

interface Asked {
  companies: readonly { companyId: string; total: number }[]
  signBy: string | null
}

/** Each company's contract is a transaction of its own: what cannot be drawn up is named and holds up none of the others. */
export async function drawUp(platform: Platform, asked: Asked, caller: SignedInCaller): Promise<Outcome> {
  const { timeZone } = platform.settings.current()
  if (asked.signBy !== null && asked.signBy < dayIn(timeZone)) throw new Refusal(codes.refused, say.dayPast)
  const outcome: Outcome = { count: 0, left: [] }
  for (const one of asked.companies) {
    const left = await platform.db
      .transaction()
      .execute((trx) => drawUpOne(platform, trx, one, asked.signBy, caller))
    if (left) outcome.left.push(left)
    else outcome.count += 1
  }
  return outcome
}

type Left = Outcome['left'][number]

async function drawUpOne(
  platform: Platform,
  trx: Db,
  { companyId, total }: Asked['companies'][number],
  signBy: string | null,
  caller: SignedInCaller,
): Promise<Left | undefined> {
  const settings = platform.settings.current()
  const { edition } = settings
  const { language } = caller
  const today = dayIn(settings.timeZone)
  const readiness = await lockReady(trx, companyId, edition)
  const [company] = await readContracting(trx, [companyId], { edition, today })
  if (readiness === 'unknown' || !company)
    return { name: companyId, why: translate(say.unknownCompany, language) }
  const name = partyName(company.party, language)
  if (readiness === 'notReady') {
    const number = await findContractNumberOf(trx, companyId)
    const why = number ? translate(say.hasContract, language, { number }) : translate(say.noBooths, language)
    return { name, why }
  }
  const { classes, templates } = await readBook(trx, edition)
  const { kept, template, calculation, problems } = reckon(company, classes, templates)
  if (problems.length > 0 || !kept || !template)
    return { name, why: problems.map((one) => sayProblem(one, language)).join(' · ') }
  const { currency } = kept
  if (calculation.total !== total)
    return {
      name,
      why: translate(say.totalChanged, language, {
        seen: moneyText({ amount: total, currency }),
        now: moneyText({ amount: calculation.total, currency }),
      }),
    }
  await writeContract(platform, trx, { company, kept, template, calculation, signBy }, caller)
  return undefined
}
