import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jpegOf, phonePhoto, pngClaiming } from '../platform/files/checks/image-samples'
import { onePagePdf, pagesPdf } from '../platform/files/checks/pdf-samples'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import {
  attach,
  boardOf,
  chinese,
  fetchFile,
  look,
  move,
  nothing,
  postAnyway,
  publish,
  write,
} from './board-support'

let fair: TestFair
let leaderSession: Signed
let leader: Client
let admin: Client
let exhibitor: Signed
let overseas: Signed
beforeAll(async () => {
  fair = await startTestFair()
  leaderSession = await fair.signIn('leader')
  leader = clientFor(fair, leaderSession)
  admin = clientFor(fair, await fair.signIn('admin'))
  exhibitor = await fair.signIn('13800000002')
  overseas = await fair.signIn('exhibitor2@example.com')
})
afterAll(() => fair.stop())

const storedFiles = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM stored_file`.execute(
    fair.platform.db,
  )
  return rows[0]?.count ?? 0
}

/** As if the upload had happened the day before yesterday. */
const age = (id: string) =>
  fair.platform.db
    .updateTable('stored_file')
    .set({ created_at: new Date(Date.now() - 2 * 86_400_000) })
    .where('id', '=', id)
    .execute()

describe('an attachment', () => {
  it('is downloaded by whoever can read the notice, as a file and never as a page', async () => {
    const pdf = pagesPdf(140)
    const file = await attach(leader, pdf, '参展手册.pdf')
    expect(file).toEqual({ id: file.id, name: '参展手册.pdf', kind: 'pdf', bytes: pdf.length })
    const { id } = await publish(leader, { attachments: [file.id] })
    const clerk = await fair.signIn('clerk')
    for (const reader of [exhibitor, overseas, clerk]) {
      const { status, headers, content } = await fetchFile(fair, file.id, reader)
      expect(status).toBe(200)
      expect(content.equals(pdf)).toBe(true)
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="download.pdf"; filename*=UTF-8''${encodeURIComponent('参展手册.pdf')}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    }
    const shown = (await boardOf(clientFor(fair, exhibitor))).find((one) => one.id === id)
    expect(shown?.attachments).toEqual([file])
  })

  it('cannot be read by exhibitors before the notice is published, after it is withdrawn, or in another language', async () => {
    const file = await attach(leader)
    const refused = { status: 404 }
    const unknown = await fetchFile(fair, crypto.randomUUID(), exhibitor)
    expect(unknown).toMatchObject(refused)
    const sameAsUnknown = async (reader: Signed) => {
      const answer = await fetchFile(fair, file.id, reader)
      expect([answer.status, answer.content.toString()]).toEqual([unknown.status, unknown.content.toString()])
    }
    await sameAsUnknown(exhibitor)
    const draft = await write(leader, { en: nothing, attachments: [file.id] })
    await sameAsUnknown(exhibitor)
    expect((await fetchFile(fair, file.id, await fair.signIn('clerk'))).status).toBe(200)
    await move(leader, draft, 'publish')
    expect((await fetchFile(fair, file.id, exhibitor)).status).toBe(200)
    expect((await fetchFile(fair, file.id, overseas)).status).toBe(404)
    await move(leader, await look(leader, draft.id), 'withdraw')
    await sameAsUnknown(exhibitor)
  })

  it('never lets anybody read a company’s own files under its address', async () => {
    const other = await fair.platform.files.keep({
      ownerId: exhibitor.accountId,
      purpose: 'licence',
      originalName: '执照.png',
      file: { content: await jpegOf(20, 20), contentType: 'image/jpeg' },
    })
    for (const reader of [exhibitor, leaderSession])
      expect((await fetchFile(fair, other, reader)).status).toBe(404)
    expect((await refusal(write(leader, { attachments: [other] }))).code).toBe(codes.invalid)
    expect((await fetchFile(fair, '..%2f..%2fetc%2fpasswd', leaderSession)).status).toBe(404)
  })

  it('is drawn anew when it is a picture, so that nothing but the picture travels', async () => {
    const photo = await phonePhoto(60, 40)
    const file = await attach(leader, photo, 'photo.jpg')
    const { content } = await fetchFile(fair, file.id, leaderSession)
    expect(content.includes('Pocket Camera')).toBe(false)
    expect(content.length).toBe(file.bytes)
  })

  it.each([
    ['an empty file', async () => Buffer.alloc(0), '只能是 pdf、jpg、png'],
    ['a web page called pdf', async () => Buffer.from('<html><script>alert(1)</script>'), '只能是'],
    [
      'a drawing with scripts',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      '只能是',
    ],
    ['an archive', async () => Buffer.from('PK\u0003\u0004rest of a workbook', 'latin1'), '只能是'],
    ['a damaged picture', async () => (await jpegOf(80, 80)).subarray(0, 300), '已损坏'],
    ['a picture of a billion points', async () => pngClaiming(40_000, 40_000), '尺寸过大'],
    [
      'a pdf with a script',
      async () => onePagePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
      '含有脚本或附件',
    ],
    ['a locked pdf', async () => onePagePdf({ trailer: '/Encrypt << /Filter /Standard >>' }), '设有密码'],
  ])('is refused in plain words and not kept when it is %s', async (_, make, words) => {
    const before = await storedFiles()
    const refused = await refusal(attach(leader, await make(), '附件.pdf'))
    expect(refused).toMatchObject({ code: codes.refused, message: expect.stringContaining(words) })
    expect(await storedFiles()).toBe(before)
  })

  it('is refused above 20 MB', async () => {
    const refused = await refusal(attach(leader, Buffer.alloc(20 * 1024 * 1024 + 1, '%PDF-1.7\n')))
    expect(refused.code).toBe(codes.tooLarge)
  })

  it('belongs to one notice, and to whoever uploaded it until then', async () => {
    const file = await attach(leader)
    expect((await refusal(write(admin, { attachments: [file.id] }))).fields).toEqual([
      { path: 'attachments', message: '有附件已失效，请移除后重新上传' },
    ])
    const kept = await write(leader, { attachments: [file.id] })
    expect((await refusal(write(leader, { attachments: [file.id] }))).code).toBe(codes.invalid)
    await write(admin, { attachments: [file.id], pinned: true }, kept)
    expect((await look(admin, kept.id)).attachments.map(({ id }) => id)).toEqual([file.id])
  })

  it('keeps the order the editor gave it, and at most five stand on a notice', async () => {
    const ids: string[] = []
    for (let count = 0; count < 6; count += 1) ids.push((await attach(leader)).id)
    const tooMany = { zh: chinese, en: nothing, attachments: ids }
    const many = await postAnyway(fair, '/board/notices/save', tooMany, leaderSession)
    expect(many).toMatchObject({ code: codes.invalid, msg: '最多可添加5个附件' })
    const chosen = ids.slice(0, 5).reverse()
    const kept = await write(leader, { attachments: chosen })
    expect((await look(leader, kept.id)).attachments.map(({ id }) => id)).toEqual(chosen)
  })

  it('is swept away when no notice took it up, let go of, or thrown away with its draft', async () => {
    const [orphan, dropped, discarded, kept] = await Promise.all([1, 2, 3, 4].map(() => attach(leader)))
    const files = [orphan, dropped, discarded, kept].map((file) => file?.id ?? '')
    const [orphanId = '', droppedId = '', discardedId = '', keptId = ''] = files
    const notice = await write(leader, { attachments: [droppedId, keptId] })
    await write(leader, { attachments: [keptId] }, notice)
    await move(leader, await write(leader, { attachments: [discardedId] }), 'discard')
    for (const id of files) await age(id)
    await fair.platform.files.sweep()
    for (const id of [orphanId, droppedId, discardedId])
      expect((await fetchFile(fair, id, leaderSession)).status).toBe(404)
    expect((await fetchFile(fair, keptId, leaderSession)).status).toBe(200)
  })

  it('that was refused leaves the notice as it was', async () => {
    const notice = await write(leader)
    const before = await look(leader, notice.id)
    const words = { zh: { title: '改过', body: '改过' }, attachments: [crypto.randomUUID()] }
    expect((await refusal(write(leader, words, notice))).code).toBe(codes.invalid)
    expect(await look(leader, notice.id)).toEqual(before)
  })
})
