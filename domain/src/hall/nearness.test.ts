import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestFirst, searchKeys, spelling } from '.'
import { nearnessTo } from './nearness'

const syllables = (...sounds: string[]) => spelling(sounds.map((one) => one.split('/')))

const kening = searchKeys({
  code: 'W3-104',
  names: ['科宁检测', 'Kening', '福州科宁检测技术有限公司', 'Fuzhou Kening Testing Technology Co., Ltd.'],
  spellings: [
    syllables('ke', 'ning', 'jian', 'ce'),
    syllables('fu', 'zhou', 'ke', 'ning', 'jian', 'ce', 'ji', 'shu/zhu', 'you', 'xian', 'gong', 'si'),
    syllables('Fuzhou', 'Kening', 'Testing', 'Technology', 'Co', 'Ltd'),
  ],
})
const near = (text: string) => nearnessTo(text)(kening)

describe('how near a booth is to what was typed', () => {
  const places: [meant: string, typed: string[]][] = [
    ['its number, in its hall or in all', ['W3-104', 'w3104', 'Ｗ３－１０４', ' w3 – 104 ', '104']],
    ['what its number begins with', ['w3', 'W3-1', '10', '1']],
    ['what a name begins with', ['科宁', '福州科宁', 'ken', 'FUZHOU KENING', 'fuzhou-kening']],
    ['what a name or a number contains', ['检测', '技术有限公司', 'testing', 'co., ltd', '3-104']],
    ['the pinyin of a name, from any syllable on', ['keningjian', 'jiance', 'ke ning j', 'jish', 'ceji']],
    ['first letters of a name', ['knjc', 'fzkn', 'fuzhoukn', 'fzhkn', 'jcjsyxgs', 'fktt', 'fk']],
  ]
  it.each(places)('%s', (meant, typed) => {
    const place = places.findIndex(([other]) => other === meant)
    expect(typed.map(near)).toEqual(typed.map(() => place))
  })

  it('is nothing for what is neither, nor for nothing', () => {
    for (const text of ['W3-105', '科宁消防', 'keingn', 'kjn', 'nnjc', 'knjcx', '', ' -（）'])
      expect(near(text), text).toBeUndefined()
  })

  it('of a letter or two is only what something begins with', () => {
    for (const text of ['e', 'ni', 'zk', '04', 'in']) expect(near(text), text).toBeUndefined()
    expect(near('宁')).toBe(3)
  })

  it('does not begin within a syllable', () => {
    for (const text of ['ingjian', 'enj', 'ejian']) expect(near(text), text).toBeUndefined()
  })

  it('takes a character by each of its readings', () => {
    const booth = searchKeys({ code: '#', names: ['乐清'], spellings: [syllables('le/yue', 'qing')] })
    for (const text of ['leqing', 'yueqing', 'yueq']) expect(nearnessTo(text)(booth), text).toBe(4)
    for (const text of ['lq', 'yq']) expect(nearnessTo(text)(booth), text).toBe(5)
    expect(nearnessTo('leyue')(booth)).toBeUndefined()
  })

  it('needs no sounds', () => {
    const plain = searchKeys({ code: 'W3-104', names: ['科宁检测', ''] })
    expect(nearnessTo('科宁')(plain)).toBe(2)
    expect(nearnessTo('kening')(plain)).toBeUndefined()
  })
})

const sound = fc.stringMatching(/^[a-z]{1,6}$/)

it('a name is found by its whole sound, by its first letters, and by any end of either', () => {
  fc.assert(
    fc.property(fc.array(sound, { minLength: 3, maxLength: 12 }), fc.nat(), (sounds, at) => {
      const keys = searchKeys({ code: '#', names: [], spellings: [syllables(...sounds)] })
      const end = sounds.slice(at % (sounds.length - 2))
      expect(nearnessTo(end.join(''))(keys)).toBe(4)
      expect(nearnessTo(end.map(([letter]) => letter).join(''))(keys)).toBeLessThanOrEqual(5)
    }),
  )
})

it('a name that can be written in very many ways is tried in each of them once', () => {
  const keys = searchKeys({
    code: '#',
    names: [],
    spellings: [syllables(...Array.from({ length: 60 }, () => 'z/zh/zhz/zhzh'))],
  })
  expect(nearnessTo(`${'zh'.repeat(49)}x`)(keys)).toBeUndefined()
})

it('the nearest come first, and what is equally near in the order it came in', () => {
  const booths = ['W3-101', 'W3-110', 'W3-11', 'W2-11'].map((code) => ({ code, names: [] }))
  const found = (text: string) => nearestFirst(booths, searchKeys, text).map(({ code }) => code)
  expect(found('W311')).toEqual(['W3-11', 'W3-110'])
  expect(found('11')).toEqual(['W3-11', 'W2-11', 'W3-110'])
  expect(found('W')).toEqual(['W3-101', 'W3-110', 'W3-11', 'W2-11'])
  expect(found('x')).toEqual([])
})
