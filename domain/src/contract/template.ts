import { fill } from '../text'

/** What a template may name; each contract fills it in its own language. */
export const placeholders = [
  'number',
  'company',
  'creditCode',
  'address',
  'contact',
  'organiser',
  'fair',
  'edition',
  'booths',
  'area',
  'total',
  'totalInWords',
  'instalments',
  'date',
] as const
export type Placeholder = (typeof placeholders)[number]

const named = /\{([^{}\s]*)\}/g
const isPlaceholder = (name: string): name is Placeholder =>
  (placeholders as readonly string[]).includes(name)

/** Each once, in the order they come; a template with any of them is not kept. */
export const unknownPlaceholders = (body: string): string[] => [
  ...new Set([...body.matchAll(named)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name))),
]

export const fillTemplate = (body: string, values: Record<Placeholder, string>): string => fill(body, values)
