import type { Draft } from '@fairground/floorplan/design/draft'
import { openSidesOf } from '@fairground/floorplan/design/openings'
import type { Side } from '@fairground/floorplan/geometry'
import { useEditor } from '../../design-context'

const none: readonly Side[] = []

/** One look at the whole plan serves every booth of it. */
let known: { draft: Draft; sides: ReadonlyMap<string, readonly Side[]> } | undefined

export function openSidesIn(draft: Draft): ReadonlyMap<string, readonly Side[]> {
  if (known?.draft !== draft) known = { draft, sides: openSidesOf(draft) }
  return known.sides
}

/** The sides visitors can come from, as geometry finds them. */
export const useOpenSides = (boothId: string): readonly Side[] =>
  useEditor(({ draft }) => openSidesIn(draft).get(boothId) ?? none)
