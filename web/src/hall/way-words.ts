import type { Language, Text } from '@fairground/domain/text'
import { walkingMinutes } from '@fairground/floorplan/walking-time'
import type { SiteOverview } from '@fairground/wire/hall/maps'
import { formatList, formatNumber } from '../lib/format'
import { sayIn } from '../lib/text'
import type { Goal, Spot } from './spot'
import { doorsOfHall, startName } from './start-names'
import { wayTexts as texts } from './way.texts'
import type { WayLeg, WayThere } from './way-there'

/** What one sees of a piece of a way: the hall, the site, the door between them. */
export function legName(
  { hall, along, door, leads }: WayLeg,
  overview: SiteOverview,
  language: Language,
): string {
  const say = sayIn(language)
  if (hall === undefined) {
    const avenues = formatList(
      along.map((name) => name[language]),
      language,
    )
    return avenues ? say(texts.legAlong, { avenues }) : say(texts.legAcross)
  }
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

/** Piece after piece. */
export function toldLegs({ legs }: WayThere, overview: SiteOverview): Text {
  const tell = (language: Language) =>
    legs.map((leg) => `${legName(leg, overview, language)} ${legMeasure(leg, language)}`).join(' → ')
  return { zh: tell('zh'), en: tell('en') }
}

/** A whole way in words, as it is printed, from where it really begins. */
export function toldWay(way: WayThere, from: Spot, to: Goal, overview: SiteOverview): Text {
  const legs = toldLegs(way, overview)
  const tell = (language: Language) => {
    const say = sayIn(language)
    const ends = say(texts.fromTo, {
      from: startName(from, overview, '', language),
      to: to.kind === 'named' ? to.name : to.hall,
      measure: legMeasure(way, language),
    })
    return [ends, legs[language], say(texts.pace)].join('\n')
  }
  return { zh: tell('zh'), en: tell('en') }
}
