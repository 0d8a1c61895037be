import { choice, instant, text } from '@fairground/domain/field'
import { stateTitles, stateTones } from '@fairground/domain/list'
import { z } from 'zod'
import { equals, type KeptListDefinition, type ListFilter, type WireFields } from './definition'

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
    ...instant({ title: { zh: '发布后修改', en: 'Revised since' }, hidden: true }),
    wire: 'revisedAt',
  },
} as const satisfies WireFields

export interface FromTraits {
  /** Fields that the list's traits keep. */
  kept: WireFields
  filters: Readonly<Record<string, ListFilter>>
}

/** What a list has beyond its definition, because of the traits that the definition names. */
export const fromTraits = ({
  publishing,
  filters,
}: Pick<KeptListDefinition, 'publishing' | 'filters'>): FromTraits =>
  publishing
    ? { kept: publishingFields, filters: { ...filters, state: equals('state', 'state') } }
    : { kept: {}, filters }
