import { randomUUID } from 'node:crypto'
import { agreeToDirectory } from '@fairground/wire/catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
interface Company {
  id: string
  name: string
  username: string
}
let company: Company

const get = (url: string) => fair.app.inject({ url: encodeURI(url) })
const listed = async (company: Company): Promise<boolean> =>
  (await get(`/exhibitors?q=${company.name}`)).body.includes(`href="/exhibitors/${company.id}"`)

beforeAll(async () => {
  fair = await startTestFair()
  // Approved, with a booth, and not in the directory by anybody's doing but its own.
  const { rows } = await sql<Company>`
    SELECT company.id, company.name_zh AS name, account.username FROM company
    JOIN account ON account.id = company.account_id
    JOIN booth_holding ON booth_holding.company_id = company.id AND released_at IS NULL
    WHERE review_state = 'approved' AND account.user_type = 'CHN' AND company.deleted_at IS NULL
    ORDER BY company.id LIMIT 1`.execute(fair.platform.db)
  const [found] = rows
  if (!found) throw new Error('nobody has a booth')
  company = found
  await sql`DELETE FROM directory_agreement WHERE company_id = ${company.id}`.execute(fair.platform.db)
})
afterAll(() => fair.stop())

const agree = async (agreed: boolean) =>
  clientFor(fair, await fair.signIn(company.username))(agreeToDirectory, { body: { agreed } })

