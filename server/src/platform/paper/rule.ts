import type { Sheet } from './sheet'
import { ink, page } from './style'

/** A hairline over the whole width. */
export function rule({ doc }: Sheet, y: number): void {
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).stroke(ink.line)
}
