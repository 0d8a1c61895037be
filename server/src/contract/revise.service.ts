import {
  type ContractLine,
  changesBetween,
  type Revised,
  type Revision,
  contractMessages as say,
} from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import { codes } from '@fairground/wire/kernel/codes'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { type KeptClass, readClasses, readTemplates } from './classes.repository'
import { claimBooths, readFirstDay, rewriteContract } from './contract.repository'
import { takeStep } from './contract-record'
import { reckon, sayProblem, subjectOf, written } from './reckoning'
import { readContracting } from './reckoning.repository'

/** Reckoned anew with the booths, prices and template of today; the process keeps the reason and what came of it. */
export function reviseContract(
  platform: Platform,
  { contractId, version, classId, extras, signBy, reason }: Revision,
  caller: SignedInCaller,
): Promise<void> {
  const settings = platform.settings.current()
  const { edition, timeZone } = settings
  const today = dayIn(timeZone)
  if (signBy !== null && signBy < today) throw refuseField('signBy', say.dayPast)
  const further = extras.map((extra): ContractLine => ({ kind: 'extra', ...extra }))
  return takeStep(
    platform,
    { contractId, version },
    {
      event: 'revise',
      reason,
      async meanwhile(trx, before) {
        const { id, companyId, number, amends } = before
        const day = amends ? await readFirstDay(trx, amends.id) : today
        const [company] = await readContracting(trx, [companyId], { edition, today: day })
        if (!company) throw new Refusal(codes.refused, say.unknownCompany)
        const classes = await readClasses(trx, edition)
        const templates = await readTemplates(trx, [classId])
        const { kept, template, calculation, problems } = reckon(company, classes, templates, {
          classId,
          extras: further,
        })
        if (problems.length > 0 || !kept || !template)
          throw new Refusal(
            codes.refused,
            problems.map((one) => sayProblem(one, caller.language)).join(' · '),
          )
        const { currency } = kept
        if (amends && currency !== before.currency) throw refuseField('classId', say.amendCurrency)
        const { lines, total } = calculation
        const subject = subjectOf({ number, company, currency, lines, settings, today })
        const after = { classId, currency, lines, total, signBy }
        await rewriteContract(trx, id, {
          ...after,
          templateId: template.id,
          language: subject.language,
          ...written(subject, template),
          plan: [...subject.plan],
        })
        await claimBooths(
          trx,
          id,
          company.booths.map((booth) => booth.id),
          { live: !amends },
        )
        return {
          details: {
            changes: {
              ...changesBetween(revised(before, classes), revised(after, classes)),
              rewritten: template.id !== before.templateId,
            },
          },
        }
      },
    },
    caller,
  )
}

const revised = (
  { classId, currency, total, signBy, lines }: Omit<Revised, 'className'> & { classId: string },
  classes: readonly KeptClass[],
): Revised => {
  const own = classes.find(({ id }) => id === classId)
  return { className: { zh: own?.nameZh ?? '', en: own?.nameEn ?? '' }, currency, total, signBy, lines }
}
