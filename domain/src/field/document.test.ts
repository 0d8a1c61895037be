import { describe, expect, it } from 'vitest'
import {
  addedBelow,
  bothLanguages,
  type Document,
  document,
  documentRule,
  draftRule,
  gapsIn,
  indentedItem,
  isSafeLink,
  movedItem,
  type Navigation,
  navigationRule,
  outdentedItem,
  readLines,
  readPasted,
  rowRule,
  sameValue,
  withoutItem,
  writeLines,
} from '.'

const say = (zh: string, en = ''): Document[number] => ({
  kind: 'paragraph',
  zh: readLines(zh),
  en: readLines(en),
})

describe('a laid out text', () => {
  it.each([
    ['plain words', [[{ text: 'plain words' }]]],
    ['**strong** and not', [[{ text: 'strong', strong: true }, { text: ' and not' }]]],
    ['see [here](/news)', [[{ text: 'see ' }, { text: 'here', link: '/news' }]]],
    ['**[all of it](/news)**', [[{ text: 'all of it', link: '/news', strong: true }]]],
    ['a * b, [1], (2)', [[{ text: 'a * b, [1], (2)' }]]],
    ['[1] and [two](', [[{ text: '[1] and [two](' }]]],
    ['\\*\\*no\\*\\*', [[{ text: '**no**' }]]],
    ['one\n\n two ', [[{ text: 'one' }], [{ text: ' two ' }]]],
  ])('is typed as %j', (typed, lines) => {
    expect(readLines(typed)).toEqual(lines)
    expect(readLines(writeLines(lines))).toEqual(lines)
  })

  it.each(['C:\\dir\\*', '[x](y', '****', '**', ']()[', '\\', '[[a]](b)', '*a**b***c'])(
    'is written so that %j is read as it was',
    (text) => expect(readLines(writeLines([[{ text }]]))).toEqual([[{ text }]]),
  )

  it('is put in order: neighbours joined, nothing kept that says nothing', () => {
    const given = [
      { kind: 'paragraph', zh: [[{ text: ' a' }, { text: 'b ' }], [{ text: '' }]], en: [] },
      { kind: 'heading', zh: [[]], en: [[{ text: '\u200b' }]] },
    ]
    expect(documentRule.parse(given)).toEqual([{ kind: 'paragraph', zh: [[{ text: 'ab' }]], en: [] }])
    expect(documentRule.parse(documentRule.parse(given))).toEqual(documentRule.parse(given))
  })

  it('takes nothing it does not know', () => {
    const wrong = [
      [{ kind: 'script', zh: [], en: [] }],
      [{ kind: 'paragraph', zh: [[{ text: 'x', onclick: 'y' }]], en: [] }],
      [{ kind: 'paragraph', zh: [[{ text: 'x', link: 'javascript:1' }]], en: [] }],
      [{ kind: 'paragraph', zh: 'x', en: [] }],
      Array.from({ length: 301 }, () => say('x')),
      Array.from({ length: 5 }, () => say('x'.repeat(4_900))),
    ]
    for (const given of wrong) expect(documentRule.safeParse(given).success).toBe(false)
  })

  it('knows where a language that is begun has gaps', () => {
    const text = [say('一', 'one'), say('二'), say('', 'three')]
    expect([gapsIn(text, 'zh'), gapsIn(text, 'en')]).toEqual([[2], [1]])
    expect(gapsIn([say('一')], 'en')).toEqual([])
  })

  it('comes from elsewhere a block to a paragraph, lists as lists', () => {
    expect(readPasted('甲\r\n\r\n• 乙\n• 丙\n1. 丁\n2、戊\n[x](y)')).toEqual([
      { kind: 'paragraph', lines: [[{ text: '甲' }]] },
      { kind: 'bullets', lines: [[{ text: '乙' }], [{ text: '丙' }]] },
      { kind: 'numbers', lines: [[{ text: '丁' }], [{ text: '戊' }]] },
      { kind: 'paragraph', lines: [[{ text: '[x](y)' }]] },
    ])
  })
})

