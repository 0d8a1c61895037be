import { crc32, deflateSync } from 'node:zlib'
import { Random } from '../../../server/src/demo/random'

/** A picture with soft colours and the grain of a scan, so that neither packing nor unpacking it is for free. */
export function scannedPng(width: number, height: number): Buffer {
  const random = new Random(`scan ${width} ${height}`)
  const line = 1 + width * 3
  const pixels = Buffer.alloc(line * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const grain = random.int(0, 7)
      const at = y * line + 1 + x * 3
      pixels[at] = ((x >> 3) + grain) & 255
      pixels[at + 1] = ((y >> 3) + grain) & 255
      pixels[at + 2] = (200 + grain) & 255
    }
  }
  return packed(width, height, [8, 2], deflateSync(pixels, { level: 6 }))
}

/** A picture that is small on its way and as costly to read as one may be: two bytes a colour, and transparency. */
export const costlyPng = (side: number): Buffer =>
  packed(side, side, [16, 6], deflateSync(Buffer.alloc((1 + side * 8) * side)))

function packed(width: number, height: number, format: [depth: number, type: number], data: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(format, 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
