import { writeDrawing } from '@fairground/floorplan/drawing/drawing'
import { type DxfReading, readDxf } from '@fairground/floorplan/drawing/read-dxf'
import type { DrawingAnswer } from './read-drawing'

/** Reads a drawing beside the page: a file of somebody else's may be huge or hostile, and the page goes on meanwhile. */
self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  const reading = readOrSay(new Uint8Array(data))
  const answer: DrawingAnswer =
    'fault' in reading
      ? reading
      : {
          text: writeDrawing(reading.drawing),
          width: reading.drawing.width,
          depth: reading.drawing.depth,
          leftOut: [...reading.leftOut],
          unit: reading.unit,
        }
  self.postMessage(answer)
}

/** An error that leaves here would be taken for a file too large for the machine's memory. */
function readOrSay(bytes: Uint8Array): DxfReading {
  try {
    return readDxf(bytes)
  } catch {
    return { fault: 'notDxf' }
  }
}