describe('a link', () => {
  it.each([
    'https://a.example',
    'http://a.example/x?y#z',
    'mailto:a@b.example',
    'tel:+86-10-1',
    '/',
    '/a/b?c=d',
  ])('may be %s', (link) => expect(isSafeLink(link)).toBe(true))
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https://user@evil.example',
    'https://a.example\\@evil.example',
    'https://',
    'mailto:a@b.example?subject=x',
    'ftp://a.example',
    'news',
    '',
  ])('may not be %j', (link) => expect(isSafeLink(link)).toBe(false))
})

describe('a row that is still being written', () => {
  const fields = {
    title: bothLanguages({ title: { zh: '标题', en: 'Title' }, most: 10 }),
    body: document({ title: { zh: '正文', en: 'Text' }, required: true }),
  }
  const draft = draftRule(fields, 'title')
  const whole = rowRule(fields)
  const placesOf = (rule: typeof draft, row: object) =>
    rule.safeParse(row).error?.issues.map(({ path }) => path.join('.')) ?? []

  it('needs a name in one language, and no more', () => {
    expect(placesOf(draft, {})).toEqual(['title.zh'])
    const half = { title: { zh: '甲', en: 'A' }, body: [say('一')] }
    expect(placesOf(draft, half)).toEqual([])
    expect(placesOf(whole, half)).toEqual(['body'])
    expect(placesOf(whole, { ...half, title: { zh: '甲', en: '' } })).toEqual([])
  })

  it('is sound in whatever it says', () => {
    expect(placesOf(draft, { title: { zh: 'x'.repeat(11), en: '' } })).toEqual(['title.zh'])
  })
})

describe('a navigation', () => {
  const entry = (zh: string, ...children: Navigation): Navigation[number] => ({
    title: { zh, en: '' },
    target: '/',
    shown: true,
    children,
  })
  const shape = (items: Navigation): unknown =>
    items.map(({ title, children }) => [title.zh, shape(children)])
  const items = [entry('甲', entry('乙')), entry('丙')]

  it('is put in order one step at a time', () => {
    expect(shape(movedItem(items, [1], -1))).toEqual([
      ['丙', []],
      ['甲', [['乙', []]]],
    ])
    expect(shape(indentedItem(items, [1]))).toEqual([
      [
        '甲',
        [
          ['乙', []],
          ['丙', []],
        ],
      ],
    ])
    expect(shape(outdentedItem(items, [0, 0]))).toEqual([
      ['甲', []],
      ['乙', []],
      ['丙', []],
    ])
    expect(shape(withoutItem(items, [0]))).toEqual([['丙', []]])
    expect(shape(addedBelow(items, [0]))).toEqual([
      [
        '甲',
        [
          ['乙', []],
          ['', []],
        ],
      ],
      ['丙', []],
    ])
    expect(shape(items)).toEqual([
      ['甲', [['乙', []]]],
      ['丙', []],
    ])
  })

  it('is three levels deep and no more, and leads nowhere it should not', () => {
    const deep = [entry('一', entry('二', entry('三')))]
    expect(navigationRule.safeParse(deep).success).toBe(true)
    expect(indentedItem([entry('零'), ...deep], [1])).toEqual([entry('零'), ...deep])
    expect(navigationRule.safeParse([entry('零', ...deep)]).success).toBe(false)
    expect(navigationRule.safeParse([{ ...entry('x'), target: 'javascript:1' }]).success).toBe(false)
    expect(navigationRule.safeParse([entry('')]).success).toBe(false)
    expect(navigationRule.safeParse(Array.from({ length: 101 }, () => entry('x'))).success).toBe(false)
  })
})

it('two values say the same whatever order their parts come in', () => {
  expect(sameValue([{ a: 1, b: [2] }], [{ b: [2], a: 1 }])).toBe(true)
  expect(sameValue([{ a: 1 }], [{ a: 2 }])).toBe(false)
  expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false)
})
