import { permissionKeys, userTypes } from '@fairground/domain/account'
import { planLanguages, planParameters } from '@fairground/wire/hall/plan-address'
import type { Screen } from '@fairground/wire/kernel/screen'
import { screens } from '@fairground/wire/screens'
import { describe, expect, it } from 'vitest'
import { editSignUpsKey, insertPath, updatePath, variantAt } from '../company/sign-up-paths'
import { type BrowserLanguages, isInArea, languageOf, mayEnter } from '../lib/screen'
import { areaScreenModules } from './area-screen-modules'
import { openScreenModules } from './open-screen-modules'

const all: readonly Screen[] = screens
const screenModules = { ...openScreenModules, ...areaScreenModules }
const screenAt = (path: string): Screen => {
  const screen = all.find((candidate) => candidate.path === path)
  if (!screen) throw new Error(`no screen at ${path}`)
  return screen
}
const zhang = { department: 'exhibitor', userType: 'CHN', permissions: [] } as const
const smith = { department: 'exhibitor', userType: 'ENG', permissions: [] } as const
const wang = { department: 'administrator', userType: 'CHN', permissions: [...permissionKeys] } as const
const clerk = { department: 'staff', userType: 'CHN', permissions: [] } as const

describe('the table of screens', () => {
  it('gives every screen a component, and no component without a screen', () => {
    // `/index` leads to where somebody was last, which takes a look of its own.
    const shown = all
      .filter(({ path, redirectTo }) => !redirectTo || path === '/index')
      .map(({ path }) => path)
    expect(Object.keys(screenModules).sort()).toEqual([...shown].sort())
  })

  it.each(Object.entries(screenModules))(
    'shows something at %s',
    async (_, load) => {
      const { Component } = await load()
      expect(Component).toBeTypeOf('function')
    },
    30_000,
  )

  it('lists each address once', () => {
    const paths = all.map(({ path }) => path.toLowerCase())
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('keeps old links alive: each leads to a screen that is there', () => {
    for (const { redirectTo } of all) if (redirectTo) expect(screenAt(redirectTo).redirectTo).toBeUndefined()
  })

  it('gives no two of them one place in the menu', () => {
    const places = all.flatMap(({ menu }) => (menu ? [`${menu.group} ${menu.place}`] : []))
    expect(new Set(places).size).toBe(places.length)
  })

  it('names every screen in both languages', () => {
    for (const { title } of all) expect(title.zh && title.en).toBeTruthy()
  })
})

describe('who may enter', () => {
  it('keeps exhibitors in the area of their language, and out of the organiser’s', () => {
    expect(mayEnter(screenAt('/exhibitor/home'), zhang)).toBe(true)
    expect(mayEnter(screenAt('/exhibitor/homeEN'), zhang)).toBe(false)
    expect(mayEnter(screenAt('/exhibitor/homeEN'), smith)).toBe(true)
    expect(mayEnter(screenAt('/home'), zhang)).toBe(false)
  })

  it('keeps staff out of the exhibitors’ areas', () => {
    expect(mayEnter(screenAt('/home'), wang)).toBe(true)
    expect(mayEnter(screenAt('/exhibitor/home'), wang)).toBe(false)
  })

  it('keeps staff without the key out of the screens that are for its holders only', () => {
    const closed = all.filter((screen) => isInArea(screen, clerk) && !mayEnter(screen, clerk))
    expect(closed.map(({ path, permission }) => [path, permission]).sort()).toEqual([
      ['/applicationStatistical', 'statistical/registrationStatis:list'],
      ['/applicationStatistical/detail', 'statistical/registrationStatis:list'],
      ['/booth/designatedE2', 'booth/positionDesign:assign'],
      ['/contract/manage/update', 'contract/manage:drawUp'],
      ['/contract/set/htsz/insert', 'contract/set:edit'],
      ['/financial/deferredPayment/add', 'financial/deferredPayment:propose'],
      ['/financial/deferredPayment/edit', 'financial/deferredPayment:propose'],
      ['/financial/deferredPaymentApprove', 'financial/deferredPaymentApprove:decide'],
      ['/financial/deferredPaymentApprove/add', 'financial/deferredPaymentApprove:decide'],
      ['/financial/deferredPaymentApprove/detail', 'financial/deferredPaymentApprove:decide'],
      ['/financial/deferredPaymentApprove/edit', 'financial/deferredPaymentApprove:decide'],
      ['/financial/statement', 'financial/payment:check'],
      ['/home/boothStatisVenueList', 'statistical/boothStatis:list'],
      ['/log/boothDesignLog', 'log/index:list'],
      ['/log/boothLog', 'log/index:list'],
      ['/log/boothPayLog', 'log/index:list'],
      ['/log/boothSelectLog', 'log/index:list'],
      ['/log/boothTimeLog', 'log/index:list'],
      ['/log/changeLog', 'log/index:list'],
      ['/log/loginLog', 'log/index:list'],
      ['/log/search', 'log/index:list'],
      ['/log/smsLog', 'log/index:list'],
      ['/messageboard/questions', 'messageboard/index:edit'],
      ['/participants/gate', 'participants/gate:admit'],
      ['/participants/participants_baseinfo', 'participants/participants_baseinfo:list'],
      ['/participants/participants_manage', 'participants/participants_manage:decide'],
      ['/portal/base', 'portal/site:list'],
      ['/portal/characteristic', 'portal/front:list'],
      ['/portal/characteristic/detail', 'portal/front:list'],
      ['/portal/characteristic/insert', 'portal/front:add'],
      ['/portal/characteristic/update', 'portal/front:edit'],
      ['/portal/column', 'portal/site:list'],
      ['/portal/contact', 'portal/contact:list'],
      ['/portal/download', 'portal/download:list'],
      ['/portal/exhibitors/detail', 'portal/partners:list'],
      ['/portal/exhibitors/insert', 'portal/partners:add'],
      ['/portal/exhibitors/update', 'portal/partners:edit'],
      ['/portal/fkfs', 'portal/exhibit:list'],
      ['/portal/fkfs/insert', 'portal/exhibit:add'],
      ['/portal/fkfs/update', 'portal/exhibit:edit'],
      ['/portal/gz', 'portal/visit:list'],
      ['/portal/gz/detail', 'portal/visit:list'],
      ['/portal/gz/insert', 'portal/visit:add'],
      ['/portal/gz/update', 'portal/visit:edit'],
      ['/portal/home', 'portal/home:list'],
      ['/portal/hotel', 'portal/visit:list'],
      ['/portal/hzfws', 'portal/partners:list'],
      ['/portal/hzhb', 'portal/partners:list'],
      ['/portal/news', 'portal/news:list'],
      ['/portal/news/detail', 'portal/news:list'],
      ['/portal/news/insert', 'portal/news:add'],
      ['/portal/news/update', 'portal/news:edit'],
      ['/portal/question', 'portal/question:list'],
      ['/portal/restaurant', 'portal/visit:list'],
      ['/portal/service/insert', 'portal/visit:add'],
      ['/portal/service/update', 'portal/visit:edit'],
      ['/portal/style', 'portal/front:list'],
      ['/portal/time', 'portal/front:list'],
      ['/portal/welcome', 'portal/front:list'],
      ['/portal/welcome/detail', 'portal/front:list'],
      ['/portal/welcome/insert', 'portal/front:add'],
      ['/portal/welcome/update', 'portal/front:edit'],
      ['/portal/yqlj', 'portal/partners:list'],
      ['/portal/zcyys', 'portal/partners:list'],
      ['/portal/zhyss', 'portal/partners:list'],
      ['/portal/zhzy', 'portal/partners:list'],
      ['/portal/zwsq', 'portal/exhibit:list'],
      ['/portal/zwsq/insert', 'portal/exhibit:add'],
      ['/portal/zwsq/update', 'portal/exhibit:edit'],
      ['/portal/zzbf', 'portal/exhibit:list'],
      ['/portal/zzbf/insert', 'portal/exhibit:add'],
      ['/portal/zzbf/update', 'portal/exhibit:edit'],
      ['/portal/zzsx', 'portal/exhibit:list'],
      ['/portal/zzsx/insert', 'portal/exhibit:add'],
      ['/portal/zzsx/update', 'portal/exhibit:edit'],
      ['/prediction/exhprediction/insert', 'prediction/exhprediction:edit'],
      ['/prediction/exhprediction/insert_ENG', 'prediction/exhprediction:edit'],
      ['/prediction/exhprediction/update', 'prediction/exhprediction:edit'],
      ['/prediction/exhprediction/update_ENG', 'prediction/exhprediction:edit'],
      ['/prediction/exhprediction_approve/approve', 'prediction/exhprediction_approve:decide'],
      ['/statistical/boothStatis', 'statistical/boothStatis:list'],
      ['/statistical/boothStatis/boothStatisAreaList', 'statistical/boothStatis:list'],
      ['/statistical/boothStatis/boothStatisProDetail', 'statistical/boothStatis:list'],
      ['/statistical/boothStatis/boothStatisProList', 'statistical/boothStatis:list'],
      ['/statistical/boothStatis/boothStatisVenueList', 'statistical/boothStatis:list'],
      ['/statistical/contractStatis', 'statistical/contractStatis:list'],
      ['/statistical/contractStatis/list', 'statistical/contractStatis:list'],
      ['/statistical/registrationStatis', 'statistical/registrationStatis:list'],
      ['/statistical/registrationStatis/statisAreaList', 'statistical/registrationStatis:list'],
      ['/statistical/registrationStatis/statisAreaQyDetail', 'statistical/registrationStatis:list'],
      ['/statistical/registrationStatis/statisConfirmList', 'statistical/registrationStatis:list'],
      ['/statistical/registrationStatis/statisConfirmQyDetail', 'statistical/registrationStatis:list'],
      ['/statistical/registrationStatis/statisProductList', 'statistical/registrationStatis:list'],
      ['/statistical/registrationStatis/statisProductQyDetail', 'statistical/registrationStatis:list'],
      ['/statistical/statisArea', 'statistical/registrationStatis:list'],
      ['/statistical/statisConfirm', 'statistical/registrationStatis:list'],
      ['/statistical/statisNoBooth', 'statistical/registrationStatis:list'],
      ['/statistical/statisNoBooth/list', 'statistical/registrationStatis:list'],
      ['/statistical/statisProduct', 'statistical/registrationStatis:list'],
      ['/system/codelist', 'system/codelist:edit'],
      ['/system/codelist/detail', 'system/codelist:edit'],
      ['/system/mail', 'system/mail:list'],
      ['/system/permission', 'system/role:list'],
      ['/system/resource', 'system/resource:edit'],
      ['/system/role', 'system/role:list'],
      ['/system/settings', 'system/settings:edit'],
      ['/system/user', 'system/user:list'],
      ['/system/user/insert', 'system/user:add'],
      ['/system/user/update', 'system/user:list'],
    ])
    for (const { permission, ...screen } of closed)
      expect(
        mayEnter({ ...screen, permission } as Screen, {
          ...clerk,
          permissions: [permission ?? 'log/index:list'],
        }),
      ).toBe(true)
  })

  it('has a screen for every way staff are led to a sign-up, of either kind of company', () => {
    for (const variant of userTypes)
      for (const path of [insertPath(variant), updatePath(variant, 'some-id')]) {
        const screen = screenAt(path.split('?')[0] ?? '')
        expect(screen.permission).toBe(editSignUpsKey)
        expect(variantAt(screen.path)).toBe(variant)
      }
  })

  it('opens every organiser screen to administrators', () => {
    for (const screen of all) if (isInArea(screen, wang)) expect(mayEnter(screen, wang)).toBe(true)
  })
})

describe('the language of a screen', () => {
  const spoken = (
    screen: Screen | undefined,
    user: Parameters<typeof languageOf>[1],
    search: string,
    browser: Partial<BrowserLanguages> = {},
  ) => languageOf(screen, user, search, { chosen: undefined, front: () => 'zh', ...browser })

  it('is that of its own where it has one', () => {
    expect(spoken(screenAt('/plan/planAnonEN'), undefined, '')).toBe('en')
    expect(spoken(screenAt('/plan/planAnon'), undefined, '')).toBe('zh')
  })

  it('follows the area for logins and exhibitors', () => {
    expect(spoken(screenAt('/exhibition/login/en/login'), undefined, '')).toBe('en')
    expect(spoken(screenAt('/exhibitor/homeEN'), smith, '')).toBe('en')
    expect(spoken(screenAt('/exhibitor/home'), zhang, '?lang=en')).toBe('zh')
  })

  it('follows the account for staff', () => {
    expect(spoken(screenAt('/home'), wang, '')).toBe('zh')
    expect(spoken(screenAt('/home'), { ...wang, userType: 'ENG' }, '')).toBe('en')
  })

  it('is for staff the one they chose in their browser, and for nobody else', () => {
    const abroad = { ...wang, userType: 'ENG' } as const
    for (const path of ['/home', '/guide/help']) {
      expect(spoken(screenAt(path), wang, '', { chosen: 'en' })).toBe('en')
      expect(spoken(screenAt(path), abroad, '', { chosen: 'zh' })).toBe('zh')
      expect(spoken(screenAt(path), path === '/home' ? undefined : zhang, '', { chosen: 'en' })).toBe('zh')
    }
    expect(spoken(screenAt('/exhibitor/home'), zhang, '', { chosen: 'en' })).toBe('zh')
    expect(spoken(screenAt('/exhibitor/homeEN'), smith, '', { chosen: 'zh' })).toBe('en')
  })

  it('is the browser’s on the front page, unless the address asks for one', () => {
    const front = () => 'en' as const
    expect(spoken(screenAt('/'), undefined, '', { front })).toBe('en')
    expect(spoken(screenAt('/'), undefined, '?lang=zh', { front })).toBe('zh')
    expect(spoken(screenAt('/booth/anon'), undefined, '', { front })).toBe('zh')
  })

  it('can be asked for on open pages', () => {
    expect(spoken(screenAt('/'), undefined, '')).toBe('zh')
    expect(spoken(screenAt('/'), undefined, '?lang=en')).toBe('en')
    expect(spoken(screenAt('/exhibition/login/ch/Administrator'), undefined, '?lang=en')).toBe('en')
    expect(
      spoken(screenAt('/booth/anon'), undefined, `?${planParameters.language}=${planLanguages.en}`),
    ).toBe('en')
    expect(
      spoken(screenAt('/booth/anon'), undefined, `?${planParameters.language}=${planLanguages.zh}`),
    ).toBe('zh')
  })
})
