import { describe, expect, it } from 'vitest'
import type { Draft, DraftBooth } from '../draft'
import { tableOf, takeTable } from './booth-table'

const booth = (code: string, more: Partial<DraftBooth> = {}): DraftBooth => ({
  kind: 'booth',
  id: `00000000-0000-4000-8000-0000000000${code.slice(-2)}`,
  x: 0,
  y: 0,
  width: 3,
  depth: 3,
  code,
  boothClass: 'standard',
  exhibitType: '02',
  special: false,
  use: 'normal',
  name: { zh: '', en: '' },
  ...more,
})

const draft: Draft = {
  version: 1,
  width: 80,
  depth: 50,
  elements: [],
  booths: [booth('W2-01'), booth('W2-02'), booth('W2-03', { use: 'function' })],
  underlays: [],
  locked: [],
  groups: [],
}

const choices = { exhibitTypes: { '01': ['01', '车辆', 'Vehicles'], '02': ['02', '器材', 'Equipment'] } }
const table = (...rows: string[][]) => rows.map((cells, place) => ({ number: place + 1, cells }))
const taken = (...rows: string[][]) => takeTable(draft, table(...rows), choices)

describe('a workbook of booths', () => {
  it('says what booths are, in either language, and leaves what it leaves blank', () => {
    const result = taken(
      ['展位号', '展位类型', 'Exhibit type', '特殊展位', '状态', '名称'],
      ['w2-01', 'Raw space', '车辆', '是', '', ''],
      ['W2-02', '', '', '', '停用', ''],
      ['W2-03', '', '', '', '', '服务台'],
      ['', '', '', '', '', ''],
    )
    expect('draft' in result && result.draft.booths).toEqual([
      booth('W2-01', { boothClass: 'raw', exhibitType: '01', special: true }),
      booth('W2-02', { use: 'disabled' }),
      booth('W2-03', { use: 'function', name: { zh: '服务台', en: '' } }),
    ])
  })

  it('that says nothing new changes nothing, and names the columns it does not know', () => {
    const result = taken(
      ['展位号', '长（m）', '状态', '企业名称', '备注'],
      ['W2-01', '3', '已占用', '某公司', '？'],
    )
    expect(result).toEqual({ draft, changed: [], ignored: ['备注'] })
    expect('draft' in result && result.draft).toBe(draft)
  })

  it('is taken whole or not at all: every fault is named by its row', () => {
    const result = taken(
      ['展位号', '展位类型', '长（m）'],
      ['W2-01', '光地', '3'],
      ['W2-01', '光地', '3'],
      ['W2-99', '', ''],
      ['W2-02', '大的', '4'],
    )
    expect('faults' in result && result.faults).toEqual([
      { row: 3, kind: 'repeatedNumber', title: '展位号', text: 'W2-01' },
      { row: 4, kind: 'unknownNumber', title: '展位号', text: 'W2-99' },
      { row: 5, kind: 'notAChoice', title: '展位类型', text: '大的' },
      { row: 5, kind: 'notTheShape', title: '长（m）', text: '4' },
    ])
  })

  it('does not change what is locked', () => {
    const locked = { ...draft, locked: [booth('W2-01').id] }
    const rows = table(['展位号', '展位类型'], ['W2-01', '光地'])
    expect(takeTable(locked, rows, choices)).toEqual({
      faults: [{ row: 2, kind: 'locked', title: '展位号', text: 'W2-01' }],
    })
  })

  it.each(['zh', 'en'] as const)('made of a draft says the same as it: %s', (language) => {
    const mixed: Draft = {
      ...draft,
      booths: [
        booth('W2-10', { boothClass: 'raw', special: true, use: 'disabled' }),
        booth('W2-9', { exhibitType: '01', width: 4.5 }),
        booth('W2-11', { exhibitType: '77', use: 'function', name: { zh: '服务台', en: 'Desk' } }),
        booth('', { x: 9 }),
      ],
    }
    const [, held] = mixed.booths
    const fact = { id: held?.id ?? '', code: 'W2-9', state: 'occupy' as const, name: '' }
    const types = { ...choices.exhibitTypes, '77': ['77', '', ''] }
    const known = { exhibitTypes: types }
    const rows = tableOf(mixed, { language, choices: known, facts: new Map([[fact.id, fact]]) })
    expect(rows.map(([code]) => code).slice(1)).toEqual(['W2-9', 'W2-10', 'W2-11'])
    expect(rows[1]).toContain(language === 'zh' ? '已占用' : 'Occupied')
    const read = table(...rows.map((cells) => cells.map(String)))
    expect(takeTable(mixed, read, known)).toEqual({ draft: mixed, changed: [], ignored: [] })
    const edited = read.map(({ number, cells }) => ({
      number,
      cells: cells.map((cell) => ({ 是: '否', Yes: 'No' })[cell] ?? cell),
    }))
    expect(takeTable(mixed, edited, known)).toMatchObject({ changed: [mixed.booths[0]?.id], ignored: [] })
  })

  it('without numbers is no workbook of booths', () => {
    expect(taken(['公司', '电话'], ['a', 'b'])).toMatchObject({ faults: [{ kind: 'noTitles' }] })
    expect(takeTable(draft, [], choices)).toMatchObject({ faults: [{ kind: 'noTitles' }] })
  })
})
