import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { reviewStateTitles } from '@fairground/domain/review'
import { findSignUp } from '@fairground/wire/review'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breakLines } from '../../src/platform/paper/break-lines'
import type { Block, PaperContent } from '../../src/platform/paper/content'
import { drawPaper } from '../../src/platform/paper/draw-paper'
import { loadFaces } from '../../src/platform/paper/faces'
import { legible } from '../../src/platform/paper/legible'
import { readPdf, squeezed } from '../support/read-pdf'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { askForPdf, companyOf, illustrate } from './printed-sign-up'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
})
afterAll(() => fair.stop())

const withBooths = '13800000006'
const overseasWithBooths = 'exhibitor6@example.com'

const printedBy = async (username: string, query = {}) => {
  const answer = await askForPdf(fair, await fair.signIn(username), query)
  expect(answer.status).toBe(200)
  return { ...answer, pdf: await readPdf(answer.bytes) }
}

const paper = (...blocks: Block[]): PaperContent => ({
  lang: 'en',
  title: 'Paper',
  occasion: 'Fair',
  name: 'Company',
  otherName: '',
  logo: undefined,
  logoShows: '',
  band: [],
  mark: undefined,
  notice: undefined,
  parts: [{ title: 'Part', blocks }],
  footer: [],
  pageOf: (page, pages) => `${page} / ${pages}`,
  createdAt: new Date(),
})

describe('a Chinese company’s sign-up on paper', () => {
  it('is a vector document of A4 pages with its own typefaces, and its text can be copied', async () => {
    await illustrate(fair, withBooths, [{ introZh: '第一项产品' }, { introZh: '第二项产品' }])
    const { headers, bytes, pdf } = await printedBy(withBooths)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['cache-control']).toBe('no-store')
    const company = await companyOf(fair, withBooths)
    expect(decodeURIComponent(String(headers['content-disposition']))).toBe(
      `attachment; filename="sign-up.pdf"; filename*=UTF-8''报名信息_${company.registration_number}.pdf`,
    )
    expect(pdf.language).toBe('zh-CN')
    expect(pdf.title).toBe(`报名信息 – ${company.name_zh}`)
    for (const { size } of pdf.pages) expect(size).toEqual([595.28, 841.89])
    expect([...pdf.embeddedFonts]).toEqual([
      expect.stringMatching(/^[A-Z]{6}\+NotoSansSC-/),
      expect.stringMatching(/^[A-Z]{6}\+NotoSansSC-/),
    ])
    for (const [index, { text }] of pdf.pages.entries())
      expect(text).toContain(`第 ${index + 1} / ${pdf.pages.length} 页`)
  })

  it('says everything its confirmation page says', async () => {
    const { pdf } = await printedBy(withBooths)
    const company = await companyOf(fair, withBooths)
    const { db } = fair.platform
    const invoice = await db
      .selectFrom('invoice_profile')
      .selectAll()
      .where('company_id', '=', company.id)
      .executeTakeFirstOrThrow()
    const booths = await db
      .selectFrom('booth_holding')
      .innerJoin('booth', 'booth.id', 'booth_holding.booth_id')
      .select('booth.code')
      .where('company_id', '=', company.id)
      .where('released_at', 'is', null)
      .execute()
    expect(booths.length).toBeGreaterThan(0)
    for (const part of [
      ...['企业基本信息', '已选展位', '企业开票信息', '企业其他信息', '企业其他信息（二）', '企业及产品介绍'],
      ...[
        '展位需求',
        '会员及信用等级核验',
        '附件：营业执照',
        '审核通过',
        '产品介绍（共 2 项）',
        '第二项产品',
      ],
      company.name_zh,
      company.name_en,
      company.contact_mobile,
      company.registered_address,
      invoice.bank,
      invoice.credit_code ?? 'no code',
      ...booths.map(({ code }) => code),
    ])
      expect(pdf.plain).toContain(squeezed(part))
    // The logo stands in the head and beside the introduction.
    expect(pdf.pages.reduce((sum, { pictures }) => sum + pictures, 0)).toBe(2 + 2 + 1)
    expect(pdf.plain).not.toContain('□')
  })

  it('names the memberships and the credit grade the organiser knows of, and whether they still hold', async () => {
    const company = await companyOf(fair, withBooths)
    const listed = { company_name: company.name_zh, certificate_number: 'HY-778899' }
    await fair.platform.db
      .insertInto('association_member')
      .values({ ...listed, valid_from: '2019-01-01', valid_until: '2020-12-31' })
      .execute()
    const { pdf } = await printedBy(withBooths)
    expect(pdf.plain).toContain('HY-7788992020-12-31已到期')
  })

  it('can be had in English by the company and by staff', async () => {
    const { id, name_zh: nameZh } = await companyOf(fair, withBooths)
    for (const { pdf, headers } of [
      await printedBy(withBooths, { language: 'en' }),
      await printedBy('clerk', { companyId: id, language: 'en' }),
    ]) {
      expect(pdf.language).toBe('en')
      expect(pdf.plain).toContain('BriefCompanyInformation')
      expect(pdf.plain).toContain(nameZh)
      expect(pdf.pages[0]?.text).toContain(`Page 1 of ${pdf.pages.length}`)
      expect(headers['content-disposition']).toContain("filename*=UTF-8''Sign-up_BM-")
    }
  })
})

