import { allFields, type KeptList, type LogList } from '@fairground/wire/list'
import { z } from 'zod'

type Described = Pick<KeptList | LogList, 'filters' | 'fields' | 'derived'> & Partial<Pick<KeptList, 'kept'>>
export type Filters = Record<string, unknown> & { removed?: boolean | undefined }

/** What somebody looks for in a list: kept between visits, and sent as the question. */
export function filterSchema({ filters, ...described }: Described): z.ZodType<Filters> {
  const all = allFields(described)
  const shape = Object.fromEntries(
    Object.entries(filters).map(([name, { field }]) => [
      name,
      all[field]?.kind === 'instant' ? z.coerce.date().optional() : z.string().trim().max(200).optional(),
    ]),
  )
  return z.object({ ...shape, removed: z.boolean().optional() }) as unknown as z.ZodType<Filters>
}

/** Blank filters ask for nothing. */
export const cleaned = (filters: Filters): Filters =>
  Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  )

/** The switch between live and deleted rows is a place to be, not something looked for. */
export const isSearched = (filters: Filters): boolean =>
  Object.entries(cleaned(filters)).some(([name]) => name !== 'removed')
