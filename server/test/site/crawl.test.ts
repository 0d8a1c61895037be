import { openScreens } from '@fairground/wire/open-screens'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
})
afterAll(() => fair.stop())

/** Drawn in the browser, so that nothing but their table says whether they are there. */
const drawnByScripts = new Set<string>(openScreens.map(({ path }) => path))
const builtWithTheWeb = /^\/(assets\/|favicon\.svg$)/

const unescaped = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
const waysIn = (html: string): string[] =>
  [...html.matchAll(/ (?:href|src|action)="(\/[^"#]*)/g)].map(([, way = '']) => unescaped(way))

interface Found {
  /** Every address of the site that a reader can come to. */
  pages: Map<string, string>
  broken: string[]
}

/** From page to page, as far as links lead. */
async function walk(from: readonly string[]): Promise<Found> {
  const pages = new Map<string, string>()
  const broken: string[] = []
  const seen = new Set(from)
  const ahead = from.map((way) => ({ way, on: way }))
  let asked = 0
  for (let step = ahead.shift(); step; step = ahead.shift()) {
    const { way, on } = step
    const path = way.split('?')[0] ?? ''
    if (builtWithTheWeb.test(path) || drawnByScripts.has(path)) continue
    // What tells of companies is counted by network, and so much is not read from one within a minute.
    const remoteAddress = `10.0.${Math.floor(asked / 250)}.${asked % 250}`
    asked++
    const { statusCode, headers, body } = await fair.app.inject({ url: encodeURI(way), remoteAddress })
    if (statusCode !== 200) broken.push(`${statusCode} ${way}, on ${on}`)
    if (!String(headers['content-type']).startsWith('text/html')) continue
    pages.set(way, body)
    for (const next of waysIn(body)) {
      if (seen.has(next)) continue
      seen.add(next)
      ahead.push({ way: next, on: way })
    }
  }
  return { pages, broken }
}

let found: Found
it('leads nowhere that is not there, in either language', async () => {
  found = await walk(['/fair', '/en/fair'])
  expect(found.broken).toEqual([])
  for (const kind of [
    '/news/',
    '/en/news/',
    '/exhibitors/',
    '/en/exhibitors/',
    '/visit/hotels/',
    '/en/privacy',
  ])
    expect([...found.pages.keys()].some((way) => way.startsWith(kind))).toBe(true)
})

it('has one first heading, a title and a description of its own on every page', () => {
  const titles = new Map<string, string>()
  for (const [way, body] of found.pages) {
    expect(body.match(/<h1[ >]/g), way).toHaveLength(1)
    const title = /<title>([^<]+)<\/title>/.exec(body)?.[1] ?? ''
    expect(title, way).not.toBe('')
    if (body.includes('content="noindex"')) continue
    const canonical = /rel="canonical" href="([^"]+)"/.exec(body)?.[1] ?? ''
    // Two addresses of one page name the same one.
    expect(titles.get(canonical) ?? title, way).toBe(title)
    titles.set(canonical, title)
  }
  expect(titles.size).toBeGreaterThan(100)
})

it('has no picture without words for those who do not see it, and no id twice', () => {
  for (const [way, body] of found.pages) {
    for (const [picture] of body.matchAll(/<img [^>]*>/g)) expect(picture, way).toContain(' alt="')
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, way).toBe(ids.length)
  }
})
