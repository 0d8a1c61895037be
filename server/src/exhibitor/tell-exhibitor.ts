import type { Db } from '../platform/database/database'
import type { Message } from '../platform/messaging/outbox'
import type { Platform } from '../platform/platform'
import { readEnteredWith } from './entered-with.repository'

type Notice = Pick<Message, 'template' | 'params' | 'names' | 'dedupeKey' | 'caller'>

/**
 * Where the account is entered is the one place that was proved to be the exhibitor's: by a code, or by the password that
 * was sent there. What a form says of phones and mailboxes is only what somebody typed.
 */
export async function tellExhibitor(
  { outbox }: Platform,
  trx: Db,
  accountId: string,
  notice: Notice,
): Promise<void> {
  const { username, userType } = await readEnteredWith(trx, accountId)
  const overseas = userType === 'ENG'
  await outbox.post(trx, {
    channel: overseas ? 'mail' : 'sms',
    language: overseas ? 'en' : 'zh',
    to: username,
    ...notice,
  })
}
