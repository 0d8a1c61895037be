import { expiries, standings } from '@fairground/domain/list'
import { allFields, type KeptList, type ListFilter, type LogList } from '@fairground/wire/list'
import { z } from 'zod'

type Described = Pick<KeptList | LogList, 'filters' | 'fields' | 'derived'> & Partial<Pick<KeptList, 'kept'>>
export type Filters = Record<string, unknown> & { removed?: boolean | undefined }

/** What somebody looks for in a list: kept between visits, and sent as the question. */
export function filterSchema({ filters, ...described }: Described): z.ZodType<Filters> {
  const all = allFields(described)
  const typeOf = ({ field, by }: ListFilter) => {
    if (by === 'expiry') return z.enum(expiries)
    if (by === 'standing') return z.enum(standings)
    return all[field]?.kind === 'instant' ? z.coerce.date() : z.string().trim().max(200)
  }
  const shape = Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, typeOf(filter).optional()]),
  )
  return z.object({ ...shape, removed: z.boolean().optional() }) as unknown as z.ZodType<Filters>
}

/** Blank filters ask for nothing. */
export const cleaned = (filters: Filters): Filters =>
  Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  )
