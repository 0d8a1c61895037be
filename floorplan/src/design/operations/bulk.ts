import type { Draft, DraftBooth } from '../draft'
import { toCentimetre } from '../pieces'
import { changed } from './changing'

export type BoothFields = Partial<
  Pick<
    DraftBooth,
    'boothClass' | 'exhibitType' | 'special' | 'use' | 'name' | 'opening' | 'codeFont' | 'nameFont'
  >
>

/** The same for all of them. Only a service area has a name, only a standard booth is special. */
export const setOnBooths = (draft: Draft, ids: Iterable<string>, fields: BoothFields): Draft =>
  changed(draft, ids, (piece) => (piece.kind === 'booth' ? withFields(piece, fields) : piece))

function withFields(booth: DraftBooth, fields: BoothFields): DraftBooth {
  const next: DraftBooth = { ...booth, ...said(fields) }
  if ((fields.use || fields.name) && next.use !== 'function') next.name = { zh: '', en: '' }
  if ((fields.boothClass || fields.special) && next.boothClass !== 'standard') next.special = false
  return next
}

/** A field every booth has cannot be taken away; not saying it is leaving it as it is. */
function said(fields: BoothFields): BoothFields {
  const canBeTakenAway = new Set(['opening', 'codeFont', 'nameFont'])
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => value !== undefined || canBeTakenAway.has(field)),
  )
}

/** Its top left corner stays. */
export const resizeTo = (
  draft: Draft,
  id: string,
  { width, depth }: { width: number; depth: number },
): Draft =>
  changed(draft, [id], (piece) =>
    'width' in piece ? { ...piece, width: atLeastSomething(width), depth: atLeastSomething(depth) } : piece,
  )

const atLeastSomething = (metres: number): number => Math.max(0.01, toCentimetre(metres))
