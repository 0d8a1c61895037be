import type { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipPart {
  path: string
  content: Readable
  /** Papers and pictures are packed already. */
  compress?: boolean
}

/**
 * The archive as a stream: the next part is asked for when the one before is through, so that one file is open at a time and
 * none is ever held. When the reader goes away, the part that is open and whoever gives them are closed.
 */
export function writeZip(parts: AsyncIterable<ZipPart>): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  zip.on('error', (fault: Error) => output.destroy(fault))
  addAll().catch((fault: Error) => output.destroy(fault))
  return output

  async function addAll(): Promise<void> {
    for await (const { path, content, compress = false } of parts) {
      const close = () => content.destroy()
      output.once('close', close)
      if (output.destroyed) {
        close()
        return
      }
      zip.addReadStream(content, path, { compress })
      await finished(content, { writable: false })
      output.off('close', close)
    }
    zip.end()
  }
}
