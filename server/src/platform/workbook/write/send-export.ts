import type { FastifyReply } from 'fastify'
import { recordAudit } from '../../audit/audit'
import type { SignedInCaller } from '../../http/principal'
import type { Platform } from '../../platform'
import { type OneSheet, sendSheet } from './send-sheet'

interface Export<Row> extends OneSheet<Row> {
  /** What is taken away, as the log names it, and which part of it was asked for. */
  of: string
  asked: object
}

/** Rows of a desk as a workbook, written while they are read. Who took which part away is on record. */
export async function sendExport<Row>(
  { db }: Pick<Platform, 'db'>,
  { of, asked, ...sheet }: Export<Row>,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  await recordAudit(db, caller, { action: 'export', subjectType: of, subjectId: '', after: asked })
  return sendSheet(reply, caller.language, sheet)
}
