import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readScene } from '@fairground/floorplan/plan-scene'
import { agreeToDirectory } from '@fairground/wire/catalogue'
import type { HallMap, MapChange, SiteOverview } from '@fairground/wire/hall/maps'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { boothIn, hallWith, listen, setState } from './hall-support'

let fair: TestFair
/** A second process on the same database. */
let other: TestFair
let address: string
let otherAddress: string
let hallId: string
let exhibitor: Signed
beforeAll(async () => {
  fair = await startTestFair()
  other = await startTestFair({ database: fair.database })
  address = await fair.app.listen({ host: '127.0.0.1', port: 0 })
  otherAddress = await other.app.listen({ host: '127.0.0.1', port: 0 })
  hallId = await hallWith(fair, 'W3')
  exhibitor = await fair.signIn('13800000006')
})
afterAll(async () => {
  await other.stop()
  await fair.stop()
})

const read = (as?: Signed, on = fair, of = hallId): Promise<HallMap> =>
  on.ask({ method: 'GET', url: `/api/hall/${of}/map${as ? '/known' : ''}`, as }).then(({ result }) => result)

const readSite = (): Promise<SiteOverview> =>
  fair.ask({ method: 'GET', url: '/api/hall/site' }).then(({ result }) => result)
const codesOf = ({ halls }: SiteOverview) => halls.map(({ code }) => code)

const changed = (on = fair) =>
  on.platform.live.publishSoon(on.platform.db, { type: 'booths-changed', audience: 'processes', hallId })

describe('a map', () => {
  it('has a scene with every booth in it, and of companies no more than anyone may know', async () => {
    const map = await read()
    const scene = readScene(map.scene)
    if ('fault' in scene) throw new Error(JSON.stringify(scene.fault))
    expect(new Set(scene.scene.booths.map(({ id }) => id))).toEqual(new Set(map.booths.map(({ id }) => id)))
    expect(map.booths.length).toBeGreaterThan(40)
    const agreed = await fair.platform.db
      .selectFrom('directory_agreement')
      .innerJoin('booth_holding', 'booth_holding.company_id', 'directory_agreement.company_id')
      .innerJoin('booth', 'booth.id', 'booth_holding.booth_id')
      .select('booth.id')
      .where('booth.hall_id', '=', hallId)
      .where('released_at', 'is', null)
      .execute()
    const named = map.booths.flatMap(({ id, fullName }) => (fullName ? [id] : []))
    expect(named.sort()).toEqual(agreed.map(({ id }) => id).sort())
    const ids = await fair.platform.db.selectFrom('company').select('id').execute()
    const text = JSON.stringify(map)
    for (const { id } of ids) expect(text).not.toContain(id)
  })

  it('tells full names to people who are signed in, and its version to both alike', async () => {
    const [everyones, known] = [await read(), await read(exhibitor)]
    expect(known.version).toBe(everyones.version)
    const held = known.booths.filter(({ state }) => state === 'completed' || state === 'occupy')
    expect(held.length).toBeGreaterThan(0)
    for (const { fullName } of held) expect(fullName?.zh).toBeTruthy()
  })

  it('is packed once and not sent again to whoever has it', async () => {
    const url = `/api/hall/${hallId}/map`
    const ask = (headers: Record<string, string>) => fair.app.inject({ method: 'GET', url, headers })
    const plain = await ask({})
    const etag = String(plain.headers.etag)
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await ask({ 'accept-encoding': encoding })
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, etag })
      expect(unpack(packed.rawPayload).toString()).toBe(plain.payload)
      expect(packed.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length)
    }
    const known = await ask({ 'if-none-match': `W/${etag}` })
    expect(known).toMatchObject({ statusCode: 304, payload: '' })
    expect(known.headers['cache-control']).toContain('public')
    const own = await fair.app.inject({ method: 'GET', url: `${url}/known`, headers: exhibitor.headers })
    expect(own.headers['cache-control']).toContain('private')
  })

  it('of a hall there is not, or of another edition, is nothing', async () => {
    const ask = (id: string) => fair.ask({ method: 'GET', url: `/api/hall/${id}/map` })
    expect(await ask('00000000-0000-4000-8000-000000000000')).toMatchObject({
      status: 404,
      msg: '展馆不存在',
    })
    expect(await ask('x')).toMatchObject({ code: codes.invalid })
    const { id } = await fair.platform.db
      .insertInto('hall')
      .values({
        edition: 20,
        code: 'W9',
        name_zh: '旧馆',
        name_en: 'Old hall',
        kind: 'indoor',
        exhibit_type: '02',
        position: 1,
        width_m: 10,
        depth_m: 10,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await ask(id)).toMatchObject({ status: 404 })
  })
})

