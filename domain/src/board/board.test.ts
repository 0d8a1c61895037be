import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainIssue, plainLine, plainText } from '../text'
import { noticeForm, noticeLimits } from './notice'
import { paragraphsOf, piecesOf } from './paragraphs'
import { answerForm, questionForm } from './question'

const empty = { title: '', body: '' }
const full = { title: '布展须知', body: '请于 9 月 1 日前报馆。' }
const faultsOf = (form: unknown) =>
  noticeForm
    .safeParse(form)
    .error?.issues.map((issue) => `${issue.path.join('.')}: ${explainIssue(issue, 'en')}`)

describe('a notice', () => {
  it('is complete in one language or in both', () => {
    for (const [zh, en] of [
      [full, empty],
      [empty, full],
      [full, full],
    ])
      expect(faultsOf({ zh, en })).toBeUndefined()
  })

  it('names the half that is missing, in the language it is missing in', () => {
    expect(faultsOf({ zh: full, en: { title: 'Set-up', body: '' } })).toEqual([
      'en.body: There is a title but no text. Add one, or clear the title to leave this language out',
    ])
    expect(faultsOf({ zh: { title: ' ', body: '正文' }, en: full })?.[0]).toMatch(
      /^zh.title: There is a text/,
    )
  })

  it('needs at least one language', () => {
    expect(faultsOf({ zh: empty, en: { title: '  ', body: '\n' } })).toEqual([
      'zh.title: Please give a title and a text in at least one language',
    ])
  })

  it('keeps to its limits', () => {
    const long = { title: '长'.repeat(noticeLimits.title + 1), body: '长'.repeat(noticeLimits.body + 1) }
    expect(faultsOf({ zh: long, en: empty })).toEqual([
      'zh.title: Not more than 100 characters',
      'zh.body: Not more than 5000 characters',
    ])
    const ids = Array.from({ length: 6 }, (_, place) => `0f0e0d0c-0b0a-4908-8706-05040302010${place}`)
    expect(faultsOf({ zh: full, en: empty, attachments: ids })?.[0]).toMatch(/Not more than 5 attachments/)
    expect(faultsOf({ zh: full, en: empty, attachments: [ids[0], ids[0]] })?.[0]).toMatch(/twice/)
  })
})

describe('a question and its answer', () => {
  it('say something, and not more than fits', () => {
    expect(questionForm.safeParse({ text: ' \n ' }).error?.issues[0]?.message).toBe(
      'boardRule.questionMissing',
    )
    expect(questionForm.safeParse({ text: '问'.repeat(1001) }).success).toBe(false)
    expect(questionForm.parse({ text: ' 何时布展？ ' }).text).toBe('何时布展？')
    expect(answerForm.safeParse({ answer: '' }).success).toBe(false)
    expect(answerForm.safeParse({ answer: '答'.repeat(2001) }).success).toBe(false)
  })
})

describe('what is typed', () => {
  it('loses only what nobody can see', () => {
    expect(plainText('  第一行\r\n第二行\u0000\u0007 \t末 ')).toBe('第一行\n第二行 \t末')
    expect(plainText('see \u202egnp.exe\u202c now')).toBe('see gnp.exe now')
    expect(plainText('安\u200b盾\ufeff\u00ad消\u2060防\uffff')).toBe('安盾消防')
    expect(plainText('👩‍🚒')).toBe('👩‍🚒')
    expect(plainText('half \ud83d and whole 😀')).toBe('half  and whole 😀')
    expect(plainLine('两行\n标题')).toBe('两行 标题')
  })

  it('is left alone the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(plainText(plainText(typed))).toBe(plainText(typed))
        expect(plainLine(plainLine(typed))).toBe(plainLine(typed))
      }),
    )
  })
})

describe('the text of a notice', () => {
  it('becomes paragraphs at blank lines, and keeps its other line breaks', () => {
    expect(paragraphsOf('一\n二\n\n\n三\n \n四')).toEqual([
      [[{ text: '一' }], [{ text: '二' }]],
      [[{ text: '三' }]],
      [[{ text: '四' }]],
    ])
  })

  it('turns web addresses into links, without the marks of the sentence around them', () => {
    const linksIn = (line: string) => piecesOf(line).flatMap(({ text, href }) => (href ? [text] : []))
    expect(linksIn('详见https://fair.example/布展，或 http://a.example/x?y=1&z=(2).')).toEqual([
      'https://fair.example/',
      'http://a.example/x?y=1&z=(2)',
    ])
    expect(linksIn('(see https://fair.example/rules)')).toEqual(['https://fair.example/rules'])
    expect(linksIn('“https://fair.example/rules”。')).toEqual(['https://fair.example/rules'])
  })

  it('never links to anything but the web, nor to a host in disguise', () => {
    for (const line of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://fair.example@evil.example/',
      'https://user:secret@evil.example/',
      'http://',
      '<a href="javascript:x">',
    ])
      expect(piecesOf(line).every(({ href }) => href === undefined)).toBe(true)
  })

  it('shows every character that was typed, and only links that are safe', () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('https://a.example', 'http://b.example/(x)', 'HTTPS://C.EXAMPLE/?q=1', '，', ').', ' '),
    )
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const line = plainLine(parts.join(''))
        const pieces = piecesOf(line)
        expect(pieces.map(({ text }) => text).join('')).toBe(line)
        for (const { href } of pieces)
          if (href !== undefined) expect(href).toMatch(/^https?:\/\/[^/?#@]+([/?#]|$)/i)
      }),
      { numRuns: 500 },
    )
  })
})
