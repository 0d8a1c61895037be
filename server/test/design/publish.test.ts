import type { BoothState } from '@fairground/domain/booth'
import type { BreachKind } from '@fairground/domain/design'
import { hindering } from '@fairground/domain/design'
import type { Draft, DraftBooth } from '@fairground/floorplan/design/draft'
import { findProblems } from '@fairground/floorplan/design/problems/index'
import { designFacts, planVersion, planVersions, publishDraft } from '@fairground/wire/design'
import { hallMap } from '@fairground/wire/hall/maps'
import { codes } from '@fairground/wire/kernel/codes'
import { reserveBooths } from '@fairground/wire/placement'
import { setBoothTypes } from '@fairground/wire/venue'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hallWith, setState } from '../hall/hall-support'
import { clientFor, refusal } from '../support/wire-client'
import { addHall } from '../venue/venue-support'
import {
  booth,
  boothRows,
  type DrawingRoom,
  drawn,
  hallOf,
  rowOf,
  startDrawingRoom,
  Table,
  withBooth,
  withoutBooth,
} from './design-support'

let room: DrawingRoom
beforeAll(async () => {
  room = await startDrawingRoom()
})
afterAll(() => room.fair.stop())

const reserve = (...boothIds: string[]) =>
  room.admin(reserveBooths, { body: { boothIds, reason: '赞助商', expiresOn: null } })
const rowsOf = (hallId: string) => boothRows(room.fair, hallId)
const live = async (hallId: string) =>
  (await rowsOf(hallId))
    .filter(({ deleted_at }) => deleted_at === null)
    .map(({ code }) => code)
    .sort()

