import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { deflate, deflateRawSync } from 'node:zlib'
import {
  downloadFile,
  uploadLicence,
  uploadLogo,
  uploadProductImage,
  uploadSignUpFile,
} from '@fairground/wire/company/files'
import { urlOf } from '@fairground/wire/kernel/client'
import { fileTypeFromBuffer } from 'file-type'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  blankPng,
  jpegOf,
  photoOfManyScans,
  pngClaiming,
  pngOf,
  withPngChunk,
} from '../platform/files/checks/image-samples'
import { onePagePdf, packedObject, pagesPdf } from '../platform/files/checks/pdf-samples'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let exhibitors: Record<'zh' | 'en', Signed>
beforeAll(async () => {
  fair = await startTestFair()
  exhibitors = { zh: await fair.signIn('13800000001'), en: await fair.signIn('exhibitor1@example.com') }
})
afterAll(() => fair.stop())

const calls = {
  licence: uploadLicence.path,
  signUpFile: uploadSignUpFile.path,
  logo: uploadLogo.path,
  productImage: uploadProductImage.path,
}
type Purpose = keyof typeof calls
const languages = { licence: 'zh', signUpFile: 'en', logo: 'zh', productImage: 'en' } as const
const documents: Purpose[] = ['licence', 'signUpFile']
const pictures: Purpose[] = ['logo', 'productImage']

const boundary = 'fairground'
const part = (name: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])

function send(
  purpose: Purpose,
  content: Buffer,
  { name = 'licence.png', as = exhibitors.zh, extra = [] as Buffer[] } = {},
) {
  const payload = Buffer.concat([part(name, content), ...extra, Buffer.from(`--${boundary}--\r\n`)])
  const headers = { ...as.headers, 'content-type': `multipart/form-data; boundary=${boundary}` }
  return fair.ask({ method: 'POST', url: `/api${calls[purpose]}`, payload, headers })
}

/** Every row and every file on the disk, half-written ones included. */
async function stored(): Promise<{ rows: number; files: number }> {
  const rows = await fair.platform.db.selectFrom('stored_file').select('id').execute()
  const found = await readdir(path.join(fair.platform.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return { rows: rows.length, files: found.filter((entry) => entry.isFile()).length }
}

const megabyte = 1024 * 1024
const padded = (content: Buffer, length: number) =>
  Buffer.concat([content, Buffer.alloc(length - content.length)])

/** A few bytes that claim to be an enormous photo: its size stands behind the marker C0. */
async function jpegClaiming(side: number): Promise<Buffer> {
  const photo = Buffer.from(await jpegOf(40, 20))
  const size = photo.indexOf(Buffer.from([0xff, 0xc0])) + 5
  photo.writeUInt16BE(side, size)
  photo.writeUInt16BE(side, size + 2)
  return photo
}

/** An archive with one entry that unpacks to a thousand times its size. */
function zipBomb(): Buffer {
  const name = 'licence.png'
  const packed = deflateRawSync(Buffer.alloc(64 * megabyte), { level: 9 })
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt32LE(64 * megabyte, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name), packed])
}

const script = '<script>alert(document.domain)</script>'
const said = {
  documentKind: {
    zh: '只能上传jpg、png格式的图片或单页pdf文件',
    en: 'File has to be endswith png jpg or pdf',
  },
  pictureKind: { zh: '只能上传jpg、png格式的图片', en: 'Picture has to be endswith png or jpg' },
  documentSize: { zh: '上传图片大小须小于5MB!', en: 'File has to be less than 5mb' },
  pictureSize: { zh: '上传图片大小须小于5MB!', en: 'Picture has to be less than 5MB!' },
  documentPages: {
    zh: '只能上传单页pdf文件，该文件不止一页',
    en: 'Only a pdf of one page can be uploaded; this one has more',
  },
  pixels: {
    zh: '图片尺寸过大：每边最多16384像素，总计最多4000万像素，请缩小后上传',
    en: 'The picture is too large: at most 16384 pixels on each side and 40 million in all. Please reduce it',
  },
  damaged: { zh: '文件已损坏，无法打开', en: 'The file is damaged and cannot be opened' },
  active: {
    zh: 'PDF 中含有脚本或附件，请另存为普通 PDF 后上传',
    en: 'The PDF contains scripts or attachments; please save it as a plain PDF',
  },
  slow: {
    zh: '文件过于复杂，无法检查，请换一个文件',
    en: 'The file is too complex to check; please use another',
  },
} as const
type Said = keyof typeof said

const kinds = { documents: 'documentKind', pictures: 'pictureKind' } as const
const sizes = { documents: 'documentSize', pictures: 'pictureSize' } as const

