import { timeFixedLoop } from '../kernel/calibration'
import { divideCores } from '../kernel/cores'
import { ratioFigure, seenFigure } from '../kernel/figure'
import { type Measurement, mustHold } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { startProduct } from '../kernel/product'
import { makeTempDir } from '../kernel/temp-dir'
import { startWorker } from '../kernel/worker'
import { costlyPng, scannedPng } from '../upload/picture'
import { signInExhibitor, takeUpUploads, uploadsOf } from '../upload/product-uploads'
import type { UploadJob, UploadOutcome } from '../upload/upload-load.worker'

/** Just below the pixels a picture may have. */
const costlySide = 6_300
/** Enough for the hostile account to have one under check and others in line, all the time that is measured. */
const hostileConnections = 3
const lastsMs = 3_000

export const uploadCrowd: Measurement = {
  name: 'upload-crowd',
  about:
    'how long a logo takes while another account keeps sending the costliest pictures ÷ with nobody else',
  async run({ figure, note }) {
    const cores = divideCores()
    note(cores.note)
    const product = await startProduct({ dataDir: await makeTempDir(), on: cores.product })
    const startLoad = () =>
      startWorker<UploadJob, UploadOutcome>(
        new URL('../upload/upload-load.worker.ts', import.meta.url),
        cores.generator,
      )
    const [hostile, honest] = [startLoad(), startLoad()]
    const costly = await uploadsOf(costlyPng(costlySide), {
      product,
      senders: [await signInExhibitor(product, '13800000001')],
    })
    const logo = await uploadsOf(scannedPng(320, 200), {
      product,
      senders: [await signInExhibitor(product, '13800000002')],
    })
    const secondsALogo = async () => {
      await takeUpUploads(product)
      const { answered, seconds, wrong } = await honest.ask({ ...logo, connections: 1, lastsMs })
      mustHold(wrong.length === 0, `a logo was refused: ${wrong[0]}`)
      return seconds / answered
    }
    const result = await runPairs({
      calibrate: () => timeFixedLoop(cores.product),
      reference: secondsALogo,
      async ours() {
        // However each of them ends: kept, or refused for taking too long.
        const crowd = hostile.ask({ ...costly, expected: '', connections: hostileConnections, lastsMs })
        const seconds = await secondsALogo()
        await crowd
        return seconds
      },
      onPair: (pair) => note(`${inMs(pair.ours)} ms, alone ${inMs(pair.reference)} ms, ${loopsOf(pair)}`),
    })
    figure(ratioFigure('a logo beside the costliest ÷ alone', result))
    figure(seenFigure('a logo beside them, ms', inMs(result.ours), `alone ${inMs(result.reference)}`))
  },
}

const inMs = (seconds: number): string => (seconds * 1000).toFixed(0)
