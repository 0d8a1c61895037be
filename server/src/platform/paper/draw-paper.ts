import PDFDocument from 'pdfkit'
import type { Block, PaperContent } from './content'
import { loadFaces } from './faces'
import { drawFacts, labelWidthOf } from './facts'
import { flowColumns } from './flow'
import { drawHeading, drawSubheading } from './heading'
import { drawIllustrated } from './illustrated'
import { leastRoom } from './least-room'
import { drawListings } from './listing'
import { drawPlate } from './plate'
import { drawRunningLines } from './running-lines'
import { setLines } from './set-lines'
import { openSheet, ReaderGone, type Sheet } from './sheet'
import { page, type Style, styles } from './style'
import { drawTable } from './table'
import { openRoot, openTag, type Tag } from './tags'
import { drawTitleBlock } from './title-block'

export interface DrawnPaper {
  /** Can be sent while it is still being written. */
  document: PDFKit.PDFDocument
  /** Nothing is left to be computed; the reader may still be fetching it. */
  drawn: Promise<void>
}

/** Sets a whole document, in turns short enough for others to be served in between. */
export function drawPaper(content: PaperContent): DrawnPaper {
  const doc = new PDFDocument({
    size: 'A4',
    // Lines are placed one by one; the library must never turn a page by itself.
    margin: 0,
    autoFirstPage: false,
    // The last page has to be known before the first can say how many there are.
    bufferPages: true,
    // None to begin with; otherwise a face that is never used would be read first.
    font: null as unknown as string,
    pdfVersion: '1.7',
    lang: content.lang,
    tagged: true,
    displayTitle: true,
    info: {
      Title: inMetadata(`${content.title} – ${content.name}`),
      Subject: inMetadata(content.occasion),
      Author: inMetadata(content.name),
      Creator: 'Fairground',
      CreationDate: content.createdAt,
    },
  })
  const drawn = draw(doc, content).catch((error: Error) => {
    if (!(error instanceof ReaderGone)) doc.destroy(error)
  })
  return { document: doc, drawn }
}

const wideForms: Record<string, string> = { '&': '＆', '<': '＜', '>': '＞' }

/** The library writes these texts into XML as they are, so that a company named A & B would break it. */
const inMetadata = (text: string): string =>
  text.replace(/\p{C}/gu, '').replace(/[&<>]/g, (sign) => wideForms[sign] ?? '')

async function draw(doc: PDFKit.PDFDocument, content: PaperContent): Promise<void> {
  const sheet = openSheet(doc, await loadFaces())
  const root = openRoot(sheet, content.lang)
  await drawTitleBlock(sheet, root, content)
  const labels = content.parts.flatMap(({ blocks }) => blocks.flatMap(labelsIn))
  const labelWidth = labelWidthOf(sheet, labels)
  for (const { title, blocks } of content.parts) {
    const section = openTag(sheet, root, 'Sect')
    await drawHeading(sheet, section, title, leastRoom(sheet, blocks, labelWidth))
    for (const [index, block] of blocks.entries()) {
      const following = leastRoom(sheet, blocks.slice(index + 1), labelWidth)
      await drawBlock(sheet, section, block, { labelWidth, following })
    }
  }
  drawRunningLines(sheet, content)
  await sheet.rest()
  root.element.end()
  doc.end()
}

interface Setting {
  labelWidth: number
  /** Room the block after this one needs to begin. */
  following: number
}

async function drawBlock(sheet: Sheet, parent: Tag, block: Block, setting: Setting): Promise<void> {
  switch (block.kind) {
    case 'facts':
      return drawFacts(sheet, parent, block.facts, setting.labelWidth)
    case 'subheading':
      return drawSubheading(sheet, parent, block.text, setting.following)
    case 'prose':
      return drawProse(sheet, parent, block.text)
    case 'remark':
      return drawWords(sheet, parent, block.text, styles.absent)
    case 'text':
      return drawWords(sheet, parent, block.text, styles.paragraph)
    case 'table':
      return drawTable(sheet, parent, block)
    case 'illustrated':
      return drawIllustrated(sheet, parent, block.items)
    case 'listings':
      return drawListings(sheet, parent, block.items)
    case 'plate':
      return drawPlate(sheet, parent, block)
  }
}

/** Single line breaks stay: undertakings number their points. */
async function drawProse(sheet: Sheet, parent: Tag, text: string): Promise<void> {
  sheet.y += 4
  for (const paragraph of text.split(/\n{2,}/)) {
    const lines = paragraph
      .split('\n')
      .flatMap((line, index) => setLines(sheet, line, styles.paragraph, page.textWidth, index === 0 ? 0 : 2))
    await flowColumns(sheet, [{ x: page.left, lines, tag: openTag(sheet, parent, 'P') }])
    sheet.y += 7
  }
}

async function drawWords(sheet: Sheet, parent: Tag, text: string, style: Style): Promise<void> {
  sheet.y += 4
  const lines = setLines(sheet, text, style, page.textWidth)
  await flowColumns(sheet, [{ x: page.left, lines, tag: openTag(sheet, parent, 'P') }])
  sheet.y += 2
}

const labelsIn = (block: Block): string[] =>
  block.kind === 'facts' ? block.facts.map(({ label }) => label) : []
