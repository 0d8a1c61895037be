import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../company/sign-up-forms'
import { obtainCode } from '../support/outbox'
import { prepareExhibitor, type SignUpExhibitor } from '../support/sign-up-exhibitor'
import { type Answer, type Signed, startTestFair, type TestFair } from '../support/test-fair'

/** A client that knows the specs and nothing of this product: what it saves under their names reads back as it was. */

let fair: TestFair
let admin: Signed
let chinese: SignUpExhibitor
let overseas: SignUpExhibitor
beforeAll(async () => {
  fair = await startTestFair({ config: { CAPTCHA: 'off' } })
  admin = await fair.signIn('admin')
  chinese = await prepareExhibitor(fair, 'CHN', '13800000001')
  overseas = await prepareExhibitor(fair, 'ENG', 'exhibitor1@example.com')
})
afterAll(() => fair.stop())

type Payload = Record<string, unknown>

async function send(as: Signed, call: string, payload?: object): Promise<Answer> {
  const [method, path] = call.split(' ') as ['GET', string]
  return fair.ask({ method, url: `/api${path}`, as, ...(payload ? { payload } : {}) })
}

async function ask(as: Signed, call: string, payload?: object) {
  const answer = await send(as, call, payload)
  expect(answer, call).toMatchObject({ status: 200, code: codes.ok })
  return answer.result
}

const itemsOf = (as: Signed, type: string) => ask(as, `GET /codelist/getCodetype/${type}`)
const firstOf = async (as: Signed, type: string): Promise<string> => (await itemsOf(as, type))[0].codeValue

interface Node {
  codeValue: string
  codeName: string
  children?: Node[]
}
const leavesOf = (nodes: Node[]): Node[] =>
  nodes.flatMap((node) => (node.children?.length ? leavesOf(node.children) : [node]))

/** What the specs have every client say of itself; the server knows better. */
const claims = {
  deleteFlag: 'N',
  validateFlag: 'T',
  cjrid: 'anybody',
  cjrmc: 'anybody',
  xgrid: 'anybody',
  xgrmc: 'anybody',
}
/** On every entity, whoever saved it. */
const stamped = { deleteFlag: 'N', xgrid: expect.any(String), xgrmc: expect.any(String) }

interface Section {
  save: string
  read: (qyid: string) => [call: string, payload?: object]
  payload: (exhibitor: SignUpExhibitor) => Promise<Payload>
  /** Told, and never sent. */
  told?: Payload
}

const oneOf = (found: unknown) => (Array.isArray(found) ? found[0] : found)

const productTypes = async ({ as }: SignUpExhibitor, tree: string): Promise<Payload> => {
  const some = leavesOf(await ask(as, `GET /codelist/getZycpTree/${tree}`)).slice(0, 3)
  const plain = some.map(({ codeValue, codeName }) => ({ codeValue, name: codeName.replaceAll(',', '，') }))
  return {
    reserve1: plain.map(({ codeValue, name }) => `${codeValue}${name}`).join(','),
    zycp: plain.map(({ name }) => name.slice(0, 4)).join(','),
  }
}

const scaleTypes = 'CLNX SSZB SRGM RYGM ZSCQQK YFTRZB BLJL SHZRBG'.split(' ')

const recordOf = async ({ as }: SignUpExhibitor) =>
  ask(as, 'POST /qyjbxx/doFindByVo', { userid: as.accountId })

const productsOf = async ({ as }: SignUpExhibitor, texts: Payload) => {
  const [one, other] = leavesOf(await ask(as, 'GET /codelist/getZycpTree/CPLX'))
  const { companyId } = as === chinese.as ? chinese : overseas
  const pictures = [await upload(as, '/qycpjs/upload'), await upload(as, '/qycpjs/upload')]
  return [one, other].map((leaf, place) => ({
    qyid: companyId,
    cplx: leaf?.codeValue,
    src: pictures[place],
    ...texts,
  }))
}

