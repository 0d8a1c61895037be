import { type Cell, textCell } from './cell-values'
import { plainXml, stringItemOf, utf8 } from './xlsx-text'

const itemStart = /<(?:\w+:)?si(?=[\s/>])/

/** The texts that cells refer to by number, each as the cell it makes. Takes the part as bytes in a string. */
export function sharedStrings(bytes: string): Cell[] {
  const [, ...items] = plainXml(utf8(bytes)).split(itemStart)
  return items.map((item) => textCell(stringItemOf(item)))
}
