import type { WorkbookLimits } from '../workbook-limits'
import { problem } from '../workbook-problem'

export interface ZipEntry {
  name: string
  method: number
  checksum: number
  packedBytes: number
  unpackedBytes: number
  /** Where the entry's own header starts. */
  offset: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22
const entryLength = 46
const longestComment = 0xffff
const inExtraField = 0xffffffff
const encryptedFlag = 0x1
const smallEnoughToIgnore = 10 * 1024 * 1024
/** Sheets of real workbooks pack 10 to 60 to one; a bomb comes close to deflate's limit of 1,032. */
const absurdRatio = 300

/** Reads the list at the end of a zip file and refuses what no honest workbook claims. Nothing is unpacked here. */
export function readZipDirectory(file: Buffer, limits: WorkbookLimits): ZipEntry[] {
  const end = findEnd(file)
  const count = file.readUInt16LE(end + 10)
  let position = file.readUInt32LE(end + 16)
  if (count !== file.readUInt16LE(end + 8) || position > end) throw problem('damaged')
  if (count > limits.zipEntries) throw problem('tooMuchContent')

  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index++) {
    if (position + entryLength > end || file.readUInt32LE(position) !== entrySignature)
      throw problem('damaged')
    if (file.readUInt16LE(position + 8) & encryptedFlag) throw problem('passwordProtected')
    const nameEnd = position + entryLength + file.readUInt16LE(position + 28)
    const extraEnd = nameEnd + file.readUInt16LE(position + 30)
    const next = extraEnd + file.readUInt16LE(position + 32)
    if (next > end) throw problem('damaged')
    entries.push(withLongSizes(entryAt(file, position, nameEnd), file.subarray(nameEnd, extraEnd)))
    position = next
  }
  refuseBombs(entries, limits)
  return entries
}

function findEnd(file: Buffer): number {
  const earliest = Math.max(0, file.length - endLength - longestComment)
  for (let position = file.length - endLength; position >= earliest; position--)
    if (file.readUInt32LE(position) === endSignature) return position
  throw problem('damaged')
}

function entryAt(file: Buffer, position: number, nameEnd: number): ZipEntry {
  return {
    name: file.toString('utf8', position + entryLength, nameEnd),
    method: file.readUInt16LE(position + 10),
    checksum: file.readUInt32LE(position + 16),
    packedBytes: file.readUInt32LE(position + 20),
    unpackedBytes: file.readUInt32LE(position + 24),
    offset: file.readUInt32LE(position + 42),
  }
}

/** Some writers use the 64-bit form (zip64) for files of any size: the figures then stand in an extra field. */
function withLongSizes(entry: ZipEntry, extra: Buffer): ZipEntry {
  for (let position = 0; position + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(position + 2)
    const field = extra.subarray(position + 4, position + 4 + length)
    if (extra.readUInt16LE(position) === 1) return replaceLongSizes(entry, field)
    position += 4 + length
  }
  return entry
}

function replaceLongSizes(entry: ZipEntry, field: Buffer): ZipEntry {
  let position = 0
  const long = (value: number) => {
    if (value !== inExtraField) return value
    if (position + 8 > field.length) throw problem('damaged')
    position += 8
    return Number(field.readBigUInt64LE(position - 8))
  }
  const unpackedBytes = long(entry.unpackedBytes)
  const packedBytes = long(entry.packedBytes)
  return { ...entry, unpackedBytes, packedBytes, offset: long(entry.offset) }
}

function refuseBombs(entries: ZipEntry[], limits: WorkbookLimits): void {
  const total = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0)
  const absurd = entries.some(
    ({ packedBytes, unpackedBytes }) =>
      unpackedBytes > smallEnoughToIgnore && unpackedBytes > packedBytes * absurdRatio,
  )
  if (total > limits.unpackedBytes || absurd) throw problem('tooMuchContent')
}
