import { median, quantile, rangeOf } from './statistics'

export interface PairedJob {
  /** Each does its work once and says how much it measured; the ratio is ours ÷ reference. */
  ours(): Promise<number>
  reference(): Promise<number>
  /** Seconds of a fixed piece of work on the cores that are measured. */
  calibrate(): Promise<number>
  pairs?: number
  onPair?: (pair: Pair) => void
}

export interface Pair {
  ours: number
  reference: number
  ratio: number
  /** The fixed work before, between and after. */
  loops: number[]
}

export interface PairedResult {
  ratio: number
  range: { low: number; high: number }
  ours: number
  reference: number
  kept: number
  tried: number
  /** False when the machine was too restless for enough pairs; the ratio is then no result. */
  enough: boolean
}

/** Says nothing about what was measured. */
export class TooRestless extends Error {}

const mostDrift = 0.1
/** A restless machine ends the job with too few pairs instead of keeping it going for ever. */
const triesPerPair = 3

/** Alternates A B B A. The first pair only warms both sides up and is never counted. */
export async function runPairs(job: PairedJob): Promise<PairedResult> {
  const wanted = job.pairs ?? 5
  await measurePair(job, 0)
  const pairs: Pair[] = []
  let kept: Pair[] = []
  while (kept.length < wanted && pairs.length < wanted * triesPerPair) {
    const pair = await measurePair(job, pairs.length + 1)
    job.onPair?.(pair)
    pairs.push(pair)
    kept = steady(pairs)
  }
  if (kept.length === 0)
    throw new TooRestless(`the machine was too restless: none of ${pairs.length} pairs counts`)
  const ratios = kept.map(({ ratio }) => ratio)
  return {
    ratio: median(ratios),
    range: rangeOf(ratios),
    ours: median(kept.map(({ ours }) => ours)),
    reference: median(kept.map(({ reference }) => reference)),
    kept: kept.length,
    tried: pairs.length,
    enough: kept.length >= wanted,
  }
}

/**
 * Against the machine at rest as the whole run saw it, and not only within the pair: a neighbour who is busy from
 * before the pair until after it changes nothing in between, and still spoils it.
 */
function steady(pairs: readonly Pair[]): Pair[] {
  const atRest = quantile(
    pairs.flatMap(({ loops }) => loops),
    0.25,
  )
  return pairs.filter(({ loops }) => loops.every((loop) => loop <= atRest * (1 + mostDrift)))
}

async function measurePair(job: PairedJob, index: number): Promise<Pair> {
  const oursFirst = index % 2 === 0
  const before = await job.calibrate()
  const first = oursFirst ? await job.ours() : await job.reference()
  const between = await job.calibrate()
  const second = oursFirst ? await job.reference() : await job.ours()
  const after = await job.calibrate()
  const [ours, reference] = oursFirst ? [first, second] : [second, first]
  return { ours, reference, ratio: ours / reference, loops: [before, between, after] }
}

/** For the notes beside a run: how restless the machine was. */
export const loopsOf = ({ loops }: Pair): string =>
  `loops ${loops.map((loop) => (loop * 1000).toFixed(1)).join(' ')} ms`
