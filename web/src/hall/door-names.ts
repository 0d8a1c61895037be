import type { Language } from '@fairground/domain/text'
import type { PlanScene } from '@fairground/floorplan/plan-scene'
import { sayIn } from '../lib/text'
import { planSides, doorTexts as texts, winds } from './door.texts'
import { type Eighth, sidesOf } from './door-sides'
import { doorsIn } from './doors'

/**
 * By its own name, else by its use; those that would read the same by where they lie. No two doors of a hall read the same.
 * `north` is where it lies on the hall's plan, in degrees clockwise from up, if anybody knows.
 */
export function doorNames(
  { elements, ...floor }: Pick<PlanScene, 'elements' | 'width' | 'depth'>,
  language: Language,
  north: number | undefined,
): Map<string, string> {
  const say = sayIn(language)
  const doors = doorsIn({ elements }).map((door) => ({
    ...door,
    name: door.label?.[language] || say(door.use === 'exit' ? texts.exit : texts.entrance),
  }))
  const names = doors.map((door) => {
    const alike = doors.filter(({ name }) => name === door.name)
    const side = sidesOf(alike, floor)[alike.indexOf(door)]
    return alike.length === 1 || side === undefined ? door.name : placedName(door.name, side, language, north)
  })
  const apart = toldApart(names)
  return new Map(doors.map(({ id }, index) => [id, apart[index] ?? id]))
}

function placedName(name: string, side: Eighth, language: Language, north: number | undefined): string {
  const say = sayIn(language)
  const isKnown = north !== undefined
  const turned = isKnown ? side - north / 45 : side
  const words = (isKnown ? winds : planSides).at(Math.round(turned) % winds.length)
  return words ? say(isKnown ? texts.onSide : texts.onPlan, { side: words[language], name }) : name
}

/** Names that several share are numbered in their order, past whatever else is called so. */
export function toldApart(names: readonly string[]): string[] {
  const taken = new Set(names)
  const counts = new Map<string, number>()
  return names.map((name) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name
    let count = (counts.get(name) ?? 0) + 1
    while (taken.has(`${name} ${count}`)) count++
    counts.set(name, count)
    return `${name} ${count}`
  })
}
