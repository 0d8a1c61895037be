import type {
  AmendedContract,
  ContractEvent,
  ContractLine,
  ContractState,
  Party,
} from '@fairground/domain/contract'
import type { Currency, Instalment, InstalmentPlan } from '@fairground/domain/money'
import type { Language } from '@fairground/domain/text'
import type { ProcessEvent } from '@fairground/wire/contract/desk'
import type { EventDetails } from '@fairground/wire/contract/event-details'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface KeptContract {
  id: string
  number: string
  version: number
  state: ContractState
  edition: number
  companyId: string
  accountId: string
  classId: string
  templateId: string
  language: Language
  currency: Currency
  lines: ContractLine[]
  total: number
  party: Party
  organiser: string
  plan: InstalmentPlan[]
  title: string
  body: string
  drawnUpOn: string
  signBy: string | null
  reason: string
  /** The contract it takes the place of, as it says so itself. */
  amends: (AmendedContract & { id: string }) | null
  checkCode: string | null
  documentSha256: string | null
  sentAt: Date | null
  signedAt: Date | null
  countersignedAt: Date | null
  sealedAt: Date | null
  sealedFileId: string | null
  sealedSha256: string | null
  updatedAt: Date
  updatedBy: string | null
}

export const contractFields = sql`contract.id, contract.number, contract.version, contract.state, contract.edition,
  contract.company_id AS "companyId", company.account_id AS "accountId", contract.class_id AS "classId",
  contract.template_id AS "templateId", contract.language, contract.currency, contract.lines, contract.total,
  contract.party, contract.organiser, contract.plan, contract.title, contract.body,
  contract.drawn_up_on AS "drawnUpOn", contract.sign_by AS "signBy", contract.reason,
  (SELECT jsonb_build_object('id', prior.id, 'number', prior.number, 'total', prior.total, 'reason', contract.amend_reason)
    FROM contract prior WHERE prior.id = contract.amends_id) AS amends,
  contract.check_code AS "checkCode", contract.document_sha256 AS "documentSha256", contract.sent_at AS "sentAt",
  contract.signed_at AS "signedAt", contract.countersigned_at AS "countersignedAt", contract.sealed_at AS "sealedAt",
  contract.sealed_file_id AS "sealedFileId", contract.sealed_sha256 AS "sealedSha256",
  contract.updated_at AS "updatedAt", contract.updated_by AS "updatedBy"`

export async function lockContract(db: Db, id: string): Promise<KeptContract | undefined> {
  const { rows } = await sql<KeptContract>`SELECT ${contractFields} FROM contract
    JOIN company ON company.id = contract.company_id WHERE contract.id = ${id} FOR UPDATE OF contract`.execute(
    db,
  )
  return rows[0]
}

/** The next of its edition; held until the transaction ends, so that none is given twice and none is left out. */
export async function takeNumber(db: Db, edition: number): Promise<string> {
  const { rows } = await sql<{
    last: number
  }>`INSERT INTO contract_number (edition, last) VALUES (${edition}, 1)
    ON CONFLICT (edition) DO UPDATE SET last = contract_number.last + 1 RETURNING last`.execute(db)
  return `HT-${edition}-${String(rows[0]?.last ?? 0).padStart(4, '0')}`
}

export interface NewContract
  extends Pick<
    KeptContract,
    | 'number'
    | 'edition'
    | 'companyId'
    | 'classId'
    | 'templateId'
    | 'language'
    | 'currency'
    | 'lines'
    | 'total'
    | 'party'
    | 'organiser'
    | 'plan'
    | 'title'
    | 'body'
    | 'drawnUpOn'
    | 'signBy'
  > {
  by: string
  amends?: { id: string; reason: string }
}

