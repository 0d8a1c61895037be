import { randomUUID } from 'node:crypto'
import type { Row } from '@fairground/domain/field'
import * as calls from '@fairground/wire/download'
import { download as list } from '@fairground/wire/list/lists/download'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../company/sign-up-forms'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let admin: ReturnType<typeof clientFor>
type Who = 'withBooth' | 'without' | 'overseas'
let people: Record<Who, Signed>
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  admin = clientFor(fair, await fair.signIn('admin'))
  people = {
    withBooth: await fair.signIn('13800000006'),
    without: await fair.signIn('13800000005'),
    overseas: await fair.signIn('exhibitor6@example.com'),
  }
})
afterAll(() => fair.stop())

const uploaded = async () => {
  const file = new File([new Uint8Array(await picture())], 'x.png')
  return (await admin(calls.uploadDownload, { body: {}, file })).id
}
let made = 0
async function offer(more: Row): Promise<string> {
  made += 1
  const title = `测试资料${made}`
  const row = {
    title: { zh: title, en: title },
    audience: 'all',
    reach: 'all',
    fileId: await uploaded(),
    ...more,
  }
  await admin(list.calls.add, { body: row as never })
  const { list: found } = await admin(list.calls.page, { body: { title, page: 1, pageSize: 10 } as never })
  return found[0]?.id ?? ''
}
const fetched = (downloadId: string, { headers }: Signed) =>
  fair.app.inject({ method: 'GET', url: `/api/download/${downloadId}/file`, headers })
const seenBy = async (downloadId: string): Promise<Who[]> => {
  const seen: Who[] = []
  for (const [who, as] of Object.entries(people) as [Who, Signed][]) {
    const shown = (await clientFor(fair, as)(calls.ownDownloads, {})).some(({ id }) => id === downloadId)
    expect((await fetched(downloadId, as)).statusCode).toBe(shown ? 200 : 404)
    if (shown) seen.push(who)
  }
  return seen
}

describe('a file the organiser offers', () => {
  it.each<[string, Row, Who[]]>([
    ['everybody', {}, ['withBooth', 'without', 'overseas']],
    ['companies from China', { audience: 'CHN' }, ['withBooth', 'without']],
    ['overseas companies', { audience: 'ENG' }, ['overseas']],
    ['companies with booths', { reach: 'booths' }, ['withBooth', 'overseas']],
    ['nobody yet', { visibleFrom: '2099-01-01' }, []],
    ['nobody any more', { visibleUntil: '2020-01-01' }, []],
    [
      'everybody on these days',
      { visibleFrom: '2020-01-01', visibleUntil: '2099-01-01' },
      ['withBooth', 'without', 'overseas'],
    ],
    ['nobody without a file', { fileId: null }, []],
  ])('is there for %s', async (_, row, readers) => {
    expect(await seenBy(await offer(row))).toEqual(readers)
  })

  it('is counted when exhibitors fetch it, and not when staff look at it', async () => {
    const downloadId = await offer({})
    for (const who of ['withBooth', 'withBooth', 'overseas'] as const) await fetched(downloadId, people[who])
    await fetched(downloadId, await fair.signIn('admin'))
    const row = await admin(list.calls.find, { params: { id: downloadId } })
    expect(row).toMatchObject({ fetched: 3, companies: 2, fileName: 'x.png' })
  })

  it('is gone at once when its entry is deleted', async () => {
    const downloadId = await offer({})
    const { version } = await admin(list.calls.find, { params: { id: downloadId } })
    await admin(list.calls.remove, { body: [{ id: downloadId, version }] })
    expect(await seenBy(downloadId)).toEqual([])
    expect((await fetched(downloadId, people.withBooth)).json().msg).toBe('文件不存在或已停止提供')
  })

  it('is refused with an upload that is not there', async () => {
    const row = { title: { zh: '甲', en: 'a' }, audience: 'all', reach: 'all', fileId: randomUUID() }
    const refused = await refusal(admin(list.calls.add, { body: row as never }))
    expect(refused.fields.map(({ path }) => path)).toEqual(['fileId'])
  })
})
