import { staffLanguageCookie } from '@fairground/wire/kernel/staff-language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
})
afterAll(() => fair.stop())

/** The refusal of what only holders of a key may ask, as this person reads it. */
async function refusalOf(username: string, chosen?: string): Promise<string> {
  const { headers } = await fair.signIn(username)
  const cookie = chosen ? `${headers.cookie}; ${staffLanguageCookie}=${chosen}` : headers.cookie
  const answer = await fair.app.inject({
    method: 'POST',
    url: '/api/system/settings/edition/reset',
    headers: { ...headers, cookie },
    payload: { version: 0 },
  })
  return answer.json().msg
}
const isEnglish = (text: string) => !/\p{Script=Han}/u.test(text)

describe('what the server says', () => {
  it('to staff is in the language they chose in their browser, before that in their account’s', async () => {
    const chosen = [undefined, 'en', 'zh', 'fr']
    const said = await Promise.all(chosen.map((language) => refusalOf('clerk', language)))
    expect(said.map(isEnglish)).toEqual([false, true, false, false])
  })

  it('to exhibitors is in their account’s, whatever staff chose in the same browser', async () => {
    expect(isEnglish(await refusalOf('13800000003', 'en'))).toBe(false)
    expect(isEnglish(await refusalOf('exhibitor3@example.com', 'zh'))).toBe(true)
  })
})
