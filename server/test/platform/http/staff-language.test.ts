import { listQuestions } from '@fairground/wire/board/questions'
import { staffLanguageCookie } from '@fairground/wire/kernel/staff-language'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../../support/test-fair'
import { clientFor } from '../../support/wire-client'

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

/** The companies whose questions the board lists. */
async function companiesNamedTo(username: string, chosen: string): Promise<string[]> {
  const as = await fair.signIn(username)
  const cookie = `${as.headers.cookie}; ${staffLanguageCookie}=${chosen}`
  const call = clientFor(fair, { ...as, headers: { ...as.headers, cookie } })
  const { list } = await call(listQuestions, { body: { page: 1, pageSize: 20 } })
  return list.map(({ companyName }) => companyName)
}

describe('what the server says', () => {
  it('to staff is in the language they chose in their browser, before that in their account’s', async () => {
    const chosen = [undefined, 'en', 'zh', 'fr']
    const said = await Promise.all(chosen.map((language) => refusalOf('clerk', language)))
    expect(said.map(isEnglish)).toEqual([false, true, false, false])
  })

  it('to staff names companies in that language, and by their other name where they have none in it', async () => {
    const { rows } = await sql<{
      zh: string
      en: string
    }>`SELECT name_zh AS zh, name_en AS en FROM company`.execute(fair.platform.db)
    for (const [chosen, own, other] of [
      ['zh', 'zh', 'en'],
      ['en', 'en', 'zh'],
    ] as const) {
      const named = await companiesNamedTo('leader', chosen)
      expect(named).not.toEqual([])
      for (const name of named)
        expect(
          rows.some((company) => (company[own] || company[other]) === name),
          name,
        ).toBe(true)
    }
  })

  it('to exhibitors is in their account’s, whatever staff chose in the same browser', async () => {
    expect(isEnglish(await refusalOf('13800000003', 'en'))).toBe(false)
    expect(isEnglish(await refusalOf('exhibitor3@example.com', 'zh'))).toBe(true)
  })
})