describe('the directory', () => {
  it('has a company for as long as it agrees, at once', async () => {
    expect(await listed(company)).toBe(false)
    expect((await get(`/exhibitors/${company.id}`)).statusCode).toBe(404)
    await agree(true)
    expect(await listed(company)).toBe(true)
    const page = await get(`/exhibitors/${company.id}`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`<h1>${company.name}</h1>`)
    expect(page.body).toMatch(/href="\/booth\/anon\?uuid=[0-9a-f-]{36}&amp;lan=CHN&amp;booth=/)
    expect((await get('/sitemap.xml')).body).toContain(`/en/exhibitors/${company.id}`)
    await agree(false)
    expect(await listed(company)).toBe(false)
    expect((await get(`/en/exhibitors/${company.id}`)).statusCode).toBe(404)
    expect((await get('/sitemap.xml')).body).not.toContain(company.id)
  })

  it('has nobody who is not approved, and nobody who is blacklisted', async () => {
    await agree(true)
    const { db } = fair.platform
    const decide = (state: string) =>
      sql`UPDATE company SET review_state = ${state} WHERE id = ${company.id}`.execute(db)
    await decide('rejected')
    expect(await listed(company)).toBe(false)
    await decide('approved')
    expect(await listed(company)).toBe(true)
    const { accountId } = await fair.signIn(company.username)
    await sql`INSERT INTO blacklist_entry (company_name, account_id) VALUES ('某公司', ${accountId})`.execute(
      db,
    )
    expect(await listed(company)).toBe(false)
    await sql`UPDATE blacklist_entry SET deleted_at = now() WHERE account_id = ${accountId}`.execute(db)
    expect(await listed(company)).toBe(true)
  })

  it('tells nothing of people, nor of what a proofreader has not let pass', async () => {
    await agree(true)
    const { db } = fair.platform
    await sql`DELETE FROM catalogue_entry WHERE company_id = ${company.id}`.execute(db)
    await sql`
      INSERT INTO catalogue_entry (company_id, edition, state, name_zh, name_en, address_zh, address_en, phone, email,
        website, intro_zh, intro_en, given)
      SELECT id, edition, 'submitted', '校对前的名字', '', '某路 1 号', '', '13912345678', 'person@firm.example',
        'firm.example', '校对前的介绍<script>', '', '{}' FROM company WHERE id = ${company.id}`.execute(db)
    const before = (await get(`/exhibitors/${company.id}`)).body
    expect(before).not.toMatch(/校对前|firm\.example|13912345678/)
    await sql`UPDATE catalogue_entry SET state = 'approved' WHERE company_id = ${company.id}`.execute(db)
    const after = (await get(`/exhibitors/${company.id}`)).body
    expect(after).toContain('校对前的介绍&lt;script&gt;')
    expect(after).toContain('href="https://firm.example"')
    expect(after).not.toMatch(/13912345678|person@|某路/)
  })

  it('has those of one family of products, and names only families that somebody trades in', async () => {
    await agree(true)
    const { db } = fair.platform
    const tradesIn = (codes: string[]) =>
      sql`UPDATE qualification_survey SET product_categories = ${codes} WHERE company_id = ${company.id}`.execute(
        db,
      )
    const inFamily = async (family: string) =>
      (await get(`/exhibitors?category=${family}&q=${company.name}`)).body.includes(
        `href="/exhibitors/${company.id}"`,
      )
    await tradesIn(['3101', '8201'])
    expect([await inFamily('3000'), await inFamily('8000'), await inFamily('1000')]).toEqual([
      true,
      true,
      false,
    ])
    const page = (await get(`/exhibitors/${company.id}`)).body
    expect(page).toContain('点型感烟火灾探测器、正压式空气呼吸器')
    expect((await get('/en/exhibitors?category=3000')).body).toContain('Fire detection and alarm</h1>')
    for (const unknown of ['3101', 'x', "'", '%', '3000 '.repeat(50)])
      expect((await get(`/exhibitors?category=${unknown}`)).statusCode).toBe(404)
  })

  it('is searched as it is written, and nothing typed means anything else', async () => {
    await agree(true)
    const all = (await get('/exhibitors')).body
    const most = Number(/共 (\d+) 家企业/.exec(all)?.[1])
    expect(most).toBeGreaterThan(0)
    expect((await get('/exhibitors?q=%')).body).toContain('：0 家')
    expect((await get(`/exhibitors?q=<script>alert(1)</script>`)).body).not.toContain('<script')
    expect((await get("/exhibitors?q=') OR 1=1 --")).statusCode).toBe(200)
    expect((await get(`/exhibitors?q=${'长'.repeat(2_000)}`)).statusCode).toBe(200)
    expect((await get('/exhibitors?q=a&q=b')).statusCode).toBe(200)
    expect((await get('/en/exhibitors?page=0')).statusCode).toBe(404)
    expect((await get('/en/exhibitors?page=9999')).statusCode).toBe(404)
    for (const path of [`/exhibitors/${randomUUID()}`, '/exhibitors/x', '/en/exhibitors/null'])
      expect((await get(path)).statusCode).toBe(404)
  })
})

describe('a search of the site', () => {
  it('finds what is published and who is listed, in the language of the page', async () => {
    await agree(true)
    const { body } = await get(`/search?q=${company.name}`)
    expect(body).toContain(`href="/exhibitors/${company.id}"`)
    const english = (await get('/en/search?q=drills')).body
    expect(english).toMatch(/href="\/en\/news\/[0-9a-f-]{36}"/)
    expect(english).toContain('<meta name="robots" content="noindex"/>')
    expect((await get('/en/search')).statusCode).toBe(200)
    expect((await get('/en/search?q=zzzzqq')).body).toContain('Nothing was found for “zzzzqq”')
    expect((await get('/search?q="><img src=x onerror=alert(1)>')).body).not.toContain('<img src=x')
  })

  it('is asked so often and no more, and says so in a page', async () => {
    const asked = Array.from({ length: 301 }, () =>
      fair.app.inject({ url: '/en/search', remoteAddress: '198.51.100.7' }),
    )
    const answers = await Promise.all(asked)
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.body).toContain('<h1>Too many requests. Please try again in a moment</h1>')
    expect((await fair.app.inject({ url: '/en/fair', remoteAddress: '198.51.100.7' })).statusCode).toBe(200)
  })
})
