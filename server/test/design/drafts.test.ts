import { randomUUID } from 'node:crypto'
import { writeDraft } from '@fairground/floorplan/design/draft'
import { discardDraft, uploadPlanPicture, wishForSeat } from '@fairground/wire/design'
import { isNumberTaken } from '@fairground/wire/hall'
import { codes } from '@fairground/wire/kernel/codes'
import { hall } from '@fairground/wire/list/lists/hall'
import { readBackground } from '@fairground/wire/venue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../company/sign-up-forms'
import { refusal } from '../support/wire-client'
import { addHall } from '../venue/venue-support'
import {
  booth,
  type DrawingRoom,
  drawn,
  hallOf,
  nobody,
  rowOf,
  startDrawingRoom,
  Table,
  uploadPicture,
} from './design-support'

let room: DrawingRoom
beforeAll(async () => {
  room = await startDrawingRoom()
})
afterAll(() => room.fair.stop())

const emptyHall = async (code: string) => new Table(room.admin, await addHall(room.admin, code))

describe('a draft', () => {
  it('that was begun on another plan than the one that stands is refused', async () => {
    const table = await emptyHall('DX')
    const { published } = await table.open()
    const begun = drawn(published.scene)
    const other = new Table(room.leader, table.hallId)
    await other.redraw((draft) => ({ ...draft, booths: rowOf(['DX-1']) }))
    await room.leader(wishForSeat, { body: { hallId: table.hallId, seat: other.seat, wish: 'leave' } })
    const refused = await refusal(table.save({ ...begun, booths: rowOf(['DX-2']) }))
    expect(refused.code).toBe(codes.conflict)
    await table.open()
    await table.save({ ...(await table.published()), booths: rowOf(['DX-2']) })
  })

  it('knows the numbers of other halls: what their booths have, and what only their drafts have', async () => {
    const standing = await hallOf(room.admin, 'N1', rowOf(['N1-1', 'n1-2']))
    // N1-1 is still a booth's, though nobody draws it any more.
    await standing.save({ ...(await standing.published()), booths: rowOf(['N1-2', 'N1-3', ' N2-1', '']) })
    const ours = await hallOf(room.admin, 'N2', rowOf(['N2-1']))
    await ours.save({ ...(await ours.published()), booths: rowOf(['N2-9']) })
    const { taken, planned } = (await ours.open()).elsewhere
    const of = (halls: typeof taken, code: string) => halls.find(({ hall: one }) => one === code)?.numbers
    expect(of(taken, 'N1')).toEqual(['N1-1', 'N1-2'])
    expect(of(planned, 'N1')).toEqual(['N1-3'])
    expect([of(taken, 'N2'), of(planned, 'N2')]).toEqual([undefined, undefined])
    expect(of(taken, 'W3')).toContain('W3-101')
  })

  it('keeps its hall from being removed', async () => {
    const table = await emptyHall('DY')
    await table.save({ ...(await table.published()), booths: rowOf(['DY-1']) })
    expect(
      (await refusal(room.admin(hall.calls.remove, { body: [{ id: table.hallId }] }))).message,
    ).toContain('DY还有未发布的设计草稿')
  })

  it('is kept as it was drawn, beside the plan everybody sees', async () => {
    const table = await emptyHall('D1')
    const before = await table.published()
    const draft = {
      ...before,
      booths: rowOf(['D1-1', 'D1-2'], { codeFont: { family: 'Arial', size: 12, style: 'bold' as const } }),
      locked: [],
    }
    await table.save({ ...draft, locked: [draft.booths[0]?.id ?? ''] })
    const opened = await table.open()
    expect(drawn(opened.draft?.scene ?? '')).toEqual({ ...draft, locked: [draft.booths[0]?.id] })
    expect(opened.draft?.savedBy).not.toBe('')
    expect(drawn(opened.published.scene)).toEqual(before)
  })

  it('saved again after a lost answer is saved once; one made on an older draft is refused', async () => {
    const table = await emptyHall('D2')
    const draft = { ...(await table.published()), booths: rowOf(['D2-1']) }
    await table.save(draft)
    const first = table.revision
    table.revision = 0
    await table.save(draft)
    expect(table.revision).toBe(first)
    table.revision = 0
    const stale = await refusal(table.save({ ...draft, booths: [] }))
    expect(stale.code).toBe(codes.conflict)
    expect(stale.message).toMatch(/草稿已被.+于20.+修改/)
    expect(drawn((await table.open()).draft?.scene ?? '').booths).toHaveLength(1)
  })

  it('that was thrown away is gone, and nothing made on it comes back', async () => {
    const table = await emptyHall('D3')
    const empty = await table.published()
    await table.save({ ...empty, booths: rowOf(['D3-1']) })
    const old = table.revision
    await room.admin(discardDraft, { body: table.onDraft() })
    await room.admin(discardDraft, { body: table.onDraft() })
    expect((await table.open()).draft).toBeNull()
    table.revision = old
    expect((await refusal(table.save(empty))).code).toBe(codes.conflict)
    table.revision = 0
    await table.save({ ...empty, booths: rowOf(['D3-2']) })
    table.revision = old
    expect((await refusal(table.save(empty))).code).toBe(codes.conflict)
  })

  it('needs design mode', async () => {
    const { settings } = room.fair.platform
    const table = await emptyHall('D4')
    const empty = await table.published()
    await settings.change('designMode', false, nobody)
    expect((await table.open()).designMode).toBe(false)
    expect((await refusal(table.save(empty))).message).toBe('设计模式已关闭，只能查看')
    await settings.change('designMode', true, nobody)
    await table.save(empty)
  })

  it.each<[string, (table: Table) => Promise<string>, string]>([
    ['no JSON', async () => '{', '图纸无法读取（JSON），没有保存'],
    ['another thing', async () => '[1]', '图纸无法读取（JSON），没有保存'],
    [
      'a later version',
      async (table) => JSON.stringify({ ...(await table.published()), version: 9 }),
      '图纸无法读取（version 9），没有保存',
    ],
    [
      'a booth without a size',
      async (table) => {
        const draft = await table.published()
        return JSON.stringify({ ...draft, booths: [booth({ id: unsized, width: 0 })] })
      },
      `图纸无法读取（${unsized} booths 0 width），没有保存`,
    ],
    [
      'a booth larger than any',
      async (table) =>
        writeDraft({ ...(await table.published()), booths: [booth({ code: 'A', width: 5000 })] }),
      '图纸无法读取（booths A），没有保存',
    ],
    [
      'a text the database cannot keep',
      async (table) =>
        writeDraft({
          ...(await table.published()),
          booths: [booth({ use: 'function', name: { zh: 'a\u0000b', en: '' } })],
        }),
      '图纸无法读取（text），没有保存',
    ],
    [
      'half a character',
      async (table) =>
        writeDraft({
          ...(await table.published()),
          booths: [booth({ use: 'function', name: { zh: '\ud83d', en: '' } })],
        }),
      '图纸无法读取（text），没有保存',
    ],
    [
      'ids that repeat',
      async (table) => {
        const one = booth()
        return JSON.stringify({ ...(await table.published()), booths: [one, one] })
      },
      '图纸无法读取（id），没有保存',
    ],
    ['too much', async () => ' '.repeat(8_000_001), '图纸过大，没有保存'],
  ])('with %s is refused in words', async (_, scene, message) => {
    const table = new Table(room.admin, await hallForFaults())
    const sent = await scene(table)
    expect((await refusal(table.save(sent))).message).toBe(message)
    expect((await table.open()).draft).toBeNull()
  })

  it('keeps backslashes and emoji that somebody typed', async () => {
    const table = await emptyHall('D5')
    const name = { zh: '\\u0000 🚒', en: '\\\\ud83d' }
    await table.save({ ...(await table.published()), booths: [booth({ use: 'function', name })] })
    expect(drawn((await table.open()).draft?.scene ?? '').booths[0]?.name).toEqual(name)
  })

  it('takes numbers for itself as the published plan does', async () => {
    const table = await emptyHall('D6')
    const [one, ...rest] = rowOf(['D6-1', 'D6-2'])
    await table.save({ ...(await table.published()), booths: [one ?? booth(), ...rest] })
    const isTaken = (code: string, boothId?: string) =>
      room.clerk(isNumberTaken, { body: { code, ...(boothId && { boothId }) } })
    expect(await isTaken('d6-1')).toBe(true)
    expect(await isTaken('D6-1', one?.id)).toBe(false)
    expect(await isTaken('D6-2', one?.id)).toBe(true)
    expect(await isTaken('D6-3')).toBe(false)
  })
})

