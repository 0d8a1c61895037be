import { growingContent } from '@fairground/wire/portal'
import { placeIn, sitePlaces } from '@fairground/wire/portal/places'
import { portalDate } from '@fairground/wire/portal/types/date'
import { portalHotel } from '@fairground/wire/portal/types/hotel'
import { portalLink } from '@fairground/wire/portal/types/link'
import { portalNews } from '@fairground/wire/portal/types/news'
import { describe, expect, it } from 'vitest'
import { daysIn, daysUntil } from './days'
import type { Figures } from './figures'
import { described, itemOf, partsOf } from './item'
import { asWords, newsFeed, robotsOf, sitemapOf } from './map-of-site'
import { languageAt, pageAt } from './pages'
import { directoryPage, exhibitorPage } from './pages/directory-pages'
import { pageAsked, perPage, sheetOf } from './paging'
import { render } from './render'
import { askedFor, excerptOf, searchedIn, wordsAsked } from './search'
import { editionOf, type Published, type Site } from './site'

const reading = { language: 'en', timeZone: 'Asia/Shanghai' } as const
const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const hostile = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>\u0000'

const news = (place: number, given: object = {}) => ({
  id: id(place),
  title: `News ${place}`,
  category: 'announcement',
  shownOn: '2026-11-20',
  pinned: false,
  summary: 'In short.',
  cover: null,
  coverAlt: '',
  body: [{ kind: 'paragraph', lines: [[{ text: 'At length, see ' }, { text: 'news', link: '/news' }]] }],
  source: '',
  sourceLink: '',
  ...given,
})

const siteWith = (en: Published, zh: Published = en): Site => ({
  published: { zh, en },
  fair: { name: { zh: '展会', en: 'The fair' }, edition: 21, timeZone: 'Asia/Shanghai' },
  origin: 'https://fair.example',
  styles: '/assets/site.css',
})

const now = new Date('2026-11-19T08:00:00Z')
function shown(site: Site, language: 'zh' | 'en', path: string, page?: string): string | undefined {
  const edition = editionOf(site, language)
  const found = pageAt(edition, { path, page }, now)
  return found && render(edition, found)
}

describe('an entry', () => {
  it('is read by what its fields say of themselves', () => {
    expect(partsOf(portalNews)).toMatchObject({
      picture: 'cover',
      day: 'shownOn',
      lead: 'summary',
      tags: ['category', 'pinned'],
      texts: ['body'],
      facts: ['source', 'sourceLink'],
    })
    expect(partsOf(portalHotel)).toMatchObject({ picture: 'photo', lead: 'summary', day: undefined })
    expect(partsOf(portalDate)).toMatchObject({ day: undefined, facts: ['beginsAt', 'finishesAt', 'remark'] })
  })

  it('says figures, moments and ways in the language of its reader, and nothing of what is blank', () => {
    const hotel = itemOf(
      portalHotel,
      {
        id: id(1),
        name: 'Riverside',
        stars: 'five',
        distance: 1.2,
        price: 1200,
        phone: '400-000-0000 ext. 1',
        address: '',
        mapPoint: '31.2, 121.5',
        booking: 'https://hotel.example/book',
        agreed: true,
        photo: null,
        photoAlt: '',
        summary: '',
      },
      reading,
    )
    expect(hotel.tags).toEqual(['5 stars', 'Fair rate'])
    expect(hotel.facts.map(({ title, words, href }) => [title, words, href])).toEqual([
      ['From the halls', '1.2 km', undefined],
      ['Price from', '1,200 CNY', undefined],
      ['Phone', '400-000-0000 ext. 1', 'tel:400-000-0000'],
      ['Place on the map', '31.2, 121.5', 'https://www.openstreetmap.org/search?query=31.2%2C%20121.5'],
      ['Booking', 'https://hotel.example/book', 'https://hotel.example/book'],
    ])
    const date = itemOf(
      portalDate,
      { id: id(2), title: 'Sign-up', beginsAt: new Date('2026-11-20T01:30:00Z'), finishesAt: null },
      reading,
    )
    expect(date.facts).toMatchObject([{ title: 'Begins', words: '20 November 2026 at 09:30' }])
  })

  it('leads nowhere a browser would run', () => {
    const link = (to: string) =>
      itemOf(portalLink, { id: id(1), title: 'x', link: to, logo: null, logoAlt: '' }, reading).facts[0]
    expect(link('https://a.example')?.href).toBe('https://a.example')
    expect(link('javascript:alert(1)')).toMatchObject({ words: 'javascript:alert(1)' })
    expect(link('javascript:alert(1)')).not.toHaveProperty('href')
  })

  it('is described as long as search engines show', () => {
    expect(described('short', 'en')).toBe('short')
    const long = described(`${'word '.repeat(40)}end`, 'en')
    expect(long.endsWith('word…')).toBe(true)
    expect(long.length).toBeLessThanOrEqual(161)
    expect(described('字'.repeat(200), 'zh')).toBe(`${'字'.repeat(90)}…`)
  })
})

