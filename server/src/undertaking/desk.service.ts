import { dayIn } from '@fairground/domain/field'
import {
  type NewSignature,
  type SignatureOnPaper,
  undertakingMessages as say,
  undertakingNames,
} from '@fairground/domain/undertaking'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { remindOfUndertakings } from '@fairground/wire/undertaking'
import { companyNews, tellExhibitor } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { dayIn as dayInWords } from '../platform/paper/moments'
import type { Platform } from '../platform/platform'
import { type DeclaringCompany, lockDeclaring } from './company-facts.repository'
import { readDocuments } from './documents'
import { nameIn } from './facts-of-company'
import { insertReminder, readSent } from './reminder.repository'
import { listedNames } from './signing.service'
import { insertRenewal, insertSignature, readSignatures } from './undertaking.repository'

/** What staff do about signatures. Everything is on record, and the company is told. */

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ')

async function tellNews(platform: Platform, trx: Db, company: DeclaringCompany): Promise<void> {
  for (const news of companyNews(company)) await platform.live.publish(trx, news)
}

async function lockOne(platform: Platform, trx: Db, companyId: string): Promise<DeclaringCompany> {
  const [company] = await lockDeclaring(trx, [companyId], platform.settings.current().edition)
  if (!company) throw new Refusal(codes.refused, say.unknownCompany)
  return company
}

type Reminded = CallResult<typeof remindOfUndertakings>

/** Of whatever a company can still sign, in one message; whoever was reminded today is left alone. */
export async function remind(
  platform: Platform,
  companyIds: readonly string[],
  caller: SignedInCaller,
): Promise<Reminded> {
  const settings = platform.settings.current()
  const day = dayIn(settings.timeZone)
  return platform.db.transaction().execute(async (trx) => {
    const companies = await lockDeclaring(trx, [...new Set(companyIds)], settings.edition)
    const outcome: Reminded = { reminded: 0, nothingOpen: 0, alreadyToday: 0, sample: '' }
    for (const company of companies) {
      const open = (await readDocuments(trx, company, settings)).filter(({ closed }) => !closed)
      const kinds = open.map(({ kind }) => kind)
      const dedupeKey = `undertaking-reminder:${company.id}:${day}`
      if (kinds.length === 0) {
        outcome.nothingOpen += 1
        continue
      }
      if (
        !(await insertReminder(trx, { companyId: company.id, day, kinds, by: caller.user.id, dedupeKey }))
      ) {
        outcome.alreadyToday += 1
        continue
      }
      const [soonest = ''] = open.map(({ lastDay }) => lastDay).sort()
      await tellExhibitor(platform, trx, company.accountId, {
        template: 'undertakingsOpen',
        names: { company: company.nameZh || company.nameEn },
        spoken: (language) => ({
          documents: listedNames(kinds, language),
          day: dayInWords(language, soonest),
        }),
        dedupeKey,
        caller,
      })
      await recordAudit(trx, caller, {
        action: 'remind',
        subjectType: 'undertaking',
        subjectId: company.id,
        after: { kinds, day },
      })
      await tellNews(platform, trx, company)
      outcome.reminded += 1
      outcome.sample ||= await readSent(trx, dedupeKey)
    }
    return outcome
  })
}

/** Asked twice, it is asked once. */
export async function askForNewSignature(
  platform: Platform,
  { signatureId, reason }: NewSignature,
  caller: SignedInCaller,
): Promise<void> {
  const { settings } = platform
  const [seen] = await readSignatures(platform.db, { id: signatureId })
  if (seen?.edition !== settings.current().edition) throw new Refusal(codes.notFound, say.unknownSignature)
  const { kind } = seen
  await platform.db.transaction().execute(async (trx) => {
    const company = await lockOne(platform, trx, seen.companyId)
    const [last] = await readSignatures(trx, { companyId: company.id, kind })
    if (last?.id !== signatureId) throw new Refusal(codes.conflict, say.signedMeanwhile)
    if (last.renewal?.reason === reason) return
    if (last.renewal) throw new Refusal(codes.conflict, say.signedMeanwhile)
    await insertRenewal(trx, signatureId, reason, caller.user.id)
    await recordAudit(trx, caller, {
      action: 'renew-signature',
      subjectType: 'undertaking',
      subjectId: company.id,
      before: { signatureId, version: last.textVersion },
      after: { kind, reason },
    })
    await tellExhibitor(platform, trx, company.accountId, {
      template: 'undertakingAgain',
      names: { company: company.nameZh || company.nameEn },
      params: { reason: inOneLine(reason) },
      spoken: (language) => ({ document: undertakingNames[kind][language] }),
      dedupeKey: `undertaking-again:${signatureId}`,
      caller,
    })
    await tellNews(platform, trx, company)
  })
}

/** A paper that was brought in, also after the last day: it stands on the text of now. Put on record once, if sent twice. */
export async function recordOnPaper(
  platform: Platform,
  { companyId, kind, signer, reason }: SignatureOnPaper,
  caller: SignedInCaller,
): Promise<void> {
  const settings = platform.settings.current()
  await platform.db.transaction().execute(async (trx) => {
    const company = await lockOne(platform, trx, companyId)
    const document = (await readDocuments(trx, company, settings)).find((one) => one.kind === kind)
    if (document?.state === 'signed') {
      const [last] = await readSignatures(trx, { companyId, kind })
      if (last?.method === 'staff' && last.signerName === signer && last.reason === reason) return
      throw new Refusal(codes.conflict, say.signedAlready)
    }
    if (!document?.text) {
      const hasBooth = document?.closed?.message !== say.noBooth
      throw new Refusal(codes.refused, hasBooth ? say.noText : say.companyHasNoBooth)
    }
    const { text, language } = document
    const signatureId = await insertSignature(trx, {
      ...text,
      edition: settings.edition,
      companyId,
      companyName: nameIn(language, company),
      kind,
      language,
      signer,
      method: 'staff',
      codeSentTo: '',
      ticket: null,
      reason,
      by: caller.user.id,
      address: caller.address,
    })
    await recordAudit(trx, caller, {
      action: 'record-signature',
      subjectType: 'undertaking',
      subjectId: companyId,
      after: { kind, version: text.version, hash: text.hash, signer, reason, signatureId },
    })
    await tellExhibitor(platform, trx, company.accountId, {
      template: 'undertakingRecorded',
      names: { company: company.nameZh || company.nameEn, signer },
      spoken: (spokenIn) => ({ document: undertakingNames[kind][spokenIn] }),
      dedupeKey: `undertaking-recorded:${signatureId}`,
      caller,
    })
    await tellNews(platform, trx, company)
  })
}
