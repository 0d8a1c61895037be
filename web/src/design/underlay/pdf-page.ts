import { GlobalWorkerOptions, getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

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

/** The first page of a document as a picture. The document itself goes nowhere: it may be huge, or hostile. */
export async function pictureOfPdf(file: File): Promise<File | { fault: PdfFault }> {
  GlobalWorkerOptions.workerSrc = workerAddress
  const reading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    CMapReaderFactory: OurCharacterMaps,
    cMapPacked: true,
    useWorkerFetch: false,
    // The page's security policy runs no such code; the library then decodes in plain script.
    useWasm: false,
    isEvalSupported: false,
    maxImageSize: 60_000_000,
  })
  const tooLong = new Promise<{ fault: PdfFault }>((resolve) =>
    setTimeout(() => resolve({ fault: 'tooSlow' }), longestMs),
  )
  try {
    return await Promise.race([drawn(reading.promise, file.name), tooLong])
  } catch (error) {
    return { fault: error instanceof Error && error.name === 'PasswordException' ? 'pdfLocked' : 'pdfBroken' }
  } finally {
    await reading.destroy()
  }
}

async function drawn(document: ReturnType<typeof getDocument>['promise'], name: string): Promise<File> {
  const page = await (await document).getPage(1)
  const canvas = await onCanvas(page)
  const sharp = await asBlob(canvas, 'image/png')
  const blob = sharp.size <= sendableBytes ? sharp : await asBlob(canvas, 'image/jpeg')
  const extension = blob.type === 'image/png' ? 'png' : 'jpg'
  return new File([blob], `${name.replace(/\.pdf$/i, '')}.${extension}`, { type: blob.type })
}

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
