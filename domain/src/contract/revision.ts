import type { Currency } from '../money'
import type { Text } from '../text'
import type { ContractLine } from './prices'

/** Of a contract, what a revision may change. */
export interface Revised {
  className: Text
  currency: Currency
  total: number
  signBy: string | null
  lines: ContractLine[]
}

export interface RevisionChanges {
  /** Of the lines only those that the other does not have. */
  from: Revised
  to: Revised
  /** Its text was taken from another version of the template. */
  rewritten: boolean
}

export function changesBetween(before: Revised, after: Revised): Pick<RevisionChanges, 'from' | 'to'> {
  return {
    from: { ...before, lines: without(before.lines, after.lines) },
    to: { ...after, lines: without(after.lines, before.lines) },
  }
}

/** Two lines may be the same; each is met by one of the others. */
function without(lines: readonly ContractLine[], others: readonly ContractLine[]): ContractLine[] {
  const met = others.map(saidBy)
  return lines.filter((line) => {
    const place = met.indexOf(saidBy(line))
    if (place >= 0) met.splice(place, 1)
    return place < 0
  })
}

/** Whatever order a database gives its fields in. */
const saidBy = (line: ContractLine): string =>
  JSON.stringify(Object.entries(line).toSorted(([one], [other]) => (one < other ? -1 : 1)))