export async function insertContract(db: Db, given: NewContract): Promise<string> {
  const { id } = await db
    .insertInto('contract')
    .values({
      number: given.number,
      edition: given.edition,
      company_id: given.companyId,
      drawn_up_on: given.drawnUpOn,
      ...wordsOf(given),
      ...(given.amends && { amends_id: given.amends.id, amend_reason: given.amends.reason }),
      updated_by: given.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Words = Omit<NewContract, 'number' | 'edition' | 'companyId' | 'drawnUpOn' | 'by' | 'amends'>

const wordsOf = (given: Words) => ({
  class_id: given.classId,
  template_id: given.templateId,
  language: given.language,
  currency: given.currency,
  lines: JSON.stringify(given.lines),
  total: given.total,
  party: JSON.stringify(given.party),
  organiser: given.organiser,
  plan: JSON.stringify(given.plan),
  title: given.title,
  body: given.body,
  sign_by: given.signBy,
})

export async function rewriteContract(db: Db, id: string, given: Words): Promise<void> {
  await db.updateTable('contract').set(wordsOf(given)).where('id', '=', id).execute()
}

/**
 * Which booths a live contract is about: no other live one may be about any of them. What an amendment is about becomes its
 * own only when it takes the place of the contract before.
 */
export async function claimBooths(
  db: Db,
  contractId: string,
  boothIds: readonly string[],
  { live = true }: { live?: boolean } = {},
): Promise<void> {
  if (live) await letGoOfMoved(db, contractId, boothIds)
  await sql`DELETE FROM contract_booth WHERE contract_id = ${contractId} AND booth_id <> ALL(${boothIds}::uuid[])`.execute(
    db,
  )
  await sql`INSERT INTO contract_booth (contract_id, booth_id, live) SELECT ${contractId}, unnest(${boothIds}::uuid[]), ${live}
    ON CONFLICT (contract_id, booth_id) DO NOTHING`.execute(db)
}

/** Booths stand in the contract of whoever moved away from them until that is amended; it does not keep them from others. */
async function letGoOfMoved(db: Db, contractId: string, boothIds: readonly string[]): Promise<void> {
  await sql`UPDATE contract_booth claim SET live = false FROM contract
    WHERE contract.id = claim.contract_id AND claim.live AND claim.booth_id = ANY(${boothIds}::uuid[])
      AND claim.contract_id <> ${contractId}
      AND NOT EXISTS (SELECT FROM booth_holding holding WHERE holding.booth_id = claim.booth_id
        AND holding.company_id = contract.company_id AND holding.released_at IS NULL)`.execute(db)
}

/** From the contract before to its amendment. */
export async function handOverBooths(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await freeContractBooths(db, from)
  const { rows } = await sql<{ id: string }>`SELECT booth_id AS id FROM contract_booth
    WHERE contract_id = ${to}`.execute(db)
  await letGoOfMoved(
    db,
    to,
    rows.map(({ id }) => id),
  )
  await db.updateTable('contract_booth').set({ live: true }).where('contract_id', '=', to).execute()
}

export async function freeContractBooths(db: Db, contractId: string): Promise<void> {
  await db.updateTable('contract_booth').set({ live: false }).where('contract_id', '=', contractId).execute()
}

export interface Moved {
  state: ContractState
  by: string | null
  reason?: string
  sent?: boolean
  signed?: { sha256: string }
  countersigned?: boolean
  sealed?: { fileId: string; sha256: string }
}

export async function moveContract(db: Db, id: string, moved: Moved): Promise<void> {
  await db
    .updateTable('contract')
    .set({
      state: moved.state,
      reason: moved.reason ?? '',
      version: sql`version + 1`,
      updated_at: sql`clock_timestamp()`,
      updated_by: moved.by,
      ...(moved.sent && { sent_at: sql`now()` }),
      ...(moved.signed && { signed_at: sql`now()`, document_sha256: moved.signed.sha256 }),
      ...(moved.countersigned && { countersigned_at: sql`now()`, countersigned_by: moved.by }),
      ...(moved.sealed && {
        sealed_at: sql`now()`,
        sealed_file_id: moved.sealed.fileId,
        sealed_sha256: moved.sealed.sha256,
      }),
    })
    .where('id', '=', id)
    .execute()
}

export interface NewEvent {
  contractId: string
  event: ProcessEvent
  actorId: string | null
  actorName: string
  reason?: string
  details?: EventDetails
}

export async function insertContractEvent(db: Db, event: NewEvent): Promise<void> {
  await db
    .insertInto('contract_event')
    .values({
      contract_id: event.contractId,
      event: event.event,
      actor_id: event.actorId,
      actor_name: event.actorName,
      reason: event.reason ?? '',
      details: JSON.stringify(event.details ?? {}),
    })
    .execute()
}

/** What was done with it last, and by whom. */
export async function readLastEvent(
  db: Db,
  contractId: string,
): Promise<{ event: ContractEvent; actorId: string | null } | undefined> {
  const { rows } = await sql<{ event: ContractEvent; actorId: string | null }>`
    SELECT event, actor_id AS "actorId" FROM contract_event
    WHERE contract_id = ${contractId} AND event NOT IN ('request', 'withdraw', 'answer')
    ORDER BY id DESC LIMIT 1`.execute(db)
  return rows[0]
}

export async function insertInstalments(
  db: Db,
  contractId: string,
  instalments: readonly Instalment[],
): Promise<void> {
  await db
    .insertInto('contract_instalment')
    .values(
      instalments.map(({ number, share, amount, dueOn }) => ({
        contract_id: contractId,
        number,
        share,
        amount,
        due_on: dueOn,
      })),
    )
    .execute()
}

/** What is due when, and how much of it has come. */
export async function readDue(
  db: Db,
  contractId: string,
): Promise<{ parts: Pick<Instalment, 'number' | 'amount' | 'dueOn'>[]; paid: number }> {
  const { rows: parts } = await sql<Pick<Instalment, 'number' | 'amount' | 'dueOn'>>`
    SELECT number, amount, due_on AS "dueOn" FROM contract_instalment WHERE contract_id = ${contractId}
    ORDER BY number`.execute(db)
  const { rows } = await sql<{ paid: number }>`
    SELECT paid FROM contract_balance WHERE contract_id = ${contractId}`.execute(db)
  return { parts, paid: rows[0]?.paid ?? 0 }
}

/** When the first of a chain of amendments was drawn up. */
export async function readFirstDay(db: Db, id: string): Promise<string> {
  const { rows } = await sql<{ day: string }>`WITH RECURSIVE chain AS (
      SELECT amends_id, drawn_up_on FROM contract WHERE id = ${id}
      UNION ALL SELECT prior.amends_id, prior.drawn_up_on FROM contract prior JOIN chain ON prior.id = chain.amends_id)
    SELECT drawn_up_on AS day FROM chain WHERE amends_id IS NULL`.execute(db)
  const [first] = rows
  if (!first) throw new Error('every chain of contracts begins somewhere')
  return first.day
}

/** Of a deferral that was granted: days move, amounts never. */
export async function deferInstalment(
  db: Db,
  { contractId, number, dueOn }: { contractId: string; number: number; dueOn: string },
): Promise<void> {
  await db
    .updateTable('contract_instalment')
    .set({ due_on: dueOn })
    .where('contract_id', '=', contractId)
    .where('number', '=', number)
    .execute()
}