describe('an overseas company’s sign-up on paper', () => {
  it('is in English and has no second questionnaire', async () => {
    await illustrate(fair, overseasWithBooths, [
      { introEn: 'First product' },
      { introEn: 'Second product’s “quiet” mode' },
    ])
    const { pdf } = await printedBy(overseasWithBooths)
    const company = await companyOf(fair, overseasWithBooths)
    expect(pdf.language).toBe('en')
    for (const part of [
      ...['Brief Company Information', 'Selected booths', 'Invoice Information', 'Other Information'],
      ...['Company and Product Introduction', 'Booth Requirement', 'Attachment: Sign-up file or brochure'],
      ...['Not on the association’s list of members', 'Not on the list of credit grades'],
      company.name_en,
      company.email,
      'Phone of the legal representative',
      'Standby email',
      'Second product’s “quiet” mode',
    ])
      expect(pdf.plain).toContain(squeezed(part))
    expect(pdf.plain).not.toContain('OtherInformation(2)')
    expect(pdf.plain).not.toMatch(/\p{Script=Han}/u)
  })
})

describe('the head of the paper', () => {
  it.each(['awaiting', 'started', 'second', 'approved'] as const)(
    'says the whole state in English while the sign-up is %s',
    async (state) => {
      const { id } = await companyOf(fair, 'exhibitor3@example.com')
      await fair.platform.db
        .updateTable('company')
        .set({ review_state: state, name_en: 'Fujian Rong An Fire Protection Technology '.repeat(3).trim() })
        .where('id', '=', id)
        .execute()
      const { pdf } = await printedBy('exhibitor3@example.com')
      const head = (pdf.pages[0]?.text ?? '').split('Brief Company Information')[0] ?? ''
      expect(head).toContain(reviewStateTitles[state].en)
      expect(head).not.toContain('…')
    },
  )

  it('sets a band that is too narrow in smaller type, and cuts none of it', async () => {
    const value = 'A state that takes many more words than usual'
    const content = {
      ...paper(),
      band: [1, 2, 3, 4].map((n) => ({ label: `No ${n}`, value: `${value} ${n}` })),
    }
    const { pages } = await readPdf(await buffer(drawPaper(content).document))
    for (const n of [1, 2, 3, 4]) expect(pages[0]?.text).toContain(`${value} ${n}`)
  })
})

describe('a sign-up that is not in the organiser’s hands', () => {
  it('says on every page that it is a draft', async () => {
    const { pdf, headers } = await printedBy('13800000002')
    expect(pdf.pages.length).toBeGreaterThan(1)
    for (const { text } of pdf.pages) expect(text).toContain('草稿：尚未提交')
    expect(pdf.plain).toContain('尚未填写')
    const { short_name_zh: shortName } = await companyOf(fair, '13800000002')
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(`报名信息_${shortName}.pdf`)
  })

  it('carries what has to be corrected when it was returned', async () => {
    const { review_remark: remark } = await companyOf(fair, '13800000004')
    const { pdf } = await printedBy('13800000004')
    expect(pdf.plain).toContain(squeezed(remark))
    for (const { text } of pdf.pages) expect(text).toContain('已退回修改')
  })

  it('is no draft any more once it was submitted', async () => {
    const { pdf } = await printedBy('13800000003')
    expect(pdf.plain).not.toContain('草稿')
    expect(pdf.plain).toContain('待审核')
  })
})

