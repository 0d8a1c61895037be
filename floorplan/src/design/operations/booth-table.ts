import { boothClassNames, boothStateNames } from '@fairground/domain/booth'
import type { Language } from '@fairground/domain/text'
import type { Draft, DraftBooth } from '../draft'
import { handUses } from '../draft'
import { type BoothFact, isTaken } from '../drawn-draft'
import { withBooths } from '../edit'
import { isSame } from '../same'

/** A sheet as it is read: the first row has the titles. */
export type Table = readonly { number: number; cells: readonly string[] }[]

export const tableFaults = [
  'noTitles',
  'unknownNumber',
  'repeatedNumber',
  'notAChoice',
  'notTheShape',
  'locked',
] as const
export type TableFaultKind = (typeof tableFaults)[number]

/** What is wrong with a row, in which column, and what stands there. */
export interface TableFault {
  row: number
  kind: TableFaultKind
  title: string
  text: string
}

export interface TakenTable {
  draft: Draft
  /** Booths that are different now. */
  changed: string[]
  /** Titles that mean nothing here. */
  ignored: string[]
}

/** The words a cell may have for a value: the value itself, and its names in both languages. */
type Words = Record<string, readonly string[]>

const named = (names: Record<string, { zh: string; en: string }>, values: readonly string[]): Words =>
  Object.fromEntries(values.map((value) => [value, [value, names[value]?.zh ?? '', names[value]?.en ?? '']]))

const yesOrNo: Words = { true: ['true', '是', 'Yes', '1'], false: ['false', '否', 'No', '0'] }

interface Choices {
  exhibitTypes: Words
}

interface Column {
  /** In Chinese and in English. */
  titles: readonly [string, string]
  /** Answers the booth as the cell says, or what is wrong. Blank cells are never asked. */
  put(booth: DraftBooth, text: string, choices: Choices): DraftBooth | TableFaultKind
  /** What the cell of a booth says. */
  told(booth: DraftBooth, speaking: Speaking): string | number
}

interface Speaking {
  language: Language
  choices: Choices
  /** What is true of booths whatever a draft says. */
  facts: ReadonlyMap<string, BoothFact>
}

const wordFor = (words: Words, value: string, language: Language): string =>
  words[value]?.[language === 'zh' ? 1 : 2] || value

const chosen = (words: Words, text: string): string | undefined =>
  Object.keys(words).find((value) =>
    words[value]?.some((word) => word !== '' && word.toLowerCase() === text.toLowerCase()),
  )

const choosing =
  <Field extends keyof DraftBooth>(
    field: Field,
    wordsOf: (choices: Choices) => Words,
    as: (value: string) => DraftBooth[Field],
  ): Column['put'] =>
  (booth, text, choices) => {
    const value = chosen(wordsOf(choices), text)
    return value === undefined ? 'notAChoice' : { ...booth, [field]: as(value) }
  }

/** A workbook tells what booths are, not where: a length that is not the drawn one is a fault, never a change. */
const measuring =
  (side: 'width' | 'depth'): Column['put'] =>
  (booth, text) =>
    Math.abs(Number(text) - booth[side]) < 0.005 ? booth : 'notTheShape'

const naming =
  (language: 'zh' | 'en'): Column['put'] =>
  (booth, text) =>
    booth.use === 'function' ? { ...booth, name: { ...booth.name, [language]: text.slice(0, 60) } } : booth

const classWords = named(boothClassNames, ['standard', 'raw'])
const useWords = named(boothStateNames, handUses)

