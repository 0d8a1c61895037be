import { choice, instant, text } from '@fairground/domain/field'
import { stateTitles, stateTones } from '@fairground/domain/list'
import { z } from 'zod'
import { expiry, type KeptListDefinition, type ListFilter, standing, type WireFields } from './definition'
import { sortableIn } from './sortable'

/** What publishing says of a row. Nobody types it: steps keep it. */
const publishingFields = {
  state: {
    ...choice({ title: { zh: '状态', en: 'State' }, choices: stateTitles, tones: { byValue: stateTones } }),
    wire: 'state',
  },
  publishedAt: {
    ...instant({ title: { zh: '发布时间', en: 'Published' } }),
    wire: 'publishedAt',
  },
  publishedByName: {
    ...text({ title: { zh: '发布人', en: 'Published by' }, rule: z.string(), hidden: true }),
    wire: 'publishedByName',
  },
  revisedAt: {
    ...instant({ title: { zh: '修改未发布', en: 'Changed since published' } }),
    wire: 'revisedAt',
  },
  dueAt: { ...instant({ title: { zh: '定时发布', en: 'Goes out' } }), wire: 'dueAt' },
  endsAt: { ...instant({ title: { zh: '定时撤下', en: 'Taken down' }, hidden: true }), wire: 'endsAt' },
} as const satisfies WireFields

export interface FromTraits {
  /** Fields that the list's traits keep. */
  kept: WireFields
  filters: Readonly<Record<string, ListFilter>>
  /** The columns it can be sorted by. */
  sortable: readonly string[]
}

/** What a list has beyond its definition, because of the traits that the definition names. */
export function fromTraits({
  fields,
  publishing,
  filters,
}: Pick<KeptListDefinition, 'fields' | 'publishing' | 'filters'>): FromTraits {
  const kept = publishing ? publishingFields : {}
  const ends = Object.entries(fields).find(([, field]) => field.kind === 'date' && field.expires)?.[0]
  return {
    kept,
    filters: {
      ...filters,
      ...(ends ? { expiry: expiry(ends, 'expiry') } : {}),
      ...(publishing ? { state: standing('state', 'state') } : {}),
    },
    sortable: sortableIn({ ...fields, ...kept }),
  }
}
