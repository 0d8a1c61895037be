import { creditGrade } from '@fairground/wire/list/lists/credit-grade'
import { describe, expect, it } from 'vitest'
import { checkRow, type MappedColumn } from '../../src/list/import/check-row'
import { columnOf } from '../../src/platform/database/column-names'

const columnFor = (name: keyof typeof creditGrade.fields): MappedColumn => ({
  field: creditGrade.fields[name],
  name,
  column: columnOf(name),
  index: 0,
})
const grades = [
  { value: 'A', zh: 'A级', en: 'Grade A' },
  { value: 'B', zh: 'B级', en: 'Grade B' },
]
const read = (text: string, items = grades) =>
  checkRow(2, [{ text, kind: 'text' }], [columnFor('grade')], { grade: items })

describe('a cell that names an item of a code list', () => {
  it.each(['B', 'b', 'Ｂ', 'B级', 'Ｂ级', 'Grade B', 'grade b'])('may do so as “%s”', (text) => {
    expect(read(text)).toMatchObject({ given: { grade: 'B' }, faults: [] })
  })

  it('means the item labelled so, even where another item has that value', () => {
    const stored = [
      { value: 'A', zh: 'A级', en: 'Grade A' },
      { value: 'B', zh: 'A', en: 'Grade B' },
    ]
    expect(read('A', stored)).toMatchObject({ given: { grade: 'B' }, faults: [] })
  })

  it.each([
    [
      'labels in two languages',
      'Top',
      [
        { value: 'A', zh: 'Top', en: 'Best' },
        { value: 'B', zh: 'B级', en: 'Top' },
      ],
    ],
    [
      'a value and a label in another case',
      'A',
      [
        { value: 'A', zh: 'A级', en: 'Best' },
        { value: 'B', zh: 'a', en: 'B' },
      ],
    ],
  ])('is faulty where it fits two of them: %s', (_case, text, items) => {
    expect(read(text, items)).toMatchObject({
      given: {},
      typed: { grade: text },
      faults: [
        {
          field: 'grade',
          key: 'import.severalOptions',
          params: { options: `${items[0]?.zh}、${items[1]?.zh}` },
        },
      ],
    })
  })

  it('is faulty where it fits none', () => {
    expect(read('D级')).toMatchObject({ given: {}, faults: [{ key: 'import.notAnOption' }] })
  })
})

describe('what is shown of a cell', () => {
  it.each(['text', 'formula'] as const)('never ends in half a character (%s)', (kind) => {
    const row = checkRow(2, [{ text: `${'长'.repeat(499)}😀尾`, kind }], [columnFor('companyName')], {})
    expect(row.faults).toHaveLength(1)
    expect(row.typed).toEqual({ companyName: '长'.repeat(499) })
  })
})
