import { hasActiveContent } from './pdf-active-content'
import { PdfAuditParser } from './pdf-audit-parser'
import { countPages } from './pdf-pages'

export type PdfFinding =
  | { pages: number }
  | { problem: 'damaged' | 'encrypted' | 'activeContent' | 'tooSlow' }

export async function auditPdf(content: Uint8Array, maxUnpackedBytes: number): Promise<PdfFinding> {
  const parser = new PdfAuditParser(content, maxUnpackedBytes)
  const { sightings } = parser
  let pages = 0
  let encrypted = false
  try {
    const context = await parser.parseDocument()
    encrypted = context.trailerInfo.Encrypt !== undefined
    pages = countPages(context)
  } catch {
    sightings.unreadable = true
  }
  // What is encrypted reads as garbage, so this answer comes before any about the content.
  if (encrypted) return { problem: 'encrypted' }
  if (sightings.overBudget) return { problem: 'tooSlow' }
  if (hasActiveContent(sightings)) return { problem: 'activeContent' }
  if (sightings.unreadable || pages === 0) return { problem: 'damaged' }
  if (hidesObjects(content, sightings.objectEnds)) return { problem: 'damaged' }
  return { pages }
}

const objectStart = /\d[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+obj/g

/**
 * A cross-reference can point a reader at an object that lies inside a string, a comment or a stream, where
 * front-to-back reading does not see it. So whatever looks like the start of an object must have been read as one.
 */
function hidesObjects(content: Uint8Array, objectEnds: number[]): boolean {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1')
  const starts = Array.from(text.matchAll(objectStart), (match) => match.index)
  return (
    starts.length !== objectEnds.length || starts.some((start, index) => !isBetween(start, objectEnds, index))
  )
}

function isBetween(start: number, objectEnds: number[], index: number): boolean {
  const previousEnd = objectEnds[index - 1] ?? 0
  const end = objectEnds[index] ?? 0
  return previousEnd <= start && start < end
}