/** As the list of booths is exported; a state comes before the name that depends on it. */
const columns: readonly Column[] = [
  {
    titles: ['展位类型', 'Type'],
    put: choosing(
      'boothClass',
      () => classWords,
      (value) => value as DraftBooth['boothClass'],
    ),
    told: ({ boothClass }, { language }) => wordFor(classWords, boothClass, language),
  },
  {
    titles: ['展品类型', 'Exhibit type'],
    put: choosing(
      'exhibitType',
      ({ exhibitTypes }) => exhibitTypes,
      (value) => value,
    ),
    told: ({ exhibitType }, { language, choices }) => wordFor(choices.exhibitTypes, exhibitType, language),
  },
  {
    titles: ['特殊展位', 'Special'],
    put: choosing(
      'special',
      () => yesOrNo,
      (value) => value === 'true',
    ),
    told: ({ special }, { language }) => wordFor(yesOrNo, String(special), language),
  },
  {
    titles: ['状态', 'State'],
    // What happened to a booth is no choice of a workbook; such a cell says nothing.
    put(booth, text, choices) {
      const fact = Object.values(boothStateNames).some(({ zh, en }) => [zh, en].includes(text))
      const put = choosing(
        'use',
        () => useWords,
        (value) => value as DraftBooth['use'],
      )(booth, text, choices)
      return put === 'notAChoice' && fact ? booth : put
    },
    told({ id, use }, { language, facts }) {
      const fact = facts.get(id)
      return boothStateNames[fact && isTaken(fact) ? fact.state : use][language]
    },
  },
  { titles: ['长（m）', 'Length (m)'], put: measuring('width'), told: ({ width }) => width },
  { titles: ['宽（m）', 'Width (m)'], put: measuring('depth'), told: ({ depth }) => depth },
  {
    titles: ['名称', 'Name'],
    put: naming('zh'),
    told: ({ use, name }) => (use === 'function' ? name.zh : ''),
  },
  {
    titles: ['英文名称', 'English name'],
    put: naming('en'),
    told: ({ use, name }) => (use === 'function' ? name.en : ''),
  },
]

const numberTitles = ['展位号', 'Booth no.'] as const

/** A draft as a sheet that can be taken into it again: the titles, then its booths. One without a number could not be found. */
export function tableOf({ booths }: Draft, speaking: Speaking): (string | number)[][] {
  const place = speaking.language === 'zh' ? 0 : 1
  const numbered = booths.filter(({ code }) => code.trim() !== '')
  const inOrder = numbered.toSorted((one, other) =>
    one.code.localeCompare(other.code, 'en', { numeric: true }),
  )
  return [
    [numberTitles[place], ...columns.map(({ titles }) => titles[place])],
    ...inOrder.map((booth) => [booth.code, ...columns.map(({ told }) => told(booth, speaking))]),
  ]
}

/** Exported beside the rest, and not for a workbook to say. */
const told = [
  '展馆',
  'Hall',
  '开口',
  'Open sides',
  '面积（m²）',
  'Area (m²)',
  '企业名称',
  'Company',
  '企业简称',
  'Short name',
  '预留原因',
  'Reserved for',
  '预留到期',
  'Reserved until',
]

const placeOf = (titles: readonly string[], wanted: readonly string[]): number =>
  titles.findIndex((title) => wanted.some((one) => one.toLowerCase() === title.trim().toLowerCase()))

/** Takes a workbook into the draft, all of it or nothing. Blank cells leave what is there. */
export function takeTable(
  draft: Draft,
  [head, ...rows]: Table,
  choices: Choices,
): TakenTable | { faults: TableFault[] } {
  const titles = head?.cells ?? []
  const numbered = placeOf(titles, numberTitles)
  if (numbered < 0)
    return { faults: [{ row: head?.number ?? 1, kind: 'noTitles', title: numberTitles[0], text: '' }] }
  const faults: TableFault[] = []
  const byCode = new Map(draft.booths.map((booth) => [booth.code.toUpperCase(), booth]))
  const seen = new Set<string>()
  const after = new Map<string, DraftBooth>()

  for (const { number: row, cells } of rows) {
    const code = (cells[numbered] ?? '').trim().toUpperCase()
    if (cells.every((cell) => cell.trim() === '')) continue
    const booth = byCode.get(code)
    const fault = (kind: TableFaultKind, title = titles[numbered] ?? '', text = code) =>
      faults.push({ row, kind, title, text })
    const isRepeated = seen.has(code)
    seen.add(code)
    if (!booth) fault('unknownNumber')
    else if (isRepeated) fault('repeatedNumber')
    else {
      let next = booth
      for (const { titles: wanted, put } of columns) {
        const place = placeOf(titles, wanted)
        const text = (cells[place] ?? '').trim()
        if (place < 0 || text === '') continue
        const answer = put(next, text, choices)
        if (typeof answer === 'string') fault(answer, titles[place], text)
        else next = answer
      }
      if (isSame(next, booth)) continue
      if (draft.locked.includes(booth.id)) fault('locked')
      after.set(booth.id, next)
    }
  }

  if (faults.length > 0) return { faults }
  const known = [numberTitles, told, ...columns.map(({ titles: wanted }) => wanted)].flat()
  return {
    draft:
      after.size === 0
        ? draft
        : withBooths(draft, new Set(after.keys()), (booth) => after.get(booth.id) ?? booth),
    changed: [...after.keys()],
    ignored: titles.filter((title) => title.trim() !== '' && placeOf([title], known) < 0),
  }
}
