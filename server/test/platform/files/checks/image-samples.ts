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

/** A few bytes that claim to be an enormous picture. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(10_000))),
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