/** What it is, what is said of it, and for which uploads where that is not all of them. */
const hostile: [string, () => Buffer | Promise<Buffer>, Said | typeof kinds | typeof sizes, Purpose[]?][] = [
  ['nothing at all', () => Buffer.alloc(0), kinds],
  ['a text under a picture’s name', () => Buffer.from('hello'), kinds],
  ['a program', () => Buffer.from('MZ\x90\0\x03'.padEnd(500, '\0'), 'latin1'), kinds],
  ['a web page', () => Buffer.from(`<!doctype html>${script}`), kinds],
  [
    'a drawing with a script',
    () => Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    kinds,
  ],
  ['an archive that unpacks to a thousand times its size', zipBomb, kinds],
  ['a picture of 5 MB and a byte', async () => padded(await jpegOf(40, 20), 5 * megabyte + 1), sizes],
  ['a few bytes that claim 900 million pixels', () => pngClaiming(30_000, 30_000), 'pixels'],
  ['a photo that claims four thousand million pixels', () => jpegClaiming(65_500), 'pixels'],
  ['a line of 40 million pixels', () => blankPng(40_000_000, 1), 'pixels'],
  ['a column of 40 million pixels', () => blankPng(1, 40_000_000), 'pixels'],
  ['a photo drawn three hundred times over', () => photoOfManyScans(40, 300), 'slow'],
  ['half a picture', async () => (await pngOf(400, 400)).subarray(0, 900), 'damaged'],
  ['a PDF for a picture', () => onePagePdf(), 'pictureKind', pictures],
  ['a PDF of two pages', () => pagesPdf(2), 'documentPages', documents],
  [
    'a PDF with a script',
    () => onePagePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
    'active',
    documents,
  ],
  [
    'a PDF that unpacks without end',
    () => onePagePdf({ more: [packedObject(9, Buffer.alloc(64 * megabyte, ' '))] }),
    'slow',
    documents,
  ],
  ['a PDF that is broken off', () => onePagePdf().subarray(0, 200), 'damaged', documents],
]

describe('a hostile file', () => {
  it.each(hostile)(
    'is refused with a clear message, and nothing is stored: %s',
    async (_, make, expected, only) => {
      const content = await make()
      const before = await stored()
      for (const purpose of only ?? [...documents, ...pictures]) {
        const kind = documents.includes(purpose) ? 'documents' : 'pictures'
        const language = languages[purpose]
        const answer = await send(purpose, content, { as: exhibitors[language] })
        expect(answer.msg).toBe(said[typeof expected === 'string' ? expected : expected[kind]][language])
      }
      expect(await stored()).toEqual(before)
    },
  )

  it('is cut off while it arrives when it is larger than anything taken', async () => {
    const before = await stored()
    const answer = await send('logo', padded(await jpegOf(40, 20), 20 * megabyte + 1))
    expect(answer.status).toBe(413)
    expect(answer.msg).toContain('文件')
    expect(await stored()).toEqual(before)
  })

  it('comes alone: a second one beside it makes neither stored', async () => {
    const before = await stored()
    const answer = await send('logo', await pngOf(20, 20), { extra: [part('two.png', await pngOf(20, 20))] })
    expect(answer.status).toBe(413)
    expect(await stored()).toEqual(before)
  })

  it('costs no more memory than a few honest ones, as many as may come at once', async () => {
    const photo = await pngOf(20, 20)
    // Packed beside this thread: while it stands still for seconds, the server it runs would call itself overloaded.
    const bomb = await promisify(deflate)(Buffer.alloc(400 * megabyte), { level: 9 })
    const textBomb = Buffer.concat([Buffer.from('Comment\0\0'), bomb])
    const profileBomb = Buffer.concat([Buffer.from('sRGB\0\0'), bomb])
    const flood = [
      pngClaiming(30_000, 30_000),
      await jpegClaiming(65_500),
      withPngChunk(photo, 'zTXt', textBomb),
      withPngChunk(photo, 'iCCP', profileBomb),
      zipBomb(),
    ]
    await Promise.all(flood.map((content) => send('logo', content)))
    const atRest = process.memoryUsage().rss
    let most = atRest
    const watching = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss)
    }, 5)
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => flood.map((content) => send('logo', content))).flat(),
    )
    clearInterval(watching)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(most - atRest).toBeLessThan(250 * megabyte)
  })
})

describe('the name of a file', () => {
  it.each([
    ['a path', '../../../etc/passwd'],
    ['a path of another system', '..\\\\..\\\\windows\\\\system32'],
    ['300 signs, the last of them cut in two', `${'x'.repeat(101)}${'😀'.repeat(150)}`],
    ['a script', `${script.replaceAll('"', '')}.png`],
    ['a sign no column can hold', 'li\0cence.png'],
    ['halves of signs', 'li\ud83dcence.png'],
  ])('does no harm when it is %s', async (_, name) => {
    const answer = await send('logo', await pngOf(20, 20), { name })
    expect(answer.status).toBeLessThan(400)
    const fileId: string = answer.result?.src
    const { headers, rawPayload, statusCode } = await fair.app.inject({
      url: `/api${urlOf(downloadFile, { query: { fileId } })}`,
      headers: exhibitors.zh.headers,
    })
    expect(statusCode).toBe(200)
    expect(rawPayload.length).toBeGreaterThan(0)
    expect(String(headers['content-disposition'])).toMatch(
      /^inline; filename="[\w .,+=@#-]+\.png"; filename\*=UTF-8''[\w%.!~-]+\.png$/,
    )
  })
})

describe('what is stored', () => {
  it.each([
    ['png', pngOf],
    ['jpg', jpegOf],
  ] as const)('is served as what it is, the small picture too: %s', async (kind, make) => {
    const { result } = await send('logo', await make(600, 300))
    for (const thumbnail of ['0', '1'] as const) {
      const { headers, rawPayload } = await fair.app.inject({
        url: `/api${urlOf(downloadFile, { query: { fileId: result.src, thumbnail } })}`,
        headers: exhibitors.zh.headers,
      })
      const found = await fileTypeFromBuffer(rawPayload)
      expect(found?.ext).toBe(kind)
      expect(headers['content-type']).toBe(found?.mime)
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('has lost whatever was hidden in it', async () => {
    const { result } = await send('logo', Buffer.concat([await jpegOf(20, 20), Buffer.from(script)]))
    const { rawPayload } = await fair.app.inject({
      url: `/api${urlOf(downloadFile, { query: { fileId: result.src } })}`,
      headers: exhibitors.zh.headers,
    })
    expect(rawPayload.includes(script)).toBe(false)
  })
})
