import { Agent } from 'node:http'
import { signUpPdf } from '@fairground/wire/company/pdf'
import { codes } from '@fairground/wire/kernel/codes'
import { type ReadPdf, readPdf, squeezed } from '../../../server/test/support/read-pdf'
import { timeFixedLoop } from '../kernel/calibration'
import { divideCores } from '../kernel/cores'
import { ratioFigure, seenFigure } from '../kernel/figure'
import { type Measurement, mustHold } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { startProduct } from '../kernel/product'
import { makeTempDir } from '../kernel/temp-dir'
import { startWorker } from '../kernel/worker'
import { logIn } from '../load/log-in'
import type { BareJob, BareOutcome } from './bare-pdfkit.worker'
import type { FetchJob, FetchOutcome } from './fetch-pdfs.worker'
import { sampleProducts, showProducts } from './sample-products'

/** A company of the demo fair that has filled in everything. */
const username = '13800000006'
const documentsPerPass = 10

const worker = (name: string) => new URL(`./${name}.worker.ts`, import.meta.url)
const opened = (file: string): Promise<ReadPdf> => readPdf(Buffer.from(file, 'base64'))

/** Ours reads the sign-up from the database, sets it with all that belongs to a page, tags it and sends it over HTTP. */
export const pdf: Measurement = {
  name: 'pdf',
  about:
    'PDF pages per second of a whole sign-up ÷ a bare pdfkit document with the same words, pages and face',
  async run({ figure, note }) {
    const cores = divideCores()
    note(cores.note)
    const dataDir = await makeTempDir()
    const product = await startProduct({ dataDir, on: cores.product })
    await showProducts(dataDir, username)
    const { code, cookie, message } = await logIn(new Agent(), { origin: product.origin, username })
    mustHold(code === codes.ok, `the exhibitor could not log in: ${message}`)

    const reader = startWorker<FetchJob, FetchOutcome>(worker('fetch-pdfs'), cores.generator)
    const bare = startWorker<BareJob, BareOutcome>(worker('bare-pdfkit'), cores.product)
    const fetchPdfs = async (count: number) => {
      const job = { url: `${product.origin}/api${signUpPdf.path}`, cookie, count }
      const { seconds, file, wrong } = await reader.ask(job)
      mustHold(wrong.length === 0, `no document came: ${wrong[0]}`)
      return { seconds, file }
    }

    const ours = await opened((await fetchPdfs(1)).file)
    for (const { introZh, introEn } of sampleProducts)
      mustHold(
        [introZh, introEn].every((text) => ours.plain.includes(squeezed(text))),
        'a text is missing',
      )
    const pages = ours.pages.map(({ text }) => text.replaceAll('\n', ' '))
    const same = await opened((await bare.ask({ pages, count: 1 })).file)
    mustHold(same.pages.length === pages.length, `the reference has ${same.pages.length} pages`)
    mustHold(same.plain === squeezed(pages.join('')), 'the reference says something else')
    note(`${pages.length} pages, ${same.plain.length} characters`)

    const perPass = documentsPerPass * pages.length
    const result = await runPairs({
      calibrate: () => timeFixedLoop(cores.product),
      ours: async () => perPass / (await fetchPdfs(documentsPerPass)).seconds,
      reference: async () => perPass / (await bare.ask({ pages, count: documentsPerPass })).seconds,
      onPair: (pair) =>
        note(`ours ${pair.ours.toFixed(1)}/s, bare ${pair.reference.toFixed(1)}/s, ${loopsOf(pair)}`),
    })
    await Promise.all([reader.stop(), bare.stop(), product.stop()])
    figure(ratioFigure('PDF pages/s ÷ bare pdfkit', result))
    figure(seenFigure('PDF pages, per second', result.ours.toFixed(0), `bare ${result.reference.toFixed(0)}`))
  },
}
