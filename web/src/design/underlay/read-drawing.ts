import { type DxfReading, type DxfUnit, mostDxfBytes } from '@fairground/floorplan/drawing/read-dxf'

export interface ReadDrawing {
  /** The drawing as it is kept. */
  text: string
  width: number
  depth: number
  /** What is not shown, and how often. */
  leftOut: [what: string, count: number][]
  unit: DxfUnit
}

export type DrawingFault = Extract<DxfReading, { fault: string }>['fault'] | 'tooSlow'
export type DrawingAnswer = ReadDrawing | { fault: DrawingFault }

/** Far longer than the largest drawing takes; whatever goes on is not coming back. */
const longestMs = 60_000

export async function readDrawing(file: Blob): Promise<DrawingAnswer> {
  if (file.size > mostDxfBytes) return { fault: 'tooLarge' }
  const bytes = await file.arrayBuffer()
  const worker = new Worker(new URL('./read-drawing.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<DrawingAnswer>((resolve) => {
      const giveUp = setTimeout(() => resolve({ fault: 'tooSlow' }), longestMs)
      worker.onmessage = ({ data }: MessageEvent<DrawingAnswer>) => {
        clearTimeout(giveUp)
        resolve(data)
      }
      // Out of memory, above all.
      worker.onerror = () => {
        clearTimeout(giveUp)
        resolve({ fault: 'tooLarge' })
      }
      worker.postMessage(bytes, [bytes])
    })
  } finally {
    worker.terminate()
  }
}
