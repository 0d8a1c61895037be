import type { ProblemKind } from '@fairground/domain/design'
import type { Rect } from '../../geometry'
import type { ScenePoint } from '../../scene'
import type { Draft } from '../draft'

/** What puts a problem right at one click. */
export interface Mend {
  apply(draft: Draft): Draft
  /** The number a booth gets by it. */
  code?: string
}

export interface Problem {
  kind: ProblemKind
  /** The pieces it is about. */
  ids: string[]
  /** Where to look. */
  at: ScenePoint
  /** The floor in question. */
  floor?: Rect
  /** How wide an aisle is, how far a booth reaches into a fire lane. */
  metres?: number
  areaM2?: number
  /** The number that is there more than once. */
  code?: string
  /** The other hall that has it. */
  hall?: string
  mend?: Mend
}

type Numbers = ReadonlyMap<string, string>

export const hallsByNumber = (halls: readonly { hall: string; numbers: readonly string[] }[]): Numbers =>
  new Map(halls.flatMap(({ hall, numbers }) => numbers.map((number) => [number, hall] as const)))

/** All numbers that are none for this hall. */
export const inOtherHalls = ({ taken, planned }: Elsewhere): string[] => [...taken.keys(), ...planned.keys()]

/** What stands in other halls. */
export interface Elsewhere {
  /** Numbers that booths of other halls have, in capitals, each with the number of its hall. */
  taken: Numbers
  /** Those that only the drafts of other halls have. */
  planned: Numbers
}

/** What is known besides the plan. */
export interface Beside extends Elsewhere {
  /** Booths that somebody has, by id: no mend moves or renumbers them. */
  held: ReadonlySet<string>
}
