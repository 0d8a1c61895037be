import { randomUUID } from 'node:crypto'
import type { Row } from '@fairground/domain/field'
import type { Client } from '@fairground/wire/kernel/client'
import type { GrowingList } from '@fairground/wire/list'
import { growingContent } from '@fairground/wire/portal'
import { sitePages, sitePlaces } from '@fairground/wire/portal/places'
import { portalNews } from '@fairground/wire/portal/types/news'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarFor } from '../../src/demo/calendar'
import { portalContent } from '../../src/demo/portal/portal-rows'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
let leader: Client
beforeAll(async () => {
  fair = await startTestFair()
  leader = clientFor(fair, await fair.signIn('leader'))
})
afterAll(() => fair.stop())

const demo = portalContent(calendarFor('2026-11-19'))
const get = (url: string, headers: Record<string, string> = {}) => fair.app.inject({ url, headers })

const news: GrowingList = portalNews
const said = demo.portalNews?.[0]?.says ?? {}

/** News of a title of its own. */
const write = async (title: string, given: Partial<Row> = {}) => {
  const newId = randomUUID()
  await leader(news.calls.add, {
    body: { ...said, title: { zh: `${title}题`, en: title }, ...given, newId, publish: true },
  })
  return newId
}

const versionOf = async (id: string) => (await leader(news.calls.find, { params: { id } })).version

const withdraw = async (id: string) => {
  const { step } = news.calls
  if (!step) throw new Error('news has no steps')
  await leader(step, { body: { id, version: await versionOf(id), step: 'withdraw' } })
}

/** News of a change comes by the database; nobody waits longer than a second for it. */
const soon = (looks: () => Promise<void>) =>
  expect
    .poll(() =>
      looks().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)

describe('every kind of content', () => {
  it.each(growingContent.map((list) => [list.name as keyof typeof sitePlaces, list] as const))(
    '%s has its pages in both languages',
    async (name, list) => {
      for (const [language, tag, prefix] of [
        ['zh', 'zh-CN', ''],
        ['en', 'en', '/en'],
      ] as const) {
        const page = await get(`${prefix}${sitePlaces[name]}`)
        expect(page.statusCode).toBe(200)
        expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
        expect(page.body).toContain(`<html lang="${tag}">`)
        expect(page.body).toContain(`<h1>${list.title[language]}</h1>`)
        const way = new RegExp(`href="(${prefix}${sitePlaces[name]}/[0-9a-f-]{36})"`).exec(page.body)?.[1]
        if (way) expect((await get(way)).statusCode).toBe(200)
      }
    },
  )
})

describe('what is published', () => {
  it('is there within a moment, in its language alone, and gone when it is taken down', async () => {
    const id = await write('Longer hours')
    await soon(async () => expect((await get('/en/news')).body).toContain('Longer hours'))
    const zh = await get(`/news/${id}`)
    expect(zh.body).toContain('<h1>Longer hours题</h1>')
    expect(zh.body).toContain(`hrefLang="en" href="http://127.0.0.1`)
    const only = await write('', {
      title: { zh: '只有中文', en: '' },
      summary: { zh: '一', en: '' },
      body: [{ kind: 'paragraph', zh: [[{ text: '一' }]], en: [] }],
      source: { zh: '', en: '' },
      coverAlt: { zh: '', en: '' },
    })
    await soon(async () => expect((await get(`/news/${only}`)).statusCode).toBe(200))
    const missing = await get(`/en/news/${only}`)
    expect(missing.statusCode).toBe(404)
    expect(missing.body).toContain('This page is not here')
    await withdraw(id)
    await soon(async () => expect((await get(`/news/${id}`)).statusCode).toBe(404))
    expect((await get('/news')).body).not.toContain('Longer hours')
    expect((await get('/sitemap.xml')).body).not.toContain(id)
  })

  it('is nothing of a draft, nor of what was changed since', async () => {
    const id = await write('As released')
    await soon(async () => expect((await get(`/en/news/${id}`)).statusCode).toBe(200))
    await leader(news.calls.edit, {
      body: { ...said, id, version: await versionOf(id), title: { zh: '改过', en: 'Not yet released' } },
    })
    const draft = randomUUID()
    await leader(news.calls.add, { body: { title: { zh: '草稿', en: 'A draft' }, newId: draft } })
    await write('Told of last')
    await soon(async () => expect((await get('/en/news')).body).toContain('Told of last'))
    for (const path of ['/en/news', `/en/news/${id}`, '/sitemap.xml', '/en/news.xml', '/en/fair']) {
      const { body } = await get(path)
      expect(body).not.toContain('Not yet released')
      expect(body).not.toContain('A draft')
      expect(body).not.toContain(draft)
    }
    expect((await get(`/en/news/${id}`)).body).toContain('As released')
    expect((await get(`/news/${draft}`)).statusCode).toBe(404)
  })

  it('runs nothing of what people typed', async () => {
    const script = '<script>alert(1)</script>'
    const id = await write(script)
    await soon(async () => expect((await get(`/en/news/${id}`)).statusCode).toBe(200))
    const { body, headers } = await get(`/en/news/${id}`)
    expect(body).toContain('<h1>&lt;script&gt;alert(1)&lt;/script&gt;</h1>')
    expect(body).not.toContain(script)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })
})

