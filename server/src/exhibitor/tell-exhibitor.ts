import type { Language } from '@fairground/domain/text'
import type { Db } from '../platform/database/database'
import type { Message } from '../platform/messaging/outbox'
import type { Platform } from '../platform/platform'
import { readEnteredWith } from './entered-with.repository'

interface Notice extends Pick<Message, 'template' | 'params' | 'names' | 'dedupeKey' | 'caller'> {
  /** Parameters that are words, in the language of whoever reads them. */
  spoken?: (language: Language) => Record<string, string>
}

/**
 * Where the account is entered is the one place that was proved to be the exhibitor's: by a code, or by the password that
 * was sent there. What a form says of phones and mailboxes is only what somebody typed.
 */
export async function tellExhibitor(
  { outbox }: Platform,
  trx: Db,
  accountId: string,
  { spoken, ...notice }: Notice,
): Promise<void> {
  const { username, userType } = await readEnteredWith(trx, accountId)
  const overseas = userType === 'ENG'
  const language = overseas ? 'en' : 'zh'
  await outbox.post(trx, {
    channel: overseas ? 'mail' : 'sms',
    language,
    to: username,
    ...notice,
    ...(spoken ? { params: { ...notice.params, ...spoken(language) } } : {}),
  })
}
