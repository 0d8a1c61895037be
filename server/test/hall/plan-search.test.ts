import { agreeToDirectory } from '@fairground/wire/catalogue'
import type { FoundOnPlans } from '@fairground/wire/hall/search'
import { foundAtOnce, longestSearched } from '@fairground/wire/hall/searched'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { hallWith } from './hall-support'

let fair: TestFair
let exhibitor: Signed
/** Whose company has a booth. */
let held: { booth: string; company: string; hall: string }
beforeAll(async () => {
  fair = await startTestFair()
  exhibitor = await fair.signIn('13800000006')
  const { id, code, company_id } = await fair.platform.db
    .selectFrom('booth_holding')
    .innerJoin('booth', 'booth.id', 'booth_holding.booth_id')
    .innerJoin('company', 'company.id', 'booth_holding.company_id')
    .innerJoin('hall', 'hall.id', 'booth.hall_id')
    .select(['booth.id', 'hall.code', 'booth_holding.company_id'])
    .where('company.account_id', '=', exhibitor.accountId)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  held = { booth: id, company: company_id, hall: code }
})
afterAll(() => fair.stop())

const send = (query: Record<string, string | number>, as?: Signed) =>
  fair.ask({
    method: 'GET',
    url: `/api/hall/search${as ? '/known' : ''}?${new URLSearchParams(query as Record<string, string>)}`,
    as,
  })
const search = async (text: string, as?: Signed, more: { page?: number; near?: string } = {}) =>
  (await send({ text, ...more }, as)).result as FoundOnPlans
const numbers = ({ booths }: FoundOnPlans) => booths.map(({ code }) => code)

const rename = async (names: { short_name_zh: string; name_zh: string; name_en: string }) => {
  await fair.platform.db.updateTable('company').set(names).where('id', '=', held.company).execute()
  await fair.platform.live.publish(fair.platform.db, {
    type: 'company-changed',
    audience: 'staff',
    companyId: held.company,
  })
}
const isFound = async (text: string, as?: Signed) =>
  (await search(text, as)).booths.some(({ id }) => id === held.booth)

