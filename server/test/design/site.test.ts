import { writeSitePlan } from '@fairground/floorplan/site-plan'
import {
  discardSite,
  openSite,
  publishSite,
  saveSite,
  siteVersion,
  siteVersions,
} from '@fairground/wire/design/site'
import { siteOverview } from '@fairground/wire/hall/maps'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { nobody, startDrawingRoom } from './design-support'

let fair: TestFair
let admin: Client
beforeAll(async () => {
  ;({ fair, admin } = await startDrawingRoom())
})
afterAll(() => fair.stop())

const published = async () => JSON.parse((await admin(openSite)).published.plan ?? 'null')
type Drawn = Awaited<ReturnType<typeof published>>
const save = (call: Client, revision: number, plan: Drawn) =>
  call(saveSite, { body: { revision, plan: typeof plan === 'string' ? plan : writeSitePlan(plan) } })

describe('the site plan, drawn', () => {
  it('is kept as a draft nobody sees, published as a version, told at once, on record, and brought back', async () => {
    const before = await published()
    const open = await admin(openSite)
    expect([open.published.number, open.draft]).toEqual([1, null])
    const [first] = before.halls
    const moved = {
      ...before,
      halls: before.halls.map((one: Drawn) => (one === first ? { ...one, x: one.x + 0.5 } : one)),
    }
    const { revision } = await save(admin, 0, moved)
    const overview = async () => JSON.parse((await admin(siteOverview)).site)
    expect((await overview()).halls).toContainEqual(first)
    expect((await admin(openSite)).draft).toMatchObject({ revision })

    expect(await admin(publishSite, { body: { revision, note: '挪动半米' } })).toEqual({ number: 2 })
    // Sent again, since its answer was lost.
    expect(await admin(publishSite, { body: { revision, note: '挪动半米' } })).toEqual({ number: 2 })
    await expect.poll(async () => (await overview()).halls).toContainEqual({ ...first, x: first.x + 0.5 })
    expect((await admin(openSite)).draft).toBeNull()

    const versions = await admin(siteVersions)
    expect(versions.map(({ number, note }) => [number, note])).toEqual([
      [2, '挪动半米'],
      [1, ''],
    ])
    const old = await admin(siteVersion, { params: { number: 1 } })
    expect(JSON.parse(old.plan)).toEqual(before)
    const log = await fair.platform.db
      .selectFrom('plan_log')
      .select(['action', 'hall_code', 'edition'])
      .execute()
    expect(new Set(log.map(({ edition }) => edition)).size).toBe(1)
    expect(log.map((row) => [row.action, row.hall_code])).toEqual(
      expect.arrayContaining([
        ['sitePublished', ''],
        ['hallMoved', first.hall],
      ]),
    )

    const again = await save(admin, 0, JSON.parse(old.plan))
    await admin(publishSite, { body: { revision: again.revision, note: '' } })
    expect(await published()).toEqual(before)
  })

  it('is refused with its faults named, and nothing is published', async () => {
    const before = await published()
    const [first, second] = before.halls
    const stacked = { ...before, halls: [first, { ...second, x: first.x, y: first.y }] }
    const { revision } = await save(admin, 0, stacked)
    const { message } = await refusal(admin(publishSite, { body: { revision, note: '' } }))
    expect(message).toContain(`${first.hall} 与 ${second.hall} 重叠`)
    expect(await published()).toEqual(before)
    await admin(discardSite, { body: { revision } })
    expect((await admin(openSite)).draft).toBeNull()
    expect((await refusal(admin(publishSite, { body: { revision: 0, note: '' } }))).message).toBe(
      '没有可发布的草稿',
    )
  })

  it('overwrites nobody: who comes with an older draft is told whose is there', async () => {
    const before = await published()
    const mine = await save(admin, 0, { ...before, north: 1 })
    const stale = await refusal(save(admin, 0, { ...before, north: 2 }))
    expect(stale.code).toBe(codes.conflict)
    expect(stale.message).toMatch(/草稿已被.+修改/)
    // The same again is the answer that was lost, not a conflict.
    expect((await save(admin, 0, { ...before, north: 1 })).revision).toBe(mine.revision)
    const both = await Promise.allSettled(
      [3, 4].map((north) => save(admin, mine.revision, { ...before, north })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { draft } = await admin(openSite)
    await admin(discardSite, { body: { revision: draft?.revision ?? 0 } })
    await admin(discardSite, { body: { revision: draft?.revision ?? 0 } })
  })

  it('takes nothing hostile: huge, later, with words that are none, or vast', async () => {
    const before = await published()
    const refused = async (plan: unknown) => (await refusal(save(admin, 0, JSON.stringify(plan)))).message
    expect(await refused({ ...before, version: 9 })).toContain('version 9')
    expect(await refused({ ...before, width: 9000 })).toContain('2000')
    expect(await refused({ ...before, gates: [{ ...before.gates[0], at: { x: null, y: 1 } }] })).toContain(
      'gates 0',
    )
    expect(
      await refused({ ...before, gates: [{ ...before.gates[0], label: { zh: '\u0000', en: 'x' } }] }),
    ).toContain('text')
    expect(await refused('x'.repeat(1_100_000))).toBe('图纸过大，没有保存')
    expect((await admin(openSite)).draft).toBeNull()
  })

  it('is drawn by those with the key alone, and by nobody while design mode is off', async () => {
    const clerk = clientFor(fair, await fair.signIn('clerk'))
    expect((await clerk(openSite)).published.number).toBeGreaterThan(0)
    const before = await published()
    expect((await refusal(save(clerk, 0, before))).code).toBe(codes.forbidden)
    const { settings } = fair.platform
    await settings.change('designMode', false, nobody)
    expect((await refusal(save(admin, 0, { ...before, north: 5 }))).message).toBe('设计模式已关闭，只能查看')
    await settings.change('designMode', true, nobody)
  })
})
