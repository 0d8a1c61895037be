import { hallMap, siteOverview } from '@fairground/wire/hall/maps'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { hall as list } from '@fairground/wire/list/lists/hall'
import { reserveBooths } from '@fairground/wire/placement'
import { uploadBackground } from '@fairground/wire/venue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../hall/hall-support'
import { jpegOf, pngClaiming, pngOf } from '../platform/files/checks/image-samples'
import { onePagePdf } from '../platform/files/checks/pdf-samples'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { addBooth, addHall, editHall } from './venue-support'

let fair: TestFair
let admin: Client
let address: string
beforeAll(async () => {
  fair = await startTestFair()
  address = await fair.app.listen({ host: '127.0.0.1', port: 0 })
  admin = clientFor(fair, await fair.signIn('admin'))
})
afterAll(() => fair.stop())

const { move } = list.calls
if (!move) throw new Error('halls have no order')
const anybody = () => clientFor(fair)
const onSite = async () => (await anybody()(siteOverview)).halls.map(({ code }) => code)
const remove = (id: string) => admin(list.calls.remove, { body: [{ id }] })
/** What the maps say once they have heard of a change. */
async function afterNews<Result>(change: () => Promise<Result>): Promise<Result> {
  await onSite()
  const viewer = await listen(address)
  const result = await change()
  await viewer.next()
  viewer.stop()
  return result
}

