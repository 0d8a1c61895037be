import { problem } from '../workbook-problem'

/** Parts are unpacked as bytes in a string: a piece may end in the middle of a character. */
export const utf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8')

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const reference = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi
const lastCodePoint = 0x10ffff

/** XML text as it reads. Entities a file defines for itself stay as they are written. */
export function xmlTextOf(xml: string): string {
  if (!xml.includes('&')) return xml
  return xml.replace(reference, (_whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name.toLowerCase()] ?? ''
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code <= lastCodePoint ? String.fromCodePoint(code) : '\uFFFD'
  })
}

/** An unfinished one takes all that is left, so that many of them cost no more than one. */
const notPlain = /<!\[CDATA\[([\s\S]*?)(\]\]>|$)|<!--[\s\S]*?(-->|$)|<\?[\s\S]*?(\?>|$)/g
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** XML that says the same without CDATA, remarks and instructions, so that every `<` in it starts or ends a tag. */
export function plainXml(xml: string): string {
  if (!/<[!?]/.test(xml)) return xml
  return xml.replace(notPlain, (_whole, text: string | undefined, ...ends: (string | undefined)[]) => {
    if (!ends.slice(0, 3).some(Boolean)) throw problem('damaged')
    return text?.replace(/[&<>]/g, (sign) => signs[sign] ?? sign) ?? ''
  })
}

/** Spreadsheets write characters XML cannot carry as `_x000D_`, and an underscore that would look like one as `_x005F_`. */
const escaped = /_x([0-9A-Fa-f]{4})_/g

const textTag = /<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)</g
/** How a Japanese name is read; no part of the text. */
const reading = /<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g

/** The text of a string item: plain, or in several pieces with formats of their own. */
export function stringItemOf(xml: string): string {
  const shown = xml.includes('rPh') ? xml.replace(reading, '') : xml
  let text = ''
  for (const [, piece = ''] of shown.matchAll(textTag)) text += piece
  return cellStringOf(text)
}

export function cellStringOf(xml: string): string {
  const text = xmlTextOf(xml)
  if (!text.includes('_x')) return text
  return text.replace(escaped, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
