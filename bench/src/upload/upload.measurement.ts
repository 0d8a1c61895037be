import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
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
import { withDatabase } from '../kernel/product-database'
import { makeTempDir } from '../kernel/temp-dir'
import { startWorker, type Worker } from '../kernel/worker'
import { logIn } from '../load/log-in'
import { scannedPng } from './picture'
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
const boundary = 'fairground-bench'

interface Sides {
  cores: Cores
  product: Product
  exhibitor: Record<string, string>
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
      exhibitor: await signInExhibitor(product.origin),
      bareOrigin: (await bare.ask({})).origin,
      load: startWorker(new URL('./upload-load.worker.ts', import.meta.url), cores.generator),
    }
    for (const picture of pictures) await measurePicture(picture, sides, report)
  },
}

async function signInExhibitor(origin: string): Promise<Record<string, string>> {
  const { code, message, cookie, token } = await logIn(new Agent(), { origin, username: '13800000001' })
  mustHold(code === codes.ok, `the exhibitor could not log in: ${message}`)
  return { cookie, XTOKEN: token }
}

/** As saved sections would: an account may only have so many uploads that nothing refers to. */
const takeUpUploads = (dataDir: string) =>
  withDatabase(dataDir, (client) =>
    client.query('UPDATE stored_file SET claimed_at = now() WHERE claimed_at IS NULL'),
  )

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
    await takeUpUploads(product.dataDir)
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

/** The same bytes on both sides; only the product has them wrapped as a browser sends a form. */
async function jobsFor(png: Buffer, name: string, { product, exhibitor, bareOrigin }: Sides) {
  const bareFile = path.join(product.dataDir, `${name}.png`)
  const formFile = path.join(product.dataDir, `${name}.form`)
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo.png"\r\n\r\n`
  await writeFile(bareFile, png)
  await writeFile(formFile, Buffer.concat([Buffer.from(head), png, Buffer.from(`\r\n--${boundary}--\r\n`)]))
  return [
    {
      url: `${product.origin}/api${uploadProductImage.path}`,
      headers: { ...exhibitor, 'content-type': `multipart/form-data; boundary=${boundary}` },
      bodyFile: formFile,
      expected: `"code":"${codes.ok}"`,
    },
    {
      url: `${bareOrigin}/upload`,
      headers: { 'content-type': 'application/octet-stream' },
      bodyFile: bareFile,
      expected: '"sha256"',
    },
  ] as const
}

async function mustStoreWhatTheBareOneDraws(
  ours: string,
  bare: string,
  { product, exhibitor }: Sides,
): Promise<void> {
  const { code, msg, result } = envelope.parse(JSON.parse(ours))
  mustHold(code === codes.ok, `the upload was refused: ${msg}`)
  const { fileId } = z.decode(uploadProductImage.result, result as never)
  const address = `${product.origin}/api${urlOf(downloadFile, { query: { fileId } })}`
  const stored = Buffer.from(await (await fetch(address, { headers: exhibitor })).arrayBuffer())
  const drawn = z.object({ sha256: z.string() }).parse(JSON.parse(bare)).sha256
  mustHold(
    createHash('sha256').update(stored).digest('hex') === drawn,
    'the stored picture is another one than the bare handler drew',
  )
}
