import { messagePlaceholders, mailMessages as say, secretPlaceholders } from '@fairground/domain/mail'
import { fill, type Language } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallInput, CallResult } from '@fairground/wire/kernel/endpoint'
import type { previewMessage, sendTest as testCall } from '@fairground/wire/mail'
import { recordAudit } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { hit } from '../platform/limits/rate-limits'
import { placeholdersOf, renderWording, type TemplateName } from '../platform/messaging/templates'
import type { Platform } from '../platform/platform'
import { findPreviewCompany, type PreviewCompany, readOwnContact } from './mail.repository'
import { requireFit, requireTemplate } from './templates.service'

const examplesFor = (name: TemplateName, language: Language): Record<string, string> =>
  Object.fromEntries(
    placeholdersOf(name).map((one) => [one, messagePlaceholders[one]?.example[language] ?? `{${one}}`]),
  )

/** What is known of a company; the rest of a message is of a moment that has not come. */
function factsOf({ nameZh, nameEn, number, booths }: PreviewCompany, language: Language): Record<string, string> {
  const company = language === 'en' ? nameEn || nameZh : nameZh || nameEn
  return {
    company,
    ...(number ? { number } : {}),
    ...(booths.length > 0 ? { booths: booths.join(language === 'en' ? ', ' : '、') } : {}),
  }
}

export async function preview(
  { db, settings }: Platform,
  { name, language, company: typed = '', ...words }: CallInput<typeof previewMessage>['body'],
): Promise<CallResult<typeof previewMessage>> {
  const template = requireTemplate(name)
  const { edition, fairName } = settings.current()
  const company = await findPreviewCompany(db, edition, language, typed)
  if (!company && typed !== '') throw new Refusal(codes.refused, say.noCompany)
  const facts = company ? factsOf(company, language) : {}
  const values = { ...examplesFor(template, language), ...facts }
  const { subject, body } = renderWording(words, language, fairName)
  return {
    company: facts.company ?? '',
    subject: fill(subject, values),
    text: fill(body, values),
    examples: placeholdersOf(template).filter((one) => !Object.hasOwn(facts, one)),
  }
}

const mostTests = 10
const testSeconds = 3_600

/** To the caller's own number or mailbox and nowhere else; codes and passwords in it are examples. */
export async function sendTest(
  platform: Platform,
  { name, language, channel, ...words }: CallInput<typeof testCall>['body'],
  caller: SignedInCaller,
): Promise<{ to: string }> {
  const { db, outbox } = platform
  const template = requireTemplate(name)
  requireFit(template, words, caller.language)
  outbox.requireChannel(channel)
  const contact = await readOwnContact(db, caller.user.id)
  const to = channel === 'sms' ? contact?.mobile : contact?.email
  if (!to) throw new Refusal(codes.refused, say.noOwnContact)
  const limit = await hit(db, {
    key: `mail-test:${caller.user.id}`,
    most: mostTests,
    seconds: testSeconds,
  })
  if (!limit.allowed)
    throw new Refusal(codes.tooMany, say.testLimit, { minutes: Math.ceil(limit.retryAfterSeconds / 60) })
  const params = examplesFor(template, language)
  await db.transaction().execute(async (trx) => {
    await outbox.post(trx, {
      ...{ channel, to, template, language, words, params, caller },
      ordered: true,
    })
    await recordAudit(trx, caller, {
      action: 'send-test',
      subjectType: 'message-template',
      subjectId: name,
      after: { channel, examples: secretPlaceholders.filter((one) => params[one]) },
    })
  })
  return { to }
}
