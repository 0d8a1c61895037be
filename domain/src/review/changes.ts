import type { UserType } from '../account'
import { fieldsFor, type SignUpSection, signUpSections } from '../company'

export type Values = Readonly<Record<string, unknown>>

/** A product has no title of its own; it is told by its parts. */
export interface Product {
  category: string
  introZh: string
  introEn: string
  imageFileId: string | null
}
const productParts = ['category', 'introZh', 'introEn', 'imageFileId'] as const

/** One save of a section: what it said before, if anything, and what it said afterwards. */
export interface SectionSave {
  section: SignUpSection
  before: Values | null
  after: Values
}

export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

export interface SectionChange {
  section: SignUpSection
  fields: FieldChange[]
  /** Products that are no longer there as they were, and those that are new or different. */
  gone: Product[]
  fresh: Product[]
}

/**
 * Several saves of a section count as one change, from what the first found to what the last left. A section that ended
 * up as it began does not appear.
 */
export function changesOf(saves: readonly SectionSave[], variant: UserType): SectionChange[] {
  return signUpSections.CHN.flatMap((section) => {
    const own = saves.filter((save) => save.section === section)
    const before = foundBy(own)
    const after: Values = Object.assign({}, ...own.map((save) => save.after))
    const fields = changedFields(section, variant, before, after)
    const [old, now] = [productsIn(before), productsIn(after)]
    const gone = old.filter((product) => !now.some((other) => sameProduct(product, other)))
    const fresh = now.filter((product) => !old.some((other) => sameProduct(product, other)))
    return fields.length + gone.length + fresh.length > 0 ? [{ section, fields, gone, fresh }] : []
  })
}

/** What the first save found; of fields it did not name, what the first one found that did. */
function foundBy(saves: readonly SectionSave[]): Values {
  const found: Record<string, unknown> = {}
  for (const { before } of saves) {
    if (!before) break
    Object.assign(found, { ...before, ...found })
  }
  return found
}

/** Fields a save did not mention stayed as they were. */
function changedFields(
  section: SignUpSection,
  variant: UserType,
  before: Values,
  after: Values,
): FieldChange[] {
  return fieldsFor(section, variant)
    .filter(({ name }) => after[name] !== undefined && !same(before[name], after[name]))
    .map(({ name }) => ({ field: name, before: before[name] ?? null, after: after[name] ?? null }))
}

/** Names of what one save changed, `products` among them. */
export function changedNames({ section, before, after }: SectionSave, variant: UserType): string[] {
  const [change] = changesOf([{ section, before, after }], variant)
  if (!change) return []
  const products = change.gone.length + change.fresh.length > 0 ? ['products'] : []
  return [...change.fields.map(({ field }) => field), ...products]
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const same = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)

const productsIn = ({ products }: Values): Product[] =>
  Array.isArray(products) ? (products as Product[]) : []

const sameProduct = (one: Product, other: Product): boolean =>
  productParts.every((part) => same(one[part], other[part]))
