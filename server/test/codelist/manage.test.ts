import { answersTo, codeListNames } from '@fairground/domain/codelist'
import { codeList } from '@fairground/wire/codelist'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCodeLists } from '../../src/codelist/seed-code-lists'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

interface Item {
  value: string
  parent: string | null
  zh: string
  en: string
  enabled: boolean
  isDefault: boolean
  version: number
  uses: number
}

let fair: TestFair
let admin: Signed
let clerk: Signed
beforeAll(async () => {
  fair = await startTestFair()
  admin = await fair.signIn('admin')
  clerk = await fair.signIn('clerk')
})
afterAll(() => fair.stop())

const address = (list: string, rest = '') => `/api/system/codelist/${list}${rest}`
const detail = async (list: string): Promise<Item[]> =>
  (await fair.ask({ method: 'GET', url: address(list), as: clerk })).result
const item = async (list: string, value: string): Promise<Item> => {
  const found = (await detail(list)).find((candidate) => candidate.value === value)
  if (!found) throw new Error(`${list} has no ${value}`)
  return found
}
const topLevel = async (list: string) =>
  (await detail(list)).filter(({ parent }) => parent === null).map(({ value }) => value)
const add = (list: string, payload: object, as = admin) =>
  fair.ask({ method: 'POST', url: address(list, '/add'), payload: { parent: null, ...payload }, as })
const rename = (list: string, payload: object, as = admin) =>
  fair.ask({ method: 'PUT', url: address(list, '/rename'), payload, as })
const turn = (list: string, payload: object, as = admin) =>
  fair.ask({ method: 'PUT', url: address(list, '/switch'), payload, as })
const remove = (list: string, payload: object, as = admin) =>
  fair.ask({ method: 'POST', url: address(list, '/delete'), payload, as })
const order = (list: string, groups: object[], as = admin) =>
  fair.ask({ method: 'PUT', url: address(list, '/order'), payload: { groups }, as })
const history = async (list: string) =>
  (await fair.ask({ method: 'GET', url: address(list, '/history'), as: clerk })).result.entries
const offered = (list: string, query: { disabled?: 'shown' } = {}) =>
  clientFor(fair)(codeList, { params: { type: { list, english: false } }, query })

describe('the overview', () => {
  it('counts every list for any staff member', async () => {
    const { result } = await fair.ask({ method: 'GET', url: '/api/system/codelist', as: clerk })
    expect(result).toHaveLength(22)
    expect(result.find(({ list }: { list: string }) => list === 'companyNature')).toMatchObject({
      items: 9,
      disabled: 0,
      added: 0,
      changedAt: null,
    })
  })

  it.each(codeListNames)(
    'of %s: no item is called by the value or a label of another beside it',
    async (list) => {
      const items = await detail(list)
      const misread = items.filter((one) =>
        [one.value, one.zh, one.en].some((text) =>
          items.some((other) => other !== one && other.parent === one.parent && answersTo(other, text)),
        ),
      )
      expect(misread).toEqual([])
    },
  )

  it('there is nothing behind a name that is no list', async () => {
    const answer = await fair.ask({ method: 'GET', url: address('noSuchList'), as: clerk })
    expect(answer.code).not.toBe(codes.ok)
  })
})

describe('changing a list', () => {
  it('needs the key', async () => {
    const { value, version } = await item('groupType', '01')
    for (const answer of [
      await rename('groupType', { value, version, zh: '甲', en: 'A' }, clerk),
      await turn('groupType', { value, version, enabled: false }, clerk),
      await remove('groupType', { value, version }, clerk),
      await add('groupType', { zh: '甲', en: 'A' }, clerk),
      await order('groupType', [{ parent: null, was: ['01'], order: ['01'] }], clerk),
    ])
      expect(answer.code).toBe(codes.forbidden)
    expect(await history('groupType')).toEqual([])
  })
})

