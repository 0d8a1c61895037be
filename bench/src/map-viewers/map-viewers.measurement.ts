import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { mapChangeNotice } from '@fairground/domain/live/notices'
import { codes } from '@fairground/wire/kernel/codes'
import { live } from '@fairground/wire/live'
import { findFreePort } from '../../../server/src/platform/embedded-postgres/free-port'
import { timeFixedLoop } from '../kernel/calibration'
import { type Cores, divideCores } from '../kernel/cores'
import { atMost, ratioFigure, seenFigure, skippedFigure } from '../kernel/figure'
import { type Measurement, mustHold } from '../kernel/measurement'
import { oneByOne } from '../kernel/one-by-one'
import { loopsOf, runPairs } from '../kernel/paired'
import { type Started, startServer } from '../kernel/process'
import { processorSeconds, residentBytes } from '../kernel/process-usage'
import { startProduct } from '../kernel/product'
import { median, quantile } from '../kernel/statistics'
import { makeTempDir } from '../kernel/temp-dir'
import { startWorker, type Worker } from '../kernel/worker'
import { findDemoHall, mapPathOf } from '../map-polls/demo-hall'
import { type BoothChange, changingBooth } from './changing-booth'
import type { ViewersJob, ViewersOutcome } from './viewers.worker'

const viewers = 10_000
/** For what a server or a crowd of viewers has open besides. */
const otherFiles = 500
const changesPerPass = 5
const heardWithinMs = 60_000
/** Long enough for what was only needed for letting people in to be let go. */
const settlesMs = 5_000

interface Side {
  server: Started
  crowd: Worker<ViewersJob, ViewersOutcome>
  next: () => BoothChange
  expectedAnswer: (body: string) => boolean
}

export const mapViewers: Measurement = {
  name: 'map-viewers',
  about: '10,000 viewers of a hall: a change reaches all of them ÷ a bare node:http broadcast',
  async run(report) {
    const { figure, note } = report
    const files = await mostOpenFiles()
    if (files < viewers + otherFiles) {
      figure(skippedFigure('map viewers', `${files} open files allowed; ulimit -n ${viewers + otherFiles}`))
      return
    }
    const cores = divideCores()
    note(cores.note)
    const product = await startProduct({ dataDir: await makeTempDir(), size: 'default', on: cores.product })
    const hall = await findDemoHall(product.dataDir)
    // Somebody has looked at the map before; only then is there something to compare a change with.
    const map = await fetch(`${product.origin}${mapPathOf(hall.id)}`)
    mustHold(map.status === 200, `the map answered ${map.status}`)
    const next = await changingBooth(product, hall.id)

    const crowdOf = () =>
      startWorker<ViewersJob, ViewersOutcome>(
        new URL('./viewers.worker.ts', import.meta.url),
        cores.generator,
      )
    const ours: Side = {
      server: product,
      crowd: crowdOf(),
      next,
      expectedAnswer: (body) => body.includes(`"code":"${codes.ok}"`),
    }
    const bare: Side = {
      server: await startBare(cores),
      crowd: crowdOf(),
      next: bareChanges(hall.id),
      expectedAnswer: (body) => body === 'told',
    }
    for (const [side, path, name] of [
      [ours, `/api${live.path}`, 'product'],
      [bare, '/live', 'bare'],
    ] as const) {
      const perThousand = await letIn(side, path)
      figure(seenFigure(`memory of ${name} for 1,000 viewers`, `${perThousand.toFixed(1)} MB`))
    }
    await oneByOne({ 'map viewers': () => compare(ours, bare, cores, report) }, report)
    await Promise.all([ours.crowd.stop(), bare.crowd.stop()])
    await Promise.all([product.stop(), bare.server.stop()])
  },
}

async function mostOpenFiles(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  // Node takes as many as it may have, so the second, hard limit counts.
  const [, hard] = /^Max open files\s+\S+\s+(\S+)/m.exec(limits) ?? []
  return hard === 'unlimited' ? Number.POSITIVE_INFINITY : Number(hard ?? viewers * 2)
}

async function startBare({ product: on }: Cores): Promise<Started> {
  const port = await findFreePort()
  const script = fileURLToPath(new URL('./bare-broadcast.mjs', import.meta.url))
  const command = on({ file: process.execPath, args: [script] })
  const env = { ...process.env, BARE_BROADCAST: JSON.stringify({ port }) }
  return startServer({ command, env, port, dataDir: await makeTempDir() })
}