describe('a publish', () => {
  it('moves plan and booths together, for everybody, and is a version', async () => {
    const hallId = await addHall(room.admin, 'A1')
    const table = new Table(room.admin, hallId)
    const [first, second] = rowOf(['A1-1', 'A1-2'])
    const corner = booth({ code: 'A1-3', x: 0, y: 0, special: true, boothClass: 'raw', width: 6.25 })
    const sold = booth({
      code: 'A1-4',
      x: 30,
      y: 30,
      opening: { sides: 2, reason: '立柱' },
      nameFont: { family: 'Arial', size: 14, style: 'italic' },
    })
    const toilet = booth({ code: 'A1-5', x: 45, y: 30, use: 'function', name: { zh: '服务台', en: 'Desk' } })
    const draft: Draft = {
      ...(await table.published()),
      width: 70,
      booths: [first ?? booth(), second ?? booth(), corner, sold, toilet],
      elements: [{ kind: 'pillar', id: 'c1', x: 20, y: 20, width: 0.5, depth: 0.5 }],
      locked: ['c1'],
    }
    await table.save(draft)
    expect(await table.publish({ note: '首版' })).toBe(2)
    const rows = new Map((await rowsOf(hallId)).map((row) => [row.code, row]))
    expect(rows.get('A1-1')).toMatchObject({ id: first?.id, open_sides: 4, status: 'normal' })
    expect(rows.get('A1-3')).toMatchObject({ open_sides: 2, booth_class: 'raw', area_m2: 18.75 })
    expect(rows.get('A1-4')).toMatchObject({ open_sides: 2, opening_reason: '立柱' })
    expect(rows.get('A1-5')).toMatchObject({ status: 'function', name: '服务台', name_en: 'Desk' })
    const opened = await table.open()
    expect(opened).toMatchObject({ draft: null, published: { number: 2 } })
    expect(sorted(drawn(opened.published.scene))).toEqual(sorted(draft))
    const versions = await room.clerk(planVersions, { params: { hallId } })
    expect(versions.map(({ number, note, booths }) => [number, note, booths])).toEqual([
      [2, '首版', 4],
      [1, '', 0],
    ])
    const old = await room.clerk(planVersion, { params: { hallId, number: 1 } })
    expect(drawn(old.scene).booths).toEqual([])
    expect((await refusal(room.clerk(planVersion, { params: { hallId, number: 3 } }))).code).toBe(
      codes.notFound,
    )
    const map = () => clientFor(room.fair)(hallMap, { params: { hallId } })
    await expect.poll(async () => (await map()).booths.length).toBe(5)
    const { rows: entries } = await sql`
      SELECT action, before, after FROM audit_entry WHERE subject_type = 'plan' AND subject_id = ${hallId}`.execute(
      room.fair.platform.db,
    )
    expect(entries).toMatchObject([
      { action: 'publish', before: { number: 1 }, after: { number: 2, note: '首版', counts: { added: 5 } } },
    ])
  })

  it('lists the standing plan of a hall that was never published from a draft', async () => {
    const hallId = await hallWith(room.fair, 'W3')
    const [standing, ...others] = await room.clerk(planVersions, { params: { hallId } })
    expect(others).toEqual([])
    expect(standing).toMatchObject({ number: 1, note: '' })
    const { scene } = await room.clerk(planVersion, { params: { hallId, number: 1 } })
    const { booths } = drawn(scene)
    expect(booths.map(({ code }) => code).sort()).toEqual(await live(hallId))
    expect(standing?.booths).toBe(booths.filter(({ use }) => use === 'normal').length)
  })

  it('exchanges numbers, and gives a removed one’s to another', async () => {
    const [one, two, three] = rowOf(['N1-1', 'N1-2', 'N1-3'])
    const table = await hallOf(room.admin, 'N1', rowOf([]).concat(one ?? [], two ?? [], three ?? []))
    await table.redraw((draft) => {
      const swapped = withBooth(withBooth(draft, one?.id ?? '', { code: 'N1-2' }), two?.id ?? '', {
        code: 'N1-1',
      })
      const without = withoutBooth(swapped, three?.id ?? '')
      return { ...without, booths: [...without.booths, booth({ code: 'N1-3', x: 50, y: 30 })] }
    })
    const rows = await rowsOf(table.hallId)
    const codeOf = (id: string | undefined) => rows.find((row) => row.id === id)?.code
    expect([codeOf(one?.id), codeOf(two?.id)]).toEqual(['N1-2', 'N1-1'])
    expect(rows.filter(({ deleted_at }) => deleted_at !== null).map(({ id }) => id)).toEqual([three?.id])
    expect(await live(table.hallId)).toEqual(['N1-1', 'N1-2', 'N1-3'])
  })

  it('brings back booths of an old version under their old ids', async () => {
    const booths = rowOf(['R1-1', 'R1-2'])
    const table = await hallOf(room.admin, 'R1', booths)
    const [gone] = booths
    await table.redraw((draft) => withoutBooth(draft, gone?.id ?? ''))
    const { scene } = await room.admin(planVersion, { params: { hallId: table.hallId, number: 2 } })
    await table.redraw(() => drawn(scene), { note: '恢复' })
    expect((await rowsOf(table.hallId)).map(({ id, deleted_at }) => [id, deleted_at])).toEqual(
      booths.map(({ id }) => [id, null]).sort(),
    )
    expect(sorted(await table.published())).toEqual(sorted(drawn(scene)))
  })

  it('takes no booth from another hall', async () => {
    const [theirs] = rowOf(['F1-1'])
    await hallOf(room.admin, 'F1', [theirs ?? booth()])
    const table = new Table(room.admin, await addHall(room.admin, 'F2'))
    const refused = await refusal(
      table.redraw((draft) => ({ ...draft, booths: [booth({ ...theirs, code: 'F2-1' })] })),
    )
    expect(refused.message).toContain(theirs?.id)
  })

  it.each<[string, DraftBooth[], RegExp]>([
    ['a number missing', [booth({ x: 5, y: 5 })], /缺编号/],
    [
      'a number twice',
      [booth({ x: 5, y: 5, code: 'Q-1' }), booth({ x: 15, y: 5, code: 'q-1' })],
      /编号重复.*Q-1/,
    ],
    ['a number of another hall', [booth({ x: 5, y: 5, code: 'w3-101' })], /编号在他馆 · w3-101 \(W3\)/],
    ['an overlap', [booth({ x: 5, y: 5, code: 'Q-1' }), booth({ x: 6, y: 6, code: 'Q-2' })], /重叠.*Q-1/],
    ['a booth outside', [booth({ x: 58, y: 5, code: 'Q-1' })], /超出展馆.*Q-1/],
    ['a number of other signs', [booth({ x: 5, y: 5, code: 'Q 1<b>' })], /Q 1<b>.*只能包含/],
    [
      'an exhibit type that is none',
      [booth({ x: 5, y: 5, code: 'Q-1', exhibitType: 'zz' })],
      /Q-1.*展品类型/,
    ],
  ])('is refused with %s, and changes nothing', async (_, booths, message) => {
    const table = await tableForProblems()
    const refused = await refusal(table.redraw((draft) => ({ ...draft, booths })))
    expect(refused.message).toMatch(message)
    expect(await rowsOf(table.hallId)).toEqual([])
    expect((await table.open()).published.number).toBe(1)
  })

  it('needs something new, and a draft', async () => {
    const table = await hallOf(room.admin, 'K1', rowOf(['K1-1']))
    expect((await refusal(table.publish())).message).toBe('没有可发布的草稿')
    expect((await refusal(table.redraw((draft) => draft))).message).toBe('草稿与已发布的平面图相同')
  })

  it('sent again after its answer was lost is answered again', async () => {
    const table = await hallOf(room.admin, 'L1', rowOf(['L1-1']))
    await table.save({ ...(await table.published()), booths: rowOf(['L1-2']) })
    const body = { ...table.onDraft(), note: '', reason: '' }
    const answers = [await room.admin(publishDraft, { body }), await room.admin(publishDraft, { body })]
    expect(answers).toEqual([{ number: 3 }, { number: 3 }])
    expect((await refusal(room.leader(publishDraft, { body }))).code).toBe(codes.notSeated)
  })

  it('brings along what was changed beside the draft, and has a person look at it first', async () => {
    const [one, two] = rowOf(['B1-1', 'B1-2'])
    const table = await hallOf(room.admin, 'B1', [one ?? booth(), two ?? booth()])
    await table.save(withBooth(await table.published(), two?.id ?? '', { x: 40 }))
    const boothIds = [one?.id ?? '']
    await room.admin(setBoothTypes, { body: { boothIds, boothClass: 'raw', reason: '调整' } })
    const refused = await refusal(table.publish())
    expect([refused.code, refused.message]).toEqual([codes.conflict, '展馆已在别处修改，请刷新后再发布'])
    expect((await refusal(table.publish())).code).toBe(codes.conflict)
    const { draft } = await table.open()
    const merged = drawn(draft?.scene ?? '').booths.find(({ id }) => id === one?.id)
    expect(merged?.boothClass).toBe('raw')
    expect(await table.publish()).toBe(3)
    const rows = await rowsOf(table.hallId)
    expect(rows.find(({ id }) => id === one?.id)?.booth_class).toBe('raw')
    expect(rows.find(({ id }) => id === two?.id)?.x_m).toBe(40)
  })
})