describe('labels', () => {
  it('once changed are what everyone sees, and the history tells from what to what', async () => {
    const answer = await rename('groupType', {
      value: '02',
      version: 1,
      zh: '地方展团',
      en: 'Regional group',
    })
    expect(answer).toMatchObject({ code: codes.ok, result: { value: '02' } })
    expect((await offered('groupType')).find(({ value }) => value === '02')?.name).toBe('地方展团')
    expect(await history('groupType')).toMatchObject([
      {
        action: 'rename',
        before: { value: '02', zh: '省市展团' },
        after: { value: '02', zh: '地方展团', en: 'Regional group' },
      },
    ])
  })

  it('edited by two people: the second is refused and sees the fresh state', async () => {
    const seen = await item('groupType', '03')
    await rename('groupType', { value: '03', version: seen.version, zh: '园区', en: 'Park' })
    const late = await rename('groupType', { value: '03', version: seen.version, zh: '开发区', en: 'Zone' })
    expect(late).toMatchObject({
      code: codes.refused,
      result: { fields: [{ path: 'version' }] },
    })
    expect(late.msg).toContain('内容已被他人修改')
    expect(await item('groupType', '03')).toMatchObject({ zh: '园区', version: seen.version + 1 })
  })

  it('sent twice are one change', async () => {
    const { version } = await item('groupType', '04')
    const wish = { value: '04', version, zh: '协会展团', en: 'Association group' }
    const answers = await Promise.all([rename('groupType', wish), rename('groupType', wish)])
    expect(answers.map(({ code }) => code)).toEqual([codes.ok, codes.ok])
    expect(
      (await history('groupType')).filter(
        (entry: { action: string; after: { value: string } }) => entry.after.value === '04',
      ),
    ).toHaveLength(1)
  })

  it.each([
    ['请输入中文名称', { zh: ' ', en: 'A' }],
    ['请输入英文名称', { zh: '甲', en: '' }],
    ['英文名称中不能有汉字', { zh: '甲', en: '甲' }],
    ['中文名称最多50个字', { zh: '字'.repeat(51), en: 'A' }],
    ['中文名称与“国家展团”（代码 01）的名称或代码相同', { zh: '国家展团', en: 'Something else' }],
    ['英文名称与“国家展团”（代码 01）的名称或代码相同', { zh: '别的展团', en: 'Country pavilion' }],
    ['中文名称与“国家展团”（代码 01）的名称或代码相同', { zh: 'country PAVILION', en: 'Something else' }],
    ['中文名称与“国家展团”（代码 01）的名称或代码相同', { zh: '０１', en: 'Something else' }],
    ['英文名称与“国家展团”（代码 01）的名称或代码相同', { zh: '别的展团', en: '01' }],
  ])('are refused: %s', async (message, labels) => {
    const { version } = await item('groupType', '05')
    const answer = await rename('groupType', { value: '05', version, ...labels })
    expect(answer.code).not.toBe(codes.ok)
    expect(answer.msg).toBe(message)
    expect(await item('groupType', '05')).toMatchObject({ zh: '企业集团展团', version })
  })

  it('are compared with those of disabled items too, and each says whose it is', async () => {
    const grade = await item('creditGrade', 'C')
    await turn('creditGrade', { ...grade, enabled: false })
    const { version } = await item('creditGrade', 'B')
    const answer = await rename('creditGrade', { value: 'B', version, zh: 'c', en: 'Ａ' })
    expect(answer).toMatchObject({ code: codes.refused, msg: '中文名称与“C级”（代码 C）的名称或代码相同' })
    expect(answer.result.fields).toEqual([
      { path: 'zh', message: '中文名称与“C级”（代码 C）的名称或代码相同' },
      { path: 'en', message: '英文名称与“A级”（代码 A）的名称或代码相同' },
    ])
    await turn('creditGrade', { ...(await item('creditGrade', 'C')), enabled: true })
  })

  it('that stand already are no hindrance to changing the other one', async () => {
    await sql`UPDATE code_item SET name_zh = 'A' WHERE list = 'creditGrade' AND value = 'B'`.execute(
      fair.platform.db,
    )
    const { version } = await item('creditGrade', 'B')
    expect((await rename('creditGrade', { value: 'B', version, zh: 'A', en: 'Level B' })).code).toBe(codes.ok)
    const again = await item('creditGrade', 'B')
    expect((await rename('creditGrade', { ...again, zh: 'B级', en: 'Grade B' })).code).toBe(codes.ok)
  })

  it('may not contain a comma where several items are stored together', async () => {
    const answer = await rename('certification', { value: '01', version: 1, zh: '甲，乙', en: 'A' })
    expect(answer.msg).toContain('不能有逗号')
  })
})

