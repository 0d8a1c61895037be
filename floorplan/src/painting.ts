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
