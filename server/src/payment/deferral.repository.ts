import type { Currency } from '@fairground/domain/money'
import type { DeferralEvent, DeferralState } from '@fairground/domain/payment'
import type { DeferralDetail } from '@fairground/wire/payment/deferral'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface KeptDeferral {
  id: string
  version: number
  state: DeferralState
  contractId: string
  number: string
  edition: number
  companyId: string
  companyZh: string
  companyEn: string
  currency: Currency
  instalment: number
  amount: number
  dueBefore: string
  dueOn: string
  reason: string
  askedById: string
  askedBy: string
  askedAt: Date
  proposedById: string
  proposedBy: string
  decidedBy: string
  decidedAt: Date | null
  answer: string
}

const personName = (alias: string) =>
  sql`coalesce(nullif(${sql.ref(`${alias}.real_name`)}, ''), ${sql.ref(`${alias}.username`)}, '')`

export const deferralFields = sql`deferral.id, deferral.version, deferral.state, deferral.contract_id AS "contractId",
  contract.number, contract.edition, company.id AS "companyId", company.name_zh AS "companyZh", company.name_en AS "companyEn",
  contract.currency, deferral.instalment, part.amount, deferral.due_before AS "dueBefore", deferral.due_on AS "dueOn",
  deferral.reason, deferral.asked_by AS "askedById", ${personName('asker')} AS "askedBy", deferral.asked_at AS "askedAt",
  deferral.proposed_by AS "proposedById", ${personName('proposer')} AS "proposedBy", ${personName('decider')} AS "decidedBy",
  deferral.decided_at AS "decidedAt", deferral.answer`

export const deferralTables = sql`payment_deferral deferral JOIN contract ON contract.id = deferral.contract_id
  JOIN company ON company.id = contract.company_id
  JOIN contract_instalment part ON part.contract_id = deferral.contract_id AND part.number = deferral.instalment
  JOIN account asker ON asker.id = deferral.asked_by JOIN account proposer ON proposer.id = deferral.proposed_by
  LEFT JOIN account decider ON decider.id = deferral.decided_by`

export async function findKept(db: Db, id: string): Promise<KeptDeferral | undefined> {
  const { rows } =
    await sql<KeptDeferral>`SELECT ${deferralFields} FROM ${deferralTables} WHERE deferral.id = ${id}`.execute(
      db,
    )
  return rows[0]
}

/** The one that waits for a decision about an instalment. */
export async function findOpen(
  db: Db,
  contractId: string,
  instalment: number,
): Promise<KeptDeferral | undefined> {
  const { rows } = await sql<KeptDeferral>`SELECT ${deferralFields} FROM ${deferralTables}
    WHERE deferral.contract_id = ${contractId} AND deferral.instalment = ${instalment}
      AND deferral.state = 'proposed'`.execute(db)
  return rows[0]
}

interface NewDeferral {
  id: string
  contractId: string
  instalment: number
  dueBefore: string
  dueOn: string
  reason: string
  by: string
}

export async function insertDeferral(db: Db, given: NewDeferral): Promise<void> {
  await db
    .insertInto('payment_deferral')
    .values({
      id: given.id,
      contract_id: given.contractId,
      instalment: given.instalment,
      due_before: given.dueBefore,
      due_on: given.dueOn,
      reason: given.reason,
      asked_by: given.by,
      proposed_by: given.by,
    })
    .execute()
}

interface MovedDeferral {
  state: DeferralState
  dueOn: string
  proposedBy: string
  /** Why this day. */
  reason?: string
  /** Whoever ended it, with why where it was refused. */
  ended?: { by: string; answer: string }
}

export async function moveDeferral(db: Db, id: string, moved: MovedDeferral): Promise<void> {
  const { state, dueOn, proposedBy, reason, ended } = moved
  await db
    .updateTable('payment_deferral')
    .set({
      state,
      due_on: dueOn,
      proposed_by: proposedBy,
      version: sql`version + 1`,
      ...(reason !== undefined && { reason }),
      ...(ended && { decided_at: sql`clock_timestamp()`, decided_by: ended.by, answer: ended.answer }),
    })
    .where('id', '=', id)
    .execute()
}

interface NewEvent {
  deferralId: string
  event: DeferralEvent
  by: string
  dueOn: string
  reason: string
}

export async function insertDeferralEvent(db: Db, given: NewEvent): Promise<void> {
  await db
    .insertInto('payment_deferral_event')
    .values({
      deferral_id: given.deferralId,
      event: given.event,
      actor_id: given.by,
      due_on: given.dueOn,
      reason: given.reason,
    })
    .execute()
}

type ReadEvent = DeferralDetail['events'][number]

/** The latest first. */
export async function readDeferralEvents(
  db: Db,
  deferralId: string,
): Promise<(ReadEvent & { actorId: string })[]> {
  const { rows } = await sql<ReadEvent & { actorId: string }>`SELECT event.id, event.event, event.at,
      ${personName('account')} AS by, event.actor_id AS "actorId", event.due_on AS "dueOn", event.reason
    FROM payment_deferral_event event JOIN account ON account.id = event.actor_id
    WHERE event.deferral_id = ${deferralId} ORDER BY event.id DESC`.execute(db)
  return rows
}
