import { initialSettings, settingKeys } from '@fairground/domain/settings'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymousFrom, type Signed, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let admin: Signed
let colleague: Signed
let clerk: Signed
beforeAll(async () => {
  fair = await startTestFair()
  await fair.platform.db
    .updateTable('role')
    .set({ permissions: ['system/settings:edit'] })
    .where('code', '=', 'fairgroundLeader')
    .execute()
  // An English-speaking colleague with the key reads every answer in English.
  await fair.platform.db
    .updateTable('account')
    .set({ user_type: 'ENG' })
    .where('username', '=', 'leader')
    .execute()
  admin = await fair.signIn('admin')
  colleague = await fair.signIn('leader')
  clerk = await fair.signIn('clerk')
})
afterAll(() => fair.stop())

const address = (key: string, rest = '') => `/api/system/settings/${key}${rest}`
const list = async (as = admin) => (await fair.ask({ method: 'GET', url: '/api/system/settings', as })).result
const read = async (key: string) => (await list()).find((setting: { key: string }) => setting.key === key)
const change = (key: string, version: number, value: unknown, as = admin) =>
  fair.ask({ method: 'PUT', url: address(key), payload: { version, value }, as })
const reset = (key: string, version: number, as = admin) =>
  fair.ask({ method: 'POST', url: address(key, '/reset'), payload: { version }, as })
const restore = (key: string, version: number, entry: number, as = admin) =>
  fair.ask({ method: 'POST', url: address(key, '/restore'), payload: { version, entry }, as })
const history = async (key: string, rest = '') =>
  (await fair.ask({ method: 'GET', url: address(key, `/history${rest}`), as: clerk })).result

describe('the settings', () => {
  it('are all there, with their defaults, for any staff member to read', async () => {
    const settings = await list(clerk)
    expect(settings.map(({ key }: { key: string }) => key)).toEqual(settingKeys)
    expect(await read('timeZone')).toEqual({
      key: 'timeZone',
      value: initialSettings.timeZone,
      version: 0,
      changedAt: null,
      changedBy: '',
      unusable: false,
    })
  })

  it('are changed by holders of the key only', async () => {
    expect((await change('lockoutFailures', 0, 9, clerk)).code).toBe(codes.forbidden)
    expect((await reset('lockoutFailures', 0, clerk)).code).toBe(codes.forbidden)
    expect((await restore('lockoutFailures', 0, 1, clerk)).code).toBe(codes.forbidden)
    expect((await read('lockoutFailures')).version).toBe(0)
  })

  it('that have a key of their own elsewhere need it here too', async () => {
    const { version, value } = await read('selectionStarted')
    expect((await change('selectionStarted', version, !value, colleague)).code).toBe(codes.forbidden)
    expect((await reset('selectionStarted', version, colleague)).code).toBe(codes.forbidden)
    expect((await restore('selectionStarted', version, 1, colleague)).code).toBe(codes.forbidden)
    expect(await read('selectionStarted')).toMatchObject({ version, value })
  })

  it('hold at once when changed, and say who changed them', async () => {
    const answer = await change('outdoorArea', 0, { least: 120, most: 900 })
    expect(answer).toMatchObject({ code: codes.ok, result: { version: 1, value: { least: 120, most: 900 } } })
    expect(fair.platform.settings.current().outdoorArea).toEqual({ least: 120, most: 900 })
    const { changedBy, changedAt } = await read('outdoorArea')
    expect(changedBy).not.toBe('')
    expect(Date.parse(changedAt)).toBeGreaterThan(Date.now() - 60_000)
  })

  it('stand in the menu of those who may change them, not in everyone’s', async () => {
    const menuOf = async (as: Signed) =>
      JSON.stringify((await fair.ask({ method: 'GET', url: '/api/resource/menuTree/exhibition', as })).result)
    expect(await menuOf(admin)).toContain('/system/codelist')
    expect(await menuOf(colleague)).toContain('/system/settings')
    expect(await menuOf(colleague)).not.toContain('/system/codelist')
    expect(await menuOf(clerk)).not.toContain('/system/settings')
  })

  it('there is none of an unknown name', async () => {
    expect((await change('colourOfTheSky', 0, 'blue')).code).not.toBe(codes.ok)
  })
})

