import { decidePhoneChange } from '@fairground/wire/account/phone-change'
import { listQuestions } from '@fairground/wire/board/questions'
import type { companyHub } from '@fairground/wire/hub'
import { type Access, mayCall } from '@fairground/wire/kernel/access'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { loginLog } from '@fairground/wire/list/lists/login-log'
import { messageLog } from '@fairground/wire/list/lists/message-log'
import { countOpen, readQuestions } from '../board'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import {
  countMessages,
  type HubAccount,
  readLastLogin,
  readNewestMessages,
  readPendingPhoneChange,
} from './hub.repository'

type ClosedParts = Pick<CallResult<typeof companyHub>, 'lastLogin' | 'phoneChange' | 'messages' | 'questions'>

const most = { messages: 5, questions: 4 }

interface Asked {
  accountId: string
  edition: number
  account: HubAccount
  caller: SignedInCaller
}

/** Parts from screens with a key of their own: whoever may not open the screen gets nothing of it here either. */
export async function readClosedParts(
  db: Db,
  { accountId, edition, account, caller }: Asked,
): Promise<ClosedParts> {
  const where = async <Part>({ access }: { access: Access }, read: () => Promise<Part>) =>
    mayCall(access, caller.user) ? read() : null

  return {
    lastLogin: await where(loginLog.calls.page, async () => ({
      at: await readLastLogin(db, accountId, account.username),
    })),
    phoneChange: await where(decidePhoneChange, async () => ({
      pending: await readPendingPhoneChange(db, accountId),
    })),
    messages: await where(messageLog.calls.page, async () => ({
      list: await readNewestMessages(db, account, most.messages),
      ...(await countMessages(db, account)),
    })),
    questions: await where(listQuestions, async () => ({
      ...(await readQuestions(
        db,
        { accountId, page: 1, pageSize: most.questions },
        { edition, language: caller.language },
      )),
      open: await countOpen(db, edition, accountId),
    })),
  }
}
