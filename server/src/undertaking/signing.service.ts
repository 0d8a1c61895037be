import type { Language } from '@fairground/domain/text'
import {
  type Signing,
  undertakingMessages as say,
  type UndertakingKind,
  undertakingKinds,
  undertakingNames,
} from '@fairground/domain/undertaking'
import { codes } from '@fairground/wire/kernel/codes'
import { findCompanyFor } from '../company'
import { companyNews } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { acceptsCode, codeTarget, isSpentRightly, sendCode } from '../verification'
import { type DeclaringCompany, findDeclaring } from './company-facts.repository'
import { type Document, readDocuments } from './documents'
import { languageOfCompany, nameIn } from './facts-of-company'
import { insertSignature, readSignatures } from './undertaking.repository'

/** Signing by the company itself: what was read, with a code that was sent for just that. */

async function ownCompany(
  { settings }: Platform,
  db: Db,
  caller: SignedInCaller,
  lock = false,
): Promise<DeclaringCompany> {
  const company = await findCompanyFor(db, caller, {}, settings.current().edition, lock)
  const declaring = company && (await findDeclaring(db, company.id))
  if (!declaring) throw new Refusal(codes.refused, say.noBooth)
  return declaring
}

async function requireOpen(
  platform: Platform,
  db: Db,
  company: DeclaringCompany,
  kinds: readonly UndertakingKind[],
): Promise<(Document & { text: NonNullable<Document['text']> })[]> {
  const documents = await readDocuments(db, company, platform.settings.current())
  return kinds.map((kind) => {
    const document = documents.find((one) => one.kind === kind)
    if (!document?.text || document.closed) {
      const { message, params } = document?.closed ?? { message: say.noText, params: {} }
      throw new Refusal(codes.refused, message, params)
    }
    return { ...document, text: document.text }
  })
}

/** The same whatever order they were ticked in. */
const inOrder = (kinds: readonly UndertakingKind[]) => undertakingKinds.filter((kind) => kinds.includes(kind))
const aboutOf = (kinds: readonly UndertakingKind[]): string => inOrder(kinds).join('+')

export const listedNames = (kinds: readonly UndertakingKind[], language: Language): string =>
  inOrder(kinds)
    .map((kind) => undertakingNames[kind][language])
    .join(language === 'zh' ? '、' : ', ')

/** Where the account is entered is what was proved to be the company's own; the code goes there and nowhere else. */
export async function sendSigningCode(
  platform: Platform,
  kinds: readonly UndertakingKind[],
  caller: SignedInCaller,
): Promise<string> {
  const { username, userType } = caller.user
  const channel = userType === 'ENG' ? 'mail' : 'sms'
  platform.outbox.requireChannel(channel)
  const company = await ownCompany(platform, platform.db, caller)
  await requireOpen(platform, platform.db, company, kinds)
  const language = languageOfCompany(company)
  return sendCode(platform, {
    channel,
    to: username,
    purpose: 'signUndertakings',
    about: aboutOf(kinds),
    language,
    words: {
      template: 'signingCode',
      names: { company: nameIn(language, company) },
      params: { documents: listedNames(kinds, language) },
    },
    caller,
  })
}

/**
 * Sent twice, it is signed once. Whatever keeps a second click from signing, at any step of it, may be what the first one
 * did meanwhile: then it is done.
 */
export async function signUndertakings(
  platform: Platform,
  signing: Signing,
  caller: SignedInCaller,
): Promise<void> {
  const { db } = platform
  const company = await ownCompany(platform, db, caller)
  if (await wasSignedWith(db, signing.ticket, company)) return
  await signFirst(platform, company, signing, caller).catch(async (refusal) => {
    if (!(await wasSignedWith(db, signing.ticket, company))) throw refusal
  })
}

async function signFirst(
  platform: Platform,
  company: DeclaringCompany,
  { signer, documents, ticket, code }: Signing,
  caller: SignedInCaller,
): Promise<void> {
  const { db } = platform
  const kinds = documents.map(({ kind }) => kind)
  requireRead(await requireOpen(platform, db, company, kinds), documents)

  const { username } = caller.user
  const target = codeTarget(username, aboutOf(kinds))
  const claim = { ticket, code, purpose: 'signUndertakings', target } as const
  // Of two clicks the first spends the code, and may never come to sign; the second knows it too.
  if (!(await acceptsCode(platform, claim, caller)) && !(await isSpentRightly(db, claim)))
    throw refuseField('code', say.wrongCode)
  await db.transaction().execute(async (trx) => {
    const locked = await ownCompany(platform, trx, caller, true)
    if (await wasSignedWith(trx, ticket, locked)) return
    const open = await requireOpen(platform, trx, locked, kinds)
    requireRead(open, documents)
    for (const document of open) await write(platform, trx, locked, document, { signer, ticket, caller })
  })
}

const wasSignedWith = async (db: Db, ticket: string, { id }: DeclaringCompany): Promise<boolean> =>
  (await readSignatures(db, { ticket })).some(({ companyId }) => companyId === id)

/** Whatever changed since it was read, somebody would sign what they have not seen. */
function requireRead(
  open: readonly (Document & { text: { hash: string } })[],
  documents: Signing['documents'],
): void {
  for (const { kind, text } of open)
    if (documents.find((one) => one.kind === kind)?.hash !== text.hash)
      throw new Refusal(codes.conflict, say.readAgain)
}

async function write(
  platform: Platform,
  trx: Db,
  company: DeclaringCompany,
  { kind, language, text }: Document & { text: NonNullable<Document['text']> },
  { signer, ticket, caller }: { signer: string; ticket: string; caller: SignedInCaller },
): Promise<void> {
  const signatureId = await insertSignature(trx, {
    ...text,
    edition: platform.settings.current().edition,
    companyId: company.id,
    companyName: nameIn(language, company),
    kind,
    language,
    signer,
    method: 'code',
    codeSentTo: caller.user.username,
    ticket,
    reason: '',
    by: caller.user.id,
    address: caller.address,
  })
  await recordAudit(trx, caller, {
    action: 'sign',
    subjectType: 'undertaking',
    subjectId: company.id,
    after: { kind, version: text.version, hash: text.hash, signer, signatureId },
  })
  for (const news of companyNews(company)) await platform.live.publish(trx, news)
}
