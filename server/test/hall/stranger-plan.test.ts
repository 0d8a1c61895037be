import { uploadBackground } from '@fairground/wire/venue'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pngOf } from '../platform/files/checks/image-samples'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { editHall } from '../venue/venue-support'

/** A client that knows the specs and nothing of this product draws a hall from their calls alone. */

let fair: TestFair
let lettered: string
beforeAll(async () => {
  fair = await startTestFair()
  // Before anybody reads a map: how booths are lettered is news to none.
  const fonts = {
    code: { family: 'Noto Serif SC', size: 16, style: 'italic' },
    name: { family: 'Noto Sans SC', size: 18, style: 'bold' },
  }
  lettered = (await heldBooth()).id
  await fair.platform.db
    .updateTable('booth')
    .set({ fonts: JSON.stringify(fonts) })
    .where('id', '=', lettered)
    .execute()
})
afterAll(() => fair.stop())

const post = async (path: string, payload: object, as?: Signed) =>
  (await fair.ask({ method: 'POST', url: `/api${path}`, payload, as })).result

/** A booth somebody has, lettered in its own way. */
const heldBooth = () =>
  fair.platform.db
    .selectFrom('booth')
    .innerJoin('booth_holding', 'booth_holding.booth_id', 'booth.id')
    .innerJoin('company', 'company.id', 'booth_holding.company_id')
    .innerJoin('account', 'account.id', 'company.account_id')
    .select([
      'booth.id',
      'booth.hall_id as hallId',
      'booth.code',
      'booth.booth_class as boothClass',
      'booth.open_sides as openSides',
      'booth.special',
      'booth.exhibit_type as exhibitType',
      'booth.status',
      sql<number>`width_m`.as('width'),
      sql<number>`depth_m`.as('depth'),
      sql<number>`area_m2`.as('areaM2'),
      'company.id as companyId',
      'company.name_zh as company',
      'company.short_name_zh as shortName',
      'account.user_type as userType',
    ])
    .where('account.username', '=', '13800000006')
    .where('booth_holding.released_at', 'is', null)
    .orderBy('booth.code')
    .executeTakeFirstOrThrow()

interface Booth {
  uuid: string
  zgid: string
  zwmc: string
  zwlb: string
  boothType: string
  zwzt: string
  gsjc: string
  reserve2: string
}

interface Shape {
  id: string
  x: number
  y: number
  width: number
  depth: number
}

async function drawn(as?: Signed, uuid?: string) {
  const halls: { uuid: string; zgmc: string }[] = await post('/zgjbxx/doSearchDataListByVO', {}, as)
  const hall = uuid ? halls.find((one) => one.uuid === uuid) : halls[1]
  if (!hall) throw new Error('there are several halls')
  const { zgjbxxVO, zwmoJsonDatas } = await post('/zgjbxx/doSearchHbMKListByVO', { uuid: hall.uuid }, as)
  const scene = JSON.parse(zgjbxxVO.zgzwhbStr)
  const shapes = new Map((scene.booths as Shape[]).map((shape) => [shape.id, shape]))
  return { hall, vo: zgjbxxVO, scene, shapes, records: zwmoJsonDatas }
}

