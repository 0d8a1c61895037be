import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'

export interface ReadPage {
  size: [width: number, height: number]
  /** As it would be copied out of a viewer, one set line to a line. */
  text: string
  /** The same without what runs along every page. */
  body: string
  /** How often a picture is drawn. */
  pictures: number
}

export interface ReadPdf {
  title: string | undefined
  /** The XML about the document that programs look for first. */
  metadata: string
  language: string | undefined
  pages: ReadPage[]
  /** Names of the typefaces that are part of the file. */
  embeddedFonts: Set<string>
  /** The body of all pages without line ends and spaces, so that it can be compared with what was typed. */
  plain: string
}

/** Just enough of a reader for what our own documents are made of. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const embeddedFonts = new Set<string>()
  const pages = pdf.getPages().map((page) => readPage(page, embeddedFonts))
  const language = pdf.catalog.lookup(PDFName.of('Lang'))
  const metadata = pdf.catalog.lookup(PDFName.of('Metadata'))
  return {
    title: pdf.getTitle(),
    metadata: metadata === undefined ? '' : decoded(metadata, 'utf8'),
    language:
      language instanceof PDFString || language instanceof PDFHexString ? language.decodeText() : undefined,
    pages,
    embeddedFonts,
    plain: pages.map(({ body }) => squeezed(body)).join(''),
  }
}

export const squeezed = (text: string): string => text.replace(/\s/g, '')

type Glyphs = Map<number, string>

function readPage(page: PDFPage, embeddedFonts: Set<string>): ReadPage {
  const fonts = new Map<string, Glyphs>()
  const found = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  for (const [name] of found?.entries() ?? []) {
    const font = found?.lookup(name, PDFDict)
    if (!font) continue
    fonts.set(name.decodeText(), glyphsOf(font))
    if (isEmbedded(font)) embeddedFonts.add(font.lookup(PDFName.of('BaseFont'), PDFName).decodeText())
  }
  const content = page.node.Contents()
  const text = decoded(content)
  return {
    size: [page.getWidth(), page.getHeight()],
    text: textOf(text, fonts),
    body: textOf(text.replace(/\/Artifact <<[^>]*>> BDC[\s\S]*?\nEMC/g, ''), fonts),
    pictures: [...text.matchAll(/\/I\d+ Do\b/g)].length,
  }
}

function textOf(content: string, fonts: Map<string, Glyphs>): string {
  const lines: string[] = []
  for (const [, block = ''] of content.matchAll(/\bBT\n([\s\S]*?)\nET\b/g)) {
    const glyphs = fonts.get(/\/(\w+) [\d.]+ Tf/.exec(block)?.[1] ?? '')
    const codes = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    lines.push(codes.map((code) => glyphs?.get(Number.parseInt(code, 16)) ?? '\ufffd').join(''))
  }
  return lines.join('\n')
}

/** What each glyph of a subset stands for, by the table that makes text in a PDF searchable. */
function glyphsOf(font: PDFDict): Glyphs {
  const table = decoded(font.lookup(PDFName.of('ToUnicode')))
  const glyphs: Glyphs = new Map()
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*)\]/g))
    for (const [index, [, units = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const text = String.fromCharCode(
        ...(units.match(/[0-9a-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
      )
      glyphs.set(Number.parseInt(first, 16) + index, text)
    }
  return glyphs
}

function isEmbedded(font: PDFDict): boolean {
  const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict)
  return descendant.lookup(PDFName.of('FontDescriptor'), PDFDict).has(PDFName.of('FontFile2'))
}

function decoded(stream: unknown, encoding: 'latin1' | 'utf8' = 'latin1'): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('not a stream of bytes')
  return Buffer.from(decodePDFRawStream(stream).decode()).toString(encoding)
}
