import type { Language } from '@fairground/domain/text'
import type {
  SigningMethod,
  UndertakingKind,
  UndertakingState,
  UndertakingText,
} from '@fairground/domain/undertaking'
import type { SavedText } from '@fairground/wire/undertaking'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** Which text is meant. */
export interface TextOf {
  edition: number
  kind: UndertakingKind
  language: Language
}

export interface VersionedText extends UndertakingText {
  version: number
}

const isText = ({ edition, kind, language }: TextOf) =>
  sql`text.edition = ${edition} AND text.kind = ${kind} AND text.language = ${language}`

export async function lockText(trx: Db, { edition, kind, language }: TextOf): Promise<void> {
  const name = `undertaking-text ${kind} ${language}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, ${edition}))`.execute(trx)
}

export async function readCurrentText(db: Db, which: TextOf): Promise<VersionedText | undefined> {
  const { rows } = await sql<VersionedText>`
    SELECT version, title, body FROM undertaking_text text WHERE ${isText(which)} ORDER BY version DESC LIMIT 1`.execute(
    db,
  )
  return rows[0]
}

export async function readVersions(db: Db, which: TextOf): Promise<SavedText[]> {
  const { rows } = await sql<SavedText>`
    SELECT text.version, text.title, text.body, text.saved_at AS "savedAt",
      coalesce(nullif(account.real_name, ''), account.username, '') AS "savedBy",
      (SELECT count(*)::int FROM undertaking_signature signed WHERE signed.edition = text.edition
        AND signed.kind = text.kind AND signed.language = text.language AND signed.text_version = text.version) AS signatures
    FROM undertaking_text text LEFT JOIN account ON account.id = text.saved_by
    WHERE ${isText(which)} ORDER BY text.version DESC`.execute(db)
  return rows
}

/** What an edition before this one ended with. */
export async function readEarlierText(
  db: Db,
  { edition, kind, language }: TextOf,
): Promise<(UndertakingText & { edition: number }) | undefined> {
  const { rows } = await sql<UndertakingText & { edition: number }>`
    SELECT edition, title, body FROM undertaking_text
    WHERE edition < ${edition} AND kind = ${kind} AND language = ${language}
    ORDER BY edition DESC, version DESC LIMIT 1`.execute(db)
  return rows[0]
}

export async function insertText(trx: Db, which: TextOf, text: VersionedText, by: string): Promise<void> {
  await sql`
    INSERT INTO undertaking_text (edition, kind, language, version, title, body, saved_by)
    VALUES (${which.edition}, ${which.kind}, ${which.language}, ${text.version}, ${text.title}, ${text.body}, ${by})`.execute(
    trx,
  )
}

export interface Standing {
  kind: UndertakingKind
  state: UndertakingState
  signatureId: string | null
  renewalReason: string
}

/** Where one company stands with both. */
export async function readStandings(db: Db, companyId: string): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    SELECT kind, state, signature_id AS "signatureId", coalesce(renewal_reason, '') AS "renewalReason"
    FROM undertaking_standing WHERE company_id = ${companyId} ORDER BY kind`.execute(db)
  return rows
}

export interface NewSignature extends VersionedText {
  edition: number
  companyId: string
  companyName: string
  kind: UndertakingKind
  language: Language
  hash: string
  signer: string
  method: SigningMethod
  codeSentTo: string
  ticket: string | null
  reason: string
  by: string
  address: string
}

export async function insertSignature(trx: Db, signed: NewSignature): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO undertaking_signature (edition, company_id, kind, language, text_version, title, body, text_hash,
      company_name, signer_name, method, code_sent_to, ticket, reason, signed_by, address)
    VALUES (${signed.edition}, ${signed.companyId}, ${signed.kind}, ${signed.language}, ${signed.version}, ${signed.title},
      ${signed.body}, ${signed.hash}, ${signed.companyName}, ${signed.signer}, ${signed.method}, ${signed.codeSentTo},
      ${signed.ticket}, ${signed.reason}, ${signed.by}, ${signed.address})
    RETURNING id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('a signature that was written has an id')
  return row.id
}

export interface KeptSignature extends UndertakingText {
  id: string
  companyId: string
  accountId: string
  companyName: string
  registrationNumber: string | null
  edition: number
  kind: UndertakingKind
  language: Language
  textVersion: number
  textHash: string
  signerName: string
  method: SigningMethod
  codeSentTo: string
  ticket: string | null
  reason: string
  signedAt: Date
  recordedBy: string
  address: string
  renewal: { reason: string; at: Date; by: string } | null
}

interface SignatureRow extends Omit<KeptSignature, 'renewal'> {
  renewalReason: string | null
  askedAt: Date
  askedBy: string
}

/** Newest first. */
export async function readSignatures(
  db: Db,
  which:
    | { id: string }
    | { ids: readonly string[] }
    | { companyId: string; kind: UndertakingKind }
    | { ticket: string },
): Promise<KeptSignature[]> {
  const wanted =
    'id' in which
      ? sql`signed.id = ${which.id}`
      : 'ids' in which
        ? sql`signed.id = ANY(${which.ids}::uuid[])`
        : 'ticket' in which
          ? sql`signed.ticket = ${which.ticket}`
          : sql`signed.company_id = ${which.companyId} AND signed.kind = ${which.kind}`
  const { rows } = await sql<SignatureRow>`
    SELECT signed.id, signed.company_id AS "companyId", company.account_id AS "accountId",
      signed.company_name AS "companyName", company.registration_number AS "registrationNumber", signed.edition,
      signed.kind, signed.language, signed.text_version AS "textVersion", signed.title, signed.body,
      signed.text_hash AS "textHash", signed.signer_name AS "signerName", signed.method,
      signed.code_sent_to AS "codeSentTo", signed.ticket, signed.reason, signed.signed_at AS "signedAt",
      CASE signed.method WHEN 'staff' THEN coalesce(nullif(by.real_name, ''), by.username, '') ELSE '' END AS "recordedBy",
      signed.address, renewal.reason AS "renewalReason", renewal.asked_at AS "askedAt",
      coalesce(nullif(asking.real_name, ''), asking.username, '') AS "askedBy"
    FROM undertaking_signature signed JOIN company ON company.id = signed.company_id
    LEFT JOIN account by ON by.id = signed.signed_by
    LEFT JOIN undertaking_renewal renewal ON renewal.signature_id = signed.id
    LEFT JOIN account asking ON asking.id = renewal.asked_by
    WHERE ${wanted} ORDER BY signed.signed_at DESC, signed.id DESC`.execute(db)
  return rows.map(({ renewalReason, askedAt, askedBy, ...row }) => ({
    ...row,
    renewal: renewalReason === null ? null : { reason: renewalReason, at: askedAt, by: askedBy },
  }))
}

export async function insertRenewal(trx: Db, signatureId: string, reason: string, by: string): Promise<void> {
  await sql`INSERT INTO undertaking_renewal (signature_id, reason, asked_by) VALUES (${signatureId}, ${reason}, ${by})`.execute(
    trx,
  )
}
