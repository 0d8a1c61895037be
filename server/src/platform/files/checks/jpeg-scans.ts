const marker = { temporary: 0x01, firstRestart: 0xd0, start: 0xd8, end: 0xd9, scan: 0xda }

/**
 * How often a JPEG goes over its pixels. Each pass costs as much as reading the whole picture, and takes a few bytes of
 * the file; they are all made before the first row of pixels comes out, so no time limit of the decoder interrupts them.
 */
export function countScans(jpeg: Buffer): number {
  let scans = 0
  let at = jpeg.indexOf(0xff)
  while (at >= 0 && at + 3 < jpeg.length) {
    const kind = jpeg[at + 1]
    if (kind === marker.end) break
    if (kind === marker.scan) scans++
    at = jpeg.indexOf(0xff, at + lengthAt(jpeg, at))
  }
  return scans
}

/** Of what begins with 0xff: filling, a 255 among the pixels or a mark that stands alone, or a part that says its length. */
function lengthAt(jpeg: Buffer, at: number): number {
  const kind = jpeg[at + 1] ?? 0
  if (kind === 0xff) return 1
  const alone = kind === 0 || kind === marker.temporary || isBetween(marker.firstRestart, kind, marker.start)
  return alone ? 2 : 2 + jpeg.readUInt16BE(at + 2)
}

const isBetween = (least: number, value: number, most: number): boolean => least <= value && value <= most
