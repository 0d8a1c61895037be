import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { expectNoCodeGuessed, expectPasswordsLocked } from '../account/guessing'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair({ config: { CAPTCHA: 'off' } })
})
afterAll(() => fair.stop())
beforeEach(() => sql`DELETE FROM rate_window`.execute(fair.platform.db))

const manyGuesses = 10_000

describe('guessing', { timeout: 600_000 }, () => {
  it('ten thousand codes on one ticket never gets in', () => expectNoCodeGuessed(fair, manyGuesses))
  it('ten thousand passwords on one account is locked after five', () =>
    expectPasswordsLocked(fair, manyGuesses))
})
