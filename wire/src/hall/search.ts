import { z } from 'zod'
import { anyone, signedIn } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'
import { hallFacts, mappedBooth } from './maps'
import { longestSearched } from './searched'

/** One search over the plans of all halls. Like a map it is the same for everybody who may read it. */

const hall = hallFacts.pick({ id: true, code: true, name: true })

const asked = z.object({
  text: z.string().trim().min(1).max(longestSearched),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  /** The hall one looks at: of what is equally near it comes first. */
  near: z.uuid().optional(),
})

const found = z.object({
  halls: z.array(hall),
  /** How many booths there are, on all pages. */
  total: z.int(),
  booths: z.array(
    mappedBooth.pick({ id: true, code: true, state: true, name: true, fullName: true }).extend({ hall }),
  ),
})
export type FoundOnPlans = z.output<typeof found>
export type FoundBooth = FoundOnPlans['booths'][number]
export type FoundHall = FoundOnPlans['halls'][number]
export type AskedOfPlans = z.output<typeof asked>

export const searchPlans = endpoint({
  method: 'GET',
  path: '/hall/search',
  summary:
    'Halls and booths by number, name, pinyin or first letters, the nearest first; full names where the company agreed to the public directory',
  access: anyone,
  effect: 'reads',
  query: asked,
  result: found,
})

export const searchPlansForKnown = endpoint({
  method: 'GET',
  path: '/hall/search/known',
  summary: 'The same by the full names of all companies, for people who are signed in',
  access: signedIn,
  effect: 'reads',
  query: asked,
  result: found,
})