describe('a stranger’s plan', () => {
  it('has a shape for every business record and everything the specs say of it', async () => {
    const { hall, vo, scene, shapes, records } = await drawn()
    expect(scene.version).toBe(2)
    expect(vo).toMatchObject({ uuid: hall.uuid, zgmc: hall.zgmc, reserve3: '99', zgtpdz: '' })
    expect(records.length).toBe(shapes.size)
    for (const record of records) {
      expect(Object.keys(record)).toEqual(
        expect.arrayContaining(
          `uuid shapeUuid stageUuid code codeBody codeIndex codeFontFamily codeFontSize codeFontStyle name
           nameFontFamily nameFontSize nameFontStyle fullName tenantId tenantName boothType entryType top bottom left
           right isSpecial lateralLength verticalLength area czlx status lan`.split(/\s+/),
        ),
      )
      const shape = shapes.get(record.shapeUuid)
      expect(shape).toMatchObject({ width: record.lateralLength, depth: record.verticalLength })
      expect(record.area).toBe(record.lateralLength * record.verticalLength)
      expect([record.codeBody, record.codeIndex].filter(Boolean).join('-')).toBe(record.code)
      expect(record).toMatchObject({ stageUuid: hall.uuid })
      if (record.uuid !== lettered) expect(record).toMatchObject({ codeFontSize: 12, nameFontSize: 14 })
      expect(['标准展位', '光地']).toContain(record.boothType)
      expect(['一面开', '两面开', '三面开', '全开']).toContain(record.entryType)
      expect(['0', '1']).toContain(record.isSpecial)
    }
  })

  it('knows each booth’s neighbours, and they know it', async () => {
    const { records } = await drawn()
    const byCode = new Map<string, Record<string, string>>(
      records.map((record: Record<string, string>) => [record.code, record]),
    )
    const across = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }
    let adjoining = 0
    for (const record of records)
      for (const [side, opposite] of Object.entries(across))
        for (const code of String(record[side]).split(',').filter(Boolean)) {
          adjoining += 1
          expect(byCode.get(code)?.[opposite]?.split(',')).toContain(record.code)
        }
    expect(adjoining).toBeGreaterThan(records.length)
  })

  it('knows the neighbours of the chosen booths as the plan does', async () => {
    const holder = await fair.signIn('13800000006')
    const { dvo } = await post('/zwjbxx/getSelectedPos', {}, holder)
    const { records } = await drawn(holder, dvo[0].zgid)
    const sidesOf = ({ top, bottom, left, right }: Record<string, string>) => ({ top, bottom, left, right })
    for (const booth of dvo) {
      const record = records.find(({ uuid }: Booth) => uuid === booth.uuid)
      expect(sidesOf(booth)).toEqual(sidesOf(record))
      expect(Object.values(sidesOf(booth)).some(Boolean)).toBe(true)
    }
  })

  it('tells who has a booth as far as the reader may know', async () => {
    const { hall_id: where } = await fair.platform.db
      .selectFrom('booth_holding')
      .innerJoin('booth', 'booth.id', 'booth_id')
      .innerJoin('hall', 'hall.id', 'hall_id')
      .select('hall_id')
      .where('released_at', 'is', null)
      .where('hall.usage', '=', 'open')
      .limit(1)
      .executeTakeFirstOrThrow()
    const [anonymous, exhibitor, clerk] = [
      await drawn(undefined, where),
      await drawn(await fair.signIn('13800000003'), where),
      await drawn(await fair.signIn('clerk'), where),
    ]
    const agreed = await fair.platform.db.selectFrom('directory_agreement').select('company_id').execute()
    const known = new Set(agreed.map(({ company_id }) => company_id))
    const held = clerk.records.find(
      ({ tenantId }: { tenantId: string }) => tenantId !== '' && !known.has(tenantId),
    )
    const of = ({ records }: typeof clerk) => records.find(({ uuid }: { uuid: string }) => uuid === held.uuid)
    expect(of(anonymous)).toMatchObject({ name: held.name, fullName: '', tenantName: '', tenantId: '' })
    expect(of(exhibitor)).toMatchObject({ fullName: held.fullName, tenantName: held.fullName, tenantId: '' })
    expect(held.fullName).not.toBe('')
  })

  it('marks the booths of whoever asks, each time anew, and no others', async () => {
    const holder = await fair.signIn('13800000006')
    const { dvo } = await post('/zwjbxx/getSelectedPos', {}, holder)
    expect(dvo).not.toEqual([])
    const [{ zgid }] = dvo
    const own = dvo.filter((booth: Booth) => booth.zgid === zgid).map(({ uuid }: Booth) => uuid)
    for (const [as, chosen] of [
      [holder, own],
      [undefined, []],
      [await fair.signIn('13800000003'), []],
      [await fair.signIn('clerk'), []],
    ] as const) {
      const { records } = await drawn(as, zgid)
      const listed = await post('/zwjbxx/doSearchListByVOBooth', { zgid, userid: holder.accountId }, as)
      for (const booths of [records, listed] as Booth[][]) {
        const markedAs = (mark: string) => booths.filter(({ reserve2 }) => reserve2 === mark)
        expect(markedAs('2').map(({ uuid }) => uuid)).toEqual(chosen)
        expect(markedAs('0')).toHaveLength(booths.length - chosen.length)
      }
    }
  })

  it('says of a booth what is so, in its record and in lists, under every name there is', async () => {
    const known = await heldBooth()
    const clerk = await fair.signIn('clerk')
    const { records } = await drawn(clerk, known.hallId)
    const record = records.find(({ uuid }: Booth) => uuid === known.id)
    const [codeBody, ...index] = known.code.split('-')
    const same = {
      uuid: known.id,
      stageUuid: known.hallId,
      code: known.code,
      boothType: known.boothClass === 'raw' ? '光地' : '标准展位',
      isSpecial: known.special ? '1' : '0',
      area: known.areaM2,
      czlx: known.exhibitType,
      status: known.status,
      lan: known.userType,
      reserve2: '0',
    }
    const around = { top: record.top, bottom: record.bottom, left: record.left, right: record.right }
    const opening = ['一面开', '两面开', '三面开', '全开'][known.openSides - 1]
    expect(Object.values(around).join('')).not.toBe('')
    expect(record).toEqual({
      ...same,
      ...around,
      shapeUuid: known.id,
      codeBody,
      codeIndex: index.join('-'),
      codeFontFamily: 'Noto Serif SC',
      codeFontSize: 16,
      codeFontStyle: 'italic',
      name: known.shortName,
      nameFontFamily: 'Noto Sans SC',
      nameFontSize: 18,
      nameFontStyle: 'bold',
      fullName: known.company,
      tenantName: known.company,
      tenantId: known.companyId,
      entryType: opening,
      lateralLength: known.width,
      verticalLength: known.depth,
    })
    const listed = await post('/zwjbxx/doSearchListByVOBooth', { zgid: known.hallId, lan: 'CHN' }, clerk)
    expect(listed).toHaveLength(records.length)
    expect(listed.find(({ uuid }: Booth) => uuid === known.id)).toEqual({
      ...same,
      ...around,
      zwh: known.code,
      zwmc: known.shortName,
      zwlb: same.boothType,
      cklx: opening,
      zwcd: known.width,
      zwkd: known.depth,
      zwmj: known.areaM2,
      zwzt: known.status,
      zgid: known.hallId,
      gsjc: known.shortName,
      qymc: known.company,
      qyid: known.companyId,
    })
  })

  it('names the picture under a hall, and it can be fetched', async () => {
    const { hall, vo } = await drawn()
    expect(vo.zgtpdz).toBe('')
    const admin = clientFor(fair, await fair.signIn('admin'))
    const picture = new File([new Uint8Array(await pngOf(40, 30))], '底图.png')
    const { id } = await admin(uploadBackground, { body: {}, file: picture })
    await editHall(admin, hall.uuid, { backgroundFileId: id })
    await expect.poll(async () => (await drawn()).vo.zgtpdz, { timeout: 5_000 }).toBe(id)
    const fetched = await fair.app.inject({ method: 'GET', url: `/api/venue/background/${id}` })
    expect(fetched.headers['content-type']).toBe('image/png')
    const found = await fair.ask({ method: 'GET', url: `/api/zgjbxx/${hall.uuid}` })
    expect(found.result.zgtpdz).toBe(id)
  })

  it('names a company on no service area', async () => {
    const { hallId: zgid } = await heldBooth()
    const listed: Booth[] = await post('/zwjbxx/doSearchListByVOBooth', { zgid })
    const areas = listed.filter(({ zwzt }) => zwzt === 'function')
    expect(areas.map(({ zwmc }) => zwmc)).toContain('服务台')
    for (const area of areas) expect(area).toMatchObject({ gsjc: '', qymc: '', qyid: '' })
    const held = listed.filter(({ gsjc }) => gsjc !== '')
    expect(held.length).toBeGreaterThan(0)
    for (const { gsjc, zwmc } of held) expect(gsjc).toBe(zwmc)
  })

  it('speaks English where it is asked to', async () => {
    const [first] = await post('/zgjbxx/doSearchDataListByVO', {})
    const booths = async (lan: string) => post('/zwjbxx/doSearchListByVOBooth', { zgid: first.uuid, lan })
    const desk = async (lan: string) =>
      (await booths(lan)).find(({ status }: { status: string }) => status === 'function').zwmc
    expect([await desk('CHN'), await desk('ENG')]).toEqual(['服务台', 'Service desk'])
  })

  it('has a word for each class of booths in both languages, by what is asked and else by who asks', async () => {
    const [{ zgid }] = (await post('/zwjbxx/getSelectedPos', {}, await fair.signIn('13800000006'))).dvo
    const words = async (lan?: string, as?: Signed) => {
      const listed: Booth[] = await post('/zwjbxx/doSearchListByVOBooth', { zgid, lan }, as)
      for (const { zwlb, boothType } of listed) expect(boothType).toBe(zwlb)
      return [...new Set(listed.map(({ zwlb }) => zwlb))].sort()
    }
    const overseas = await fair.signIn('exhibitor6@example.com')
    const [chinese, english] = [
      ['光地', '标准展位'],
      ['Raw space', 'Standard booth'],
    ]
    expect([await words('CHN'), await words('ENG'), await words()]).toEqual([chinese, english, chinese])
    expect([await words('CHN', overseas), await words(undefined, overseas)]).toEqual([chinese, english])
    const { dvo } = await post('/zwjbxx/getSelectedPos', {}, overseas)
    expect(dvo.length).toBeGreaterThan(0)
    for (const { zwlb, boothType } of dvo) {
      expect(english).toContain(zwlb)
      expect(boothType).toBe(zwlb)
    }
  })

  it('asks for the exhibit type of one hall, and whether a number is taken but by the booth itself', async () => {
    const { hall, records } = await drawn()
    const found = await fair.ask({ method: 'GET', url: `/api/zgjbxx/${hall.uuid}` })
    expect(found.result.reserve3).toBe('99')
    const clerk = await fair.signIn('clerk')
    const [{ uuid, code }] = records
    expect(await post('/zwjbxx/isExistZwh', { uuid: '', zwh: code.toLowerCase() }, clerk)).toBe(true)
    expect(await post('/zwjbxx/isExistZwh', { uuid, zwh: code }, clerk)).toBe(false)
  })
})
