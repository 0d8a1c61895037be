import type { AskedOfPlans, FoundOnPlans } from '@fairground/wire/hall/search'
import { readOpenly } from '../lib/read-openly'

/** One page of what was found on the plans of all halls, as far as whoever asks may know it. */
export type PlanSearch = (asked: AskedOfPlans) => Promise<FoundOnPlans>

export const searchPath = '/hall/search'

export const searchOpenly: PlanSearch = ({ text, page, near }) =>
  readOpenly(`${searchPath}?${new URLSearchParams({ text, page: `${page}`, ...(near && { near }) })}`)
