import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type FilePurpose, filePurposes } from '../../../../src/file'
import { type CheckedFile, checkFile as checkByRule } from '../../../../src/platform/files/checks'
import {
  blankPng,
  blue,
  jpegOf,
  phonePhoto,
  photoOfManyScans,
  pngClaiming,
  pngOf,
  red,
  withPngChunk,
} from './image-samples'
import { onePagePdf, pagesPdf } from './pdf-samples'

const fiveMegabytes = 5 * 1024 * 1024

const checkFile = (purpose: FilePurpose, content: Buffer) =>
  checkByRule(filePurposes[purpose].accepts, { content, sender: 'somebody' })

async function accepted(purpose: FilePurpose, content: Buffer): Promise<CheckedFile> {
  const verdict = await checkFile(purpose, content)
  if (!verdict.ok) throw new Error(`refused: ${verdict.problem}`)
  return verdict.file
}

const refused = (problem: string) => ({ ok: false, problem })

describe('the size of an upload', () => {
  it('may not be zero', async () => {
    expect(await checkFile('licence', Buffer.alloc(0))).toEqual(refused('empty'))
  })

  it('may be 5 MB and not a byte more', async () => {
    const photo = await jpegOf(40, 20)
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)])
    expect((await checkFile('licence', padded(fiveMegabytes))).ok).toBe(true)
    expect(await checkFile('licence', padded(fiveMegabytes + 1))).toEqual(refused('tooLarge'))
  })

  it('is limited for every purpose, and so are pixels', () => {
    const larger: Record<string, number> = { attachment: 4, contractPdf: 4, contractScan: 2, download: 4 }
    for (const [purpose, { accepts: rule }] of Object.entries(filePurposes)) {
      expect(rule.maxBytes).toBe((larger[purpose] ?? 1) * fiveMegabytes)
      expect(rule.maxPixels).toBeLessThanOrEqual(40_000_000)
    }
  })
})

describe('the kind of an upload', () => {
  it.each([
    ['a program renamed to licence.pdf', Buffer.from('MZ\x90\0\x03'.padEnd(500, '\0'), 'latin1')],
    ['a web page renamed to logo.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'an SVG with a script',
      Buffer.from(
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      ),
    ],
    [
      'a GIF that is a script as well',
      Buffer.from('GIF89a/*\0\0\0\0\0\0;*/=1;alert(document.domain)//\0;', 'latin1'),
    ],
    ['a ZIP archive', Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')],
    ['a PDF behind other content', Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), onePagePdf()])],
    ['a few letters', Buffer.from('licence')],
  ])('is judged by its content: %s is refused', async (_case, content) => {
    for (const purpose of Object.keys(filePurposes) as FilePurpose[]) {
      expect(await checkFile(purpose, content)).toEqual(refused('wrongKind'))
    }
  })

  it.each(['gif', 'webp', 'tiff', 'avif'] as const)(
    'cannot be %s, though it is a sound picture',
    async (format) => {
      const picture = await sharp(await pngOf(20, 20))
        .toFormat(format)
        .toBuffer()
      expect(await checkFile('logo', picture)).toEqual(refused('wrongKind'))
    },
  )

  it('cannot be a moving PNG', async () => {
    const moving = withPngChunk(await pngOf(20, 20), 'acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
    expect(await checkFile('logo', moving)).toEqual(refused('wrongKind'))
  })

  it.each(['logo', 'productImage'] as const)('cannot be PDF for a %s', async (purpose) => {
    expect(await checkFile(purpose, onePagePdf())).toEqual(refused('wrongKind'))
  })
})

