import type { Client } from '@fairground/wire/kernel/client'
import { findSignUp } from '@fairground/wire/review'
import type { TestFair } from '../support/test-fair'

export const companyOf = async (fair: TestFair, username: string): Promise<string> =>
  (
    await fair.platform.db
      .selectFrom('company')
      .innerJoin('account', 'account.id', 'company.account_id')
      .select('company.id')
      .where('account.username', '=', username)
      .orderBy('company.edition', 'desc')
      .executeTakeFirstOrThrow()
  ).id

export const read = (call: Client, companyId: string) => call(findSignUp, { params: { companyId } })

/** As if the company had handed in its sign-up a moment ago, whatever was decided before. */
export async function handIn(fair: TestFair, companyId: string): Promise<void> {
  await fair.platform.db
    .updateTable('company')
    .set({ data_state: 'submitted', review_state: 'awaiting', submitted_at: new Date(), review_remark: '' })
    .where('id', '=', companyId)
    .execute()
}

export const messagesTo = (fair: TestFair, template: string, companyName: string) =>
  fair.platform.db
    .selectFrom('outbox_message')
    .select(['channel', 'recipient', 'subject', 'body'])
    .where('template', '=', template)
    .where('body', 'like', `%${companyName}%`)
    .orderBy('created_at')
    .execute()
