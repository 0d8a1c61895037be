import type { Piece } from '../../draft'
import { withPieces } from '../../edit'
import type { Bench } from '../../tool'

/** What was drawn lies on the plan, and is what one goes on with. */
export function place(piece: Piece, bench: Bench): void {
  bench.change('draw', withPieces(bench.draft, [piece]))
  bench.select([piece.id])
}