describe('two people changing one setting', () => {
  it('the second is told who was faster, and nothing of theirs is saved', async () => {
    expect((await change('edition', 0, 22)).code).toBe(codes.ok)
    const { real_name } = await fair.platform.db
      .selectFrom('account')
      .select('real_name')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow()
    const late = await change('edition', 0, 23, colleague)
    expect(late).toMatchObject({
      code: codes.refused,
      msg: `${real_name} has changed this setting meanwhile. What you entered is kept: compare, then save again.`,
      result: { fields: [{ path: 'version', message: 'Someone else has changed this setting' }] },
    })
    expect((await read('edition')).value).toBe(22)
    expect((await change('edition', 1, 23, colleague)).code).toBe(codes.ok)
  })

  it('at the same moment: one is saved, the other refused', async () => {
    const answers = await Promise.all([
      change('lockoutMinutes', 0, 20),
      change('lockoutMinutes', 0, 30, colleague),
      change('lockoutMinutes', 0, 40),
    ])
    expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === codes.refused)).toHaveLength(2)
    expect((await history('lockoutMinutes')).entries).toHaveLength(1)
  })

  it('a double click is one change, not a conflict with oneself', async () => {
    const answers = await Promise.all([change('codeTries', 0, 3), change('codeTries', 0, 3)])
    expect(answers.map(({ code }) => code)).toEqual([codes.ok, codes.ok])
    expect(await read('codeTries')).toMatchObject({ value: 3, version: 1 })
    expect((await history('codeTries')).entries).toHaveLength(1)
  })
})

describe('a value that breaks a rule', () => {
  it.each([
    ['edition', 0, 'value', '不能小于1', 'No less than 1'],
    ['edition', 'many', 'value', '数据格式不正确', 'The value has the wrong type'],
    [
      'fairDates',
      { opens: '2027-06-02', closes: '2027-06-01' },
      'value.closes',
      '闭幕日期不能早于开幕日期',
      'The last day may not come before the first',
    ],
    [
      'standardBooths',
      { least: 5, most: 4 },
      'value.most',
      '最小值不能大于最大值',
      'The minimum may not exceed the maximum',
    ],
    [
      'portalUrl',
      'http://plain.example',
      'value',
      '请输入以 https:// 开头的网址，或以 / 开头的本站地址',
      'Enter a link that starts with https://, or an address on this site that starts with /',
    ],
    ['supportPhones', [null], 'value.0', '数据格式不正确', 'The value has the wrong type'],
  ])('%s = %j is told in the reader’s language and changes nothing', async (key, value, path, zh, en) => {
    const before = await read(key)
    const chinese = await change(key, before.version, value)
    expect(chinese).toMatchObject({
      code: codes.invalid,
      msg: zh,
      result: { fields: [{ path, message: zh }] },
    })
    const english = await change(key, before.version, value, colleague)
    expect(english).toMatchObject({
      code: codes.invalid,
      msg: en,
      result: { fields: [{ path, message: en }] },
    })
    expect(await read(key)).toEqual(before)
    expect((await history(key)).entries.length).toBe(before.version)
  })
})

