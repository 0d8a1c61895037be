import type { Language } from '@fairground/domain/text'
import type { ScenePoint } from '@fairground/floorplan/scene'
import { planLanguages, planParameters } from '@fairground/wire/hall/plan-address'

/** What an address of a plan says. `from` is a door, a booth or a place on the floor in metres; see `way-there`. */
export interface PlanAddress {
  hallId: string | undefined
  booth: string | undefined
  from: string | undefined
}

const given = (value: string | null): string | undefined => value || undefined

export const readAddress = (search: URLSearchParams): PlanAddress => ({
  hallId: given(search.get(planParameters.hall)),
  booth: given(search.get('booth')),
  from: given(search.get('from')),
})

/** The rest of an address stays as it is. */
export function withAddress(
  search: URLSearchParams,
  { hallId, booth, from }: Partial<PlanAddress>,
  language: Language,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const put = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value)
  put(planParameters.hall, hallId)
  put(planParameters.language, planLanguages[language])
  put('booth', booth)
  put('from', from)
  return next
}

export const planQuery = (hallId: string, language: Language, booth?: string): string =>
  `?${withAddress(new URLSearchParams(), { hallId, booth }, language)}`

const place = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/

/** A `from` that is a place on the floor, as a printed "you are here" sheet has it. */
export function placeOf(from: string | undefined): ScenePoint | undefined {
  const [, x, y] = place.exec(from ?? '') ?? []
  return x !== undefined && y !== undefined ? { x: Number(x), y: Number(y) } : undefined
}
