import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newestMessage } from '../support/outbox'
import { anonymousFrom, type Signed, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let exhibitor: Signed
beforeAll(async () => {
  fair = await startTestFair({ config: { CAPTCHA: 'off' } })
  await fair.platform.settings.change('hideAccountExistence', true, anonymousFrom('10.0.0.1'))
  exhibitor = await fair.signIn('13800000001')
})
afterAll(() => fair.stop())
beforeEach(() => sql`DELETE FROM rate_window`.execute(fair.platform.db))

const phones = { known: '13800000002', unknown: '13899999990' }
const mailboxes = { known: 'exhibitor2@example.com', unknown: 'nobody@example.com' }

/** What somebody can read from the answers to the same question asked twice: tickets differ anyway. */
async function seen(url: string, as?: Signed): Promise<string[]> {
  const asked = {
    method: 'GET' as const,
    url: `/api${url}`,
    ...(as ? { as } : { headers: { xtoken: 'none' } }),
  }
  const answers = [await fair.ask(asked), await fair.ask(asked)]
  const ticket = /\b[0-9a-f-]{36}\b/g
  return answers.map(({ code, msg, result }) =>
    `${code} ${msg} ${result}`.replace(ticket, 'a ticket').replace(/\d+秒/, 'n秒'),
  )
}

describe('where the organiser hides who has an account', () => {
  it.each([
    ...['register', 'login', 'recoverPassword', 'recoverUsername'].flatMap((purpose) => [
      { purpose, by: 'phone', question: '/signin/sendMessage?phone=', of: phones },
      { purpose, by: 'mail', question: '/signin/sendMail?mail=', of: mailboxes },
    ]),
  ])('a code to $purpose by $by looks the same for both', async ({ purpose, question, of }) => {
    const known = await seen(`${question}${of.known}&purpose=${purpose}`)
    await sql`DELETE FROM rate_window`.execute(fair.platform.db)
    const unknown = await seen(`${question}${of.unknown}&purpose=${purpose}`)
    expect(unknown).toEqual(known)
    expect(known).toEqual([
      expect.stringContaining(`${codes.ok} a ticket`),
      expect.stringContaining(`${codes.tooMany} `),
    ])
  })

  it.each([
    ['a new username', (target: string) => `/signin/sendMessage?phone=${target}&purpose=changeUsername`],
    ['the look for a username', (target: string) => `/signin/getUsernameNum/${target}/static`],
    ['a new mobile', (target: string) => `/qyjbxx/sendMessage?phone=${target}`],
  ])('%s looks the same for both to another exhibitor', async (_what, question) => {
    const known = await seen(question(phones.known), exhibitor)
    await sql`DELETE FROM rate_window`.execute(fair.platform.db)
    expect(await seen(question(phones.unknown), exhibitor)).toEqual(known)
  })

  it('the look for a username finds none for an exhibitor, and what there is for staff', async () => {
    const question = `/signin/getUsernameNum/${phones.known}/static`
    expect((await seen(question, exhibitor))[0]).toContain(' 0')
    expect((await seen(question, await fair.signIn('admin')))[0]).toContain(' 1')
  })

  it('the owner of a phone that has an account is told there, and gets no code', async () => {
    await seen(`/signin/sendMessage?phone=${phones.known}&purpose=register`)
    const { template, secrets } = await newestMessage(fair, phones.known)
    expect({ template, secrets }).toEqual({ template: 'alreadyRegistered', secrets: {} })
  })
})
