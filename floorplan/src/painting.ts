import { boothStates, type PlanBooth } from './plan'
import { type BoothColours, type Mark, marks, type PlanColours } from './plan-colours'

/** How a booth looks: its colours, and a mark for whoever does not tell them apart. */
export interface Coat extends BoothColours {
  mark: Mark
}

/** What a plan says by the looks of its booths. */
export interface Painting {
  /** In the order they are drawn; a booth in none of them is not. */
  coats: readonly Coat[]
  coatOf(booth: Pick<PlanBooth, 'id' | 'state'>): Coat
}

/** One coat for each state. */
export function paintedByState({ booths }: PlanColours): Painting {
  const coats = new Map(boothStates.map((state) => [state, { ...booths[state], mark: marks[state] }]))
  return {
    coats: [...coats.values()],
    coatOf: ({ state }) => coats.get(state) ?? { ...booths[state], mark: marks[state] },
  }
}

/** Marks for kinds in the order of their colours: no two that lie side by side look alike. */
const kindMarks: readonly Mark[] = ['none', 'rising', 'dots', 'bars', 'falling', 'crossed']

/** As many coats as there are kinds; from the seventh on colours and marks meet in new pairs. */
export const coatsForKinds = ({ kinds }: PlanColours, count: number): Coat[] =>
  Array.from({ length: count }, (_, place) => {
    const round = Math.floor(place / kinds.length)
    return {
      ...(kinds[place % kinds.length] as BoothColours),
      mark: kindMarks[(place + round) % kindMarks.length] ?? 'none',
    }
  })

/** Denser from step to step. */
const stepMarks: readonly Mark[] = ['none', 'dots', 'bars', 'rising', 'crossed']

export const coatsForSteps = ({ steps }: PlanColours): Coat[] =>
  steps.map((step, place) => ({ ...step, mark: stepMarks[place] ?? 'none' }))

/** How much of a fill and of a line gives way to the paper; words stay readable. */
const faded = { fill: 0.7, line: 0.55 }

/** All but these step back: still what they are, in colour, mark and name, but nothing the eye stops at. */
export function steppingBack(
  { coats, coatOf }: Painting,
  but: ReadonlySet<string>,
  { paper, faint }: Pick<PlanColours, 'paper' | 'faint'>,
): Painting {
  const pale = new Map(
    coats.map((coat): [Coat, Coat] => [
      coat,
      {
        mark: coat.mark,
        fill: mixed(coat.fill, paper, faded.fill),
        line: mixed(coat.line, paper, faded.line),
        ink: faint,
      },
    ]),
  )
  return {
    // Those that stand out are drawn last, so that no pale edge lies over theirs.
    coats: [...pale.values(), ...coats],
    coatOf(booth) {
      const coat = coatOf(booth)
      return but.has(booth.id) ? coat : (pale.get(coat) ?? coat)
    },
  }
}

/** Of two colours in six figures each, so much of the second. */
function mixed(one: string, other: string, share: number): string {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const second = parts(other)
  const between = parts(one).map((part, place) => Math.round(part + ((second[place] ?? part) - part) * share))
  return `#${between.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
