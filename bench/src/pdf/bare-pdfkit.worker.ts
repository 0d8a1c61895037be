import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { answerJobs } from '../kernel/worker'

export interface BareJob {
  /** What each page says. */
  pages: string[]
  count: number
}

export interface BareOutcome {
  seconds: number
  /** The last document, as base64. */
  file: string
}

const face = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
)

/** As the library's own guide writes it: the same words on as many pages, in one face, without any layout. */
answerJobs<BareJob, BareOutcome>(async ({ pages, count }) => {
  let file = Buffer.alloc(0)
  const startedAt = performance.now()
  for (let turn = 0; turn < count; turn += 1) {
    const document = new PDFDocument({ size: 'A4', margin: 51, autoFirstPage: false })
    document.font(face).fontSize(9.5)
    for (const page of pages) document.addPage().text(page)
    document.end()
    file = await buffer(document)
  }
  return { seconds: (performance.now() - startedAt) / 1000, file: file.toString('base64') }
})
