import * as calls from '@fairground/wire/catalogue'
import { urlOf } from '@fairground/wire/kernel/client'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { printedPicture } from '../../src/company'
import type { Listing, Picture } from '../../src/platform/paper/content'
import { drawPaper } from '../../src/platform/paper/draw-paper'
import { drawnPicture } from '../company/printed-sign-up'
import { type ReadPdf, readPdf } from '../support/read-pdf'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
let own: Signed
let staff: Signed
let companyId: string
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  own = await fair.signIn('13800000006')
  staff = await fair.signIn('admin')
  const { rows } = await sql<{ id: string }>`SELECT id FROM company WHERE account_id = ${own.accountId}
    AND edition = 21`.execute(fair.platform.db)
  companyId = rows[0]?.id ?? ''
  const call = clientFor(fair, own)
  const { version, values } = await call(calls.ownCatalogue, {})
  const entry = { ...values, introZh: '生产消防装备', phone: '0571-88886666', email: '' }
  await call(calls.saveCatalogue, { body: { version, submit: true, values: entry } })
  const decision = { companyId, version: version + 1, approved: true, remark: '', values: entry }
  await clientFor(fair, staff)(calls.decideCatalogue, { body: decision })
})
afterAll(() => fair.stop())
beforeEach(() => setLogo(null))

const setLogo = (fileId: string | null) =>
  sql`UPDATE company_intro SET logo_file_id = ${fileId} WHERE company_id = ${companyId}`.execute(
    fair.platform.db,
  )

/** As it lies in the store, whatever the door for uploads would have said of it. */
async function store(content: Buffer): Promise<string> {
  const { db, files } = fair.platform
  const file = { content, contentType: 'image/png' as const }
  const id = await files.keep({ ownerId: own.accountId, purpose: 'logo', originalName: 'logo.png', file })
  await files.claim(db, id, own.accountId, 'logo')
  return id
}

async function print(): Promise<ReadPdf> {
  const url = `/api${urlOf(calls.cataloguePdf, { query: { language: 'zh' } })}`
  const { statusCode, rawPayload } = await fair.app.inject({ url, headers: staff.headers })
  expect(statusCode).toBe(200)
  return readPdf(rawPayload)
}

const picturesIn = ({ pages }: ReadPdf) => pages.reduce((sum, { pictures }) => sum + pictures, 0)

const plainMark = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b42318' } })

const whiteMark = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><circle cx="60" cy="60" r="50" fill="#fff"/></svg>',
    ),
  )
    .png()
    .toBuffer()

describe('in the printed catalogue', () => {
  it('the logo of a company stands beside its words, and one without a logo is printed all the same', async () => {
    const without = await print()
    expect(without.plain).toContain('0571-88886666')
    await setLogo(await store(await drawnPicture(700, 300, 15, 'LOGO')))
    const pdf = await print()
    expect(picturesIn(pdf)).toBe(picturesIn(without) + 1)
    expect(pdf.plain).toBe(without.plain)
  })

  it('is the one the company and the proofreader see', async () => {
    const seen = async () => [
      (await clientFor(fair, own)(calls.ownCatalogue, {})).logoFileId,
      (await clientFor(fair, staff)(calls.findCatalogueEntry, { query: { companyId } }))?.logoFileId,
    ]
    expect(await seen()).toEqual([null, null])
    const logo = await store(await drawnPicture(700, 300, 15, 'LOGO'))
    await setLogo(logo)
    expect(await seen()).toEqual([logo, logo])
  })

  it('a co-exhibitor has its own', async () => {
    const before = picturesIn(await print())
    await sql`INSERT INTO co_exhibitor (id, company_id, name_zh, country, contact_name, contact_phone, logo_file_id, state, decided_at)
      VALUES (gen_random_uuid(), ${companyId}, '山水泵业', '中国', '林山', '0591-88880000',
        ${await store(await drawnPicture(300, 300, 200, 'P'))}, 'confirmed', clock_timestamp())`.execute(
      fair.platform.db,
    )
    const pdf = await print()
    expect(pdf.plain).toContain('山水泵业')
    expect(picturesIn(pdf)).toBe(before + 1)
  })

  it.each([
    ['a strip a pixel high', () => plainMark(4_000, 1).png().toBuffer()],
    ['a thread a pixel wide', () => plainMark(1, 4_000).png().toBuffer()],
    ['a single pixel', () => plainMark(1, 1).png().toBuffer()],
    [
      'a photograph in the colours of a press',
      () => plainMark(300, 200).toColourspace('cmyk').jpeg().toBuffer(),
    ],
    ['sixteen bits a colour', () => plainMark(300, 200).toColourspace('rgb16').png().toBuffer()],
    ['grey on nothing', () => plainMark(300, 200).ensureAlpha(0.5).toColourspace('b-w').png().toBuffer()],
  ])('%s is printed', async (_, made) => {
    const before = picturesIn(await print())
    await setLogo(await store(await made()))
    expect(picturesIn(await print())).toBe(before + 1)
  })

  it.each([
    ['nothing anybody can open', async () => Buffer.from('<script>alert(1)</script>')],
    ['cut off in the middle', async () => (await drawnPicture(700, 300, 15, 'LOGO')).subarray(0, 2_000)],
  ])('%s is left out, and everything else is there', async (_, made) => {
    const without = await print()
    await setLogo(await store(await made()))
    const pdf = await print()
    expect(picturesIn(pdf)).toBe(picturesIn(without))
    expect(pdf.plain).toBe(without.plain)
  })

  it('so is one whose content is lost', async () => {
    const without = await print()
    const id = await store(await drawnPicture(700, 300, 15, 'LOGO'))
    await setLogo(id)
    await sql`UPDATE stored_file SET blob_key = 'logo/lost' WHERE id = ${id}`.execute(fair.platform.db)
    expect((await print()).plain).toBe(without.plain)
  })
})

