import { buffer } from 'node:stream/consumers'
import type { Wording } from '@fairground/domain/mail'
import { defineMessages, fill, type Language, type Text } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import type { Database, Db } from '../database/database'
import { fileNameFor } from '../files/file-name'
import type { FileStore } from '../files/file-store'
import type { Caller } from '../http/principal'
import { Refusal } from '../http/refusal'
import type { JobKind, Jobs } from '../jobs/jobs'
import { hit } from '../limits/rate-limits'
import { nameInMessage } from './name-in-message'
import { findOwnWording } from './own-wording.repository'
import {
  type MailSender,
  type OutgoingMail,
  PermanentSendError,
  type Receipt,
  type SmsSender,
} from './senders/sender'
import { renderWording, shippedWording, type TemplateName } from './templates'

const messages = defineMessages('outbox', {
  noSms: {
    zh: '本届展会不发送短信，请改用邮箱或联系组委会',
    en: 'This fair sends no SMS. Please use an email address instead, or contact the organiser',
  },
})

export interface Message {
  channel: 'sms' | 'mail'
  to: string
  template: TemplateName
  language: Language
  /** In place of those kept for the template: a draft that is tried out. */
  words?: Wording
  params?: Record<string, string>
  /** Parameters that somebody outside typed: nameInMessage makes them fit to stand over our signature. */
  names?: Record<string, string>
  /** Codes and initial passwords: kept apart from the text, and erased once delivered. */
  secrets?: Record<string, string>
  /** A second message with the same key is not sent again. */
  dedupeKey?: string
  /** Goes out with a mail. Kept by the file store for longer than a mail is tried. */
  attachedFileId?: string
  /** The receiver asked for it, and how often was counted there. */
  ordered?: boolean
  /** On whose behalf; without one the system itself wrote. */
  caller?: Caller
}

export interface Outbox {
  /**
   * Joins the caller's transaction: the message goes out if and only if what caused it is committed. Where a channel is
   * switched off a notice is only noted; but what hangs on a code or password nobody would get is refused.
   */
  post(db: Db, message: Message): Promise<void>
  /** Refuses what needs a channel that is switched off, before anything is looked up or used up for it. */
  requireChannel(channel: Message['channel']): void
}

export const deliverJob = 'deliver-message'

export function createOutbox(
  jobs: Jobs,
  { sendsSms, fairName }: { sendsSms: boolean; fairName: () => Text },
): Outbox {
  function requireChannel(channel: Message['channel']): void {
    if (channel === 'sms' && !sendsSms) throw new Refusal(codes.refused, messages.noSms)
  }
  return {
    requireChannel,

    async post(db, message) {
      if (message.secrets) requireChannel(message.channel)
      const words =
        message.words ?? (await findOwnWording(db, message.template)) ?? shippedWording(message.template)
      const { subject, body } = renderWording(words, message.language, fairName())
      const params = { ...cleaned(message.names), ...message.params }
      const withheld = message.secrets || message.ordered ? undefined : await countNotice(db, message)
      const row = await db
        .insertInto('outbox_message')
        .values({
          channel: message.channel,
          recipient: message.to,
          template: message.template,
          subject: fill(subject, params),
          body: fill(body, params),
          params: JSON.stringify(params),
          secrets: message.secrets ? JSON.stringify(message.secrets) : null,
          dedupe_key: message.dedupeKey ?? null,
          caused_by: message.caller ? (message.caller.user?.username ?? 'anonymous') : 'system',
          address: message.caller?.address ?? '',
          attached_file_id: message.attachedFileId ?? null,
          ...(withheld ? { status: 'skipped', last_error: withheld, settled_at: sql`now()` } : {}),
        })
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (row && !withheld) await jobs.enqueue(db, deliverJob, { id: row.id })
    },
  }
}

const cleaned = (names: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([name, typed]) => [name, nameInMessage(typed)]))

/** More than anybody needs to be told in an hour. Codes and passwords have limits of their own. */
const noticesPerHour = 6

/** Why a notice stays here, if it does: what its reader is told so often is no news, or not meant for the reader. */
async function countNotice(db: Db, { template, to }: Message): Promise<string | undefined> {
  const again = await hit(db, {
    key: `notice:${template}:${to.toLowerCase()}`,
    most: noticesPerHour,
    seconds: 3_600,
  })
  return again.allowed ? undefined : 'more of its kind within the hour than one receiver gets'
}

export interface Senders {
  sms: SmsSender
  mail: MailSender
}

const attempts = 5

/** Delivery may happen twice if we die between the provider's yes and our own note of it; it never happens zero times. */
export function deliveryJob(
  db: Database,
  senders: Senders,
  { files, keepSecrets }: { files: FileStore; keepSecrets: boolean },
): JobKind<{ id: string }> {
  return {
    name: deliverJob,
    retries: attempts - 1,
    retrySeconds: 5,
    // Longer than a sender's own limits together, or a slow yes would be taken for a no and sent twice.
    expireSeconds: 180,
    async run({ id }) {
      const message = await db
        .selectFrom('outbox_message')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      if (message?.status !== 'queued') return
      try {
        const { providerId, withheld } = await send(senders, message, files)
        await settle(db, id, {
          status: withheld === undefined ? 'sent' : 'skipped',
          provider_id: providerId ?? null,
          ...(withheld === undefined ? {} : { last_error: withheld }),
          ...(keepSecrets ? {} : { secrets: null }),
        })
      } catch (error) {
        const final = error instanceof PermanentSendError || message.attempts + 1 >= attempts
        await settle(db, id, {
          last_error: (error as Error).message.slice(0, 500),
          ...(final ? { status: 'failed', ...(keepSecrets ? {} : { secrets: null }) } : {}),
        })
        if (!(error instanceof PermanentSendError)) throw error
      }
    },
  }
}

interface Row {
  channel: string
  recipient: string
  template: string
  subject: string
  body: string
  params: unknown
  secrets: unknown
  attached_file_id: string | null
}

async function send(senders: Senders, row: Row, files: FileStore): Promise<Receipt> {
  const secrets = (row.secrets ?? {}) as Record<string, string>
  const text = fill(row.body, secrets)
  if (row.channel === 'mail') {
    const attachment = row.attached_file_id ? await attached(files, row.attached_file_id) : undefined
    return senders.mail.send({
      to: row.recipient,
      subject: row.subject,
      text,
      ...(attachment && { attachment }),
    })
  }
  const params = { ...(row.params as Record<string, string>), ...secrets }
  return senders.sms.send({ to: row.recipient, text, template: row.template, params })
}

async function attached(files: FileStore, fileId: string): Promise<OutgoingMail['attachment']> {
  const file = await files.open(fileId)
  if (!file) throw new PermanentSendError('The file that belongs to the mail is gone')
  const { originalName, contentType } = file
  return { name: fileNameFor(originalName, contentType), contentType, content: await buffer(file.content) }
}

function settle(db: Database, id: string, changes: Record<string, unknown>) {
  return db
    .updateTable('outbox_message')
    .set({
      attempts: sql`attempts + 1`,
      ...('status' in changes ? { settled_at: sql`now()` } : {}),
      ...changes,
    })
    .where('id', '=', id)
    .execute()
}
