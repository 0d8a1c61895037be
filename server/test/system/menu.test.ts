import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
})
afterAll(() => fair.stop())

interface Item {
  resourcename: string
  children: Item[]
}
const routes = (items: Item[]): string[] =>
  items.flatMap((item) => [item.resourcename, ...routes(item.children)])
const menuOf = async (username: string, module = 'exhibition') =>
  (
    await fair.ask({
      method: 'GET',
      url: `/api/resource/menuTree/${module}`,
      as: await fair.signIn(username),
    })
  ).result

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
      'logs',
      '/log/loginLog',
      '/log/smsLog',
      '/log/changeLog',
      '/log/boothLog',
      '/log/boothDesignLog',
      '/log/boothTimeLog',
      '/log/boothSelectLog',
      '/log/boothPayLog',
      'system',
      '/system/codelist',
      '/system/settings',
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
