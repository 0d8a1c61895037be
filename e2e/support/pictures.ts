import { crc32, deflateSync } from 'node:zlib'

type Colour = [number, number, number]

/** A real picture of one colour; the server opens every file it is given. */
export const picture = (name: string, colour: Colour) => drawn(name, { width: 64, height: 48 }, () => colour)

/** A picture with a colour of its own for each point. */
export function drawn(
  name: string,
  { width, height }: { width: number; height: number },
  colourAt: (x: number, y: number) => Colour,
) {
  const across = Array.from({ length: width }, (_, x) => x)
  const rowAt = (y: number) => Buffer.from([0, ...across.flatMap((x) => colourAt(x, y))])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body) >>> 0)
    return Buffer.concat([length, body, sum])
  }
  const rows = Buffer.concat(Array.from({ length: height }, (_, y) => rowAt(y)))
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}