async function upload(as: Signed, path: string): Promise<string> {
  const exhibitor = as === chinese.as ? chinese : overseas
  const form = new FormData()
  form.set('qyid', exhibitor.companyId)
  form.set('file', new File([new Uint8Array(await picture())], 'x.png'))
  const request = new Request('http://fair', { method: 'POST', body: form })
  const answer = await fair.ask({
    method: 'POST',
    url: `/api${path}`,
    as,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return answer.result.src
}

const basicsCalls = {
  save: 'POST /qyjbxx/doUpdateByVO',
  read: (qyid: string): [string, object] => ['POST /qyjbxx/doFindByVo', { qyid, deleteFlag: 'N' }],
}
const invoiceCalls = {
  save: 'POST /qykpxx/doInsertOrUpdateKpxxByVO',
  read: (qyid: string): [string] => [`GET /qykpxx/${qyid}`],
}
const surveyCalls = {
  save: 'POST /qywjdc/doInsertOrUpdateWjByVo',
  read: (qyid: string): [string, object] => ['POST /qywjdc/list', { qyid }],
}
const introCalls = {
  save: 'POST /qyjs/doUpdateQyCpByVO',
  read: (qyid: string): [string] => [`GET /qyjs/doFindQyjsById/${qyid}`],
}
const boothCalls = {
  save: 'POST /qyzwyx/doInsertXqyxByVO',
  read: (qyid: string): [string, object] => ['POST /qyzwyx/list', { qyid, deleteFlag: 'N' }],
}
const inBothLanguages = { code_NAME: expect.any(String), code_NAME_ENG: expect.any(String) }

const sections: Record<'CHN' | 'ENG', Record<string, Section>> = {
  CHN: {
    qyjbxx: {
      ...basicsCalls,
      payload: async (exhibitor) => {
        const { dzyx, src } = await recordOf(exhibitor)
        return {
          zwgsmc: '福建榕安消防科技有限公司',
          ywgsmc: 'Rong An Fire Technology',
          gsjc: '榕安',
          ywgsjc: 'RongAn',
          zcdz: '福州市鼓楼区软件大道89号',
          frdb: '陈立',
          frdbdh: '13900001111',
          lxr: '林芳',
          lxrsj: '13800000001',
          yjlxr: '林芳',
          yjlxrsj: '13900002222',
          yjdzsheng: '350000',
          yjdzshi: '350100',
          yjdzxx: '鼓楼区软件大道89号',
          fpyjdz: '福州市财务部',
          bgdh: '0591-87654321分机号806',
          cz: '0591-87654322',
          wz: 'https://rongan.example',
          vx: 'rongan-fire',
          sjzt: '01',
          dzyx,
          src,
        }
      },
      told: { ...stamped, ...inBothLanguages, cjsj: expect.any(String), dwmjfx: expect.any(String) },
    },
    qykpxx: {
      ...invoiceCalls,
      payload: async () => ({
        kplx: '1',
        kpgsmc: '福建榕安消防科技有限公司',
        tyshxydm: '91350100M00077778X',
        gsdz: '福州市鼓楼区',
        dhhm: '0591-87654321',
        khyh: '中国银行福州分行',
        yhzh: '6222000011112222',
      }),
      told: { ...stamped, kplxmc: '增值税专用发票' },
    },
    qywjdc: {
      ...surveyCalls,
      payload: async (exhibitor) => ({
        gsxz: await firstOf(exhibitor.as, 'GSXZ'),
        sfhwdlcp: '1',
        hwdlcppp: 'Rosenbauer',
        fmzl: 3,
        syxxzl: 12,
        wgsjzl: 0,
        sfgxjsqy: '0',
        sfhyxydj: '0',
        gjrz: '99',
        qtgjrz: 'EN 3',
        ...(await productTypes(exhibitor, 'CPLX')),
      }),
      told: stamped,
    },
    qyqtwjdc: {
      save: 'POST /qyqtwjdc/doInsertOrUpdateQtWjdcByVo',
      read: (qyid) => [`GET /qyqtwjdc/${qyid}`],
      payload: async ({ as }) => ({
        qyfb: '350000',
        gnyczcs: 4,
        gwyczcs: 0,
        ...Object.fromEntries(
          await Promise.all(scaleTypes.map(async (type) => [type.toLowerCase(), await firstOf(as, type)])),
        ),
      }),
      told: stamped,
    },
    qyjs: {
      ...introCalls,
      payload: async (exhibitor) => ({
        qyjj: '消防器材',
        reserve1: 'Fire equipment',
        src: await upload(exhibitor.as, '/qyjs/upload'),
        qycpjsVOList: await productsOf(exhibitor, { cpjj: '灭火器', cpjj_eng: 'Extinguisher' }),
      }),
      told: stamped,
    },
    qyzwyx: {
      ...boothCalls,
      payload: async () => ({ reserve1: '02', zwlx: '1', bzzwgs: 2 }),
      told: { ...stamped, ...inBothLanguages, czlxxlmc: expect.any(String), cjrid: expect.any(String) },
    },
  },
  ENG: {
    qyjbxx: {
      ...basicsCalls,
      payload: async (exhibitor) => ({
        ywgsmc: 'Northern Fire GmbH',
        ywgsjc: 'NorthFire',
        zcdz: 'Hafenstrasse 12, Hamburg',
        bgdh: '+49 40 123456',
        frdb: 'Jens Brandt',
        frdbdh: '+49 171 1234567',
        lxr: 'Anna Berg',
        lxrsj: '+49 171 7654321',
        email: 'anna@north-fire.example',
        reserve2: '20457',
        sjzt: '01',
        src: (await recordOf(exhibitor)).src,
      }),
      told: stamped,
    },
    qykpxx: {
      ...invoiceCalls,
      payload: async () => ({
        kpgsmc: 'Northern Fire GmbH',
        gsdz: 'Anna Berg',
        dhhm: '0049-40-123456',
        yhzh: '+49 40 123457',
      }),
      told: stamped,
    },
    qywjdc: {
      ...surveyCalls,
      payload: async (exhibitor) => ({ reserve1: (await productTypes(exhibitor, 'CPLX_EN')).reserve1 }),
      told: stamped,
    },
    qyjs: {
      ...introCalls,
      payload: async (exhibitor) => ({
        qyjj: 'We make fire engines',
        src: await upload(exhibitor.as, '/qyjs/upload'),
        qycpjsVOList: await productsOf(exhibitor, { cpjj: 'A ladder' }),
      }),
      told: stamped,
    },
    qyzwyx: {
      ...boothCalls,
      payload: async () => ({ reserve1: '02', zwlx: '2', sngdzw: 36 }),
      told: stamped,
    },
  },
}

describe.each(['CHN', 'ENG'] as const)('a sign-up (%s)', (variant) => {
  const who = () => (variant === 'CHN' ? chinese : overseas)

  it.each(Object.keys(sections[variant]))('reads back as it was saved: %s', async (name) => {
    const { save, read, payload, told = {} } = sections[variant][name] as Section
    const { as, companyId: qyid } = who()
    const sent = await payload(who())
    expect(await ask(as, save, { ...claims, ...sent, qyid })).toBeTruthy()
    const found = oneOf(await ask(as, ...read(qyid)))
    expect(found).toMatchObject({ ...sent, qyid, validateFlag: 'T', ...told })
    expect([as.accountId, null]).toContain(found.cjrid)
    expect(found.xgrid).toBe(as.accountId)
    // Staff read the names of codes in their own language.
    const { reserve1: _named, zycp: _short, ...plain } = sent
    expect(oneOf(await ask(admin, ...read(qyid)))).toMatchObject({ ...plain, qyid })
  })

  it('is opened by staff by its account', async () => {
    const { as, companyId: qyid } = who()
    expect(await ask(admin, 'POST /qyjbxx/list', { userid: as.accountId, deleteFlag: 'N' })).toEqual([
      { qyid },
    ])
    expect(await ask(admin, 'POST /qyjbxx/doFindByVo', { userid: as.accountId })).toMatchObject({ qyid })
    const [other] = [chinese, overseas].filter((one) => one !== who())
    expect(await ask(as, 'POST /qyjbxx/doFindByVo', { userid: other?.as.accountId })).toBeNull()
    expect(await ask(as, 'POST /qyjbxx/list', { userid: other?.as.accountId })).toEqual([])
  })
})

interface List {
  base: string
  add: string
  /** What a search by the specs finds it with. */
  search: Payload
  payload: () => Promise<Payload>
  told?: Payload
}

const made = { ...stamped, cjrid: expect.any(String), cjrmc: expect.any(String) }
const aCode = '91350100M000100Y43'

const lists: Record<string, List> = {
  cfpapy: {
    base: '/cfpapy',
    add: 'POST /cfpapy',
    search: { pynr_like: '陌生人' },
    payload: async () => ({ pynr: '陌生人的批语' }),
    told: { ...made, userid: expect.any(String) },
  },
  cfpadwmjfw: {
    base: '/cfpadwmjfw',
    add: 'POST /cfpadwmjfw/insertByVODwmjfw',
    search: { zwlx: '2', czlx: '02', reserve2: '02' },
    payload: async () => ({ zwlx: '2', czlx: '02', reserve2: '02', reserve1: '陌生档', min: 391, max: 399 }),
    told: { ...made, userid: expect.any(String), zwlxmc: expect.any(String) },
  },
  cfpaXydj: {
    base: '/cfpaXydj',
    add: 'POST /cfpaXydj/insertXfhydjByVO',
    search: { qymc_like: '陌生' },
    payload: async () => ({
      qymc: '陌生消防有限公司',
      tyshxydm: aCode,
      hyxydj: 'AAA',
      zsbh: 'XY-1',
      bfrq: '2026/03/15',
      yxqz: '2029/03/14',
    }),
    told: made,
  },
  cfpalsdw: {
    base: '/cfpalsdw',
    add: 'POST /cfpalsdw/insertLsdwByVO',
    search: { qymc_like: '陌生' },
    payload: async () => ({ qymc: '陌生消防有限公司', tyshxydm: aCode, xh: 99_777 }),
    told: made,
  },
  cfpaztdw: {
    base: '/cfpaztdw',
    add: 'POST /cfpaztdw/insertZtdwByVO',
    search: { qymc_like: '陌生' },
    payload: async () => ({
      qyid: chinese.companyId,
      reserve1: chinese.companyId,
      qymc: '陌生消防有限公司',
      tyshxydm: aCode,
      reserve2: await firstOf(admin, 'ZTLX'),
      reserve3: '福建展团',
    }),
    told: { ...made, ztlxmc: expect.any(String) },
  },
  cfpahydw: {
    base: '/cfpahydw',
    add: 'POST /cfpahydw/insertHydwByVO',
    search: { qymc_like: '陌生' },
    payload: async () => ({
      qymc: '陌生消防有限公司',
      rhsj: '2019/06/01',
      zsbh: '00077',
      kssj: '2025/06/01',
      jssj: '2029/05/31',
    }),
  },
  cfpahmd: {
    base: '/cfpahmd',
    add: 'POST /cfpahmd',
    search: { qymc_like: 'Northern' },
    payload: async () => ({
      qyid: overseas.companyId,
      qymc: 'Northern Fire GmbH',
      bz: '拖欠展位费',
      hmd: '1',
    }),
    told: { sjztmc: expect.any(String) },
  },
}

describe('a list', () => {
  it.each(Object.keys(lists))('reads back as it was saved: %s', async (name) => {
    const { base, add, search, payload, told = {} } = lists[name] as List
    const sent = await payload()
    expect(await ask(admin, add, { ...claims, ...sent })).toBe(1)
    const { list } = await ask(admin, `POST ${base}/page`, { ...search, pageNum: 1, pageSize: 100 })
    const [own] = list.filter((row: Payload) =>
      Object.entries(sent).every(([field, value]) => row[field] === value),
    )
    expect(own, JSON.stringify(list)).toMatchObject({ ...sent, ...told })
    expect(await ask(admin, `GET ${base}/${own.uuid}`)).toMatchObject({ ...sent, ...told })
  })

  it('of the blacklist names a company by the id that opens it', async () => {
    const { list } = await ask(admin, 'POST /qyjbxx/selectQyxxHmd', { qymc_like: 'Northern', pageSize: 5 })
    expect(list).toMatchObject([{ qyid: overseas.companyId, hmd: '1' }])
  })

  it('of changed mobiles takes an application, and every state where none is asked for', async () => {
    const { zwgsmc } = await recordOf(chinese)
    const [{ tyshxydm }] = await ask(chinese.as, 'POST /qykpxx/list', { qyid: chinese.companyId })
    const proof = await obtainCode(fair, 'sms', '13866660001', 'resetAccount')
    const sent = { zwgsmc, tyshxydm, newsj: '13866660001', shzt: '01' }
    await ask(admin, 'POST /qybg/insertQyBgByVO', { ...sent, ...proof })
    const { list } = await ask(admin, 'POST /qybg/page', { zwgsmc_like: zwgsmc, shzt: '', pageNum: 1 })
    expect(list).toMatchObject([{ ...sent, lxrsj: '13800000001' }])
  })
})

describe('a call without payload', () => {
  it.each(['/ht/list', '/cfpaXydj/list', '/cfpahydw/list', '/qyjbxx/doSelectRangeZgList'])(
    'is served when nothing is posted: %s',
    async (path) => {
      expect(await ask(chinese.as, `POST ${path}`)).toEqual(expect.any(Array))
    },
  )

  it('tells the chosen booths under the names of the specs', async () => {
    expect(await ask(chinese.as, 'POST /zwjbxx/getSelectedPos')).toEqual({ dvo: [], zwxzzt: '00' })
    const holder = await fair.signIn('13800000006')
    const { dvo, zwxzzt } = await ask(holder, 'POST /zwjbxx/getSelectedPos')
    expect(zwxzzt).toBe('01')
    const [booth] = dvo
    expect(booth).toMatchObject({
      uuid: expect.any(String),
      zwh: booth.code,
      zwlb: booth.boothType,
      zwmj: booth.area,
      zgid: booth.stageUuid,
      zwcd: expect.any(Number),
      zwkd: expect.any(Number),
      cklx: expect.stringMatching(/开$/),
      isSpecial: expect.stringMatching(/^[01]$/),
      reserve2: '2',
    })
  })
})

describe('what a client leaves open', () => {
  it('may be null where a text is optional, and blank where a figure is not asked for', async () => {
    const { as, companyId: qyid } = chinese
    const basics = await sections.CHN.qyjbxx?.payload(chinese)
    await ask(as, 'POST /qyjbxx/doUpdateByVO', { ...basics, qyid, cz: null, wz: null })
    expect(await recordOf(chinese)).toMatchObject({ cz: '', wz: '' })
    const request = { qyid, reserve1: '02', zwlx: '2', sngdzw: '36', bzzwgs: '', swgdzw: null }
    await ask(as, 'POST /qyzwyx/doUpdateByVO', request)
    const [kept] = await ask(as, 'POST /qyzwyx/list', { qyid })
    expect(kept).toMatchObject({ sngdzw: 36, bzzwgs: 0, swgdzw: 0 })
  })

  it('is named as it was sent where it must not be', async () => {
    const { as, companyId: qyid } = chinese
    const { result } = await send(as, 'POST /qyzwyx/doUpdateByVO', { qyid, reserve1: null, zwlx: '1' })
    expect(result.fields.map(({ path }: { path: string }) => path)).toEqual(['reserve1'])
    const faulty = { ...(await sections.ENG.qyjs?.payload(overseas)), qyid: overseas.companyId, qyjj: '' }
    const intro = await send(overseas.as, 'POST /qyjs/doUpdateQyCpByVO', faulty)
    expect(intro.result.fields.map(({ path }: { path: string }) => path)).toEqual(['qyjj'])
  })
})
