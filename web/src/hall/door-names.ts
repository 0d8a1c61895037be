import type { Language } from '@fairground/domain/text'
import type { PlanScene } from '@fairground/floorplan/plan-scene'
import { sayIn } from '../lib/text'
import { doorTexts as texts } from './door.texts'
import { doorsIn } from './doors'

/** By its own name, else by its use; no two doors of a hall read the same. */
export function doorNames(scene: Pick<PlanScene, 'elements'>, language: Language): Map<string, string> {
  const say = sayIn(language)
  const doors = doorsIn(scene)
  const names = toldApart(
    doors.map(({ use, label }) => label?.[language] || say(use === 'exit' ? texts.exit : texts.entrance)),
  )
  return new Map(doors.map(({ id }, index) => [id, names[index] ?? id]))
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
