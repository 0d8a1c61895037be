import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlighted } from './highlight'
import {
  type CompanyHit,
  type Found,
  keyOfOption,
  matchingScreens,
  moved,
  pathOfOption,
  resultGroups,
  type ScreenEntry,
  startGroups,
} from './options'
import { recentSearches } from './recent-searches'

const none = { hits: [], more: 0, moreIsCapped: false }
const id = '0f8b8f9e-5d2c-4a53-9d51-2f1f6a7c1234'
const row = { id, title: '安盾消防', creditCode: '', detail: '7', validUntil: null }
const company: CompanyHit = {
  id,
  nameZh: '安盾消防',
  nameEn: '',
  creditCode: null,
  registrationNumber: null,
  username: '13800000001',
  dataState: 'draft',
  reviewState: null,
  blacklisted: false,
}
const found: Found = {
  companies: none,
  halls: none,
  booths: none,
  lists: {
    council: { hits: [row], more: 3, moreIsCapped: false },
    association: none,
    grade: none,
    group: none,
    blacklist: none,
    comment: none,
  },
}
const screen = (route: string, label: string, ...trail: string[]): ScreenEntry => ({
  route,
  label,
  trail,
  newTab: false,
})
const screens = [screen('/home', '首页'), screen('/blacklist', '黑名单', '基础资料')]

describe('the groups of the palette', () => {
  it('leave out what found nothing, and keep the screens last', () => {
    const groups = resultGroups(found, matchingScreens(screens, '黑名单'))
    expect(groups.map(({ key, more }) => [key, more])).toEqual([
      ['council', 3],
      ['screens', 0],
    ])
  })

  it('start with the last searches and the screens', () => {
    expect(startGroups(['安盾'], screens).map(({ key }) => key)).toEqual(['recent', 'screens'])
    expect(startGroups([], []).length).toBe(0)
  })

  it('find a screen by its name first, then by the group it stands in', () => {
    const more = [...screens, screen('/basics', '基础资料总览')]
    expect(matchingScreens(more, ' 基础 ').map(({ route }) => route)).toEqual(['/basics', '/blacklist'])
    expect(matchingScreens(screens, ' ')).toEqual([])
  })
})

describe('choosing', () => {
  it('leads to the row of a list, the company’s page or the screen; halls stay in place', () => {
    expect(pathOfOption({ kind: 'company', hit: company })).toBe(`/company?id=${id}`)
    expect(pathOfOption({ kind: 'row', list: 'council', hit: row })).toBe(`/council/membersList?show=${id}`)
    expect(pathOfOption({ kind: 'screen', screen: screen('/home', '首页') })).toBe('/home')
    expect(pathOfOption({ kind: 'recent', text: '安盾' })).toBeUndefined()
  })

  it('tells the same record on two lists apart', () => {
    const keys = (['council', 'grade'] as const).map((list) => keyOfOption({ kind: 'row', list, hit: row }))
    expect(new Set(keys).size).toBe(2)
  })

  it('goes round at both ends', () => {
    expect(moved(0, -1, 3)).toBe(2)
    expect(moved(2, 1, 3)).toBe(0)
    expect(moved(5, 1, 0)).toBe(0)
  })
})

describe('highlighting', () => {
  it('marks every word, in any case', () => {
    expect(highlighted('Fire Doors fire', ['FIRE'])).toEqual([
      { text: 'Fire', hit: true },
      { text: ' Doors ', hit: false },
      { text: 'fire', hit: true },
    ])
  })

  it('never changes the text, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, words) => {
        expect(
          highlighted(text, words)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})

describe('recent searches', () => {
  const memory = () => {
    const values = new Map<string, string>()
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    }
  }

  it('stand newest first, each once, and six at most', () => {
    const recent = recentSearches(memory(), 'a')
    for (const text of ['一', '二', '三', '四', '五', '六', '七', ' 五 ']) recent.remember(text)
    expect(recent.read()).toEqual(['五', '七', '六', '四', '三', '二'])
  })

  it('belong to one account', () => {
    const storage = memory()
    recentSearches(storage, 'a').remember('安盾')
    expect(recentSearches(storage, 'b').read()).toEqual([])
  })

  it('can be forgotten, and survive nonsense in the store', () => {
    const storage = memory()
    const recent = recentSearches(storage, 'a')
    recent.remember('安盾')
    recent.forget()
    expect(recent.read()).toEqual([])
    storage.setItem('fairground.recentSearches.a', '{not json')
    expect(recent.read()).toEqual([])
    storage.setItem('fairground.recentSearches.a', '[1]')
    expect(recent.read()).toEqual([])
  })
})
