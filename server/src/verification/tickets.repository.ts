import { createHash, createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../platform/database/database'

/** What a code proves. A ticket issued for one purpose is worthless for any other. */
export type TicketPurpose =
  | 'register'
  | 'login'
  | 'recoverPassword'
  | 'recoverUsername'
  | 'changeUsername'
  | 'resetAccount'
  | 'newPassword'
  | 'verifyRecoveryEmail'
  | 'recoveryEmailProved'
  | 'signContract'
  | 'nameDelegate'
  | 'proveDelegate'
  | 'signUndertakings'

export interface TicketRequest {
  purpose: TicketPurpose
  target: string
  minutes: number
  tries: number
}

export interface TicketClaim {
  ticket: string
  code: string
  purpose: TicketPurpose
  target: string
}

export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0')

// Six digits are few: keyed by purpose and target, a stolen hash still has to be searched once per ticket.
const hashCode = (code: string, purpose: string, target: string): Buffer =>
  createHmac('sha256', createHash('sha256').update(`${purpose}\n${target.toLowerCase()}`).digest())
    .update(code)
    .digest()

export async function issueTicket(
  db: Db,
  request: TicketRequest,
  code = newCode(),
): Promise<{ ticket: string; code: string }> {
  const { id } = await db
    .insertInto('verification_ticket')
    .values({
      purpose: request.purpose,
      target: request.target,
      code_hash: hashCode(code, request.purpose, request.target),
      tries_left: request.tries,
      expires_at: sql`now() + make_interval(mins => ${request.minutes}::int)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ticket: id, code }
}

/**
 * Spends a try, and the ticket itself when the code is right. One guarded UPDATE: two parallel claims of the same code
 * cannot both succeed, and the tries cannot be outrun.
 */
export async function redeemTicket(db: Db, claim: TicketClaim): Promise<boolean> {
  if (!z.uuid().safeParse(claim.ticket).success) return false
  const hash = hashCode(claim.code, claim.purpose, claim.target)
  const row = await db
    .updateTable('verification_ticket')
    .set({
      tries_left: sql`tries_left - 1`,
      used_at: sql`CASE WHEN code_hash = ${hash} THEN now() END`,
    })
    .where('id', '=', claim.ticket)
    .where('purpose', '=', claim.purpose)
    .where(sql`lower(target)`, '=', claim.target.toLowerCase())
    .where('used_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('used_at')
    .executeTakeFirst()
  return row?.used_at != null
}

/**
 * Whether this code was right and is spent already: whoever asks a second time because the first answer was lost, or what
 * it was for failed, knows it. That it has one effect is for whoever asks to see to.
 */
export async function isSpentRightly(db: Db, claim: TicketClaim): Promise<boolean> {
  if (!z.uuid().safeParse(claim.ticket).success) return false
  const row = await db
    .selectFrom('verification_ticket')
    .select('id')
    .where('id', '=', claim.ticket)
    .where('purpose', '=', claim.purpose)
    .where(sql`lower(target)`, '=', claim.target.toLowerCase())
    .where('code_hash', '=', hashCode(claim.code, claim.purpose, claim.target.toLowerCase()))
    .where('used_at', 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** For whoever showed the right code and got nothing for it. The tries it took stay spent. */
export async function returnTicket(db: Db, ticket: string): Promise<void> {
  await db.updateTable('verification_ticket').set({ used_at: null }).where('id', '=', ticket).execute()
}

interface Proof {
  purpose: TicketPurpose
  target: string
}

/** What a right code is exchanged for where it is used later: a ticket that is a secret itself and needs no code. */
export async function issueProof(db: Db, proof: Proof & { minutes: number }): Promise<string> {
  return (await issueTicket(db, { ...proof, tries: 1 }, '')).ticket
}

/** Nobody guesses a proof, so it may be part of a transaction that fails and leaves it unspent. */
export const redeemProof = (db: Db, proof: Proof & { ticket: string }): Promise<boolean> =>
  redeemTicket(db, { ...proof, code: '' })
