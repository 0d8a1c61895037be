import { describe, expect, it } from 'vitest'
import { sayIn, type TextEntry } from './text'

const modules = import.meta.glob<Record<string, unknown>>('../**/*.texts.ts', { eager: true })

/** Texts may stand in groups within groups, for words of each language too; what has either is meant as a text. */
function textsIn(value: unknown, where: string): { where: string; text: TextEntry }[] {
  if (typeof value !== 'object' || value === null) return []
  const { zh, en } = value as Partial<TextEntry>
  if (typeof zh === 'string' || typeof en === 'string') return [{ where, text: value as TextEntry }]
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${where}.${name}`))
}
const entries = Object.entries(modules).flatMap(([file, module]) => textsIn(module, file))

const wordings = ({ zh, en }: TextEntry) => [zh, ...(typeof en === 'string' ? [en] : [en.one, en.other])]
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
const namesOf = (found: typeof entries) => found.map(({ where }) => where)

describe('texts on the screens', () => {
  it('are all found', () => {
    expect(entries.length).toBeGreaterThan(100)
  })

  it('are worded in both languages', () => {
    expect(namesOf(entries.filter(({ text }) => wordings(text).some((wording) => !wording.trim())))).toEqual(
      [],
    )
  })

  it('carry the same figures in every wording', () => {
    const uneven = entries.filter(
      ({ text }) => new Set(wordings(text).map((each) => placeholders(each).join())).size > 1,
    )
    expect(namesOf(uneven)).toEqual([])
  })

  it('leave no Chinese on English pages', () => {
    const mixed = entries.filter(({ text }) =>
      wordings(text)
        .slice(1)
        .some((each) => /\p{Script=Han}/u.test(each)),
    )
    expect(namesOf(mixed)).toEqual([])
  })
})

describe('saying a text', () => {
  const booths: TextEntry = { zh: '{count} 个展位', en: { one: '{count} booth', other: '{count} booths' } }

  it('tells one from many in English and not in Chinese', () => {
    expect(sayIn('en')(booths, { count: 1 })).toBe('1 booth')
    expect(sayIn('en')(booths, { count: 0 })).toBe('0 booths')
    expect(sayIn('zh')(booths, { count: 1 })).toBe('1 个展位')
  })

  it('separates the thousands of a count, and of nothing else', () => {
    expect(sayIn('en')(booths, { count: 1204 })).toBe('1,204 booths')
    expect(sayIn('en')({ zh: '{year} 年', en: 'in {year}' }, { year: 2027 })).toBe('in 2027')
  })
})
