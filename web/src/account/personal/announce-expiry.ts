import { personalMessages } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { notices } from '../../session/notices'
import { endReasonOf } from '../../session/session-store'

/** A session that runs out over a code is announced in words of its own, in place of the general ones. */
export function announceExpiry(error: unknown): void {
  if (endReasonOf(error) !== 'expired') return
  notices.announce({
    key: 'session-expired',
    tone: 'warning',
    text: (language) => translate(personalMessages.expired, language),
  })
}
