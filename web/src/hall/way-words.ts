import type { Language, Text } from '@fairground/domain/text'
import { walkingMinutes } from '@fairground/floorplan/walking-time'
import type { SiteOverview } from '@fairground/wire/hall/maps'
import { formatNumber } from '../lib/format'
import { sayIn } from '../lib/text'
import type { Goal, Spot } from './spot'
import { doorsOfHall, startName } from './start-names'
import { wayTexts as texts } from './way.texts'
import type { WayLeg, WayThere } from './way-there'

/** What one sees of a piece of a way: the hall, the site, the door between them. */
export function legName({ hall, door, leads }: WayLeg, overview: SiteOverview, language: Language): string {
  const say = sayIn(language)
  if (hall === undefined) return say(texts.legAcross)
  const name = door && doorsOfHall(overview, hall, language).get(door)
  if (!name || leads === 'on') return say(texts.legInside, { hall })
  return say(leads === 'out' ? texts.legOut : texts.legIn, { hall, door: name })
}

/** How far and how long. */
export function legMeasure({ length }: Pick<WayLeg, 'length'>, language: Language): string {
  const say = sayIn(language)
  const metres = say(texts.distance, { metres: formatNumber(Math.round(length), language) })
  return `${metres} · ${say(texts.minutes, { count: walkingMinutes(length) })}`
}

/** A whole way in words, as it is printed, from where it really begins. */
export function toldWay(way: WayThere, from: Spot, to: Goal, overview: SiteOverview): Text {
  const tell = (language: Language) => {
    const say = sayIn(language)
    const ends = say(texts.fromTo, {
      from: startName(from, overview, '', language),
      to: to.kind === 'named' ? to.name : to.hall,
      measure: legMeasure(way, language),
    })
    const legs = way.legs.map((leg) => `${legName(leg, overview, language)} ${legMeasure(leg, language)}`)
    return [ends, legs.join(' → '), say(texts.pace)].join('\n')
  }
  return { zh: tell('zh'), en: tell('en') }
}
