import type { z } from 'zod'
import { knownSort, type ListState, pageSizes } from './list-memory'

/** Which rows a list shows stands in its address, so that it can be linked and bookmarked. */
export function readListAddress<Filters extends object>(
  address: URLSearchParams,
  schema: z.ZodType<Filters>,
  sortable: readonly string[] = [],
): Partial<ListState<Filters>> | undefined {
  const filters = filtersIn(address, schema)
  const page = Number(address.get('page'))
  const pageSize = pageSizes.find((size) => String(size) === address.get('size'))
  const sort = knownSort(address.get('sort'), sortable)
  if (Object.keys(filters).length === 0 && !(page >= 1) && !pageSize && !sort) return undefined
  return {
    filters: schema.parse(filters),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    ...(pageSize ? { pageSize } : {}),
    ...(sort ? { sort } : {}),
  }
}

/** The same address with these rows. What else stands in it, an open dialog say, stays. */
export function writeListAddress<Filters extends object>(
  address: URLSearchParams,
  schema: z.ZodType<Filters>,
  { filters, page, pageSize, sort }: ListState<Filters>,
): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const name of [...Object.keys(filtersIn(address, schema)), 'page', 'size', 'sort']) next.delete(name)
  for (const [name, value] of Object.entries(filters)) if (isSaid(value)) next.set(name, written(value))
  if (page > 1) next.set('page', String(page))
  if (pageSize !== pageSizes[0]) next.set('size', String(pageSize))
  if (sort) next.set('sort', sort)
  return next
}

export const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

const written = (value: unknown): string => {
  if (typeof value === 'string') return value
  return value instanceof Date ? value.toISOString() : JSON.stringify(value)
}

/** Each by itself: what one filter does not understand must not cost the others. */
function filtersIn<Filters extends object>(
  address: URLSearchParams,
  schema: z.ZodType<Filters>,
): Record<string, unknown> {
  const found = [...address].flatMap(([name, text]) => {
    const meant = readings(text).find((value) => understands(schema, name, value))
    return meant === undefined ? [] : [[name, meant] as const]
  })
  return Object.fromEntries(found)
}

/** A text as it stands; or what it says where the filter is none. */
function readings(text: string): unknown[] {
  try {
    return [text, JSON.parse(text)]
  } catch {
    return [text]
  }
}

function understands(schema: z.ZodType<object>, name: string, value: unknown): boolean {
  const read = schema.safeParse({ [name]: value })
  return read.success && name in read.data
}
