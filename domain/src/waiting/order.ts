/** What decides where an entry stands. */
export interface InLine {
  entryId: string
  /** In the draw of the round; none where its company was not drawn. */
  drawPlace: number | null
  joinedAt: Date
  /** Put where it is by staff, with a reason. */
  orderReason: string
}

const isMoved = ({ orderReason }: InLine): boolean => orderReason !== ''

/** Whoever drew the better place, then whoever drew none; among those, whoever came first. */
function byDraw(one: InLine, other: InLine): number {
  const places = [one.drawPlace ?? Number.POSITIVE_INFINITY, other.drawPlace ?? Number.POSITIVE_INFINITY]
  const [a = 0, b = 0] = places
  if (a !== b) return a - b
  return one.joinedAt.getTime() - other.joinedAt.getTime() || (one.entryId < other.entryId ? -1 : 1)
}

/** As they were written down last, those put there by staff stay; the others stand as they were drawn, also since then. */
export function inOrder<Entry extends InLine>(written: readonly Entry[]): Entry[] {
  const drawn = written.filter((entry) => !isMoved(entry)).sort(byDraw)
  return written.map((entry) => (isMoved(entry) ? entry : (drawn.shift() ?? entry)))
}

/** With somebody who has just come: before the first who drew a worse place, and before nobody staff put where they are. */
export function withNewcomer<Entry extends InLine>(order: readonly Entry[], newcomer: Entry): Entry[] {
  const at = order.findIndex((entry) => !isMoved(entry) && byDraw(newcomer, entry) < 0)
  return at < 0 ? [...order, newcomer] : [...order.slice(0, at), newcomer, ...order.slice(at)]
}
