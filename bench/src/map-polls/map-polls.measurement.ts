import { get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { hallMap, mapChangesSince } from '@fairground/wire/hall/maps'
import { envelope } from '@fairground/wire/kernel/envelope'
import { z } from 'zod'
import { timeFixedLoop } from '../kernel/calibration'
import { type Cores, divideCores } from '../kernel/cores'
import { type Aim, atLeast, kilobytes, ratioFigure, seenFigure, skippedFigure } from '../kernel/figure'
import { type Measurement, mustHold, type Report } from '../kernel/measurement'
import { oneByOne } from '../kernel/one-by-one'
import { loopsOf, runPairs } from '../kernel/paired'
import type { Started } from '../kernel/process'
import { processorSeconds } from '../kernel/process-usage'
import { startProduct } from '../kernel/product'
import { median } from '../kernel/statistics'
import { makeTempDir } from '../kernel/temp-dir'
import { startWorker, type Worker } from '../kernel/worker'
import { hashOf } from '../load/body-hash'
import type { RawJob, RawOutcome } from '../load/raw-calls.worker'
import { ReferenceUnavailable } from '../references/install'
import { startNginx } from '../references/nginx'
import { findDemoHall, mapPathOf } from './demo-hall'

const connections = 16
const lastsMs = 2_000

interface Sides {
  cores: Cores
  product: Started
  nginx: Started
  load: Worker<RawJob, RawOutcome>
}

export const mapPolls: Measurement = {
  name: 'map-polls',
  about: "a hall's map over HTTP, unchanged (304) and whole ÷ nginx with the same bytes",
  async run(report) {
    const cores = divideCores()
    report.note(cores.note)
    const product = await startProduct({
      dataDir: await makeTempDir(),
      size: 'default',
      on: cores.product,
    })
    const hall = await findDemoHall(product.dataDir)
    const path = mapPathOf(hall.id)
    const { body, etag } = await readMap(`${product.origin}${path}`)
    report.note(`${hall.booths} booths, ${kilobytes(body.length)} packed`)
    const name = 'map'
    const nginx = await nginxIfPossible({ name, body, headers: { 'Content-Encoding': 'br' } }, cores, report)
    if (!nginx) return
    const theirs = await readMap(`${nginx.origin}/${name}`)
    mustHold(theirs.body.equals(body), 'nginx sends other bytes')
    const load = startWorker<RawJob, RawOutcome>(
      new URL('../load/raw-calls.worker.ts', import.meta.url),
      cores.generator,
    )
    const sides: Sides = { cores, product, nginx, load }
    const unchanged = { status: 304, bodyHash: hashOf(Buffer.alloc(0)) }
    const whole = { status: 200, bodyHash: hashOf(body) }
    const news = await askNews(product.origin, hall.id, body)
    const plain = { 'accept-encoding': 'br' }
    await oneByOne(
      {
        'map poll, unchanged': () =>
          compare('map poll, unchanged', sides, atLeast(0.25), report, {
            ours: { path, headers: { ...plain, 'if-none-match': etag }, expected: unchanged },
            reference: {
              path: `/${name}`,
              headers: { ...plain, 'if-none-match': theirs.etag },
              expected: unchanged,
            },
          }),
        'map, whole': () =>
          compare('map, whole', sides, atLeast(0.4), report, {
            ours: { path, headers: plain, expected: whole },
            reference: { path: `/${name}`, headers: plain, expected: whole },
          }),
        // What a screen without a stream asks; written anew for everybody, so nginx has nothing like it but the 304.
        'what is new, nothing': () =>
          compare('what is new, nothing', sides, undefined, report, {
            ours: { path: news.path, headers: {}, expected: news.expected },
            reference: {
              path: `/${name}`,
              headers: { ...plain, 'if-none-match': theirs.etag },
              expected: unchanged,
            },
          }),
      },
      report,
    )
  },
}

async function nginxIfPossible(
  file: Parameters<typeof startNginx>[0]['file'],
  { product: on }: Cores,
  { figure, note }: Report,
): Promise<Started | undefined> {
  try {
    return await startNginx({ file, on })
  } catch (error) {
    if (!(error instanceof ReferenceUnavailable)) throw error
    note(error.message)
    figure(skippedFigure('map polls ÷ nginx', error.message))
    return undefined
  }
}

/** As it goes over the wire: fetch would unpack it. */
async function readMap(address: string): Promise<{ body: Buffer; etag: string }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const { etag, 'content-encoding': packing } = incoming.headers
        if (incoming.statusCode !== 200 || packing !== 'br' || !etag)
          reject(new Error(`${address} answered ${incoming.statusCode}, packed as ${packing}`))
        else resolve({ body: Buffer.concat(chunks), etag })
      })
    }).on('error', reject)
  })
}

/** What is new since the version just read: nothing. */
async function askNews(
  origin: string,
  hallId: string,
  packedMap: Buffer,
): Promise<Pick<Question, 'path' | 'expected'>> {
  const { result } = envelope.parse(JSON.parse(brotliDecompressSync(packedMap).toString()))
  const { version } = z.decode(hallMap.result, result as never)
  const path = `/api${mapChangesSince.path.replace('{hallId}', hallId)}?since=${version}`
  const answer = await fetch(`${origin}${path}`)
  const body = Buffer.from(await answer.arrayBuffer())
  mustHold(answer.status === 200 && body.includes(`"to":"${version}"`), `${path} answered ${body}`)
  return { path, expected: { status: 200, bodyHash: hashOf(body) } }
}

type Question = Pick<RawJob, 'path' | 'headers' | 'expected'>

/**
 * Answers for a second of the server's processor time: what it could answer had it a core for itself, and what no
 * generator that is too slow for nginx can spoil.
 */
async function compare(
  name: string,
  { cores, product, nginx, load }: Sides,
  aim: Aim | undefined,
  { figure, note }: Report,
  { ours, reference }: { ours: Question; reference: Question },
): Promise<void> {
  const wall: number[] = []
  const ask = async ({ origin, pid }: Started, question: Question) => {
    const before = await processorSeconds(pid)
    const port = Number(new URL(origin).port)
    const { answered, seconds, wrong } = await load.ask({ port, ...question, connections, lastsMs })
    const used = (await processorSeconds(pid)) - before
    mustHold(wrong.length === 0, `${name}: other answers under load, for example ${wrong[0]}`)
    return { rate: answered / used, perSecond: answered / seconds }
  }
  const result = await runPairs({
    calibrate: () => timeFixedLoop(cores.product),
    async ours() {
      const { rate, perSecond } = await ask(product, ours)
      wall.push(perSecond)
      return rate
    },
    reference: async () => (await ask(nginx, reference)).rate,
    onPair: (pair) =>
      note(
        `${name} ${pair.ours.toFixed(0)} a processor second, nginx ${pair.reference.toFixed(0)}, ${loopsOf(pair)}`,
      ),
  })
  figure(ratioFigure(`${name} ÷ nginx`, result, aim))
  figure(
    seenFigure(
      `${name}, a processor second`,
      result.ours.toFixed(0),
      `nginx ${result.reference.toFixed(0)}; by the clock ${median(wall).toFixed(0)}`,
    ),
  )
}
