import { buffer } from 'node:stream/consumers'
import { drawable } from '@fairground/floorplan/draw-plan'
import { drawHereSheet } from '@fairground/floorplan/here-sheet'
import type { Plan } from '@fairground/floorplan/plan'
import { dayColours } from '@fairground/floorplan/plan-colours'
import { asPicture, drawSheet, fitted, papers, split } from '@fairground/floorplan/plan-sheet'
import type { Surface } from '@fairground/floorplan/surface'
import { svgSurface } from '@fairground/floorplan/svg-surface'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { encode } from 'uqr'
import { type Faces, loadFaces } from '../platform/paper/faces'
import { outlineLettering } from './outline-lettering'
import { pdfSurface } from './pdf-surface'
import type { PlanExportRow } from './plan-export.repository'
import type { PlanWords } from './words'

interface Drawing {
  order: Pick<PlanExportRow, 'format' | 'paper' | 'layout' | 'language' | 'here'>
  plan: Plan
  own: ReadonlySet<string>
  words: PlanWords
  /** What lies on the floor of the plan, by the file it comes from. */
  pictures: ReadonlyMap<string, Buffer>
  /** After each sheet that is done, and once before the first. */
  onSheet(done: number, sheets: number): Promise<void>
}

interface DrawnFile {
  content: Buffer
  contentType: string
}

/** The same sheet whatever it is drawn on: as a document, as a picture, or as a drawing to be worked on. */
export async function drawPlanFile(drawing: Drawing): Promise<DrawnFile> {
  const { format } = drawing.order
  await drawing.onSheet(0, 1)
  const faces = await loadFaces()
  switch (format) {
    case 'pdf':
      return { content: await documentOf(drawing, faces), contentType: 'application/pdf' }
    case 'svg':
      return { content: Buffer.from(pictureOf(drawing, faces, 'text')), contentType: 'image/svg+xml' }
    case 'png':
      return { content: await pixelsOf(drawing, faces), contentType: 'image/png' }
  }
}

/** Dots of the picture for a point of the sheet. */
const dotsForPoint = 2.5

async function pixelsOf(drawing: Drawing, faces: Faces): Promise<Buffer> {
  const svg = pictureOf(drawing, faces, 'outlines')
  return sharp(Buffer.from(svg), { density: 72 * dotsForPoint, limitInputPixels: 60_000_000 })
    .flatten({ background: dayColours.paper })
    .png()
    .toBuffer()
}

/** A machine that makes dots of it may have no Chinese typeface; whoever opens the drawing has one, if not the same. */
function pictureOf(drawing: Drawing, faces: Faces, letters: 'text' | 'outlines'): string {
  const layout = asPicture(drawing.plan)
  const lettering = outlineLettering(faces)
  const surface = svgSurface({
    width: layout.width,
    depth: layout.depth,
    title: drawing.words.sheet.title,
    ...(letters === 'outlines' ? { lettering } : { widthOf: lettering.widthOf }),
    pictures: asAddresses(drawing.pictures),
  })
  drawSheet(surface, drawable(drawing.plan), sheetOf(drawing, layout, 0))
  return String(surface)
}

const asAddresses = (pictures: Drawing['pictures']): Map<string, string> =>
  new Map([...pictures].map(([file, bytes]) => [file, `data:image/jpeg;base64,${bytes.toString('base64')}`]))

const sheetOf = (
  { words, own, order }: Drawing,
  layout: ReturnType<typeof asPicture>,
  page: number,
): Parameters<typeof drawSheet>[2] => {
  const { own: ownWords, ...legend } = words.sheet.legend
  return {
    layout,
    page,
    words: { ...words.sheet, legend: { ...legend, ...(own.size > 0 && ownWords && { own: ownWords }) } },
    view: { language: order.language, colours: dayColours, own },
  }
}

async function documentOf(drawing: Drawing, faces: Faces): Promise<Buffer> {
  const { order, plan, words, onSheet } = drawing
  const doc = new PDFDocument({
    margin: 0,
    autoFirstPage: false,
    font: null as unknown as string,
    pdfVersion: '1.7',
    lang: order.language === 'en' ? 'en' : 'zh-CN',
    displayTitle: true,
    info: { Title: words.sheet.title, Creator: 'Fairground' },
  })
  const content = buffer(doc)
  const surface = pdfSurface(doc, faces, drawing.pictures)
  const ready = drawable(plan)
  const sheets = order.here ? [hereSheet(drawing, order.here)] : planSheets(drawing)
  for (const [index, { size, draw }] of sheets.entries()) {
    doc.addPage({ size: [size.width, size.depth], margin: 0 })
    draw(surface, ready)
    await onSheet(index + 1, sheets.length)
  }
  doc.end()
  return content
}

interface Sheet {
  size: { width: number; depth: number }
  draw(surface: Surface, plan: ReturnType<typeof drawable>): void
}

function planSheets(drawing: Drawing): Sheet[] {
  const { layout: wanted, paper } = drawing.order
  const layout = wanted === 'split' ? split(drawing.plan, paper) : fitted(drawing.plan, paper)
  return layout.floors.map((_floor, page) => ({
    size: layout,
    draw: (surface, plan) => drawSheet(surface, plan, sheetOf(drawing, layout, page)),
  }))
}

function hereSheet({ order, words }: Drawing, here: { x: number; y: number; link: string }): Sheet {
  // A quarter of the code may be scratched or in the shade, and it is still read.
  const { data } = encode(here.link, { ecc: 'Q', border: 0 })
  return {
    size: papers[order.paper],
    draw: (surface, plan) =>
      drawHereSheet(surface, plan, {
        paper: order.paper,
        at: here,
        code: data,
        words: words.here,
        view: { language: order.language, colours: dayColours },
      }),
  }
}