describe('a hall', () => {
  it('is on the site once it is added, where it is moved to, and not while it is out of use or deleted', async () => {
    const before = await onSite()
    const id = await afterNews(() => addHall(admin, 'N1'))
    expect(await onSite()).toEqual([...before, 'N1'])
    await afterNews(() => admin(move, { body: { id, after: null } }))
    expect(await onSite()).toEqual(['N1', ...before])
    await afterNews(() => editHall(admin, id, { usage: 'closed' }))
    expect(await onSite()).toEqual(before)
    await afterNews(() => editHall(admin, id, { usage: 'open' }))
    await afterNews(() => remove(id))
    expect(await onSite()).toEqual(before)
    const gone = await refusal(anybody()(hallMap, { params: { hallId: id } }))
    expect(gone.code).toBe(codes.notFound)
  })

  it('belongs to its edition: those of another are not listed, not in the order and not changed', async () => {
    const { id } = await fair.platform.db
      .insertInto('hall')
      .values({
        edition: 7,
        code: 'N7',
        name_zh: '旧馆',
        name_en: 'Old Hall',
        kind: 'indoor',
        exhibit_type: '02',
        position: 1,
        width_m: 10,
        depth_m: 10,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { list: rows, total } = await admin(list.calls.page, { body: { page: 1, pageSize: 100 } })
    expect(rows.map(({ code }) => code)).not.toContain('N7')
    expect(total).toBe(rows.length)
    expect((await refusal(admin(move, { body: { id, after: null } }))).code).toBe(codes.refused)
    expect((await refusal(editHall(admin, id, { widthM: 20 }))).message).toBe('该展馆属于另一届，不能修改')
    expect((await refusal(remove(id))).message).toBe('该展馆属于另一届，不能修改')
  })

  it('has a code of its own, however it is typed, that stays once booths are numbered by it', async () => {
    const id = await addHall(admin, 'N2')
    expect((await refusal(addHall(admin, 'n2'))).fields).toMatchObject([{ message: '本届已有此编号的展馆' }])
    await editHall(admin, id, { code: 'N3' })
    await addBooth(fair, id, 'N3-101')
    expect((await refusal(editHall(admin, id, { code: 'N4' }))).fields).toMatchObject([
      { message: '展馆内已有展位，编号不能再修改' },
    ])
  })

  it('lets go of no booth: not by shrinking, closing or deleting, and says which ones are in the way', async () => {
    const id = await addHall(admin, 'N5')
    const boothId = await addBooth(fair, id, 'N5-101')
    const small = await refusal(editHall(admin, id, { widthM: 52.99 }))
    expect(small.message).toBe('展位N5-101会落在展馆之外，请先移动这些展位')
    await editHall(admin, id, { widthM: 53 })
    expect((await refusal(remove(id))).message).toBe(
      '展馆N5的平面图上还有展位或功能区（共1处），不能删除。如不再使用，可将其停用',
    )
    await admin(reserveBooths, { body: { boothIds: [boothId], reason: '赞助', expiresOn: null } })
    expect((await refusal(remove(id))).message).toBe('展馆N5的展位N5-101已有归属或已预留，不能删除')
    expect((await refusal(editHall(admin, id, { usage: 'closed' }))).message).toBe(
      '展馆N5的展位N5-101已有归属或已预留，不能停用',
    )
    for (const change of [{ kind: 'outdoor' as const }, { exhibitType: '01' }])
      expect((await refusal(editHall(admin, id, change))).message).toBe(
        '展馆N5的展位N5-101已有归属或已预留，不能修改类别或展品类型',
      )
  })

  it.each([
    { moveInFrom: '2026-05-02T00:00:00Z' },
    { moveOutFrom: '2026-05-02T00:00:00Z', moveOutUntil: '2026-05-01T00:00:00Z' },
    { clearHeightM: 0 },
    { widthM: 0.000_000_001 },
    { floorLoadKgM2: 0 },
    { zgtpdz: '00000000-0000-4000-8000-000000000000' },
    { widthM: 1.234 },
    { name: { zh: '只有中文', en: '' } },
    { zgbh: '<b>' },
    { reserve3: '77' },
  ])('is refused in words with %j, however it is sent', async (given) => {
    const sound = {
      zgbh: 'N6',
      name: { zh: '馆', en: 'Hall' },
      usage: 'open',
      kind: 'indoor',
      reserve3: '02',
      widthM: 9,
      depthM: 9,
    }
    const url = `/api${list.calls.add.path}`
    const answer = await fair.ask({
      method: 'POST',
      url,
      payload: { ...sound, ...given },
      as: await fair.signIn('admin'),
    })
    expect(answer.code).toBe(codes.invalid)
    expect(answer.msg).toMatch(/[\u4e00-\u9fff]/)
  })
})

describe('the picture of a hall', () => {
  const upload = async (content: Buffer, name = '底图.png') =>
    (await admin(uploadBackground, { body: {}, file: new File([new Uint8Array(content)], name) })).id
  const seen = async (fileId: string) =>
    (await fair.app.inject({ method: 'GET', url: `/api/venue/background/${fileId}` })).headers['content-type']
  const shownBy = async (hallId: string) => (await anybody()(hallMap, { params: { hallId } })).hall.background

  it('is shown to everybody, replaced and removed, and gone with what showed it', async () => {
    const id = await addHall(admin, 'P1')
    const first = await upload(await pngOf(40, 30))
    await afterNews(() => editHall(admin, id, { backgroundFileId: first }))
    expect(await shownBy(id)).toBe(first)
    expect(await seen(first)).toBe('image/png')
    const second = await upload(await jpegOf(40, 30), '底图.jpg')
    await afterNews(() => editHall(admin, id, { backgroundFileId: second }))
    expect([await shownBy(id), await seen(second)]).toEqual([second, 'image/jpeg'])
    expect(await seen(first)).not.toContain('image')
    await afterNews(() => editHall(admin, id, { backgroundFileId: null }))
    expect(await shownBy(id)).toBeNull()
    await editHall(admin, id, { backgroundFileId: await upload(await pngOf(20, 20)) })
    await remove(id)
    // Nothing holds the files of what is gone back from the sweep.
    await fair.platform.db
      .updateTable('stored_file')
      .set({ created_at: new Date(0) })
      .execute()
    await fair.platform.files.sweep()
    const kept = fair.platform.db
      .selectFrom('stored_file')
      .select('id')
      .where('purpose', '=', 'hallBackground')
    expect(await kept.execute()).toEqual([])
  })

  it('that lies on a plan among other things is shown to everybody too', async () => {
    const id = await addHall(admin, 'P4')
    const file = await upload(await pngOf(20, 20))
    expect(await seen(file)).not.toContain('image')
    const sketch = {
      kind: 'picture',
      id: 'sketch',
      file,
      x: 0,
      y: 0,
      width: 9,
      depth: 9,
      opacity: 1,
      rotation: 0,
    }
    await fair.platform.db
      .updateTable('hall')
      .set({ scenery: JSON.stringify([sketch]) })
      .where('id', '=', id)
      .execute()
    expect(await seen(file)).toBe('image/png')
  })

  it('belongs to one hall', async () => {
    const fileId = await upload(await pngOf(20, 20))
    await addHall(admin, 'P2', { backgroundFileId: fileId })
    expect((await refusal(addHall(admin, 'P3', { backgroundFileId: fileId }))).fields).toHaveLength(1)
  })

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a drawing with a script', () => Buffer.from('<svg xmlns="x"><script>1</script></svg>'), 'a.svg'],
    ['a script that calls itself a picture', () => Buffer.from('<script>alert(1)</script>'), 'a.png'],
    ['far too many pixels', () => pngClaiming(60_000, 60_000), 'a.png'],
    ['a document', () => onePagePdf(), 'a.png'],
    ['nothing at all', () => Buffer.alloc(0), 'a.png'],
  ])('is refused in words where it is %s', async (_, content, name) => {
    const refused = await refusal(upload(await content(), name))
    expect(refused.message).toMatch(/图片/)
  })
})
