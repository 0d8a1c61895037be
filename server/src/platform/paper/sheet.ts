import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Faces } from './faces'
import { page } from './style'

/** A document while it is being set: where the next thing goes, and on which page. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly faces: Faces
  /** The top of what comes next. */
  y: number
  /** To be awaited between lines: setting type is all computing, and others want to be served meanwhile. */
  rest(): Promise<void>
}

/** The reader has gone; there is nobody to set the rest for. */
export class ReaderGone extends Error {}

/** Other calls wait no longer than this for a line to be set. */
const longestTurnMs = 8

export function openSheet(doc: PDFKit.PDFDocument, faces: Faces): Sheet {
  // The published types do not know yet that a font may come already read.
  for (const { name, font } of Object.values(faces)) doc.registerFont(name, font as unknown as Uint8Array)
  doc.addPage()
  let turnBegan = performance.now()
  return {
    doc,
    faces,
    y: page.firstTop,
    async rest() {
      if (performance.now() - turnBegan < longestTurnMs) return
      await nextTurn()
      if (doc.destroyed) throw new ReaderGone()
      turnBegan = performance.now()
    },
  }
}

export function turnPage(sheet: Sheet): void {
  sheet.doc.addPage()
  sheet.y = page.top
}

export const roomLeft = (sheet: Sheet): number => page.bottom - sheet.y

/** Turns the page unless so much still fits on this one. */
export function needRoom(sheet: Sheet, height: number): void {
  if (height > roomLeft(sheet)) turnPage(sheet)
}
