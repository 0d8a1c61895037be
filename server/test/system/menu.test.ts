import type { MenuItem } from '@fairground/domain/account'
import { menuTree } from '@fairground/wire/shell'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedMenu } from '../../src/system/seed-menu'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
})
afterAll(() => fair.stop())

const routes = (items: MenuItem[]): string[] =>
  items.flatMap((item) => [item.route, ...routes(item.children)])
const menuOf = async (username: string, module: 'exhibition' | 'portal' = 'exhibition') =>
  clientFor(fair, await fair.signIn(username))(menuTree, { params: { module } })

describe('the side menu', () => {
  it('shows each what they may use, and no empty group', async () => {
    const everything = routes(await menuOf('admin'))
    expect(everything).toEqual(
      expect.arrayContaining(['/home', '/exhibitor/approval', '/log/loginLog', '/system/settings']),
    )
    const clerk = routes(await menuOf('clerk'))
    expect(clerk).toContain('/council/membersList')
    const closed = everything.filter((route) => !clerk.includes(route))
    expect(closed).toEqual([
      '/booth/designatedE2',
      '/participants/gate',
      '/participants/participants_baseinfo',
      '/participants/participants_manage',
      '/financial/deferredPaymentApprove',
      '/financial/statement',
      'statistics',
      '/statistical/registrationStatis',
      '/statistical/statisConfirm',
      '/statistical/statisArea',
      '/statistical/statisProduct',
      '/statistical/statisNoBooth',
      '/applicationStatistical',
      '/statistical/boothStatis',
      '/statistical/contractStatis',
      'logs',
      '/log/loginLog',
      '/log/smsLog',
      '/log/changeLog',
      '/log/boothLog',
      '/log/boothDesignLog',
      '/log/boothTimeLog',
      '/log/boothSelectLog',
      '/log/boothPayLog',
      '/log/search',
      '/system/codelist',
      '/system/settings',
      '/system/user',
      '/system/role',
      '/system/permission',
      '/system/resource',
      '/system/mail',
    ])
    expect(await menuOf('13800000001')).toEqual([])
  })

  it('shows the portal to those who keep it', async () => {
    for (const keeper of ['admin', 'leader'])
      expect(routes(await menuOf(keeper, 'portal'))).toEqual([
        '/portal/home',
        '/portal/news',
        '/portal/download',
        'portalFront',
        '/portal/welcome',
        '/portal/characteristic',
        '/portal/time',
        '/portal/style',
        'portalVisit',
        '/portal/gz',
        '/portal/hotel',
        '/portal/restaurant',
        '/portal/question',
        'portalExhibit',
        '/portal/zwsq',
        '/portal/fkfs',
        '/portal/zzbf',
        '/portal/zzsx',
        'portalPartners',
        '/portal/zcyys',
        '/portal/zhyss',
        '/portal/hzfws',
        '/portal/hzhb',
        '/portal/zhzy',
        '/portal/yqlj',
        'portalSite',
        '/portal/base',
        '/portal/column',
        '/portal/contact',
      ])
    expect(await menuOf('clerk', 'portal')).toEqual([])
    expect(await menuOf('13800000001', 'portal')).toEqual([])
  })

  it('knows its modules', async () => {
    const answer = await fair.ask({
      method: 'GET',
      url: '/api/resource/menuTree/other',
      as: await fair.signIn('admin'),
    })
    expect(answer.code).not.toBe('00000000')
  })
})

describe('the menu as the organiser keeps it', () => {
  const post = async (path: string, payload: object) =>
    fair.ask({ method: 'POST', url: `/api/system/resource/${path}`, as: await fair.signIn('admin'), payload })
  const entry = async (route: string) => {
    const answer = await fair.ask({
      method: 'GET',
      url: '/api/system/resource/list',
      as: await fair.signIn('admin'),
    })
    return answer.result.find((one: { route: string }) => one.route === route)
  }
  const council = '/council/membersList'
  const seen = async () => {
    const { module, route, version } = await entry(council)
    return { module, route, version }
  }

  it('keeps its words over a new version, and follows the product again when told to', async () => {
    const words = { zh: '协会理事', en: 'The council', icon: 'list', enabled: true }
    expect((await post('edit', { ...(await seen()), ...words })).code).toBe('00000000')
    await fair.platform.db.transaction().execute((trx) => seedMenu(trx))
    expect(await entry(council)).toMatchObject({ zh: '协会理事', own: true, shipped: { zh: '理事单位' } })
    expect(JSON.stringify(await menuOf('clerk'))).toContain('协会理事')
    expect((await post('edit', { ...(await seen()), version: 1, ...words, zh: '别的' })).code).toBe(
      '88888888',
    )
    expect((await post('reset', await seen())).code).toBe('00000000')
    expect(await entry(council)).toMatchObject({ zh: '理事单位', own: false })
  })

  it('hides what nobody needs, and never the way back', async () => {
    const { zh, en, icon } = await entry(council)
    await post('edit', { ...(await seen()), zh, en, icon, enabled: false })
    expect(routes(await menuOf('admin'))).not.toContain(council)
    // What is hidden is no less allowed.
    const list = await fair.ask({
      method: 'POST',
      url: '/api/cfpalsdw/page',
      as: await fair.signIn('clerk'),
      payload: {},
    })
    expect(list.code).toBe('00000000')
    await post('reset', await seen())
    const own = await entry('/system/resource')
    const hidden = await post('edit', { ...own, enabled: false })
    expect(hidden.msg).toMatch(/不能隐藏/)
  })

  it('keeps the order it was given, and refuses one made over another', async () => {
    const inGroup = async () =>
      (await menuOf('admin')).find(({ route }) => route === 'reference')?.children.map(({ route }) => route)
    const was = await inGroup()
    const order = was?.toReversed()
    const payload = { module: 'exhibition', parent: 'reference', was, order }
    expect((await post('order', payload)).code).toBe('00000000')
    expect(await inGroup()).toEqual(order)
    expect((await post('order', { ...payload, order: was?.toSpliced(0, 1) })).code).toBe('88888888')
  })
})