describe('an item that is used', () => {
  it('can be disabled: it is no longer offered, but records keep showing its label', async () => {
    const used = (await detail('companyNature')).find(({ uses }) => uses > 0)
    if (!used) throw new Error('the demo fair uses no company nature')
    expect((await turn('companyNature', { ...used, enabled: false })).code).toBe(codes.ok)
    expect((await offered('companyNature')).map(({ value }) => value)).not.toContain(used.value)
    const shown = (await offered('companyNature', { disabled: 'shown' })).find(
      ({ value }) => value === used.value,
    )
    expect(shown).toMatchObject({ name: used.zh, formHidden: true })
    expect((await history('companyNature'))[0]).toMatchObject({ action: 'disable', before: { zh: used.zh } })

    const { version } = await item('companyNature', used.value)
    expect((await turn('companyNature', { value: used.value, version, enabled: true })).code).toBe(codes.ok)
    expect((await offered('companyNature')).map(({ value }) => value)).toContain(used.value)
  })

  it('staff added cannot be deleted while a record holds it', async () => {
    const { value } = (await add('companyNature', { zh: '混合所有制企业', en: 'Mixed ownership' })).result
    await sql`
      UPDATE qualification_survey SET company_nature = ${value}
      WHERE company_id = (SELECT company_id FROM qualification_survey LIMIT 1)`.execute(fair.platform.db)
    expect(await remove('companyNature', { value, version: 1 })).toMatchObject({
      code: codes.refused,
      msg: '有 1 条记录使用这个选项，不能删除，可以停用',
    })
    expect(await item('companyNature', value)).toMatchObject({ uses: 1, isDefault: false })
  })

  it('in a list of several is found inside the lists of the records', async () => {
    const { value } = (await add('certification', { zh: '新认证', en: 'New scheme' })).result
    await sql`
      UPDATE qualification_survey SET certifications = certifications || ${value}::text
      WHERE company_id = (SELECT company_id FROM qualification_survey LIMIT 1)`.execute(fair.platform.db)
    expect((await remove('certification', { value, version: 1 })).msg).toContain('有 1 条记录使用')
  })
})