describe('an accepted picture', () => {
  it.each([
    ['png', 'image/png', pngOf],
    ['jpg', 'image/jpeg', jpegOf],
  ] as const)('stays a %s, with its size and a small preview', async (extension, contentType, make) => {
    const file = await accepted('logo', await make(800, 400))
    expect(file).toMatchObject({ extension, contentType, width: 800, height: 400 })
    const format = extension === 'jpg' ? 'jpeg' : 'png'
    expect(await sharp(file.content).metadata()).toMatchObject({ format, width: 800, height: 400 })
    expect(await sharp(file.thumbnail).metadata()).toMatchObject({ format, width: 320, height: 160 })
  })

  it('is scaled down to 4096 pixels on its longer side, and never up', async () => {
    expect(await accepted('logo', await jpegOf(6000, 300))).toMatchObject({ width: 4096, height: 205 })
    const small = await accepted('logo', await jpegOf(20, 10))
    expect(small).toMatchObject({ width: 20, height: 10 })
    expect(await sharp(small.thumbnail).metadata()).toMatchObject({ width: 20, height: 10 })
  })

  it('stands upright, and no longer tells where it was taken', async () => {
    const photo = await phonePhoto(200, 100)
    const before = await sharp(photo).metadata()
    expect(before.orientation).toBe(6)
    expect(before.exif?.includes('Pocket Camera')).toBe(true)

    const file = await accepted('licence', photo)
    expect(file).toMatchObject({ width: 100, height: 200 })
    expect(await colourAt(file.content, 50, 20)).toEqual('red')
    expect(await colourAt(file.content, 50, 180)).toEqual('blue')
    for (const picture of [file.content, file.thumbnail ?? Buffer.alloc(0)]) {
      const { exif, orientation, xmp, iptc } = await sharp(picture).metadata()
      expect([exif, orientation, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
      expect(picture.includes('Pocket Camera')).toBe(false)
    }
  })

  it('loses whatever else was packed into it', async () => {
    const script = '<script>alert(1)</script>'
    const commented = withPngChunk(await pngOf(20, 20), 'tEXt', Buffer.from(`Comment\0${script}`))
    const trailing = Buffer.concat([await jpegOf(20, 20), Buffer.from(script)])
    for (const content of [commented, trailing]) {
      expect(content.includes(script)).toBe(true)
      expect((await accepted('logo', content)).content.includes(script)).toBe(false)
    }
  })

  it('keeps its transparency', async () => {
    const clear = { width: 20, height: 20, channels: 4 as const, background: { ...red, alpha: 0 } }
    const file = await accepted('logo', await sharp({ create: clear }).png().toBuffer())
    expect((await sharp(file.content).stats()).isOpaque).toBe(false)
  })

  it('may have been made for print', async () => {
    const print = await sharp(await jpegOf(40, 20))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect((await sharp(print).metadata()).space).toBe('cmyk')
    const file = await accepted('logo', print)
    expect((await sharp(file.content).metadata()).space).toBe('srgb')
  })

  it('may carry a long colour profile in front of its pixels', async () => {
    const profiled = withPngChunk(await pngOf(20, 20), 'prVt', Buffer.alloc(100_000))
    expect(await accepted('logo', profiled)).toMatchObject({ width: 20, height: 20 })
  })
})

describe('a refused picture', () => {
  it('claims more pixels than anyone scans', async () => {
    const flood = pngClaiming(30_000, 30_000)
    expect(flood.length).toBeLessThan(1000)
    expect(await checkFile('licence', flood)).toEqual(refused('tooManyPixels'))
  })

  it.each([
    ['lies', 16_385, 1],
    ['stands', 1, 16_385],
  ])('is longer than any scan, however few pixels it has: it %s', async (_, width, height) => {
    expect(await checkFile('licence', blankPng(width, height))).toEqual(refused('tooManyPixels'))
    const longest = blankPng(Math.min(width, 16_384), Math.min(height, 16_384))
    expect((await checkFile('licence', longest)).ok).toBe(true)
  })

  it('is drawn over and over, which costs as much as that many pictures', async () => {
    expect((await checkFile('logo', photoOfManyScans(400, 100))).ok).toBe(true)
    expect(await checkFile('logo', photoOfManyScans(400, 101))).toEqual(refused('tooSlow'))
  })

  it('is not refused for what only looks like another pass, as in a comment', async () => {
    const passes = Buffer.concat(Array.from({ length: 200 }, () => Buffer.from([0xff, 0xda, 0, 8])))
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0x03, 0x22]), passes])
    const photo = await jpegOf(40, 20)
    const commented = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)])
    expect((await checkFile('logo', commented)).ok).toBe(true)
  })

  it('claims more than it holds, though no more than one may have', async () => {
    expect(await checkFile('licence', pngClaiming(5_000, 5_000))).toEqual(refused('damaged'))
  })

  it.each([
    ['jpg', jpegOf],
    ['png', pngOf],
  ] as const)('ends in the middle: %s', async (_kind, make) => {
    const whole = await make(400, 400)
    expect(await checkFile('licence', whole.subarray(0, whole.length / 2))).toEqual(refused('damaged'))
  })

  it.each([
    ['a first byte or two', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['nothing behind its header', pngClaiming(100, 100).subarray(0, 33)],
  ])('has %s only', async (_case, content) => {
    expect((await checkFile('logo', content)).ok).toBe(false)
  })
})

describe('an uploaded PDF', () => {
  it('is kept as it came, so that a signature in it stays valid', async () => {
    const pdf = onePagePdf()
    const file = await accepted('licence', pdf)
    expect(file).toEqual({ content: pdf, contentType: 'application/pdf', extension: 'pdf', pages: 1 })
  })

  it('has one page as a licence or a sign-up file, and may have more as an attachment', async () => {
    const pdf = pagesPdf(2)
    expect(await checkFile('licence', pdf)).toEqual(refused('tooManyPages'))
    expect(await checkFile('signUpFile', pdf)).toEqual(refused('tooManyPages'))
    expect(await accepted('attachment', pdf)).toMatchObject({ pages: 2 })
  })

  it('is refused with a script in it', async () => {
    const pdf = onePagePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' })
    expect(await checkFile('licence', pdf)).toEqual(refused('activeContent'))
  })
})

async function colourAt(picture: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  const distanceTo = (colour: typeof red) =>
    Math.abs((pixel[0] ?? 0) - colour.r) + Math.abs((pixel[2] ?? 0) - colour.b)
  return distanceTo(red) < distanceTo(blue) ? 'red' : 'blue'
}
