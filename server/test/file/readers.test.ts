import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FilePurpose, filePurposes } from '../../src/file'
import { publish, write } from '../board/board-support'
import { pngOf } from '../platform/files/checks/image-samples'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

const owner = '13800000002'
const readers = {
  owner: () => fair.signIn(owner),
  'another exhibitor': () => fair.signIn('13800000003'),
  'staff without a key': () => fair.signIn('clerk'),
  nobody: async () => undefined,
}
type Reader = keyof typeof readers

const doors = {
  company: (id: string) => `/api/qyjbxx/downloadFj?src=${id}`,
  venue: (id: string) => `/api/venue/background/${id}`,
  board: (id: string) => `/api/board/attachments/${id}`,
}
type Door = keyof typeof doors

let fair: TestFair
const signed = new Map<Reader, Signed | undefined>()
beforeAll(async () => {
  fair = await startTestFair()
  for (const [reader, signIn] of Object.entries(readers)) signed.set(reader as Reader, await signIn())
})
afterAll(() => fair.stop())

async function keep(purpose: string, ownerId = signed.get('owner')?.accountId ?? ''): Promise<string> {
  const file = { content: await pngOf(20, 20), contentType: 'image/png' }
  return fair.platform.files.keep({ ownerId, purpose, originalName: '图.png', file })
}

const fetchAs = (reader: Reader, door: Door, id: string) =>
  fair.app.inject({ method: 'GET', url: doors[door](id), headers: signed.get(reader)?.headers ?? {} })

/** How each of them is answered, in the order in which they stand above: with the file or with a code. */
async function answers(door: Door, id: string): Promise<string[]> {
  const each = (Object.keys(readers) as Reader[]).map((reader) => fetchAs(reader, door, id))
  return (await Promise.all(each)).map((answer) =>
    answer.headers['content-type'] === 'image/png' ? 'file' : answer.json().code,
  )
}
const { notFound: gone, sessionExpired: stranger } = codes

const ofCompany = (Object.keys(filePurposes) as FilePurpose[]).filter((purpose) => {
  const { readers: allowed } = filePurposes[purpose]
  return allowed.includes('owner') && allowed.includes('staff')
})

describe('a file', () => {
  it.each(ofCompany)('kept as %s is read by its owner and by staff, and at no notice', async (purpose) => {
    const id = await keep(purpose)
    expect(await answers('company', id)).toEqual(['file', gone, 'file', stranger])
    expect(await answers('board', id)).toEqual([gone, gone, gone, stranger])
  })

  it('with somebody’s face is read by its owner only, unless a record lets others', async () => {
    const id = await keep('badgePhoto')
    expect(await answers('company', id)).toEqual(['file', gone, gone, stranger])
    expect(await answers('board', id)).toEqual([gone, gone, gone, stranger])
  })

  it('of a hall is read by staff, and by everybody while a hall in use shows it', async () => {
    const id = await keep('hallBackground', signed.get('staff without a key')?.accountId)
    const hidden = [gone, gone, 'file', gone]
    expect(await answers('venue', id)).toEqual(hidden)
    const show = (hall: object) =>
      fair.platform.db.updateTable('hall').set(hall).where('code', '=', 'W2').execute()
    await show({ background_file_id: id })
    expect(await answers('venue', id)).toEqual(['file', 'file', 'file', 'file'])
    expect(await answers('company', id)).toEqual(['file', 'file', 'file', stranger])
    expect(await answers('board', id)).toEqual([gone, gone, gone, stranger])
    const { headers } = await fetchAs('nobody', 'venue', id)
    expect(headers['cache-control']).toBe('public, max-age=3600')
    await show({ usage: 'closed' })
    expect(await answers('venue', id)).toEqual(hidden)
    await show({ usage: 'open', background_file_id: null })
    expect(await answers('venue', id)).toEqual(hidden)
  })

  it('of a notice is read by staff, and by exhibitors while they can read the notice', async () => {
    const leader = await fair.signIn('leader')
    const [draft, published] = [
      await keep('attachment', leader.accountId),
      await keep('attachment', leader.accountId),
    ]
    await write(clientFor(fair, leader), { attachments: [draft] })
    await publish(clientFor(fair, leader), { attachments: [published] })
    expect(await answers('board', draft)).toEqual([gone, gone, 'file', stranger])
    expect(await answers('board', published)).toEqual(['file', 'file', 'file', stranger])
    expect(await answers('company', published)).toEqual([gone, gone, 'file', stranger])
  })

  it('that is none of these purposes is read by nobody, not even by whoever brought it', async () => {
    const clerk = signed.get('staff without a key')?.accountId
    for (const id of [await keep('workbook', clerk), await keep('constructor', clerk)]) {
      expect(await answers('company', id)).toEqual([gone, gone, gone, stranger])
      expect(await answers('board', id)).toEqual([gone, gone, gone, stranger])
    }
  })

  it('that may not be read is answered like one that does not exist', async () => {
    const id = await keep('licence')
    const unknown = await fetchAs('another exhibitor', 'company', crypto.randomUUID())
    for (const door of ['company', 'board'] as const)
      expect((await fetchAs('another exhibitor', door, id)).body).toBe(unknown.body)
    expect((await fetchAs('owner', 'company', '../../etc/passwd')).body).toBe(unknown.body)
  })

  it.each([
    ['company', 'logo', 'inline', 'private, max-age=3600'],
    ['board', 'attachment', 'attachment', 'no-store'],
  ] as const)('sent by the %s call says how a browser may use it', async (door, purpose, shown, cache) => {
    const { headers } = await fetchAs('staff without a key', door, await keep(purpose))
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `${shown}; filename="download.png"; filename*=UTF-8''${encodeURIComponent('图.png')}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': cache,
    })
  })
})
