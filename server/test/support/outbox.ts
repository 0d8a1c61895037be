import type { TestFair } from './test-fair'

/** What the phone or mailbox would show: the newest message to someone, with its secrets. */
export async function newestMessage(
  fair: TestFair,
  to: string,
): Promise<{ template: string; secrets: Record<string, string>; body: string }> {
  const row = await fair.platform.db
    .selectFrom('outbox_message')
    .select(['template', 'secrets', 'body'])
    .where('recipient', '=', to)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return { template: row.template, secrets: (row.secrets ?? {}) as Record<string, string>, body: row.body }
}

/** Asks for a code as the screens do, and reads it from the phone or mailbox. */
export async function obtainCode(
  fair: TestFair,
  channel: 'sms' | 'mail',
  to: string,
  purpose: string,
  options: { headers?: Record<string, string>; address?: string } = {},
): Promise<{ ticket: string; code: string }> {
  const path = channel === 'sms' ? `sendMessage?phone=${to}` : `sendMail?mail=${encodeURIComponent(to)}`
  const answer = await fair.ask({
    method: 'GET',
    url: `/api/signin/${path}&purpose=${purpose}`,
    headers: { xtoken: 'none', ...options.headers },
    remoteAddress: options.address ?? '10.5.0.1',
  })
  if (answer.code !== '00000000') throw new Error(`${answer.code} ${answer.msg}`)
  const { secrets } = await newestMessage(fair, to)
  return { ticket: answer.msg, code: secrets.code ?? '' }
}
