import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib'

const pagesKey = PDFName.of('Pages')
const kidsKey = PDFName.of('Kids')

/** Counts the leaves of the page tree; the count that the file states of itself proves nothing. */
export function countPages(context: PDFContext): number {
  const catalog = context.lookup(context.trailerInfo.Root)
  if (!(catalog instanceof PDFDict)) return 0
  const branches = new Set<PDFDict>()
  const waiting: (PDFObject | undefined)[] = [catalog.lookup(pagesKey)]
  let pages = 0
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (!(node instanceof PDFDict)) continue
    const kids = node.lookup(kidsKey)
    if (!(kids instanceof PDFArray)) {
      pages++
      continue
    }
    // A branch that is its own ancestor would keep us here for ever.
    if (branches.has(node)) return 0
    branches.add(node)
    for (let index = 0; index < kids.size(); index++) waiting.push(kids.lookup(index))
  }
  return pages
}
