import {
  type BadgePerson,
  badgePerson,
  identityKindNames,
  identityKinds,
  mostImported,
  plainIdentity,
  badgeMessages as say,
} from '@fairground/domain/badge'
import { explainIssue, type Language, type Text, translate } from '@fairground/domain/text'
import type { CheckedRow } from '@fairground/wire/badge'
import { codes } from '@fairground/wire/kernel/codes'
import { Refusal } from '../platform/http/refusal'
import type { TableRow } from '../platform/workbook/table-reader'
import type { Column } from '../platform/workbook/write/columns'

/** A workbook of people: what its columns are called, and what a row of it means. */

type Field = keyof BadgePerson

const titles: Record<Field, Text> = {
  name: { zh: '姓名', en: 'Name' },
  nameEn: { zh: '英文姓名', en: 'Name in English' },
  post: { zh: '职务', en: 'Post' },
  mobile: { zh: '手机号', en: 'Mobile' },
  identityKind: { zh: '证件类型', en: 'Kind of document' },
  identityNumber: { zh: '证件号码', en: 'Document number' },
}
const fields = Object.keys(titles) as Field[]
const optional: readonly Field[] = ['nameEn']

export const templateColumns = (language: Language): Column[] =>
  fields.map((field) => ({
    title: titles[field][language],
    required: !optional.includes(field),
    width: 22,
    // Long numbers would lose their last digits, mobiles abroad their plus.
    asText: true,
    ...(field === 'identityKind'
      ? { choices: identityKinds.map((kind) => identityKindNames[kind][language]) }
      : {}),
  }))

/** Rows with something in them, judged one by one. Headings may be in either language and in any order. */
export function judgeRows(table: readonly TableRow[], language: Language): CheckedRow[] {
  const [heading, ...rows] = table
  const places = placesOf(heading?.cells ?? [], language)
  const meant = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (meant.length === 0) throw new Refusal(codes.refused, say.importEmpty)
  if (meant.length > mostImported) throw new Refusal(codes.refused, say.importTooMany, { most: mostImported })
  const judged = meant.map(({ number, cells }) => judgeRow(number, cells, places, language))
  return judged.map((row) => withDoubles(row, judged, language))
}

function placesOf(heading: readonly string[], language: Language): Map<Field, number> {
  const places = new Map<Field, number>()
  for (const [place, cell] of heading.entries()) {
    const field = fields.find((name) => Object.values(titles[name]).includes(cell.trim()))
    if (field && !places.has(field)) places.set(field, place)
  }
  const missing = fields.filter((field) => !places.has(field) && !optional.includes(field))
  if (missing.length > 0)
    throw new Refusal(codes.refused, say.importColumns, {
      columns: missing.map((field) => titles[field][language]).join(language === 'zh' ? '、' : ', '),
    })
  return places
}

function judgeRow(
  row: number,
  cells: readonly string[],
  places: ReadonlyMap<Field, number>,
  language: Language,
): CheckedRow {
  const cell = (field: Field) => cells[places.get(field) ?? -1]?.trim() ?? ''
  const kind = identityKinds.find((name) =>
    Object.values(identityKindNames[name]).includes(cell('identityKind')),
  )
  const values = {
    name: cell('name'),
    nameEn: cell('nameEn'),
    post: cell('post'),
    mobile: cell('mobile'),
    identityKind: kind ?? cell('identityKind'),
    identityNumber: plainIdentity(cell('identityNumber')),
  }
  const issues = badgePerson.safeParse(values).error?.issues ?? []
  const faults = issues.map((issue) => ({
    field: String(issue.path[0] ?? ''),
    message: explainIssue(issue, language),
  }))
  const kinds = identityKinds.map((name) => identityKindNames[name][language]).join(' / ')
  return {
    row,
    values,
    faults: faults.map((fault) =>
      fault.field === 'identityKind' && values.identityKind !== ''
        ? { ...fault, message: translate(say.unknownKind, language, { kinds }) }
        : fault,
    ),
  }
}

function withDoubles(row: CheckedRow, all: readonly CheckedRow[], language: Language): CheckedRow {
  const { identityNumber } = row.values
  const first = all.find(({ values }) => values.identityNumber === identityNumber)
  if (identityNumber === '' || !first || first.row === row.row) return row
  const message = translate(say.doubledInFile, language, { row: first.row })
  return { ...row, faults: [...row.faults, { field: 'identityNumber', message }] }
}