describe('adding and deleting', () => {
  it('the system chooses the value, and the item stands last', async () => {
    const answer = await add('highTechLevel', { zh: '区级', en: 'District' })
    expect(answer).toMatchObject({ code: codes.ok, result: { value: '51' } })
    expect((await topLevel('highTechLevel')).at(-1)).toBe('51')
    expect(await item('highTechLevel', '51')).toMatchObject({ isDefault: false, enabled: true, uses: 0 })
    expect((await history('highTechLevel'))[0]).toMatchObject({ action: 'add', after: { zh: '区级' } })
  })

  it('twice in a row adds once, because a label stands only once', async () => {
    const wish = { zh: '县级', en: 'County' }
    const answers = await Promise.all([add('highTechLevel', wish), add('highTechLevel', wish)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([codes.ok, codes.refused])
    expect((await detail('highTechLevel')).filter(({ zh }) => zh === '县级')).toHaveLength(1)
  })

  it('what staff added and nothing uses can go, and a restart does not bring it back', async () => {
    const { version } = await item('highTechLevel', '51')
    expect((await remove('highTechLevel', { value: '51', version })).code).toBe(codes.ok)
    await seedCodeLists(fair.platform.db)
    expect((await detail('highTechLevel')).map(({ value }) => value)).not.toContain('51')
    expect((await history('highTechLevel'))[0]).toMatchObject({
      action: 'delete',
      before: { zh: '区级' },
      after: null,
    })
  })

  it('what the product ships is never deleted, only disabled', async () => {
    expect(await remove('highTechLevel', { value: '03', version: 1 })).toMatchObject({
      code: codes.refused,
      msg: '系统自带的选项不能删除，可以停用',
    })
  })

  it('a typed value must have the list’s form and be free', async () => {
    expect(await add('creditGrade', { zh: '新级', en: 'New' })).toMatchObject({ msg: '请输入代码' })
    expect(await add('creditGrade', { zh: '新级', en: 'New', value: 'b-' })).toMatchObject({
      code: codes.invalid,
      msg: '代码格式不正确，例如 BBB',
    })
    expect(await add('creditGrade', { zh: '新级', en: 'New', value: 'AA' })).toMatchObject({
      code: codes.invalid,
      msg: '代码已被“AA级”使用',
      result: { fields: [{ path: 'value', message: '代码已被使用' }] },
    })
    expect((await add('creditGrade', { zh: '新级', en: 'New', value: 'BBB' })).code).toBe(codes.ok)
  })

  it('a value is never what another item is called', async () => {
    const { version } = await item('creditGrade', 'C')
    await rename('creditGrade', { value: 'C', version, zh: 'cc', en: 'Grade C' })
    expect(await add('creditGrade', { zh: '新名', en: 'New name', value: 'CC' })).toMatchObject({
      code: codes.invalid,
      msg: '代码与“cc”的名称相同',
      result: { fields: [{ path: 'value' }] },
    })
    const first = await item('groupType', '01')
    await rename('groupType', { ...first, zh: '５１' })
    expect((await add('groupType', { zh: '新展团', en: 'New group' })).result.value).toBe('52')
    await rename('groupType', { ...first, version: first.version + 1 })
  })

  it('in a tree stays within its levels, and a parent is deleted after its children', async () => {
    const family = (await add('productCategory', { zh: '新族', en: 'New family' })).result.value
    const group = (await add('productCategory', { parent: family, zh: '新组', en: 'New group' })).result.value
    const product = (await add('productCategory', { parent: group, zh: '新品', en: 'New product' })).result
      .value
    expect([family, group, product]).toEqual(['N000', 'NN00', 'NN51'])
    expect(await add('productCategory', { parent: product, zh: '更细', en: 'Finer' })).toMatchObject({
      msg: '这一级下面不能再新增',
    })
    expect(await add('productCategory', { parent: 'Z999', zh: '更细', en: 'Finer' })).toMatchObject({
      msg: '上级选项已不存在，请刷新',
    })
    expect((await remove('productCategory', { value: group, version: 1 })).msg).toBe('请先删除它的下级选项')
    expect((await remove('productCategory', { value: product, version: 1 })).code).toBe(codes.ok)
    expect((await remove('productCategory', { value: group, version: 1 })).code).toBe(codes.ok)
  })

  it('the last item on offer cannot be disabled', async () => {
    const [first, ...others] = await detail('highTechLevel')
    for (const other of others) await turn('highTechLevel', { ...other, enabled: false })
    expect(await turn('highTechLevel', { ...first, enabled: false })).toMatchObject({
      code: codes.refused,
      msg: '同级至少要保留一个启用的选项',
    })
  })
})

describe('the order', () => {
  it('is saved as a whole and is the order everyone sees', async () => {
    const was = await topLevel('staffScale')
    const wanted = was.toReversed()
    expect((await order('staffScale', [{ parent: null, was, order: wanted }])).code).toBe(codes.ok)
    expect((await offered('staffScale')).map(({ value }) => value)).toEqual(wanted)
    expect((await history('staffScale'))[0]).toMatchObject({
      action: 'reorder',
      before: { parent: null, order: was },
      after: { parent: null, order: wanted },
    })
    expect((await order('staffScale', [{ parent: null, was, order: wanted }])).code).toBe(codes.ok)
    expect(await history('staffScale')).toHaveLength(1)
  })

  it('made from an order that is no longer so is refused', async () => {
    const was = await topLevel('revenueScale')
    const [first = '', second = '', ...rest] = was
    await order('revenueScale', [{ parent: null, was, order: [second, first, ...rest] }])
    const late = await order('revenueScale', [{ parent: null, was, order: [...rest, first, second] }])
    expect(late).toMatchObject({ code: codes.refused, result: { fields: [{ path: 'version' }] } })
    expect(await topLevel('revenueScale')).toEqual([second, first, ...rest])
  })

  it('of several levels is saved for all of them or none', async () => {
    const was = (await topLevel('productCategory')).filter(Boolean)
    const inside = (await detail('productCategory'))
      .filter(({ parent }) => parent === was[0])
      .map(({ value }) => value)
    const answer = await order('productCategory', [
      { parent: null, was, order: was.toReversed() },
      { parent: was[0], was: inside, order: inside.slice(1) },
    ])
    expect(answer.code).toBe(codes.refused)
    expect(await topLevel('productCategory')).toEqual(was)
  })

  it('stays as staff made it when the fair starts again', async () => {
    const before = await topLevel('staffScale')
    await seedCodeLists(fair.platform.db)
    expect(await topLevel('staffScale')).toEqual(before)
  })
})

describe('lists the rules of the fair know', () => {
  it.each(['boothType', 'boothStatus', 'exhibitType', 'reviewState', 'dataState'])(
    '%s: labels may change, nothing else',
    async (list) => {
      const items = await detail(list)
      const [first] = items
      if (!first) throw new Error('empty list')
      const was = items.map(({ value }) => value)
      const message = '这个代码表的选项由系统规则使用，只能修改名称'
      for (const answer of [
        await turn(list, { ...first, enabled: false }),
        await remove(list, first),
        await add(list, { zh: '甲', en: 'A' }),
        await order(list, [{ parent: null, was, order: was.toReversed() }]),
      ])
        expect(answer).toMatchObject({ code: codes.refused, msg: message })
      expect(await detail(list)).toEqual(items)
      expect((await rename(list, { ...first, zh: '换个叫法', en: 'Another name' })).code).toBe(codes.ok)
      expect(await item(list, first.value)).toMatchObject({ zh: '换个叫法' })
    },
  )
})

describe('a change', () => {
  it('is told to every process and every browser', async () => {
    const other = await startTestFair({ database: fair.database })
    try {
      const heard: string[] = []
      other.platform.live.subscribe(({ type }) => heard.push(type))
      const { version } = await item('badRecord', '01')
      await rename('badRecord', { value: '01', version, zh: '没有', en: 'None at all' })
      await expect.poll(() => heard).toContain('codelist-changed')
    } finally {
      await other.stop()
    }
  })
})
