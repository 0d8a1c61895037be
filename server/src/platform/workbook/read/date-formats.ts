import { SSF } from '@e965/xlsx'
import { attribute } from './xlsx-package'
import { xmlTextOf } from './xlsx-text'

const isDateFormat = (SSF as { is_date(format: string): boolean }).is_date
const loadFormat = (SSF as { load(format: string, id: number): void }).load

const dateFormat = 'm/d/yy'

/**
 * Numbers that mean a date without the file saying so: the common ones, and those that Chinese, Japanese and Korean
 * Excel use for 2026年7月1日 and the like.
 */
const builtInDates = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

function isBuiltInDate(id: number): boolean {
  return builtInDates.some(([first, last]) => id >= first && id <= last)
}

/** For .xls: the library knows only the common ones by itself. */
export function teachBuiltInDates(): void {
  for (const [first, last] of builtInDates) for (let id = first; id <= last; id++) loadFormat(dateFormat, id)
}

export function isDate(format: string | number | undefined): boolean {
  return typeof format === 'string' && isDateFormat(format)
}

/** Of the styles only one thing matters: which of them, by their place in the list, show a date. */
export function dateStyles(stylesXml: string): boolean[] {
  const formats = new Map<number, string>()
  for (const [, attributes = ''] of section(stylesXml, 'numFmts').matchAll(/<(?:\w+:)?numFmt\b([^<>]*)>/g))
    formats.set(
      Number(attribute(attributes, 'numFmtId')),
      xmlTextOf(attribute(attributes, 'formatCode') ?? ''),
    )
  return [...section(stylesXml, 'cellXfs').matchAll(/<(?:\w+:)?xf\b([^<>]*)>/g)].map(
    ([, attributes = '']) => {
      const id = Number(attribute(attributes, 'numFmtId') ?? 0)
      const format = formats.get(id)
      return format === undefined ? isBuiltInDate(id) : isDateFormat(format)
    },
  )
}

function section(xml: string, name: string): string {
  const start = xml.search(new RegExp(`<(?:\\w+:)?${name}\\b`))
  if (start < 0) return ''
  const end = xml.indexOf(`${name}>`, start + name.length + 1)
  return xml.slice(start, end < 0 ? undefined : end)
}
