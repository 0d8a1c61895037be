import { type Calculation, partyName } from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import { companyNews } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import type { KeptClass, KeptTemplate } from './classes.repository'
import { claimBooths, insertContract, insertContractEvent, takeNumber } from './contract.repository'
import { nameOf } from './contract-record'
import { languageOf, subjectOf, written } from './reckoning'
import type { ContractingCompany } from './reckoning.repository'

interface Writing {
  company: ContractingCompany
  kept: KeptClass
  template: KeptTemplate
  calculation: Calculation
  signBy: string | null
  /** The contract it will take the place of, and why. */
  amends?: { id: string; number: string; reason: string }
}

/** Numbered, with its booths, its first line of the process, its audit line and its news: all under the company's lock. */
export async function writeContract(
  platform: Platform,
  trx: Db,
  { company, kept, template, calculation, signBy, amends }: Writing,
  caller: SignedInCaller,
): Promise<string> {
  const settings = platform.settings.current()
  const { edition } = settings
  const today = dayIn(settings.timeZone)
  const { currency } = kept
  const { lines, total } = calculation
  const number = await takeNumber(trx, edition)
  const subject = subjectOf({ number, company, currency, lines, settings, today })
  const id = await insertContract(trx, {
    number,
    edition,
    companyId: company.id,
    classId: kept.id,
    templateId: template.id,
    language: languageOf(company),
    currency,
    lines,
    total,
    ...written(subject, template),
    plan: [...subject.plan],
    drawnUpOn: today,
    signBy,
    by: caller.user.id,
    ...(amends && { amends }),
  })
  await claimBooths(
    trx,
    id,
    company.booths.map((booth) => booth.id),
    { live: !amends },
  )
  await insertContractEvent(trx, {
    contractId: id,
    event: 'drawUp',
    actorId: caller.user.id,
    actorName: nameOf(caller),
    ...(amends && { reason: amends.reason }),
    details: { total, currency, ...(amends && { amends: amends.number }) },
  })
  await recordAudit(trx, caller, {
    action: 'contract-drawUp',
    subjectType: 'contract',
    subjectId: id,
    after: {
      number,
      company: partyName(company.party, caller.language),
      total,
      currency,
      signBy,
      ...(amends && { amends: amends.number, reason: amends.reason }),
    },
  })
  for (const news of companyNews({ id: company.id, accountId: company.accountId }))
    await platform.live.publish(trx, news)
  return id
}
