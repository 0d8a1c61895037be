import { crc32, createInflateRaw } from 'node:zlib'
import { problem } from '../workbook-problem'
import type { ZipEntry } from './zip-directory'

const localHeaderLength = 30
const localSignature = 0x04034b50
const stored = 0
const deflated = 8
const chunkSize = 1024 * 1024

/**
 * Unpacks an entry piece by piece. It never gives more bytes than the directory announced, and only ends normally
 * when they are exactly those that were packed.
 */
export async function* unpack(file: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  let bytes = 0
  let checksum = 0
  for await (const chunk of pieces(packedContent(file, entry), entry.method)) {
    bytes += chunk.length
    if (bytes > entry.unpackedBytes) throw problem('damaged')
    checksum = crc32(chunk, checksum)
    yield chunk
  }
  if (bytes !== entry.unpackedBytes || checksum !== entry.checksum) throw problem('damaged')
}

/** The whole entry as a string of bytes. */
export async function unpackWhole(file: Buffer, entry: ZipEntry, mostBytes: number): Promise<string> {
  if (entry.unpackedBytes > mostBytes) throw problem('tooMuchContent')
  const chunks: string[] = []
  for await (const chunk of unpack(file, entry)) chunks.push(chunk.toString('latin1'))
  return chunks.join('')
}

function packedContent(file: Buffer, { offset, packedBytes }: ZipEntry): Buffer {
  if (offset + localHeaderLength > file.length || file.readUInt32LE(offset) !== localSignature)
    throw problem('damaged')
  const start = offset + localHeaderLength + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  if (start + packedBytes > file.length) throw problem('damaged')
  return file.subarray(start, start + packedBytes)
}

async function* pieces(packed: Buffer, method: number): AsyncGenerator<Buffer> {
  if (method === stored) {
    for (let from = 0; from < packed.length; from += chunkSize) yield packed.subarray(from, from + chunkSize)
    return
  }
  if (method !== deflated) throw problem('damaged')
  const inflater = createInflateRaw({ chunkSize })
  inflater.end(packed)
  try {
    for await (const chunk of inflater) yield chunk as Buffer
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault) throw problem('damaged')
    throw fault
  }
}
