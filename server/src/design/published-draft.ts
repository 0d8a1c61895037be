import { createHash } from 'node:crypto'
import { statesByHand } from '@fairground/domain/booth'
import {
  checkDraft,
  type Draft,
  type DraftBooth,
  type HandUse,
  readKeptDraft,
  writeDraft,
} from '@fairground/floorplan/design/draft'
import type { DesignedBooth, DesignedHall } from './designed-hall.repository'

/** What only helps whoever draws. */
export type DrawingAids = Pick<Draft, 'underlays' | 'locked' | 'groups'>

/**
 * The published plan of a hall in the form it is drawn in. What only helps whoever draws is nowhere in the tables: it
 * comes from the latest version that was written down, as far as its pieces are still there.
 */
export function publishedDraft(
  { width, depth, scenery }: DesignedHall,
  booths: readonly DesignedBooth[],
  latest: DrawingAids | undefined,
): Draft {
  const underlays = latest?.underlays ?? []
  const pieces = new Set([...scenery, ...booths, ...underlays].map(({ id }) => id))
  const isThere = (id: string) => pieces.has(id)
  return readable(
    checkDraft({
      version: 1,
      width,
      depth,
      elements: scenery,
      booths: booths.map(drawnBooth),
      underlays,
      locked: (latest?.locked ?? []).filter(isThere),
      groups: (latest?.groups ?? []).map((group) => group.filter(isThere)).filter(({ length }) => length > 1),
    }),
  )
}

/** What happened to a booth is none of its drawing: it is drawn as any other that can be had. */
function drawnBooth(booth: DesignedBooth): DraftBooth {
  const { id, code, x, y, width, depth, boothClass, exhibitType, special, state, fonts } = booth
  const use = statesByHand.has(state) ? (state as HandUse) : 'normal'
  return {
    kind: 'booth',
    id,
    x,
    y,
    width,
    depth,
    code,
    boothClass,
    exhibitType,
    special,
    use,
    name: nameIn(use, { zh: booth.nameZh, en: booth.nameEn }),
    ...(booth.openingReason && { opening: { sides: booth.openSides, reason: booth.openingReason } }),
    ...(fonts?.code && { codeFont: fonts.code }),
    ...(fonts?.name && { nameFont: fonts.name }),
  }
}

/** Only a service area has a name of its own; any other booth goes by whoever has it. */
const nameIn = (use: HandUse, name: DraftBooth['name']): DraftBooth['name'] =>
  use === 'function' ? name : { zh: '', en: '' }

/** As it will be published: without names that nobody would see. */
export const withOwnNames = (draft: Draft): Draft => ({
  ...draft,
  booths: draft.booths.map((booth) => ({ ...booth, name: nameIn(booth.use, booth.name) })),
})

/** What we wrote ourselves, brought to what this version writes. */
export const asDraft = (kept: unknown): Draft => readable(readKeptDraft(kept))

function readable(read: ReturnType<typeof checkDraft>): Draft {
  if ('fault' in read) throw new Error(`a plan that is kept cannot be read: ${JSON.stringify(read.fault)}`)
  return read.scene
}

/** Another one as soon as anything about a plan is. */
export const markOf = (draft: Draft): string =>
  createHash('sha256').update(writeDraft(draft)).digest('base64url')