/** Frames of the product's own length and look. */
function bareChanges(hallId: string): () => BoothChange {
  let turn = 0
  return () => {
    turn += 1
    const heard = `"to":"version-${String(turn).padStart(8, '0')}"`
    const booth = { id: hallId, state: 'bespoke', name: { zh: '', en: '' } }
    const data = `{"hall":"${hallId}","from":"version-00000000",${heard},"booths":[${JSON.stringify(booth)}]}`
    const body = `event: ${mapChangeNotice}\ndata: ${data}\n\n`
    return { call: { origin: '', method: 'POST', path: '/tell', body }, heard }
  }
}

/** Answers with the megabytes the server took for each thousand. */
async function letIn({ server, crowd }: Side, path: string): Promise<number> {
  const before = await residentBytes(server.pid)
  await crowd.ask({ kind: 'open', port: Number(new URL(server.origin).port), path, viewers })
  await sleep(settlesMs)
  return ((await residentBytes(server.pid)) - before) / 1e6 / (viewers / 1000)
}

interface Pass {
  p99: number
  /** From the first who heard to the 99th of each hundred: the telling itself, without what comes before it. */
  spread: number
  processorMs: number
  bytes: number
}

async function tellAll({ server, crowd, next, expectedAnswer }: Side): Promise<Pass> {
  const passes: Pass[] = []
  for (let turn = 0; turn < changesPerPass; turn += 1) {
    const { call, heard } = next()
    const before = await processorSeconds(server.pid)
    const { milliseconds, answer, bytes } = await crowd.ask({
      kind: 'change',
      call: { ...call, origin: server.origin },
      heard,
      withinMs: heardWithinMs,
    })
    const used = (await processorSeconds(server.pid)) - before
    mustHold(answer !== undefined && expectedAnswer(answer.body), `the change was answered ${answer?.body}`)
    mustHold(milliseconds.length === viewers, `${milliseconds.length} of ${viewers} viewers were reached`)
    const p99 = quantile(milliseconds, 0.99)
    passes.push({ p99, spread: p99 - Math.min(...milliseconds), processorMs: used * 1000, bytes })
  }
  const middle = (of: (pass: Pass) => number) => median(passes.map(of))
  return {
    p99: middle(({ p99 }) => p99),
    spread: middle(({ spread }) => spread),
    processorMs: middle(({ processorMs }) => processorMs),
    bytes: middle(({ bytes }) => bytes),
  }
}

async function compare(
  ours: Side,
  bare: Side,
  cores: Cores,
  { figure, note }: Parameters<Measurement['run']>[0],
): Promise<void> {
  const seen = { ours: [] as Pass[], bare: [] as Pass[] }
  const p99Of = async (name: keyof typeof seen, side: Side) => {
    const pass = await tellAll(side)
    seen[name].push(pass)
    return pass.p99
  }
  const report = () => {
    const figureOf = (name: string, of: (pass: Pass) => number) => {
      // Without the first pass, in which everything is new to both.
      const [one, other] = [seen.ours, seen.bare].map((passes) => median(passes.slice(1).map(of)))
      figure(seenFigure(name, (one ?? 0).toFixed(0), `bare ${(other ?? 0).toFixed(0)}`))
    }
    figureOf('first viewer to p99, ms', ({ spread }) => spread)
    figureOf('processor ms for a change', ({ processorMs }) => processorMs)
    figureOf('bytes to a viewer for a change', ({ bytes }) => bytes)
  }
  const result = await runPairs({
    calibrate: () => timeFixedLoop(cores.product),
    ours: () => p99Of('ours', ours),
    reference: () => p99Of('bare', bare),
    onPair: (pair) => {
      const [mine, theirs] = [seen.ours.at(-1), seen.bare.at(-1)]
      note(
        `p99 ${pair.ours.toFixed(0)} ms, bare ${pair.reference.toFixed(0)} ms; ` +
          `telling ${mine?.spread.toFixed(0)} and ${theirs?.spread.toFixed(0)} ms, ` +
          `processor ${mine?.processorMs.toFixed(0)} and ${theirs?.processorMs.toFixed(0)} ms, ${loopsOf(pair)}`,
      )
    },
  }).finally(report)
  figure(ratioFigure('change to viewer, p99 ÷ bare broadcast', result, atMost(1.5)))
  figure(
    seenFigure('change to viewer, p99, ms', result.ours.toFixed(0), `bare ${result.reference.toFixed(0)}`),
  )
}
