import { randomUUID } from 'node:crypto'
import { codes } from '@fairground/wire/kernel/codes'
import { boothTier } from '@fairground/wire/list/lists/booth-tier'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { boothTier as hooks } from '../../src/list/hooks/booth-tier'
import { anonymousFrom, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let call: ReturnType<typeof clientFor>
beforeAll(async () => {
  fair = await startTestFair()
  call = clientFor(fair, await fair.signIn('admin'))
})
beforeEach(() => fair.platform.db.deleteFrom('booth_tier').execute())
afterAll(() => fair.stop())

const { add, edit, find, remove, restore, doubts: doubtsCall } = boothTier.calls
const tier = { kind: 'review', boothType: '2', exhibitType: '02', minArea: 55, maxArea: 100, label: '中' }

async function added(values: Record<string, unknown> = {}): Promise<string> {
  const newId = randomUUID()
  await call(add, { body: { ...tier, ...values, newId } })
  return newId
}
const doubts = (values: Record<string, unknown>) => {
  if (!doubtsCall) return expect.fail('tiers have no doubts')
  return call(doubtsCall, { body: { ...tier, ...values } })
}

async function somebodyWaits(): Promise<void> {
  const { rows } = await sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(fair.platform.db)
  if (rows.length === 0) await somebodyWaits()
}

describe('a tier', () => {
  it('is there once for its kind, types and bounds, whatever it is called', async () => {
    await added()
    const again = await refusal(added({ label: '另一个名字' }))
    expect(again).toMatchObject({
      code: codes.refused,
      message: '已有相同的档位',
      fields: [{ path: 'maxArea', message: '已有相同的档位' }],
    })
    await added({ kind: 'registration' })
    await added({ exhibitType: '03' })
    await added({ maxArea: 101 })
    await added({ boothType: '1', minCount: 1, maxCount: 2 })
    const counted = await refusal(added({ boothType: '1', minCount: 1, maxCount: 2 }))
    expect(counted.fields[0]?.path).toBe('maxCount')
  })

  it('is there once also when two people add it at the same moment', async () => {
    const late = await fair.platform.db.transaction().execute(async (trx) => {
      await hooks.beforeWrite?.(
        trx,
        { ...tier, minCount: null, maxCount: null },
        {
          settings: fair.platform.settings.current(),
          before: {},
          mayAdd: true,
        },
      )
      const { kind, boothType, exhibitType, minArea, maxArea } = tier
      const row = {
        kind,
        booth_type: boothType,
        exhibit_type: exhibitType,
        min_area: minArea,
        max_area: maxArea,
      }
      await trx.insertInto('booth_tier').values(row).execute()
      const other = refusal(added())
      await Promise.race([other, somebodyWaits()])
      return { other }
    })
    expect(await late.other).toMatchObject({ message: '已有相同的档位' })
  })

  it('does not become another by an edit or by coming back', async () => {
    const id = await added()
    await call(remove, { body: [{ id }] })
    const twin = await added()
    expect(await refusal(call(restore, { body: { id } }))).toMatchObject({ message: '已有相同的档位' })
    const next = await added({ minArea: 101, maxArea: 200 })
    expect(await refusal(call(edit, { body: { ...tier, id: next, version: 1 } }))).toMatchObject({
      message: '已有相同的档位',
    })
    expect(await call(edit, { body: { ...tier, label: '改名', id: twin, version: 1 } })).toBe(1)
  })

  it('is for a booth type that the exhibit type can ask for', async () => {
    const outdoors = { boothType: '3', exhibitType: '02' }
    expect(await refusal(added(outdoors))).toMatchObject({
      code: codes.refused,
      message: '该展品类型不能申请这种展位类型',
      fields: [{ path: 'boothType' }],
    })
    expect(
      await refusal(added({ boothType: '1', exhibitType: '01', minCount: 1, maxCount: 2 })),
    ).toMatchObject({ message: '该展品类型不能申请这种展位类型' })
  })

  it('stays and can be renamed after the organiser has closed its booth type', async () => {
    const id = await added()
    const { settings } = fair.platform
    const open = settings.current().boothTypesByExhibitType
    const organiser = anonymousFrom('127.0.0.1')
    await settings.change('boothTypesByExhibitType', { ...open, '02': ['1'] }, organiser)
    expect(await call(edit, { body: { ...tier, label: '旧档', id, version: 1 } })).toBe(1)
    expect(await refusal(added({ minArea: 1, maxArea: 2 }))).toMatchObject({ code: codes.refused })
    await settings.change('boothTypesByExhibitType', open, organiser)
    expect(await call(find, { params: { id } })).toMatchObject({ label: '旧档' })
  })

  it('does not end at nothing', async () => {
    const payload = { reserve2: '02', zwlx: '2', czlx: '02', min: 0, max: 0 }
    const url = '/api/cfpadwmjfw/insertByVODwmjfw'
    const refused = await fair.ask({ method: 'POST', url, payload, as: await fair.signIn('admin') })
    expect(refused).toMatchObject({ code: codes.invalid, msg: '最大值应大于0' })
  })
})

describe('before a tier is kept, people are asked about', () => {
  it('tiers it overlaps with, which it may', async () => {
    const id = await added()
    await added({ kind: 'registration', minArea: 18, maxArea: 400 })
    expect(await doubts({ minArea: 101, maxArea: 200 })).toEqual([])
    expect(await doubts({ minArea: 100, maxArea: 200 })).toEqual(['与已有档位“中 55–100”重叠'])
    expect(await doubts({ minArea: 60, maxArea: 70, label: '' })).toHaveLength(1)
    expect(await doubts({ maxArea: 120, id })).toEqual([])
    await added({ minArea: 100, maxArea: 200 })
  })

  it('bounds beyond what companies may ask for', async () => {
    expect(await doubts({ minArea: 18, maxArea: 400 })).toEqual([])
    expect(await doubts({ minArea: 17 })).toEqual(['超出企业可申请的范围（18–400）'])
    expect(await doubts({ maxArea: 9_999_999_999 })).toEqual(['超出企业可申请的范围（18–400）'])
    expect(await doubts({ boothType: '1', minCount: 3, maxCount: 5 })).toEqual([
      '超出企业可申请的范围（1–4）',
    ])
  })

  it('nothing when only its name changes', async () => {
    const id = await added({ maxArea: 500 })
    await added({ minArea: 80, maxArea: 90 })
    expect(await doubts({ maxArea: 500, label: '改名', id })).toEqual([])
    expect(await doubts({ maxArea: 501, id })).toHaveLength(2)
  })
})
