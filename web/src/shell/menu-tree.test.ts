import type { MenuItem } from '@fairground/domain/account'
import { describe, expect, it } from 'vitest'
import { firstScreen, menuScreens, menuTrail, opensInNewTab } from './menu-tree'
import { currentModule } from './use-modules'

const item = (route: string, children: MenuItem[] = []): MenuItem => ({
  route,
  label: route,
  icon: '',
  children,
})
const exhibition = [
  item('/home'),
  item('review', [item('/exhibitor/approval'), item('/exhibitor')]),
  item('contracts', [item('/contract/manage')]),
]
const portal = [item('content', [item('/portal/home'), item('/portal/news')])]
const routes = (items: MenuItem[]) => items.map(({ route }) => route)

describe('the way through the menu', () => {
  it('names the group of a screen and the screen itself', () => {
    expect(routes(menuTrail(exhibition, '/exhibitor/approval'))).toEqual(['review', '/exhibitor/approval'])
    expect(routes(menuTrail(exhibition, '/home'))).toEqual(['/home'])
  })

  it('finds a detail page under the closest screen above it', () => {
    expect(routes(menuTrail(exhibition, '/contract/manage/update'))).toEqual([
      'contracts',
      '/contract/manage',
    ])
    expect(routes(menuTrail(exhibition, '/exhibitor/approval/1'))).toEqual(['review', '/exhibitor/approval'])
  })

  it('does not take a longer name for a page below', () => {
    expect(menuTrail(exhibition, '/homework')).toEqual([])
  })

  it('knows no way to a screen that is not in the menu', () => {
    expect(menuTrail(exhibition, '/portal/news')).toEqual([])
  })
})

describe('the menu', () => {
  it('begins a module at its first screen, also when that stands in a group', () => {
    expect(firstScreen(exhibition)).toBe('/home')
    expect(firstScreen(portal)).toBe('/portal/home')
    expect(firstScreen([])).toBeUndefined()
  })

  it('opens the two draw screens in tabs of their own, and nothing else', () => {
    expect(['/lottery', '/lotteries', '/home', '/drawLots/drawLotsSetting'].filter(opensInNewTab)).toEqual([
      '/lottery',
      '/lotteries',
    ])
  })
})

describe('the screens of the menu', () => {
  it('are listed with the groups they stand in, for the search', () => {
    expect(menuScreens(exhibition).map(({ route, trail }) => [route, ...trail])).toEqual([
      ['/home'],
      ['/exhibitor/approval', 'review'],
      ['/exhibitor', 'review'],
      ['/contract/manage', 'contracts'],
    ])
  })
})

describe('the module someone works in', () => {
  const menus = { exhibition, portal }

  it('is the one the screen belongs to, whatever was chosen before', () => {
    expect(currentModule(menus, '/portal/news', 'exhibition')).toBe('portal')
    expect(currentModule(menus, '/exhibitor/approval', 'portal')).toBe('exhibition')
  })

  it('is the chosen one on screens of neither', () => {
    expect(currentModule(menus, '/module', 'portal')).toBe('portal')
  })

  it('is never one without entries for this person', () => {
    expect(currentModule({ exhibition, portal: [] }, '/module', 'portal')).toBe('exhibition')
  })
})
