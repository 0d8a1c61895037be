import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { portalContact as list } from '@fairground/wire/portal/types/contact'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let leader: Client
beforeAll(async () => {
  fair = await startTestFair()
  leader = clientFor(fair, await fair.signIn('leader'))
})
// As the migration leaves it.
beforeEach(async () => {
  await fair.platform.db.deleteFrom('portal_contact').execute()
  await fair.platform.db.deleteFrom('row_version').execute()
  await fair.platform.db.insertInto('portal_contact').defaultValues().execute()
})
afterAll(() => fair.stop())

const { step, published } = list.calls
if (!step || !published) throw new Error('the list lacks what its traits bring')

const words = {
  organiser: { zh: '组委会', en: '' },
  address: { zh: '北京市朝阳区', en: '' },
  phone: '010-64960001',
}

async function only() {
  const { list: rows, total } = await leader(list.calls.page, { body: { page: 1, pageSize: 10 } })
  const [row] = rows
  if (!row || total !== 1) throw new Error('there is not one entry')
  return row
}
const seen = async () => {
  const { id, version } = await only()
  return { id, version }
}
const save = async (given: object) =>
  leader(list.calls.edit, { body: { ...words, ...given, ...(await seen()) } })

describe('what has one entry', () => {
  it('is there from the start, is filled in, published, and put back as it was', async () => {
    expect(await only()).toMatchObject({ organiser: { zh: '', en: '' }, phone: '', state: 'draft' })
    await save({ publish: true })
    expect(await clientFor(fair)(published, { query: { language: 'zh' } })).toMatchObject([
      { organiser: '组委会', phone: '010-64960001', fax: '' },
    ])
    expect(await clientFor(fair)(published, { query: { language: 'en' } })).toEqual([])
    await save({ phone: '010-64960009' })
    const { id, revisedAt } = await only()
    expect(revisedAt).toBeInstanceOf(Date)
    // Readers go on reading what was published.
    expect(await clientFor(fair)(published, { query: { language: 'zh' } })).toMatchObject([
      { phone: '010-64960001' },
    ])
    const [latest] = await leader(list.calls.history, { params: { id } })
    await leader(list.calls.restore, { body: { ...(await seen()), entry: latest?.id } })
    expect(await only()).toMatchObject({ phone: '010-64960001', state: 'published', revisedAt: null })
  })

  it('cannot be published before it is filled in', async () => {
    const early = leader(step, { body: { ...(await seen()), step: 'publish' } })
    expect(await refusal(early)).toMatchObject({
      code: codes.refused,
      message: '内容尚未填写完整，请补充并保存后再发布',
    })
    expect(await clientFor(fair)(published, { query: { language: 'zh' } })).toEqual([])
  })

  it('is told at the field what is wrong', async () => {
    const { id, version } = await seen()
    const wrong = await fair.ask({
      method: 'POST',
      url: '/api/portal/contact/edit',
      payload: { ...words, email: 'nobody', phone: '', uuid: id, version },
      as: await fair.signIn('leader'),
    })
    expect(wrong).toMatchObject({ code: codes.invalid })
    // A phone number may still be missing from a draft; a mailbox that is none is wrong at any time.
    expect(wrong.result.fields.map(({ path }: { path: string }) => path)).toEqual(['email'])
  })

  it('stays one, whatever is asked', async () => {
    for (const path of ['/api/portal/contact/add', '/api/portal/contact/remove'])
      expect((await fair.app.inject({ method: 'POST', url: path, payload: {} })).statusCode).toBe(405)
    const second = sql`INSERT INTO portal_contact DEFAULT VALUES`.execute(fair.platform.db)
    await expect(second).rejects.toThrow(/portal_contact_single/)
  })
})
