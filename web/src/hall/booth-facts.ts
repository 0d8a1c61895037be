import { boothClassNames, openingName } from '@fairground/domain/booth'
import type { Language } from '@fairground/domain/text'
import { overlaps } from '@fairground/floorplan/geometry'
import type { PlanScene } from '@fairground/floorplan/plan-scene'
import type { HallMap } from '@fairground/wire/hall/maps'
import { formatNumber } from '../lib/format'
import { sayIn } from '../lib/text'
import { boothTexts as texts } from './booth-facts.texts'
import { areaOf, type BoothOnMap, nameOf } from './booth-on-map'

export interface BoothFact {
  term: string
  value: string
}

type Limits = Pick<HallMap['hall'], 'clearHeightM' | 'floorLoadKgM2'>

/** What a booth's card says, line by line; a line nobody knows anything for is left out. */
export function boothFacts(
  booth: BoothOnMap,
  hall: Limits,
  scene: Pick<PlanScene, 'elements'>,
  language: Language,
): BoothFact[] {
  const say = sayIn(language)
  const metres = (length: number) => say(texts.metres, { figure: formatNumber(length, language) })
  const opening = openingName(booth.openSides)
  const pillars = scene.elements.filter((element) => element.kind === 'pillar' && overlaps(element, booth))
  const lines: [string, string | undefined][] = [
    [say(texts.code), booth.code],
    [say(texts.name), nameOf(booth, language)],
    [say(texts.boothType), boothClassNames[booth.boothClass][language]],
    [say(texts.openSides), opening?.[language]],
    [say(texts.lateral), metres(booth.width)],
    [say(texts.vertical), metres(booth.depth)],
    [say(texts.area), say(texts.squareMetres, { figure: formatNumber(areaOf(booth), language) })],
    [say(texts.height), hall.clearHeightM === null ? undefined : metres(hall.clearHeightM)],
    [
      say(texts.load),
      hall.floorLoadKgM2 === null
        ? undefined
        : say(texts.kgPerM2, { figure: formatNumber(hall.floorLoadKgM2, language) }),
    ],
    [
      say(texts.pillars),
      pillars.length > 0 ? say(texts.pillarsFigure, { count: pillars.length }) : undefined,
    ],
  ]
  return lines.flatMap(([term, value]) => (value ? [{ term, value }] : []))
}