describe('a day', () => {
  it('is told as people write it', () => {
    expect(daysIn('2027-05-18', '2027-05-21', 'zh')).toBe('2027年5月18日至21日')
    expect(daysIn('2027-05-30', '2027-06-02', 'zh')).toBe('2027年5月30日至6月2日')
    expect(daysIn('2027-12-30', '2028-01-02', 'zh')).toBe('2027年12月30日至2028年1月2日')
    expect(daysIn('2027-05-18', '2027-05-21', 'en').replace(/\s*–\s*/, '–')).toBe('18–21 May 2027')
    expect(daysIn('2027-05-18', '2027-05-18', 'en')).toBe('18 May 2027')
  })

  it('is counted by the clock of the fair', () => {
    const late = new Date('2026-11-19T20:00:00Z')
    expect(daysUntil('2026-11-20', late, 'UTC')).toBe(1)
    expect(daysUntil('2026-11-20', late, 'Asia/Shanghai')).toBeUndefined()
    expect(daysUntil('', late, 'UTC')).toBeUndefined()
  })
})

describe('an address', () => {
  it('has a face in each language, where there is one', () => {
    expect(placeIn('en', '/news')).toBe('/en/news')
    expect(placeIn('en', `/news/${id(1)}#x`)).toBe(`/en/news/${id(1)}#x`)
    expect(placeIn('en', '/news?page=2')).toBe('/en/news?page=2')
    expect(placeIn('zh', '/news')).toBe('/news')
    expect(placeIn('en', '/plan/planAnon')).toBe('/plan/planAnonEN')
    expect(placeIn('en', '/verify')).toBe('/verify')
    expect(placeIn('en', 'https://news.example/news')).toBe('https://news.example/news')
    expect(languageAt('/en/news')).toEqual({ language: 'en', path: '/news' })
    expect(languageAt('/english')).toEqual({ language: 'zh', path: '/english' })
  })

  it('is there for all content of the desk of which there is any number', () => {
    expect(Object.keys(sitePlaces).sort()).toEqual(growingContent.map(({ name }) => name).sort())
    expect(new Set(Object.values(sitePlaces)).size).toBe(growingContent.length)
  })

  it('asks for a sheet that could be', () => {
    expect([undefined, '1', '12', '0', '01', '-1', '1e3', 'x', '999999'].map(pageAsked)).toEqual([
      1,
      1,
      12,
      ...Array(6).fill(undefined),
    ])
    const all = Array.from({ length: perPage + 1 }, (_, place) => place)
    expect(sheetOf(all, 2)).toEqual({ things: [perPage], page: 2, pages: 2 })
    expect(sheetOf(all, 3)).toBeUndefined()
    expect(sheetOf([], 1)).toMatchObject({ pages: 1 })
  })
})