describe('somebody else’s sign-up', () => {
  it('looks to an exhibitor like one that does not exist', async () => {
    const { id } = await companyOf(fair, withBooths)
    const stranger = await fair.signIn('13800000003')
    const answers = await Promise.all(
      [id, randomUUID(), 'no-id'].map((companyId) => askForPdf(fair, stranger, { companyId })),
    )
    const [other, unknown] = answers.map(({ status, bytes }) => ({ status, text: bytes.toString() }))
    expect(other).toEqual({ status: 404, text: expect.stringContaining('没有找到这份报名') })
    expect(other).toEqual(unknown)
    expect(answers[2]?.status).toBe(404)
  })

  it('is on record when staff take it away, and a reviewer’s decision is not disturbed by it', async () => {
    const { id } = await companyOf(fair, '13800000003')
    const leader = await fair.signIn('leader')
    const read = () => clientFor(fair, leader)(findSignUp, { params: { companyId: id } })
    const before = await read()
    expect((await askForPdf(fair, leader, { companyId: id })).status).toBe(200)
    const entry = await fair.platform.db
      .selectFrom('audit_entry')
      .select(['actor_name', 'action'])
      .where('subject_type', '=', 'sign-up-pdf')
      .where('subject_id', '=', id)
      .execute()
    expect(entry).toEqual([{ actor_name: 'leader', action: 'export' }])
    expect((await read()).company.version).toBe(before.company.version)
  })
})

describe('long and unruly texts', () => {
  const sentence = 'Pumps, hoses and nozzles for brigades of every size; delivery within six weeks. '

  it('flow over the pages whole, and no picture is torn from the text beside it', async () => {
    const products = Array.from({ length: 15 }, (_, index) => ({
      introZh: `【${index + 1}】${'水罐容积十二吨，射程七十五米。'.repeat(index % 2 ? 2 : 30)}`.slice(0, 500),
      introEn: index % 3 === 0 ? sentence.repeat(63).slice(0, 5_000) : '',
    }))
    await illustrate(fair, withBooths, products)
    const { pdf } = await printedBy(withBooths)
    for (const { introZh, introEn } of products) {
      expect(pdf.plain.includes(squeezed(introZh))).toBe(true)
      expect(pdf.plain.includes(squeezed(introEn))).toBe(true)
    }
    const begun = pdf.pages.map(({ text }) => [...text.matchAll(/【\d+】/g)].length)
    const first = begun.findIndex((count) => count > 0)
    const last = begun.findLastIndex((count) => count > 0)
    for (let page = first + 1; page < last; page += 1) expect(pdf.pages[page]?.pictures).toBe(begun[page])
  })

  it('are set with a box for what the typeface lacks, and without what cannot be seen', async () => {
    const hostile = [
      `甲\u0001\u0007乙\u202e丙\u200b丁\ufeff`,
      '👩‍👩‍👧‍👦🔥 \ud83d العربية שלום',
      'e\u0301\u0301\u0301 Z\u0335\u0336',
      'x'.repeat(5_000),
      '\n'.repeat(400),
      '\t\v\f\u2028\u2029<<>>()\\%',
    ].join(' ')
    await illustrate(fair, '13800000005', [{ introZh: hostile.slice(0, 2_000) }, { introEn: hostile }])
    const { pdf } = await printedBy('13800000005')
    expect(pdf.plain).toContain('甲乙丙丁□□□')
    expect(pdf.plain).toContain('<<>>()\\%')
    expect(pdf.pages.length).toBeLessThan(20)
  })

  it('leave the XML about the document whole, whatever the company is called', async () => {
    const { id } = await companyOf(fair, '13800000005')
    const renamed = { name_zh: '榕安 & 子 <消防> "甲"\u0001' }
    await fair.platform.db.updateTable('company').set(renamed).where('id', '=', id).execute()
    const { pdf } = await printedBy('13800000005')
    expect(pdf.metadata).toContain('>报名信息 – 榕安 ＆ 子 ＜消防＞ "甲"</rdf:li>')
    expect(pdf.plain).toContain('榕安&子<消防>"甲"')
  })

  it('still print when a picture’s file is gone', async () => {
    await illustrate(fair, '13800000005', [{ introZh: '有图' }, { introZh: '无图' }])
    const { id } = await companyOf(fair, '13800000005')
    const lost = await fair.platform.db
      .selectFrom('product_intro')
      .select('image_file_id')
      .where('company_id', '=', id)
      .where('intro_zh', '=', '无图')
      .executeTakeFirstOrThrow()
    await fair.platform.db
      .updateTable('stored_file')
      .set({ stored: false })
      .where('id', '=', lost.image_file_id ?? '')
      .execute()
    const { pdf } = await printedBy('13800000005')
    expect(pdf.plain).toContain('无图')
  })
})

