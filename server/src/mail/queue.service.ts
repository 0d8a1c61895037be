import { mailMessages as say, secretPlaceholders } from '@fairground/domain/mail'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallInput, CallResult } from '@fairground/wire/kernel/endpoint'
import type { listQueue, QueuedMessage, queueFigures, resendMessages } from '@fairground/wire/mail'
import { recordAudits } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { hit } from '../platform/limits/rate-limits'
import { deliverJob } from '../platform/messaging/outbox'
import { isTemplateName, placeholdersOf } from '../platform/messaging/templates'
import type { Platform } from '../platform/platform'
import { countStates, lockMessages, type MessageRow, readQueue, requeue } from './mail.repository'

/** What its receiver alone may read: the secret is gone once it is delivered, and nobody else asks for it anew. */
const isSecret = ({ template, secretNames }: MessageRow): boolean =>
  secretNames.length > 0 ||
  (isTemplateName(template) && placeholdersOf(template).some((name) => secretPlaceholders.includes(name)))

const shown = (
  { secretNames: _names, link, body, ...row }: MessageRow,
  mayResend: boolean,
): QueuedMessage => ({
  ...row,
  text: link ? body.replaceAll(link, '{link}') : body,
  mayResend,
})

export async function findInQueue(
  db: Db,
  { page, pageSize, ...filters }: CallInput<typeof listQueue>['body'],
): Promise<CallResult<typeof listQueue>> {
  const { list, total } = await readQueue(db, filters, { most: pageSize, skip: (page - 1) * pageSize })
  return { total, list: list.map((row) => shown(row, row.state !== 'queued' && !isSecret(row))) }
}

export async function readFigures(db: Db): Promise<CallResult<typeof queueFigures>> {
  const counts = new Map((await countStates(db)).map(({ state, count }) => [state, count]))
  const of = (state: string) => counts.get(state) ?? 0
  return { queued: of('queued'), failed: of('failed'), sent: of('sent'), skipped: of('skipped') }
}

const mostAgain = 3
const dayInSeconds = 86_400

/** Each at most three times a day: whoever did not get it by then has another trouble. */
export async function resend(
  { db, jobs }: Platform,
  { ids }: CallInput<typeof resendMessages>['body'],
  caller: SignedInCaller,
): Promise<{ resent: number; left: number }> {
  if (ids.length === 0) throw new Refusal(codes.refused, say.chooseMessages)
  return db.transaction().execute(async (trx) => {
    const rows = await lockMessages(trx, ids)
    const resent: MessageRow[] = []
    for (const row of rows) {
      if (row.state === 'queued' || isSecret(row)) continue
      const again = await hit(trx, { key: `resend:${row.id}`, most: mostAgain, seconds: dayInSeconds })
      if (!again.allowed) continue
      await requeue(trx, row.id)
      await jobs.enqueue(trx, deliverJob, { id: row.id })
      resent.push(row)
    }
    if (resent.length > 0)
      await recordAudits(
        trx,
        caller,
        resent.map(({ id, state, recipient }) => ({
          action: 'resend',
          subjectType: 'message',
          subjectId: id,
          before: { state },
          after: { state: 'queued', recipient },
        })),
      )
    return { resent: resent.length, left: ids.length - resent.length }
  })
}