describe('safe mode', () => {
  const breaches: [BreachKind, (draft: Draft, id: string) => Draft][] = [
    ['removed', withoutBooth],
    ['renumbered', (draft, id) => withBooth(draft, id, { code: 'X-99' })],
    ['shrunk', (draft, id) => withBooth(draft, id, { width: 2 })],
    ['classChanged', (draft, id) => withBooth(draft, id, { boothClass: 'raw' })],
    ['typeChanged', (draft, id) => withBooth(draft, id, { exhibitType: '01' })],
    ['specialChanged', (draft, id) => withBooth(draft, id, { special: true })],
    ['notOffered', (draft, id) => withBooth(draft, id, { use: 'disabled' })],
  ]
  const states: BoothState[] = ['allotted', 'bespoke', 'occupy', 'partial', 'completed']

  it.each(breaches.map(([kind, change], place) => ({ kind, change, place })))(
    'does not let a booth that somebody has be $kind',
    async ({ change, place }) => {
      const [held, free] = rowOf([`M${place}-1`, `M${place}-2`])
      const table = await hallOf(room.admin, `M${place}`, [held ?? booth(), free ?? booth()])
      await reserve(held?.id ?? '')
      const before = await rowsOf(table.hallId)
      const refused = await refusal(
        table.redraw((draft) => change(withBooth(draft, free?.id ?? '', { x: 50 }), held?.id ?? '')),
      )
      expect(refused.code).toBe(codes.refused)
      expect(refused.message).toMatch(new RegExp(`M${place}-1（已预留）不能`))
      expect(refused.fields.map(({ path }) => path)).toEqual([`booths.${held?.id}`])
      expect(await rowsOf(table.hallId)).toEqual(before)
      await table.redraw((draft) => change(draft, free?.id ?? ''))
      expect(await rowsOf(table.hallId)).not.toEqual(before)
    },
  )

  it.each(states)('protects one that is %s, and never touches that', async (state) => {
    const [held, other] = rowOf([`Z-${state}`, `Y-${state}`])
    const table = await hallOf(room.admin, `Z${states.indexOf(state)}`, [held ?? booth(), other ?? booth()])
    await setState(room.fair, held?.id ?? '', state)
    expect((await refusal(table.redraw((draft) => withoutBooth(draft, held?.id ?? '')))).code).toBe(
      codes.refused,
    )
    await table.redraw((draft) => withBooth(draft, held?.id ?? '', { width: 4 }))
    const row = (await rowsOf(table.hallId)).find(({ id }) => id === held?.id)
    expect(row).toMatchObject({ status: state, width_m: 4 })
    const facts = await room.clerk(designFacts, { params: { hallId: table.hallId } })
    expect(facts.find(({ id }) => id === held?.id)).toMatchObject({ state, code: `Z-${state}` })
  })

  it('moves one that somebody has only with a reason, which is on record', async () => {
    const [held] = rowOf(['V1-1'])
    const table = await hallOf(room.admin, 'V1', [held ?? booth()])
    await reserve(held?.id ?? '')
    await table.save(withBooth(await table.published(), held?.id ?? '', { x: 40 }))
    const refused = await refusal(table.publish())
    expect(refused.fields).toEqual([{ path: 'reason', message: '移动已有归属的展位或减少其开口须说明理由' }])
    await table.publish({ reason: '消防要求' })
    const { rows } = await sql`
      SELECT action, note, was, became FROM plan_log WHERE booth_code = 'V1-1' AND action = 'moved'`.execute(
      room.fair.platform.db,
    )
    expect(rows).toEqual([{ action: 'moved', note: '消防要求', was: '5, 10 m', became: '40, 10 m' }])
  })

  it('takes an open side from one that somebody has only with a reason, which is on record', async () => {
    const [held] = rowOf(['O1-1'])
    const table = await hallOf(room.admin, 'O1', [held ?? booth()])
    await reserve(held?.id ?? '')
    const draft = await table.published()
    await table.save({ ...draft, booths: [...draft.booths, booth({ code: 'O1-2', x: 8, y: 10 })] })
    expect((await refusal(table.publish())).fields.map(({ path }) => path)).toEqual(['reason'])
    await table.publish({ reason: '加一个展位' })
    const { rows } = await sql`
      SELECT note, was, became FROM plan_log WHERE booth_code = 'O1-1' AND action = 'opened'`.execute(
      room.fair.platform.db,
    )
    expect(rows).toEqual([
      { note: '加一个展位', was: '全开 All sides open', became: '三面开 Three sides open' },
    ])
  })

  it('goes by who has a booth, whatever its state says', async () => {
    const [held] = rowOf(['H9-1'])
    const table = await hallOf(room.admin, 'H9', [held ?? booth()])
    await reserve(held?.id ?? '')
    await setState(room.fair, held?.id ?? '', 'normal')
    expect((await refusal(table.redraw((draft) => withoutBooth(draft, held?.id ?? '')))).message).toContain(
      '已预留',
    )
  })
})

