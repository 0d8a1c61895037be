import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

import type { PageLeftOut } from './left-out.texts'

export type PdfFault = 'pdfBroken' | 'pdfLocked' | 'tooSlow'

/** How letters are numbered in documents that name a Chinese font without bringing it. */
const characterMaps = import.meta.glob<string>(
  '../../../../node_modules/pdfjs-dist/cmaps/{GBK-EUC-H,GBKp-EUC-H,GBK2K-H,GB-EUC-H,UniGB-UCS2-H,UniGB-UTF16-H,Adobe-GB1-UCS2}.bcmap',
  { query: '?url', import: 'default', eager: true },
)

const addressOf = (name: string): string | undefined =>
  Object.entries(characterMaps).find(([path]) => path.endsWith(`/${name}.bcmap`))?.[1]

class OurCharacterMaps {
  async fetch({ name }: { name: string }) {
    const address = addressOf(name)
    if (!address) throw new Error(`no character map ${name}`)
    const answer = await fetch(address)
    return { cMapData: new Uint8Array(await answer.arrayBuffer()), isCompressed: true }
  }
}

/** Sharp enough to draw over, small enough to be sent. */
const longestSide = 4000
const longestMs = 60_000
const sendableBytes = 5 * 1024 * 1024

export interface PdfPage {
  picture: File
  page: number
  pages: number
  /** What the document has and the picture has not; how often, where that can be told. */
  leftOut: [what: PageLeftOut, count?: number][]
}

/** One page of a document as a picture. The document itself goes nowhere: it may be huge, or hostile. */
export async function pageOfPdf(file: File, wanted: number): Promise<PdfPage | { fault: PdfFault }> {
  GlobalWorkerOptions.workerSrc = workerAddress
  try {
    const page = await reading(file, (document) => drawn(document, wanted, file.name), {
      fault: 'tooSlow',
    } as const)
    if ('fault' in page || (await isWhole(file, wanted))) return page
    return { ...page, leftOut: [...page.leftOut, ['PARTS']] }
  } catch (error) {
    return { fault: error instanceof Error && error.name === 'PasswordException' ? 'pdfLocked' : 'pdfBroken' }
  }
}

/**
 * Whether everything on a page could be drawn. Who draws passes over what is damaged or too large without a word, so the
 * page is read once more by who stops there: with as much to draw, nothing was passed over.
 */
async function isWhole(file: File, wanted: number): Promise<boolean> {
  const operations = (stopAtErrors: boolean) =>
    reading(
      file,
      async (document) => (await (await document.getPage(wanted)).getOperatorList()).fnArray.length,
      undefined,
      { stopAtErrors },
    )
  const all = await operations(false)
  // Where even counting takes too long nobody knows, and nobody says that all is there.
  return all !== undefined && all === (await operations(true).catch(() => undefined))
}

/** `late` is the answer where it takes too long. */
async function reading<Result, Late>(
  file: File,
  work: (document: PDFDocumentProxy) => Promise<Result>,
  late: Late,
  options: { stopAtErrors?: boolean } = {},
): Promise<Result | Late> {
  const data = new Uint8Array(await file.arrayBuffer())
  const worker = new PDFWorker({})
  const task = getDocument({
    data,
    worker,
    CMapReaderFactory: OurCharacterMaps,
    cMapPacked: true,
    useWorkerFetch: false,
    // The page's security policy runs no such code; the library then decodes in plain script.
    useWasm: false,
    isEvalSupported: false,
    maxImageSize: 60_000_000,
    ...options,
  })
  let giveUp: ReturnType<typeof setTimeout> | undefined
  let isLate = false
  const tooLong = new Promise<Late>((resolve) => {
    giveUp = setTimeout(() => {
      isLate = true
      resolve(late)
    }, longestMs)
  })
  try {
    return await Promise.race([task.promise.then(work), tooLong])
  } finally {
    clearTimeout(giveUp)
    // One that goes round for ever does not hear that it shall stop either: it is not asked but ended.
    if (!isLate) await task.destroy()
    worker.destroy()
  }
}

async function drawn(document: PDFDocumentProxy, wanted: number, name: string): Promise<PdfPage> {
  const page = await document.getPage(wanted)
  const canvas = await onCanvas(page)
  const sharp = await asBlob(canvas, 'image/png')
  const blob = sharp.size <= sendableBytes ? sharp : await asBlob(canvas, 'image/jpeg')
  const extension = blob.type === 'image/png' ? 'png' : 'jpg'
  return {
    picture: new File([blob], `${name.replace(/\.pdf$/i, '')}.${extension}`, { type: blob.type }),
    page: wanted,
    pages: document.numPages,
    leftOut: await leftOutOf(document, page),
  }
}

async function leftOutOf(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PdfPage['leftOut']> {
  const layers = [...(await document.getOptionalContentConfig())] as [string, { visible: boolean }][]
  const notes: { subtype: string; hasAppearance: boolean }[] = await page.getAnnotations()
  const counts: [PageLeftOut, number][] = [
    ['OTHER_PAGES', document.numPages - 1],
    ['LAYERS_OFF', layers.filter(([, { visible }]) => !visible).length],
    ['NOTES', notes.filter(({ subtype, hasAppearance }) => !hasAppearance && !neverSeen.has(subtype)).length],
  ]
  return counts.filter(([, count]) => count > 0)
}

/** Nothing of them would be seen on paper either. */
const neverSeen = new Set(['Link', 'Popup'])

async function onCanvas(page: PDFPageProxy): Promise<HTMLCanvasElement> {
  const { width, height } = page.getViewport({ scale: 1 })
  if (!(Math.min(width, height) > 0)) throw new Error('a page without extent')
  const viewport = page.getViewport({ scale: longestSide / Math.max(width, height) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  await page.render({ canvas, viewport, background: '#ffffff' }).promise
  return canvas
}

const asBlob = (canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, 0.85),
  )