describe('a page', () => {
  it('is the same for everybody, kept for a second, and told apart by its content', async () => {
    const first = await get('/en/fair')
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('public, max-age=1, must-revalidate')
    expect(first.headers['set-cookie']).toBeUndefined()
    const again = await get('/en/fair', { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const signedIn = await get('/en/fair', (await fair.signIn('leader')).headers)
    expect(signedIn.body).toBe(first.body)
    expect((await get('/en/fair', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
    const head = await fair.app.inject({ method: 'HEAD', url: '/en/fair' })
    expect([head.statusCode, head.headers.etag]).toEqual([200, etag])
  })

  it.each([
    ['/news/nothing', 'zh-CN', '没有找到这个页面'],
    ['/news?page=99', 'zh-CN', '没有找到这个页面'],
    ['/en/news?page=0', 'en', 'This page is not here'],
    ['/en/nowhere/at/all', 'en', 'This page is not here'],
    ["/en/news/'; DROP TABLE portal_news; --", 'en', 'This page is not here'],
  ])('that is not there says so in its language: %s', async (path, tag, words) => {
    const { statusCode, body } = await get(encodeURI(path))
    expect(statusCode).toBe(404)
    expect(body).toContain(`<html lang="${tag}">`)
    expect(body).toContain(words)
    expect(body).toContain('<meta name="robots" content="noindex"/>')
  })

  it('is found from the others', async () => {
    expect((await get('/en')).headers.location).toBe('/en/fair')
    const home = (await get('/fair')).body
    for (const way of ['/plan/planAnon', '/verify', '/guide/help', '/exhibition/login/ch/login', '/news'])
      expect(home).toContain(`href="${way}"`)
    for (const path of Object.values(sitePages)) expect((await get(`/en${path}`)).statusCode).toBe(200)
  })
})

describe('the home page', () => {
  it('counts the booths as they are now', async () => {
    const free = async () =>
      Number(/<strong>([\d,]+)<\/strong> of/.exec((await get('/en/fair')).body)?.[1]?.replace(',', ''))
    const before = await free()
    expect(before).toBeGreaterThan(0)
    await sql`UPDATE booth SET status = 'disabled' WHERE id = (SELECT booth.id FROM booth
      JOIN hall ON hall.id = booth.hall_id AND hall.usage = 'open' AND hall.deleted_at IS NULL
      WHERE booth.status = 'normal' AND booth.deleted_at IS NULL AND booth.edition = ${fair.platform.settings.current().edition}
      LIMIT 1)`.execute(fair.platform.db)
    await expect.poll(free).toBe(before - 1)
  })
})

describe('programs', () => {
  it('find every page, each of which is there', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const paths = [...body.matchAll(/<loc>http:\/\/127\.0\.0\.1:\d+([^<]+)<\/loc>/g)].map((match) => match[1])
    expect(paths.length).toBeGreaterThan(40)
    const [first = '', ...others] = paths.filter((path) => path?.includes('/exhibitors/'))
    expect(others.length).toBeGreaterThan(0)
    // Of the companies one stands for all: they are counted.
    for (const path of [first, ...paths.filter((path) => !path?.includes('/exhibitors/'))])
      expect((await get(String(path))).statusCode, path).toBe(200)
    expect((await get('/robots.txt')).body).toContain('/sitemap.xml')
  })

  it('are fed the news', async () => {
    const { body, headers } = await get('/en/news.xml')
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(body).toMatch(/<item><title>.+<\/title><link>http/)
  })
})
