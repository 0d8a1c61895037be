import { hallMap } from '@fairground/wire/hall/maps'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { findBooth, listBooths, reserveBooths } from '@fairground/wire/placement'
import { setBoothTypes } from '@fairground/wire/venue'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hallWith, listen } from '../hall/hall-support'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
let admin: Client
let hallId: string
beforeAll(async () => {
  fair = await startTestFair()
  admin = clientFor(fair, await fair.signIn('admin'))
  hallId = await hallWith(fair, 'W3')
})
afterAll(() => fair.stop())

const reason = '展区调整'
const free = async (count: number) => {
  const search = { hallId, state: 'normal', boothClass: 'standard', page: 1, pageSize: count } as const
  return (await admin(listBooths, { body: search })).list
}
const typeOf = async (boothId: string) => {
  const { booth } = await admin(findBooth, { params: { boothId } })
  return [booth.boothClass, booth.exhibitType, booth.special]
}

describe('types of many booths', () => {
  it('change at once, on the plan, on record and in the log of each', async () => {
    const booths = await free(3)
    const boothIds = booths.map(({ id }) => id)
    await clientFor(fair)(hallMap, { params: { hallId } })
    const viewer = await listen(await fair.app.listen({ host: '127.0.0.1', port: 0 }))
    const body = { boothIds, boothClass: 'raw', special: true, reason } as const
    expect(await admin(setBoothTypes, { body })).toEqual({ changed: 3, bound: [] })
    await viewer.next()
    viewer.stop()
    const map = await clientFor(fair)(hallMap, { params: { hallId } })
    for (const { id, exhibitType } of booths) {
      expect(await typeOf(id)).toEqual(['raw', exhibitType, true])
      expect(map.booths.find((one) => one.id === id)).toMatchObject({ boothClass: 'raw', special: true })
      const { history } = await admin(findBooth, { params: { boothId: id } })
      expect(history[0]).toMatchObject({ action: 'retype', actorName: 'admin', reason })
    }
    expect(await admin(setBoothTypes, { body })).toEqual({ changed: 0, bound: [] })
    const { rows } = await sql`
      SELECT before, after FROM audit_entry WHERE action = 'retype' AND subject_id = ${boothIds[0]}`.execute(
      fair.platform.db,
    )
    expect(rows).toMatchObject([{ before: { boothClass: 'standard' }, after: { boothClass: 'raw', reason } }])
  })

  it('stay as they are where one of the booths is bound, and the answer names it and why', async () => {
    const [reserved, ...others] = await free(2)
    await admin(reserveBooths, {
      body: { boothIds: [reserved?.id ?? ''], reason: '赞助商', expiresOn: null },
    })
    const { list: held } = await admin(listBooths, { body: { held: 'yes', page: 1, pageSize: 1 } })
    const bound = [reserved, ...held].map((booth) => booth?.id ?? '')
    const boothIds = [...others.map(({ id }) => id), ...bound]
    const before = await Promise.all(boothIds.map(typeOf))
    const answer = await admin(setBoothTypes, { body: { boothIds, exhibitType: '01', reason } })
    expect(answer.changed).toBe(0)
    expect(answer.bound.map(({ id }) => id).sort()).toEqual([...bound].sort())
    expect(answer.bound).toContainEqual({
      id: reserved?.id,
      code: reserved?.code,
      tie: 'reserved',
      who: '赞助商',
    })
    const company = answer.bound.find(({ id }) => id === held[0]?.id)
    expect(company?.who).toContain(held[0]?.companyZh)
    expect(await Promise.all(boothIds.map(typeOf))).toEqual(before)
  })

  it.each([
    { reason: '' },
    { boothClass: null },
    { exhibitType: '99' },
    { boothIds: ['00000000-0000-4000-8000-000000000000'] },
  ])('are refused in words with %j', async (given) => {
    const boothIds = (await free(1)).map(({ id }) => id)
    const answer = await fair.ask({
      method: 'POST',
      url: `/api${setBoothTypes.path}`,
      payload: { boothIds, boothClass: 'raw', reason, ...given },
      as: await fair.signIn('admin'),
    })
    expect([codes.invalid, codes.refused]).toContain(answer.code)
    expect(answer.msg).toMatch(/[\u4e00-\u9fff]/)
  })

  it('are found by a range of numbers, as people count', async () => {
    const { list } = await admin(listBooths, {
      body: { hallId, codeFrom: 'w3-101', codeUntil: 'W3-103', page: 1, pageSize: 10 },
    })
    expect(list.map(({ code }) => code)).toEqual(['W3-101', 'W3-102', 'W3-103'])
  })
})
