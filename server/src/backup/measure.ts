import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'

export interface Measure {
  bytes: number
  sha256: string
}

export const measureOf = (content: Buffer): Measure => ({
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
})

export async function measureStream(stream: Readable): Promise<Measure> {
  const meter = createMeter()
  for await (const _chunk of meter.pass(stream)) {
    // Measured while it passes.
  }
  return meter.result()
}

export const measureFile = (path: string): Promise<Measure> => measureStream(createReadStream(path))

/** Looks at what passes and changes nothing. */
export function createMeter() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    result: (): Measure => ({ bytes, sha256: hash.digest('hex') }),
  }
}
