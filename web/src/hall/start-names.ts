import type { Language } from '@fairground/domain/text'
import type { SiteOverview } from '@fairground/wire/hall/maps'
import { sayIn } from '../lib/text'
import { doorNames, toldApart } from './door-names'
import { northOf, sceneryOf, sitePlanOf } from './site-on-overview'
import type { Spot } from './spot'
import { wayTexts as texts } from './way.texts'

/** Where visitors come onto the site, by id; a sketch of it has no gates. */
export function gateNames(overview: SiteOverview, language: Language): Map<string, string> {
  const gates = sitePlanOf(overview).gates.filter(({ use }) => use === 'visitors')
  const names = toldApart(gates.map(({ label }) => label[language]))
  return new Map(gates.map(({ id }, index) => [id, names[index] ?? id]))
}

/** By id. */
export function doorsOfHall(overview: SiteOverview, code: string, language: Language): Map<string, string> {
  const { halls } = overview
  const hall = halls.find((one) => one.code === code)
  return hall
    ? doorNames({ ...hall, elements: sceneryOf(hall) }, language, northOf(overview, code))
    : new Map()
}

/** What a start is called by whoever looks at a hall; things of another hall say which. */
export function startName(spot: Spot, overview: SiteOverview, shown: string, language: Language): string {
  const say = sayIn(language)
  if (spot.kind === 'gate') return gateNames(overview, language).get(spot.gate) ?? spot.gate
  if (spot.kind === 'hall') return spot.hall
  const name =
    spot.kind === 'place'
      ? say(texts.youAreHere)
      : (doorsOfHall(overview, spot.hall, language).get(spot.name) ?? spot.name)
  return spot.hall === shown ? name : say(texts.inOtherHall, { hall: spot.hall, name })
}