describe('the halls of the demo fair', () => {
  it('have no problem that would keep a small change from being published', async () => {
    const { db, settings } = room.fair.platform
    const halls = await db
      .selectFrom('hall')
      .select(['id', 'code'])
      .where('edition', '=', settings.current().edition)
      .where('deleted_at', 'is', null)
      .execute()
    const found: unknown[] = []
    for (const { id, code } of halls) {
      const draft = await new Table(room.admin, id).published()
      for (const { kind, ids } of findProblems(draft)) if (hindering.has(kind)) found.push([code, kind, ids])
    }
    expect(found).toEqual([])
    const table = new Table(room.admin, await hallWith(room.fair, 'W2'))
    const before = await rowsOf(table.hallId)
    await table.redraw((draft) => ({ ...draft, depth: draft.depth + 0.5 }))
    const after = await rowsOf(table.hallId)
    expect(after.map(({ id, status, code }) => [id, status, code])).toEqual(
      before.map(({ id, status, code }) => [id, status, code]),
    )
  })
})

let problems: Promise<Table> | undefined
const tableForProblems = () => {
  problems ??= addHall(room.admin, 'QQ').then((hallId) => new Table(room.admin, hallId))
  return problems
}

const sorted = (draft: Draft): Draft => ({
  ...draft,
  booths: [...draft.booths].sort((one, other) => one.id.localeCompare(other.id)),
})