describe('a logo on paper', () => {
  const printed = async (content: Buffer) => {
    const picture = await printedPicture(fair.platform.files, await store(content), 'logo')
    if (!picture) throw new Error('it can be opened')
    return sharp(picture.data).stats()
  }

  it('is as it was drawn on white', async () => {
    const { channels } = await printed(await drawnPicture(700, 300, 15, 'LOGO'))
    expect(channels.map(({ max }) => max)).toEqual([255, 255, 255])
  })

  it('brings its ground along where it is white itself', async () => {
    const { channels } = await printed(await whiteMark())
    for (const { min, max } of channels) expect([min < 60, max]).toEqual([true, 255])
  })
})

describe('entries of every length', () => {
  const mark = async (): Promise<Picture> => ({
    data: await plainMark(200, 90).png().toBuffer(),
    width: 200,
    height: 90,
  })
  const listing = (number: number): Listing => ({
    heading: `Company ${number} of many`,
    otherName: number % 2 ? '多家企业' : '',
    text: 'Ladders, pumps and hoses. '.repeat((number * 7) % 90),
    facts: number % 3 ? [{ label: 'Website', value: `https://example.com/${'path/'.repeat(number)}` }] : [],
    places: number % 5 ? [{ label: 'Hall W1', value: 'W1-001 W1-002' }] : [],
    logo: mark,
    shows: '',
  })

  it('keep their logo on the page of their name, and nothing of them is lost', async () => {
    const items = Array.from({ length: 40 }, (_, index) => listing(index + 1))
    const { document, drawn } = drawPaper({
      lang: 'en',
      title: 'Catalogue',
      occasion: 'Fair',
      name: 'Fair',
      otherName: '',
      logo: undefined,
      logoShows: '',
      band: [],
      mark: undefined,
      notice: undefined,
      parts: [{ title: 'Exhibitors', blocks: [{ kind: 'listings', items }] }],
      footer: [],
      pageOf: (page, pages) => `${page} / ${pages}`,
      createdAt: new Date(),
    })
    const chunks: Buffer[] = []
    for await (const chunk of document) chunks.push(chunk as Buffer)
    await drawn
    const { pages, plain } = await readPdf(Buffer.concat(chunks))
    const named = pages.map(({ text }) => [...text.matchAll(/Company \d+ of many/g)].length)
    expect(pages.map(({ pictures }) => pictures)).toEqual(named)
    expect(named.reduce((sum, each) => sum + each)).toBe(items.length)
    const lines = items.reduce((sum, { text }) => sum + text.split('Ladders').length - 1, 0)
    expect(plain.split('Ladders').length - 1).toBe(lines)
  })
})