describe('a change', () => {
  it('reaches watchers of every process, each told as much as they may know', async () => {
    const before = await read()
    await read(undefined, other)
    const viewers = [
      await listen(address),
      await listen(otherAddress),
      await listen(address, exhibitor.headers),
    ]
    const booth = await boothIn(fair, hallId, 'normal')
    await setState(fair, booth.id, 'disabled')
    changed()
    const heard = await Promise.all(viewers.map((viewer) => viewer.next()))
    for (const change of heard) {
      expect(change).toMatchObject({ hall: hallId, from: before.version })
      expect(change.booths).toMatchObject([{ id: booth.id, state: 'disabled' }])
    }
    const after = await read()
    expect(after.version).toBe(heard[0]?.to)
    expect(after.booths.find(({ id }) => id === booth.id)?.state).toBe('disabled')
    for (const viewer of viewers) viewer.stop()
  })

  it('is caught up with from any version that is remembered, and from none that is not', async () => {
    const before = await read()
    const viewer = await listen(address)
    for (const state of ['disabled', 'normal', 'disabled'] as const) {
      const booth = await boothIn(fair, hallId, state === 'normal' ? 'disabled' : 'normal')
      await setState(fair, booth.id, state)
      changed()
      await viewer.next()
    }
    viewer.stop()
    const after = await read()
    const since = (version: string) =>
      fair
        .ask({ method: 'GET', url: `/api/hall/${hallId}/changes?since=${version}` })
        .then(({ result }) => result)
    const change = await since(before.version)
    expect(change).toMatchObject({ from: before.version, to: after.version })
    expect(change.booths.length).toBeLessThanOrEqual(3)
    expect(await since(after.version)).toMatchObject({ to: after.version, booths: [] })
    expect(await since('long-ago')).toBeNull()
  })

  it('that nobody told of is found all the same', async () => {
    const viewer = await listen(address)
    await read()
    const booth = await boothIn(fair, hallId, 'normal')
    await setState(fair, booth.id, 'disabled')
    expect(await viewer.next()).toMatchObject({ booths: [{ id: booth.id, state: 'disabled' }] })
    viewer.stop()
  })

  it('of a company’s short name shows on the plan', async () => {
    await read()
    const viewer = await listen(address)
    const held = await fair.platform.db
      .selectFrom('booth_holding')
      .innerJoin('booth', 'booth.id', 'booth_holding.booth_id')
      .select(['company_id', 'booth_id'])
      .where('booth.hall_id', '=', hallId)
      .where('released_at', 'is', null)
      .executeTakeFirstOrThrow()
    await fair.platform.db
      .updateTable('company')
      .set({ short_name_zh: '新简称' })
      .where('id', '=', held.company_id)
      .execute()
    await fair.platform.live.publish(fair.platform.db, {
      type: 'company-changed',
      audience: 'staff',
      companyId: held.company_id,
    })
    const { booths } = await viewer.next()
    expect(booths.find(({ id }) => id === held.booth_id)?.name.zh).toBe('新简称')
    viewer.stop()
  })
})

describe('a full name on public plans', () => {
  it('stands there from when its company agrees to the directory until it takes that back', async () => {
    const { id, hall_id: where } = await fair.platform.db
      .selectFrom('booth_holding')
      .innerJoin('booth', 'booth.id', 'booth_holding.booth_id')
      .innerJoin('company', 'company.id', 'booth_holding.company_id')
      .select(['booth.id', 'booth.hall_id'])
      .where('company.account_id', '=', exhibitor.accountId)
      .where('released_at', 'is', null)
      .executeTakeFirstOrThrow()
    const agree = (agreed: boolean) => clientFor(fair, exhibitor)(agreeToDirectory, { body: { agreed } })
    const of = <Booth extends { id: string }>(booths: Booth[]) => booths.find((booth) => booth.id === id)
    const onMap = async (as?: Signed) => of((await read(as, other, where)).booths)?.fullName
    /** As clients read it that know the specs alone. */
    const onPlan = async () => {
      const { result } = await other.ask({
        method: 'POST',
        url: '/api/zgjbxx/doSearchHbMKListByVO',
        payload: { uuid: where },
      })
      return result.zwmoJsonDatas.find(({ uuid }: { uuid: string }) => uuid === id).fullName
    }
    await agree(false)
    await expect.poll(() => onMap()).toBeUndefined()
    const full = await onMap(exhibitor)
    expect(full?.zh).toBeTruthy()

    const viewer = await listen(otherAddress)
    for (const agreed of [true, false]) {
      const { version } = await read(undefined, other, where)
      await agree(agreed)
      let change = await viewer.next()
      while (change.hall !== where) change = await viewer.next()
      const now = agreed ? full : undefined
      expect(of(change.booths)).toMatchObject({ id })
      expect(of(change.booths)?.fullName).toEqual(now)
      expect(await onMap()).toEqual(now)
      expect(await onPlan()).toBe(now?.zh ?? '')
      expect(await onMap(exhibitor)).toEqual(full)
      const { result: missed } = await other.ask({
        method: 'GET',
        url: `/api/hall/${where}/changes?since=${version}`,
      })
      expect(of((missed as MapChange).booths)?.fullName).toEqual(now)
    }
    viewer.stop()
  })
})

describe('the site', () => {
  it('counts what the maps show, in small', async () => {
    const site = await readSite()
    const { booths } = await read()
    const hall = site.halls.find(({ id }) => id === hallId)
    expect(hall?.booths).toHaveLength(booths.length)
    for (const state of ['normal', 'occupy', 'function', 'disabled'] as const)
      expect(hall?.counts[state]).toBe(booths.filter((booth) => booth.state === state).length)
    expect(codesOf(site)).toEqual(['E1', 'W2', 'W3'])
  })

  it('has the order that halls were moved to, in a process that nobody told', async () => {
    await readSite()
    await fair.platform.db
      .updateTable('hall')
      .set({ position: 0 })
      .where('edition', '=', 21)
      .where('code', '=', 'W3')
      .execute()
    await expect.poll(async () => codesOf(await readSite()), { timeout: 15_000 }).toEqual(['W3', 'E1', 'W2'])
  }, 20_000)
})
