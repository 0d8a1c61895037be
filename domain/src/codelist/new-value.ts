import type { CodeListName } from './code-list'

/** The value of an item staff add: chosen here where the list counts, typed where the value itself says something. */
export type ValueRule =
  | { how: 'chosen'; next: (taken: ReadonlySet<string>, parent: string | null) => string | undefined }
  | { how: 'typed'; pattern: (parent: string | null) => RegExp; example: string }

export function valueRuleOf(list: CodeListName): ValueRule {
  return rules[list] ?? { how: 'chosen', next: (taken) => firstFree(staffNumbers, taken) }
}

/**
 * Staff's own items start at 51 (products: letters from N). Below that a later version of the product may add items,
 * and two meanings for one value could never be told apart again.
 */
const staffNumbers = Array.from({ length: 48 }, (_, index) => String(index + 51))
const staffLetters = [...'NPQRSTUVWXYZ']

const rules: Partial<Record<CodeListName, ValueRule>> = {
  productCategory: { how: 'chosen', next: nextProduct },
  exhibitSubtype: { how: 'typed', pattern: () => /^0[123]\d{2}$/, example: '0251' },
  creditGrade: { how: 'typed', pattern: () => /^[A-Z0-9]{1,10}$/, example: 'BBB' },
  region: { how: 'typed', pattern: () => /^\d{2}0000$/, example: '830000' },
  mailingDivision: {
    how: 'typed',
    pattern: (parent) => (parent === null ? /^\d{2}0000$/ : new RegExp(`^${parent.slice(0, 2)}\\d{4}$`)),
    example: '110200',
  },
}

/** The code of a product tells its group and its family: 8000 › 8200 › 8201. */
function nextProduct(taken: ReadonlySet<string>, parent: string | null): string | undefined {
  if (parent === null)
    return firstFree(
      staffLetters.map((letter) => `${letter}000`),
      taken,
    )
  if (parent.endsWith('000'))
    return firstFree(
      staffLetters.map((letter) => `${parent[0]}${letter}00`),
      taken,
    )
  return firstFree(
    staffNumbers.map((number) => parent.slice(0, 2) + number),
    taken,
  )
}

const firstFree = (candidates: string[], taken: ReadonlySet<string>): string | undefined =>
  candidates.find((value) => !taken.has(value))
