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

/** A hall or the site by whichever of its doors or gates is nearest, and which one that is once it is known. */
export function nearestName(
  spot: Extract<Spot, { kind: 'hall' | 'site' }>,
  start: Spot | undefined,
  overview: SiteOverview,
  language: Language,
): string {
  const say = sayIn(language)
  const isGate = spot.kind === 'site'
  if (start?.kind !== 'gate' && start?.kind !== 'named')
    return say(isGate ? texts.nearestGate : texts.nearestDoor)
  const name = startName(start, overview, start.kind === 'named' ? start.hall : '', language)
  return say(isGate ? texts.nearestGateIs : texts.nearestDoorIs, { name })
}

/** What a start is called by whoever looks at a hall; things of another hall say which. */
export function startName(spot: Spot, overview: SiteOverview, shown: string, language: Language): string {
  const say = sayIn(language)
  if (spot.kind === 'site') return say(texts.nearestGate)
  if (spot.kind === 'gate') return gateNames(overview, language).get(spot.gate) ?? spot.gate
  if (spot.kind === 'hall') return spot.hall
  const name =
    spot.kind === 'place'
      ? say(texts.youAreHere)
      : (doorsOfHall(overview, spot.hall, language).get(spot.name) ?? spot.name)
  return spot.hall === shown ? name : say(texts.inOtherHall, { hall: spot.hall, name })
}
