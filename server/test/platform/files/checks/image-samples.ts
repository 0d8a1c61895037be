import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const red = { r: 220, g: 20, b: 20 }
export const blue = { r: 20, g: 20, b: 220 }

/** Left half red, right half blue: turned or mirrored, it shows. */
export function twoHalves(width: number, height: number) {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: red } }
  return sharp({ create: { width, height, channels: 3, background: blue } }).composite([
    { input: half, left: 0, top: 0 },
  ])
}

export function jpegOf(width: number, height: number): Promise<Buffer> {
  return twoHalves(width, height).jpeg().toBuffer()
}

export function pngOf(width: number, height: number): Promise<Buffer> {
  return twoHalves(width, height).png().toBuffer()
}

/** A photo as a phone saves it when held upright: lying on its side, with a note how to turn it and where it was taken. */
export function phonePhoto(width: number, height: number): Promise<Buffer> {
  return twoHalves(width, height)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Pocket Camera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '39/1 54/1 20/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '116/1 23/1 29/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

const rgb = { depth: 8, type: 2, channels: 3 }
const deepRgba = { depth: 16, type: 6, channels: 4 }

const rawBytes = (width: number, height: number, { depth, channels }: typeof rgb): number =>
  (1 + (width * channels * depth) / 8) * height

/** A few bytes that claim to be an enormous picture. */
export const pngClaiming = (width: number, height: number): Buffer => pngHolding(width, height, rgb, 10_000)

/** A sound picture of nothing but black, which packs into next to nothing. */
export const blankPng = (width: number, height: number): Buffer =>
  pngHolding(width, height, rgb, rawBytes(width, height, rgb))

/** The same, as costly to read as a picture can be: two bytes for each colour, and transparency. */
export const deepBlankPng = (width: number, height: number): Buffer =>
  pngHolding(width, height, deepRgba, rawBytes(width, height, deepRgba))

function pngHolding(
  width: number,
  height: number,
  { depth, type }: typeof rgb,
  unpackedBytes: number,
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, type, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(unpackedBytes))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Puts a chunk of the given type right behind the header of a PNG. */
export function withPngChunk(png: Buffer, type: string, content: Buffer): Buffer {
  const endOfHeader = 33
  return Buffer.concat([png.subarray(0, endOfHeader), pngChunk(type, content), png.subarray(endOfHeader)])
}

function pngChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

const jpegPart = (kind: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, kind, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/**
 * A sound grey photo that is sent in very many passes, each of which only says that nothing is added to any of its blocks.
 * Its side is at most 1024 pixels, so that one short code (a run of up to 32,767 blocks) says it for all of them.
 */
export function photoOfManyScans(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  const bitsOfRun = Math.floor(Math.log2(blocks))
  const size = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  size.writeUInt16BE(side, 1)
  size.writeUInt16BE(side, 3)
  // One code of one bit each: no difference to the last block, and "nothing more in so many blocks".
  const table = (kind: number, symbol: number) =>
    jpegPart(0xc4, Buffer.from([kind, 1, ...Array<number>(15).fill(0), symbol]))
  const scan = (from: number, more: number, bits: number, data: Buffer) =>
    Buffer.concat([jpegPart(0xda, Buffer.from([1, 1, 0, from, from, (more << 4) | bits])), data])
  const greys = scan(0, 0, 0, Buffer.alloc(Math.ceil(blocks / 8)))
  const nothing = runOf(blocks, bitsOfRun)
  const passes = Array.from({ length: scans - 1 }, (_, pass) => {
    const [from, bits] = [1 + Math.floor(pass / 14), 13 - (pass % 14)]
    return scan(from, bits === 13 ? 0 : bits + 1, bits, nothing)
  })
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegPart(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    jpegPart(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    jpegPart(0xc2, size),
    table(0x00, 0),
    table(0x10, bitsOfRun << 4),
    greys,
    ...passes,
    Buffer.from([0xff, 0xd9]),
  ])
}

/** The code, then how far the run goes beyond its power of two, filled up with ones. */
function runOf(blocks: number, bits: number): Buffer {
  const written = `0${(blocks - 2 ** bits).toString(2).padStart(bits, '0').slice(0, bits)}`
  const whole = written.padEnd(Math.ceil(written.length / 8) * 8, '1')
  return Buffer.from((whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