describe('QQ groups', () => {
  const groupOf = (hall: string) => ({ hall, number: '123456789' })
  const realHall = async () => {
    // Tests above move to other editions; the halls are those of the demo fair's.
    await fair.platform.settings.change('edition', initialSettings.edition, anonymousFrom('127.0.0.1'))
    const { code } = await fair.platform.db
      .selectFrom('hall')
      .select('code')
      .where('edition', '=', initialSettings.edition)
      .limit(1)
      .executeTakeFirstOrThrow()
    return code
  }

  it('belong to halls of this edition; the one that does not is named at its field', async () => {
    const real = await realHall()
    const given = [groupOf(real), groupOf('Z9')]
    expect(await change('contactGroups', 0, given)).toMatchObject({
      code: codes.invalid,
      result: { fields: [{ path: 'value.1.hall', message: '本届没有编号为“Z9”的展馆' }] },
    })
    expect(await change('contactGroups', 0, given, colleague)).toMatchObject({
      msg: 'This edition has no hall with the code “Z9”',
    })
    expect(await read('contactGroups')).toMatchObject({ value: [], version: 0 })
    expect(await change('contactGroups', 0, [groupOf(real)])).toMatchObject({ code: codes.ok })
  })

  it('of a hall that is gone do not come back', async () => {
    const entry = await fair.platform.db
      .insertInto('audit_entry')
      .values({
        actor_name: 'admin',
        action: 'change',
        subject_type: 'setting',
        subject_id: 'contactGroups',
        before: JSON.stringify([groupOf('Z9')]),
        after: JSON.stringify([]),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { version } = await read('contactGroups')
    expect(await restore('contactGroups', version, entry.id)).toMatchObject({
      code: codes.refused,
      msg: '这个旧值不符合现在的规则，无法恢复',
    })
  })
})

describe('the history of a setting', () => {
  it('tells before and after, newest first, and lets a former value come back', async () => {
    await change('areaSlack', 0, 1.5)
    await change('areaSlack', 1, 2, colleague)
    const { entries, more } = await history('areaSlack')
    expect(more).toBe(false)
    expect(entries).toMatchObject([
      { action: 'change', before: 1.5, after: 2 },
      { action: 'change', before: initialSettings.areaSlack, after: 1.5 },
    ])
    expect(entries[0].by).not.toBe(entries[1].by)

    expect((await restore('areaSlack', 1, entries[0].id)).code).toBe(codes.refused)
    expect(await restore('areaSlack', 2, entries[0].id)).toMatchObject({
      code: codes.ok,
      result: { value: 1.5, version: 3 },
    })
    expect((await history('areaSlack')).entries[0]).toMatchObject({
      action: 'restore',
      before: 2,
      after: 1.5,
    })
  })

  it('of another setting, or an entry that is none, restores nothing', async () => {
    const [foreign] = (await history('areaSlack')).entries
    expect(await restore('rawBooths', 0, foreign.id)).toMatchObject({
      code: codes.refused,
      msg: '没有找到这条修改记录',
    })
  })

  it('does not bring back what today’s rule forbids', async () => {
    const entry = await fair.platform.db
      .insertInto('audit_entry')
      .values({
        actor_name: 'admin',
        action: 'change',
        subject_type: 'setting',
        subject_id: 'portalUrl',
        before: JSON.stringify('ftp://old.example'),
        after: JSON.stringify('/'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await restore('portalUrl', 0, entry.id)).toMatchObject({
      code: codes.refused,
      msg: '这个旧值不符合现在的规则，无法恢复',
    })
  })

  it('comes twenty at a time', async () => {
    for (let minutes = 1; minutes <= 22; minutes++) await change('codeMinutes', minutes - 1, 100 + minutes)
    const first = await history('codeMinutes')
    expect(first.entries).toHaveLength(20)
    expect(first.more).toBe(true)
    const rest = await history('codeMinutes', `?before=${first.entries.at(-1).id}`)
    expect(rest.entries.map(({ after }: { after: number }) => after)).toEqual([102, 101])
    expect(rest.more).toBe(false)
  })
})

describe('going back to the default', () => {
  it('is a change like any other, and follows the default from then on', async () => {
    await change('rawBooths', 0, { offered: 2, hardCap: 3 })
    expect((await reset('rawBooths', 0)).code).toBe(codes.refused)
    expect(await reset('rawBooths', 1)).toMatchObject({
      code: codes.ok,
      result: { value: initialSettings.rawBooths, version: 2 },
    })
    expect(fair.platform.settings.current().rawBooths).toEqual(initialSettings.rawBooths)
    expect((await history('rawBooths')).entries[0]).toMatchObject({
      action: 'reset',
      before: { offered: 2, hardCap: 3 },
      after: initialSettings.rawBooths,
    })
    expect(await reset('rawBooths', 1)).toMatchObject({ code: codes.ok, result: { version: 2 } })
  })

  it('helps a setting that holds something this version cannot use', async () => {
    await fair.platform.db
      .insertInto('setting')
      .values({ key: 'sendLimits', value: JSON.stringify('plenty') })
      .execute()
    expect(await read('sendLimits')).toMatchObject({
      unusable: true,
      value: initialSettings.sendLimits,
      version: 1,
    })
    expect(await reset('sendLimits', 1)).toMatchObject({ code: codes.ok, result: { unusable: false } })
  })
})
