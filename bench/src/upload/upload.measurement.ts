import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { downloadFile, uploadProductImage } from '@fairground/wire/company/files'
import { urlOf } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { envelope } from '@fairground/wire/kernel/envelope'
import { z } from 'zod'
import { timeFixedLoop } from '../kernel/calibration'
import { type Cores, divideCores } from '../kernel/cores'
import { atLeast, ratioFigure, seenFigure } from '../kernel/figure'
import { type Measurement, mustHold, type Report } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { type Product, startProduct } from '../kernel/product'
import { makeTempDir } from '../kernel/temp-dir'
import { startWorker, type Worker } from '../kernel/worker'
import { scannedPng } from './picture'
import { type Sender, signInExhibitor, takeUpUploads, uploadsOf } from './product-uploads'
import type { UploadJob, UploadOutcome } from './upload-load.worker'

const pictures = [
  { name: 'scan, 1600 × 1200', width: 1600, height: 1200 },
  { name: 'logo, 320 × 200', width: 320, height: 200 },
]
/** As many as the product checks at once. */
const connections = 2
const lastsMs = 3_000
/** Both sides have been at work for a while: just started, they are still compiling what an upload calls. */
const warmUpPasses = 5

interface Sides {
  cores: Cores
  product: Product
  exhibitors: readonly [Sender, Sender]
  bareOrigin: string
  load: Worker<UploadJob, UploadOutcome>
}

export const uploading: Measurement = {
  name: 'upload',
  about:
    'pictures uploaded per second ÷ a bare Fastify that takes the same bytes, draws them anew and hashes them, and stores nothing',
  async run(report) {
    const cores = divideCores()
    report.note(cores.note)
    const product = await startProduct({ dataDir: await makeTempDir(), on: cores.product })
    const bare = startWorker<object, { origin: string }>(
      new URL('./bare-upload.worker.ts', import.meta.url),
      cores.product,
    )
    const sides: Sides = {
      cores,
      product,
      exhibitors: [
        await signInExhibitor(product, '13800000001'),
        await signInExhibitor(product, '13800000002'),
      ],
      bareOrigin: (await bare.ask({})).origin,
      load: startWorker(new URL('./upload-load.worker.ts', import.meta.url), cores.generator),
    }
    for (const picture of pictures) await measurePicture(picture, sides, report)
  },
}

async function measurePicture(
  { name, width, height }: (typeof pictures)[number],
  sides: Sides,
  { figure, note }: Report,
): Promise<void> {
  const { cores, product, load } = sides
  const png = scannedPng(width, height)
  const [ours, bare] = await jobsFor(png, name, sides)
  const once = { connections: 1, lastsMs: 0 }
  await mustStoreWhatTheBareOneDraws(
    (await load.ask({ ...ours, ...once })).last,
    (await load.ask({ ...bare, ...once })).last,
    sides,
  )
  const rateOf = async (job: Omit<UploadJob, 'connections' | 'lastsMs'>) => {
    const { answered, seconds, wrong } = await load.ask({ ...job, connections, lastsMs })
    mustHold(wrong.length === 0, `${name}: refused under load, for example ${wrong[0]}`)
    return answered / seconds
  }
  const upload = async () => {
    await takeUpUploads(product)
    return rateOf(ours)
  }
  const uploadBare = () => rateOf(bare)
  for (let pass = 0; pass < warmUpPasses; pass += 1) {
    await upload()
    await uploadBare()
  }
  const result = await runPairs({
    calibrate: () => timeFixedLoop(cores.product),
    ours: upload,
    reference: uploadBare,
    onPair: (pair) =>
      note(`${name} ${pair.ours.toFixed(1)}/s, bare ${pair.reference.toFixed(1)}/s, ${loopsOf(pair)}`),
  })
  note(`${name}: ${(png.length / 1e6).toFixed(2)} MB each, to ${product.origin}`)
  figure(ratioFigure(`upload, ${name} ÷ bare, rate`, result, atLeast(0.7)))
  figure(
    seenFigure(`upload, ${name}, per second`, result.ours.toFixed(1), `bare ${result.reference.toFixed(1)}`),
  )
}

/** The same bytes on both sides. */
async function jobsFor(png: Buffer, name: string, { product, exhibitors, bareOrigin }: Sides) {
  const bareFile = path.join(product.dataDir, `${name}.png`)
  await writeFile(bareFile, png)
  return [
    await uploadsOf(png, { product, senders: exhibitors }),
    {
      url: `${bareOrigin}/upload`,
      headers: { 'content-type': 'application/octet-stream' },
      senders: [{}],
      bodyFile: bareFile,
      expected: '"sha256"',
    },
  ] as const
}

async function mustStoreWhatTheBareOneDraws(
  ours: string,
  bare: string,
  { product, exhibitors }: Sides,
): Promise<void> {
  const { code, msg, result } = envelope.parse(JSON.parse(ours))
  mustHold(code === codes.ok, `the upload was refused: ${msg}`)
  const { fileId } = z.decode(uploadProductImage.result, result as never)
  const address = `${product.origin}/api${urlOf(downloadFile, { query: { fileId } })}`
  const stored = Buffer.from(await (await fetch(address, { headers: exhibitors[0] })).arrayBuffer())
  const drawn = z.object({ sha256: z.string() }).parse(JSON.parse(bare)).sha256
  mustHold(
    createHash('sha256').update(stored).digest('hex') === drawn,
    'the stored picture is another one than the bare handler drew',
  )
}