const unsized = randomUUID()
let faults: Promise<string> | undefined
const hallForFaults = () => {
  faults ??= addHall(room.admin, 'D9')
  return faults
}

describe('pictures on a plan', () => {
  const shown = (file: string) => ({
    kind: 'picture' as const,
    id: 'p1',
    file,
    x: 0,
    y: 0,
    width: 10,
    depth: 5,
    opacity: 1,
    rotation: 0,
  })
  const under = (file: string) => ({
    ...shown(file),
    id: 'u1',
    kind: 'underlay' as const,
    title: 'a.png',
    source: 'picture' as const,
  })
  const claimed = async (id: string) =>
    (
      await room.fair.platform.db
        .selectFrom('stored_file')
        .select('claimed_at')
        .where('id', '=', id)
        .executeTakeFirst()
    )?.claimed_at
  const reads = (as: 'admin' | 'clerk' | undefined, fileId: string) =>
    room.fair.app
      .inject({
        method: 'GET',
        url: `/api${readBackground.path.replace('{fileId}', fileId)}`,
        headers: as ? signed[as] : { xtoken: 'none' },
      })
      .then(({ statusCode }) => statusCode)
  const signed: Record<string, Record<string, string>> = {}
  beforeAll(async () => {
    for (const name of ['admin', 'clerk']) signed[name] = (await room.fair.signIn(name)).headers
  })

  it('tell their size when they are uploaded', async () => {
    const file = new File([new Uint8Array(await picture(60))], '底图.png')
    const uploaded = await room.admin(uploadPlanPicture, { file, body: {} })
    expect(uploaded).toMatchObject({ name: '底图.png', width: 60, height: 40 })
    const svg = new File(['<svg/>'], 'x.svg')
    expect((await refusal(room.admin(uploadPlanPicture, { file: svg, body: {} }))).code).toBe(codes.refused)
  })

  it('stay while a draft shows them, are let go of with it, and are everybody’s once published', async () => {
    const table = await emptyHall('P1')
    const [drawing, published] = [await uploadPicture(room.admin), await uploadPicture(room.admin)]
    const empty = await table.published()
    await table.save({ ...empty, elements: [shown(published)], underlays: [under(drawing)] })
    expect(await claimed(published)).not.toBeNull()
    expect(await claimed(drawing)).not.toBeNull()
    await table.save({ ...empty, elements: [shown(published)] })
    expect(await claimed(drawing)).toBeNull()
    expect([await reads('clerk', published), await reads(undefined, published)]).toEqual([200, 404])
    await table.save({ ...empty, elements: [shown(published)], underlays: [under(drawing)] })
    await table.publish()
    expect([await reads(undefined, published), await reads(undefined, drawing)]).toEqual([200, 404])
    const { underlays } = await table.published()
    expect(underlays.map(({ file }) => file)).toEqual([drawing])
    await table.redraw((draft) => ({ ...draft, elements: [], underlays: [], booths: rowOf(['P1-1']) }))
    await room.fair.platform.files.release(room.fair.platform.db, published)
    expect(await claimed(published)).not.toBeNull()
    expect(await claimed(drawing)).not.toBeNull()
  })

  it('have to be pictures of plans', async () => {
    const table = await emptyHall('P2')
    const empty = await table.published()
    const others = await room.fair.platform.db
      .selectFrom('stored_file')
      .select('id')
      .where('purpose', 'not in', ['planPicture', 'hallBackground'])
      .limit(1)
      .execute()
    for (const id of [randomUUID(), ...others.map((file) => file.id)]) {
      for (const draft of [
        { ...empty, elements: [shown(id)] },
        { ...empty, underlays: [under(id)] },
      ])
        expect((await refusal(table.save(draft))).message).toBe('图片已失效，请重新上传')
    }
    expect((await table.open()).draft).toBeNull()
  })
})
