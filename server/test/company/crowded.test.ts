import { updateCompany } from '@fairground/wire/company/basics'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formFor, prepareExhibitor, type SignUpExhibitor } from '../support/sign-up-exhibitor'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let exhibitor: SignUpExhibitor
beforeAll(async () => {
  fair = await startTestFair({ config: { DATABASE_POOL: '2' } })
  exhibitor = await prepareExhibitor(fair, 'CHN', '13800000001')
})
afterAll(() => fair.stop())

describe('more saves at once than there are connections', () => {
  it('are all answered: none waits for a second connection while it holds one', async () => {
    const body = formFor(exhibitor, 'basics')
    const saves = Array.from({ length: 8 }, () => exhibitor.call(updateCompany, { body }))
    expect(await Promise.all(saves)).toEqual(saves.map(() => 1))
  })
})
