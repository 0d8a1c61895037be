import { hindering } from '@fairground/domain/design'
import type { Draft } from '@fairground/floorplan/design/draft'
import { type BoothFact, isTaken } from '@fairground/floorplan/design/drawn-draft'
import { type Elsewhere, findProblems, type Problem } from '@fairground/floorplan/design/problems/index'

/** Those first that have to be mended before anything is published. */
export function problemsInOrder(
  draft: Draft,
  elsewhere: Elsewhere,
  facts: ReadonlyMap<string, BoothFact>,
): Problem[] {
  const held = new Set([...facts.values()].filter(isTaken).map(({ id }) => id))
  const found = findProblems(draft, { ...elsewhere, held })
  return [
    ...found.filter(({ kind }) => hindering.has(kind)),
    ...found.filter(({ kind }) => !hindering.has(kind)),
  ]
}