describe('setting type', () => {
  const advance = (character: string) => (character.charCodeAt(0) > 255 ? 10 : 5)
  const widthOf = (text: string) => [...text].reduce((sum, character) => sum + advance(character), 0)

  it.each([
    ['Chinese', '采用国产重型底盘，水罐容积（12 吨）。'.repeat(20)],
    ['English', 'The crew cabin seats six; controls are the driver’s own. '.repeat(20)],
    ['a word without end', 'x'.repeat(5_000)],
    ['rare characters of two units', '𠮷'.repeat(300)],
  ])('keeps %s within the width and loses nothing', (_, text) => {
    const lines = breakLines(text, 200, advance)
    for (const line of lines) expect(widthOf(line.text)).toBeLessThanOrEqual(200)
    expect(squeezed(lines.map((line) => line.text).join(''))).toBe(squeezed(text))
    for (const line of lines) expect(line.text).not.toMatch(/\p{Cs}/u)
  })

  it('begins no line with a closing mark and ends none with an opening one', () => {
    const lines = breakLines('水罐（容积）、射程；压力。'.repeat(40), 103, advance)
    for (const { text } of lines) {
      expect(text).not.toMatch(/^[，。、；：）]/)
      expect(text).not.toMatch(/（$/)
    }
  })

  it('shows one box for one emoji, however it is made up', async () => {
    const { regular } = await loadFaces()
    expect(legible('一👩‍👩‍👧‍👦二🇨🇳三👍🏽', regular.knows)).toBe('一□二□三□')
    expect(legible('a\u0000b\r\nc\u202ed\ud83d', regular.knows)).toBe('ab\ncd□')
  })

  it('lets others have their turn while a long document is being set', async () => {
    const texts = Array.from({ length: 15 }, (_, index) => ({
      text: Array.from({ length: 700 }, (__, word) => (word * 7919 + index).toString(36)).join(' '),
    }))
    const { document, drawn } = drawPaper(paper({ kind: 'illustrated', items: [{ texts, shows: '' }] }))
    let [turns, over] = [0, false]
    void drawn.finally(() => {
      over = true
    })
    while (!over) {
      await new Promise((next) => setImmediate(next))
      turns += 1
    }
    expect(turns).toBeGreaterThan(5)
    document.resume()
  })

  it('stops when the reader has gone', async () => {
    const endless = { label: 'Text', value: 'lorem ipsum '.repeat(20_000) }
    const { document, drawn } = drawPaper(paper({ kind: 'facts', facts: [endless] }))
    document.destroy()
    await drawn
    expect(document.bufferedPageRange().count).toBeLessThan(5)
  })

  it('moves a heading to the next page with what it stands over', async () => {
    const line = (number: number) => ({ label: `No ${number}`, value: 'x'.repeat(60) })
    // Somewhere among these the heading would be the last thing on its page.
    for (let count = 16; count < 27; count += 1) {
      const { document } = drawPaper(
        paper(
          { kind: 'facts', facts: Array.from({ length: count }, (_, index) => line(index)) },
          { kind: 'subheading', text: 'Heading' },
          { kind: 'table', columns: [{ title: 'Column', share: 1 }], rows: [['Cell']] },
        ),
      )
      const { pages } = await readPdf(await buffer(document))
      const [page] = pages.filter(({ text }) => text.includes('Heading'))
      expect(page?.text).toContain('Cell')
    }
  })
})
