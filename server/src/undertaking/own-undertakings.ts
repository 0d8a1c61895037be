import type { Settings } from '@fairground/domain/settings'
import { type Language, translate } from '@fairground/domain/text'
import { undertakingMessages as say, undertakingKinds } from '@fairground/domain/undertaking'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { ownUndertakings } from '@fairground/wire/undertaking'
import type { Db } from '../platform/database/database'
import { findDeclaring } from './company-facts.repository'
import { readDocuments } from './documents'
import { readSignatures } from './undertaking.repository'

type Own = CallResult<typeof ownUndertakings>

/** What the company reads: of what it has signed the text it signed, of the rest the text of now. */
export async function readOwnUndertakings(
  db: Db,
  companyId: string | undefined,
  settings: Settings,
  language: Language,
): Promise<Own> {
  const company = companyId === undefined ? undefined : await findDeclaring(db, companyId)
  if (!company) return { documents: undertakingKinds.map((kind) => nothingYet(kind, settings, language)) }
  const documents = await readDocuments(db, company, settings)
  const ids = documents.flatMap(({ signatureId }) => (signatureId ? [signatureId] : []))
  const signatures = ids.length > 0 ? await readSignatures(db, { ids }) : []
  return {
    documents: documents.map(({ kind, state, lastDay, text, closed, signatureId, renewalReason }) => {
      const signed = signatures.find(({ id }) => id === signatureId)
      const asSigned = state === 'signed' && signed
      return {
        kind,
        state,
        lastDay,
        text: asSigned
          ? { title: signed.title, body: signed.body, version: signed.textVersion, hash: signed.textHash }
          : (text ?? null),
        closed: closed ? translate(closed.message, language, closed.params) : null,
        signature: signed
          ? {
              id: signed.id,
              signerName: signed.signerName,
              method: signed.method,
              signedAt: signed.signedAt,
              language: signed.language,
              textVersion: signed.textVersion,
              textHash: signed.textHash,
            }
          : null,
        renewalReason,
      }
    }),
  }
}

/** Of somebody who has not begun to sign up. */
const nothingYet = (
  kind: (typeof undertakingKinds)[number],
  { undertakingDeadlines }: Settings,
  language: Language,
): Own['documents'][number] => ({
  kind,
  state: 'open',
  lastDay: undertakingDeadlines[kind],
  text: null,
  closed: translate(say.noBooth, language),
  signature: null,
  renewalReason: '',
})
