import { timeFixedLoop } from '../kernel/calibration'
import { divideCores } from '../kernel/cores'
import { ratioFigure, seenFigure } from '../kernel/figure'
import { type Measurement, mustHold } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { startWorker } from '../kernel/worker'
import type { ReadJob, ReadOutcome } from './read-drawing.worker'

const lines = 200_000

/** Ours places every line in metres, follows blocks, and counts what it leaves out. */
export const dxf: Measurement = {
  name: 'dxf',
  about:
    'a DXF drawing of 200,000 lines read as an underlay ÷ the bare parser’s own reading of it, and memory',
  async run({ figure, note }) {
    const cores = divideCores()
    note(cores.note)
    const megabytes: Record<ReadJob['how'], number[]> = { ours: [], bare: [] }
    /** In a process of its own each time, as a browser's worker is. */
    async function reading(how: ReadJob['how']): Promise<number> {
      const worker = startWorker<ReadJob, ReadOutcome>(
        new URL('./read-drawing.worker.ts', import.meta.url),
        cores.product,
      )
      const outcome = await worker.ask({ how, lines })
      await worker.stop()
      mustHold(outcome.found === lines, `${outcome.found} of ${lines} lines were read`)
      megabytes[how].push(outcome.megabytes)
      return outcome.seconds
    }
    const result = await runPairs({
      calibrate: () => timeFixedLoop(cores.product),
      ours: () => reading('ours'),
      reference: () => reading('bare'),
      onPair: (pair) =>
        note(`ours ${pair.ours.toFixed(2)} s, bare ${pair.reference.toFixed(2)} s, ${loopsOf(pair)}`),
    })
    figure(ratioFigure('DXF of 200,000 lines: reading ÷ bare parser', result))
    figure(seenFigure('DXF of 200,000 lines: seconds', result.ours.toFixed(2)))
    const most = (how: ReadJob['how']) => Math.max(...megabytes[how]).toFixed(0)
    figure(
      seenFigure('DXF of 200,000 lines: memory of the process, MB', most('ours'), `bare ${most('bare')}`),
    )
  },
}
