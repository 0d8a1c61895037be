import { boothStateNames } from '@fairground/domain/booth'
import type { Language } from '@fairground/domain/text'
import type { Rect } from '@fairground/floorplan/geometry'
import type { Plan } from '@fairground/floorplan/plan'
import type { PlanScene } from '@fairground/floorplan/plan-scene'
import type { HallMap, MappedBooth } from '@fairground/wire/hall/maps'

/** A booth with its place: what the map says of it and where the scene has it. */
export type BoothOnMap = MappedBooth & Rect

/** The server has checked the text by the scene's own schema, so it is only read here. */
export const sceneOf = (text: string): PlanScene => JSON.parse(text) as PlanScene

/** In the order of their numbers, as lists show them; what has no place on the plan is not there. */
export function boothsOf(map: HallMap, scene: PlanScene): BoothOnMap[] {
  const places = new Map(scene.booths.map((booth) => [booth.id, booth]))
  return map.booths
    .flatMap((booth) => {
      const place = places.get(booth.id)
      return place ? [{ ...booth, ...place }] : []
    })
    .sort((one, other) => byNumber.compare(one.code, other.code))
}

const byNumber = new Intl.Collator('en', { numeric: true })

/** What is drawn: the scene with the names of its booths in the reader's language. */
export const planOf = (
  { hall: { background } }: Pick<HallMap, 'hall'>,
  scene: PlanScene,
  booths: readonly BoothOnMap[],
  language: Language,
): Plan => ({
  width: scene.width,
  depth: scene.depth,
  outdoor: scene.outdoor,
  background: background ?? undefined,
  scenery: scene.elements,
  booths: booths.map(
    ({ id, code, state, special, boothClass, name, x, y, width, depth, codeFont, nameFont }) => ({
      id,
      code,
      state,
      special,
      raw: boothClass === 'raw',
      name: name[language],
      x,
      y,
      width,
      depth,
      codeFont,
      nameFont,
    }),
  ),
})

export const areaOf = ({ width, depth }: Rect): number => Math.round(width * depth * 100) / 100

/** The full name where it may be known. */
export const nameOf = ({ fullName, name }: MappedBooth, language: Language): string =>
  fullName?.[language] || name[language]

export const stateName = ({ state }: MappedBooth, language: Language): string =>
  boothStateNames[state][language]
