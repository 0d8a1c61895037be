import PDFDocument from 'pdfkit'
import { loadFaces } from '../platform/paper/faces'
import { openSheet, ReaderGone } from '../platform/paper/sheet'
import { badgeSize, type DrawnBadge, drawBadge } from './draw-badge'

export interface BadgeDocument {
  /** Can be sent while it is still being written. */
  document: PDFKit.PDFDocument
  drawn: Promise<void>
}

interface Content {
  title: string
  lang: string
  badges: readonly DrawnBadge[]
  /** Four to a sheet of A4 with lines to cut along, or each on a page of its own size. */
  onSheets: boolean
}

const columns = 2
const perSheet = 4

export function drawBadges({ title, lang, badges, onSheets }: Content): BadgeDocument {
  const doc = new PDFDocument({
    size: onSheets ? 'A4' : [badgeSize.width, badgeSize.height],
    margin: 0,
    autoFirstPage: false,
    font: null as unknown as string,
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    info: { Title: title, Creator: 'Fairground' },
  })
  const drawn = draw(doc, badges, onSheets).catch((error: Error) => {
    if (!(error instanceof ReaderGone)) doc.destroy(error)
  })
  return { document: doc, drawn }
}

async function draw(
  doc: PDFKit.PDFDocument,
  badges: readonly DrawnBadge[],
  onSheets: boolean,
): Promise<void> {
  // Begins with a page of its own.
  const sheet = openSheet(doc, await loadFaces())
  for (const [index, badge] of badges.entries()) {
    const place = onSheets ? index % perSheet : 0
    if (index > 0 && place === 0) doc.addPage()
    doc.save()
    doc.translate((place % columns) * badgeSize.width, Math.floor(place / columns) * badgeSize.height)
    drawBadge(sheet, badge)
    doc.restore()
    if (onSheets && (place === perSheet - 1 || index === badges.length - 1)) drawCuts(doc)
    await sheet.rest()
  }
  doc.end()
}

/** Through the middle both ways, where four badges of A6 meet on a sheet of A4. */
function drawCuts(doc: PDFKit.PDFDocument): void {
  const { width, height } = badgeSize
  doc.lineWidth(0.4).strokeColor('#8A8178').dash(3, { space: 3 })
  doc.moveTo(width, 0).lineTo(width, height * 2)
  doc.moveTo(0, height).lineTo(width * 2, height)
  doc.stroke().undash()
}