describe('a search of the plans', () => {
  beforeEach(async () => {
    await rename({
      short_name_zh: '重庆科宁',
      name_zh: '重庆市科宁检测技术有限公司',
      name_en: 'Chongqing Kening Testing Technology Co., Ltd.',
    })
    await expect.poll(() => isFound('重庆科宁')).toBe(true)
  })

  it('finds booths of all halls by number, the exact one first, and says where each is', async () => {
    const [first, ...rest] = (await search('w2-104')).booths
    expect(first).toMatchObject({
      code: 'W2-104',
      hall: { id: await hallWith(fair, 'W2'), code: 'W2', name: { zh: expect.stringMatching(/./) } },
    })
    expect(rest).toEqual([])
    const inEach = (await search('104')).booths.slice(0, 2)
    expect(inEach.map(({ code }) => code)).toEqual(['W2-104', 'W3-104'])
  })

  it('finds a company by its short name, its pinyin as it is read, and its first letters', async () => {
    for (const text of ['重庆科宁', '科宁', 'chongqing kening', 'kening', 'cqkn', 'CQ-KN'])
      expect(await isFound(text), text).toBe(true)
    for (const text of ['chongqingkejian', 'ckq', 'hongqing']) expect(await isFound(text), text).toBe(false)
    const { booths } = await search('cqkn')
    expect(booths.find(({ id }) => id === held.booth)).toMatchObject({
      name: { zh: '重庆科宁' },
      hall: { code: held.hall },
    })
  })

  it('puts the hall one looks at first among what is equally near', async () => {
    for (const code of ['W2', 'W3']) {
      const { booths } = await search('104', undefined, { near: await hallWith(fair, code) })
      expect(booths[0]?.code).toBe(`${code}-104`)
    }
  })

  it('finds halls by code, name, pinyin and first letters', async () => {
    const { halls } = await search('w3')
    expect(halls.map(({ code }) => code)).toEqual(['W3'])
    const [w3] = halls
    if (!w3) throw new Error('there is no W3')
    expect(w3.name.zh).toContain('救援')
    for (const text of [w3.name.zh, w3.name.en, '救援', 'jiuyuan', 'jyg'])
      expect(
        (await search(text)).halls.map(({ code }) => code),
        text,
      ).toContain('W3')
    expect((await search('重庆科宁')).halls).toEqual([])
  })

  it('reaches every booth, page by page and each once', async () => {
    const { total } = await search('W3-')
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / foundAtOnce) + 1 }, (_, index) =>
        search('W3-', undefined, { page: index + 1 }),
      ),
    )
    const reached = pages.flatMap(numbers)
    expect(pages.length).toBeGreaterThan(2)
    expect(new Set(reached).size).toBe(total)
    expect(reached.slice(0, 3)).toEqual(['W3-101', 'W3-102', 'W3-103'])
    const rows = await fair.platform.db
      .selectFrom('booth')
      .select('code')
      .where('hall_id', '=', await hallWith(fair, 'W3'))
      .where('deleted_at', 'is', null)
      .execute()
    expect(reached.toSorted()).toEqual(rows.map(({ code }) => code).toSorted())
  })

  it('is the same for all who ask alike, and not sent again to whoever has it', async () => {
    const anybody = await send({ text: '科宁' })
    expect(anybody.headers['cache-control']).toContain('public')
    expect((await send({ text: '科宁' }, exhibitor)).headers['cache-control']).toContain('private')
    const again = await fair.app.inject({
      method: 'GET',
      url: `/api/hall/search?text=${encodeURIComponent('科宁')}`,
      headers: { 'if-none-match': String(anybody.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it('takes no more than a name and no less than a letter, and nothing that is no page or hall', async () => {
    expect(await search('x'.repeat(longestSearched))).toEqual({ halls: [], total: 0, booths: [] })
    expect(await search('（-）')).toEqual({ halls: [], total: 0, booths: [] })
    expect(await send({})).toMatchObject({ status: 400, code: codes.badRequest })
    const wrong: Record<string, string | number>[] = [
      { text: '' },
      { text: '  ' },
      { text: 'x'.repeat(longestSearched + 1) },
      { text: 'x'.repeat(5_000) },
      { text: 'w3', page: 0 },
      { text: 'w3', page: 1.5 },
      { text: 'w3', page: 'x' },
      { text: 'w3', page: 1_001 },
      { text: 'w3', near: 'W3' },
    ]
    for (const query of wrong) {
      const { code } = await send(query)
      expect([codes.invalid, codes.badRequest], JSON.stringify(query)).toContain(code)
    }
  })
})

describe('the full name of a company', () => {
  const byFullName = [
    '重庆市科宁检测技术有限公司',
    '检测技术',
    'Chongqing Kening Testing',
    'jiancejishu',
    'knjcjs',
    'cktt',
  ]
  const agree = (agreed: boolean) => clientFor(fair, exhibitor)(agreeToDirectory, { body: { agreed } })

  it('finds its booths for everybody from when it agrees to the directory until it takes that back', async () => {
    await agree(false)
    await expect.poll(() => isFound('检测技术')).toBe(false)
    for (const text of byFullName) {
      expect(await isFound(text), text).toBe(false)
      expect(await isFound(text, exhibitor), text).toBe(true)
    }
    expect(JSON.stringify(await search('科宁'))).not.toContain('检测技术')

    await agree(true)
    await expect.poll(() => isFound('检测技术')).toBe(true)
    for (const text of byFullName) expect(await isFound(text), text).toBe(true)
    expect(JSON.stringify(await search('科宁'))).toContain('检测技术')

    await agree(false)
    await expect.poll(() => isFound('检测技术')).toBe(false)
  })

  it('comes without the company behind it, whoever asks', async () => {
    const ids = await fair.platform.db.selectFrom('company').select('id').execute()
    for (const as of [undefined, exhibitor]) {
      const text = JSON.stringify(await search('有限公司', as)) + JSON.stringify(await search('W', as))
      for (const { id } of ids) expect(text).not.toContain(id)
    }
  })

  it('of many is told to people who are signed in', async () => {
    const [everyone, known] = [await search('有限公司'), await search('有限公司', exhibitor)]
    expect(known.total).toBeGreaterThan(everyone.total)
    for (const { fullName } of known.booths) expect(fullName?.zh).toContain('有限公司')
  })
})
