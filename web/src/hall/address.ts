import type { Language } from '@fairground/domain/text'
import { planLanguages, planParameters } from '@fairground/wire/hall/plan-address'

/** What an address of a plan says. `from` and `to` are spots; see there. */
export interface PlanAddress {
  hallId: string | undefined
  booth: string | undefined
  /** Where the way to the booth begins. */
  from: string | undefined
  /** The booth of another hall that the way leads to, while no booth of this one is chosen. */
  to: string | undefined
}

const given = (value: string | null): string | undefined => value || undefined

export const readAddress = (search: URLSearchParams): PlanAddress => ({
  hallId: given(search.get(planParameters.hall)),
  booth: given(search.get('booth')),
  from: given(search.get('from')),
  to: given(search.get('to')),
})

/** The rest of an address stays as it is. */
export function withAddress(
  search: URLSearchParams,
  { hallId, booth, from, to }: Partial<PlanAddress>,
  language: Language,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const put = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value)
  put(planParameters.hall, hallId)
  put(planParameters.language, planLanguages[language])
  put('booth', booth)
  put('from', from)
  put('to', to)
  return next
}

export const planQuery = (
  hallId: string,
  language: Language,
  more: Partial<Omit<PlanAddress, 'hallId'>> = {},
): string => `?${withAddress(new URLSearchParams(), { ...more, hallId }, language)}`
