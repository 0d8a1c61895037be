import type { Draft } from '../draft'
import { changed } from '../operations/changing'

/** Other numbers for some booths. */
export const withCodes = (draft: Draft, codes: ReadonlyMap<string, string>): Draft =>
  changed(draft, codes.keys(), (piece) =>
    piece.kind === 'booth' ? { ...piece, code: codes.get(piece.id) ?? piece.code } : piece,
  )