describe('a page', () => {
  const one = siteWith({ portalNews: [news(1)] }, { portalNews: [news(1, { title: '新闻一' }), news(2)] })

  it('is whole, in one language, and names its other face', () => {
    const zh = shown(one, 'zh', `/news/${id(1)}`) ?? ''
    expect(zh).toContain('<html lang="zh-CN">')
    expect(zh).toContain('<h1>新闻一</h1>')
    expect(zh).toContain(`<link rel="canonical" href="https://fair.example/news/${id(1)}"/>`)
    expect(zh).toContain(`hrefLang="en" href="https://fair.example/en/news/${id(1)}"`)
    expect(zh).toContain('<meta name="description" content="In short.')
    const en = shown(one, 'en', `/news/${id(1)}`) ?? ''
    expect(en).toContain('<h1>News 1</h1>')
    // What leads to a place of the site leads to its face in this language.
    expect(en).toContain('<a href="/en/news">news</a>')
  })

  it('is not there where it is not published, and names no face it does not have', () => {
    expect(shown(one, 'en', `/news/${id(2)}`)).toBeUndefined()
    const zh = shown(one, 'zh', `/news/${id(2)}`) ?? ''
    expect(zh).not.toContain('hrefLang="en" href="https')
    expect(zh).toContain('<a href="/en/news" lang="en"')
    for (const path of [
      '/news/x',
      '/nothing',
      '/contact',
      '/privacy',
      '/news/',
      '/__proto__',
      '/constructor',
    ])
      expect(shown(one, 'en', path)).toBeUndefined()
    expect(shown(one, 'zh', '/news', '2')).toBeUndefined()
  })

  it('has its sheets', () => {
    const many = siteWith({ portalNews: Array.from({ length: perPage + 3 }, (_, place) => news(place)) })
    expect(shown(many, 'en', '/news')?.match(/<article/g)).toHaveLength(perPage)
    const second = shown(many, 'en', '/news', '2') ?? ''
    expect(second.match(/<article/g)).toHaveLength(3)
    expect(second).toContain('<a class="button quiet" rel="prev" href="/en/news">')
  })

  it('runs nothing, whatever is written anywhere', () => {
    const words = { kind: 'paragraph', lines: [[{ text: hostile, link: 'javascript:alert(1)' }]] }
    const rows: Published = Object.fromEntries(
      growingContent.map((list) => [
        list.name,
        [
          {
            id: id(1),
            ...Object.fromEntries(
              Object.entries(list.fields).map(([name, { kind }]) => [
                name,
                kind === 'document' ? [words] : kind === 'bothLanguages' || kind === 'text' ? hostile : null,
              ]),
            ),
          },
        ],
      ]),
    )
    const site = siteWith({
      ...rows,
      portalBase: [
        {
          id: id(1),
          siteName: hostile,
          tagline: hostile,
          opensOn: '2027-05-18',
          closesOn: '2027-05-21',
          venue: hostile,
          visitorRegistration: 'javascript:alert(1)',
          footer: hostile,
          recordNumber: hostile,
          privacy: [words],
          accessibility: [words],
          blocks: [
            'welcome',
            'features',
            'dates',
            'news',
            'highlights',
            'guide',
            'stay',
            'partners',
            'questions',
          ],
        },
      ],
      portalColumn: [
        {
          id: id(1),
          entries: [
            {
              title: { zh: hostile, en: hostile },
              target: 'javascript:alert(1)',
              shown: true,
              children: [],
            },
          ],
        },
      ],
      portalContact: [{ id: id(1), organiser: hostile, address: hostile, phone: hostile, email: hostile }],
    })
    const paths = ['/fair', '/contact', '/privacy', '/accessibility']
    const pages = [...paths, ...Object.values(sitePlaces).flatMap((path) => [path, `${path}/${id(1)}`])]
    for (const path of pages) {
      const html = shown(site, 'en', path)
      expect(html, path).toBeDefined()
      expect(html, path).not.toMatch(/<img src=x|<script>|href="javascript|\son\w+="/i)
      expect(html?.match(/<script/g)?.length ?? 0, path).toBe(path === '/fair' ? 1 : 0)
    }
    expect(sitemapOf(site)).not.toContain('alert')
    expect(newsFeed(editionOf(site, 'en'))).not.toMatch(/<script|<img|\0/)
  })

  it('tells at the door how large the fair is, and of every booth whether it is to be had', () => {
    const figures: Figures = {
      exhibitors: 1_379,
      halls: [
        {
          id: id(7),
          code: 'W1',
          name: { zh: '一馆', en: '' },
          width: 100,
          depth: 60,
          area: 27.4,
          booths: [
            [1, 2, 3, 3, 'free'],
            [4.04, 2, 3, 3, 'free'],
            [10, 2, 6, 3, 'taken'],
          ],
        },
      ],
    }
    const home = shown(
      { ...siteWith({ portalBase: [{ id: id(1), blocks: ['plan'] }] }), figures },
      'en',
      '/fair',
    )
    expect(home).toContain('<dd>1,379</dd>')
    expect(home).toContain('<dt>Net floor space (m²)</dt><dd>27</dd>')
    expect(home).toContain('<strong>2</strong> of 3 booths are free')
    expect(home).toContain(`<a href="/booth/anon?uuid=${id(7)}&amp;lan=ENG">`)
    expect(home).toContain('<strong>W1</strong> 一馆')
    expect(home).toContain('<path class="free" d="M1 2h3v3h-3zM4 2h3v3h-3z"')
    expect(home).toContain('<path class="taken" d="M10 2h6v3h-6z"')
  })

  it('of a fair that has published nothing is still a page', () => {
    const home = shown(siteWith({}), 'zh', '/fair') ?? ''
    expect(home).toContain('<h1>展会</h1>')
    expect(home).toContain('第 21 届')
    expect(shown(siteWith({}), 'en', '/news')).toContain('Nothing has been published here yet.')
  })
})

