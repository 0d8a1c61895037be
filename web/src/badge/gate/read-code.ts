import decodeQR from 'qr/decode.js'

/** What browsers on many phones have built in; the others get a decoder with this page. */
interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>
}
interface WithDetector {
  BarcodeDetector?: new (options: { formats: string[] }) => Detector
}

export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** The text of the code in a picture; nothing where there is none that can be read. */
export function decode({ width, height, data }: Pixels, patienceMs: number): string | undefined {
  try {
    return decodeQR({ width, height, data }, { timeLimit: patienceMs })
  } catch {
    return undefined
  }
}

export type ReadCode = (
  source: CanvasImageSource,
  size: { width: number; height: number },
) => Promise<string | undefined>

/** A frame of a camera must be done with before the next; for a photo there is time, at more than one size. */
const frames = { sides: [960], patienceMs: 60 }
const photos = { sides: [1600, 800, 2400], patienceMs: 1_500 }

export const createReader = (): { frame: ReadCode; photo: ReadCode } => {
  let builtIn = makeBuiltIn()
  const canvas = document.createElement('canvas')
  const read =
    ({ sides, patienceMs }: typeof frames): ReadCode =>
    async (source, size) => {
      try {
        const [found] = (await builtIn?.detect(source)) ?? []
        if (found) return found.rawValue
      } catch {
        // Some have the name and nothing behind it.
        builtIn = undefined
      }
      for (const side of sides) {
        const text = decode(pixelsOf(canvas, source, size, side), patienceMs)
        if (text) return text
      }
      return undefined
    }
  return { frame: read(frames), photo: read(photos) }
}

function makeBuiltIn(): Detector | undefined {
  const { BarcodeDetector } = window as WithDetector
  try {
    return BarcodeDetector && new BarcodeDetector({ formats: ['qr_code'] })
  } catch {
    return undefined
  }
}

function pixelsOf(
  canvas: HTMLCanvasElement,
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
  longest: number,
): Pixels {
  const scale = Math.min(1, longest / Math.max(width, height))
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return { width: 0, height: 0, data: new Uint8ClampedArray() }
  pen.drawImage(source, 0, 0, canvas.width, canvas.height)
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}