describe('what programs read', () => {
  const site = siteWith({ portalNews: [news(1, { title: 'A & B' })] }, { portalNews: [news(1), news(2)] })

  it('names every page with its other face, and no page that is not there', () => {
    const map = sitemapOf(site)
    expect(map).toContain(`<loc>https://fair.example/en/news/${id(1)}</loc>`)
    expect(map).toContain(`<loc>https://fair.example/news/${id(2)}</loc>`)
    expect(map).not.toContain(`/en/news/${id(2)}`)
    expect(map).not.toContain('/visit/hotels')
    expect(robotsOf(site)).toContain('Sitemap: https://fair.example/sitemap.xml')
  })

  it('is words to XML', () => {
    expect(asWords('a<b>&"\'\u0000\ud800')).toBe('a&#60;b&#62;&#38;&#34;&#39;')
    expect(newsFeed(editionOf(site, 'en'))).toContain('<title>A &#38; B</title>')
  })
})

describe('a search', () => {
  const edition = editionOf(
    siteWith({
      portalNews: [news(1, { title: 'Ladders' }), news(2, { summary: 'About ladders and hoses.' }), news(3)],
    }),
    'en',
  )
  const found = (asked: string) => searchedIn(edition, asked).map(({ item }) => item.id)

  it('finds what says every word, what is called so first', () => {
    expect(found('LADDERS')).toEqual([id(1), id(2)])
    expect(found('hoses ladders')).toEqual([id(2)])
    expect(found('')).toEqual([])
    expect(found('.*')).toEqual([])
  })

  it('shows the piece that says so', () => {
    const said = `${'before '.repeat(20)}needle${' after'.repeat(40)}`
    const piece = excerptOf(said, ['needle'])
    expect(piece).toMatch(/^….*needle.*…$/)
    expect(piece.length).toBeLessThan(130)
    expect(excerptOf('short', ['nowhere'])).toBe('short')
  })

  it('is asked for so much and no more', () => {
    expect(askedFor(`  a\n b  `)).toBe('a b')
    expect(askedFor('x'.repeat(500))).toHaveLength(80)
    expect(askedFor(undefined)).toBe('')
    expect(wordsAsked('A a b c d e f')).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

it('an exhibitor is shown with its booths on the plan, and whatever it typed is words', () => {
  const page = exhibitorPage(editionOf(siteWith({}), 'en'), {
    id: id(1),
    name: hostile,
    intro: hostile,
    website: 'javascript:alert(1)',
    range: [hostile],
    booths: [{ code: 'W1-01', hallId: id(2), hall: hostile }],
    products: [{ name: hostile, text: hostile, category: hostile, isNew: true }],
  })
  const html = render(editionOf(siteWith({}), 'en'), page)
  expect(html).not.toMatch(/<script|<img src=x|href="javascript/i)
  expect(html).toContain(`href="/booth/anon?uuid=${id(2)}&amp;lan=ENG&amp;booth=W1-01"`)
})

describe('the directory', () => {
  const edition = editionOf(siteWith({}), 'en')
  const families = [
    { value: '1000', name: 'Vehicles' },
    { value: '3000', name: 'Detection' },
  ]
  const sheet = (given: object = {}) =>
    directoryPage(edition, { asked: '', category: '', families, page: 1, total: 60, list: [], ...given })
  const html = (given: object) => {
    const page = sheet(given)
    return page ? render(edition, page) : ''
  }

  it('is looked through by one family at a time, and keeps what was searched for', () => {
    const detection = html({ category: '3000', asked: 'smoke & heat' })
    expect(detection).toContain('<h1>Exhibitors · Detection</h1>')
    expect(detection).toContain(
      '<a href="/en/exhibitors?q=smoke+%26+heat&amp;category=3000" aria-current="true">',
    )
    expect(detection).toContain('<a href="/en/exhibitors?q=smoke+%26+heat">All families</a>')
    expect(detection).toContain('<input type="hidden" name="category" value="3000"/>')
    expect(detection).toContain(
      'rel="next" href="/en/exhibitors?q=smoke+%26+heat&amp;category=3000&amp;page=2"',
    )
    expect(html({})).toContain('<a href="/en/exhibitors" aria-current="true">All families</a>')
    expect(html({})).not.toContain('type="hidden"')
  })

  it('has no page of a family nobody trades in', () => {
    expect(sheet({ category: 'x' })).toBeUndefined()
    expect(sheet({ page: 4 })).toBeUndefined()
  })
})
