import { dayColours } from '@fairground/floorplan/plan-colours'
import type { SitePlan } from '@fairground/floorplan/site-plan'
import { type HallMap, hallMap, mapChangesSince, siteOverview } from '@fairground/wire/hall/maps'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { field, press, type } from './support/acting'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`
const hall = {
  id: id(1),
  code: 'W3',
  name: { zh: '防护救援馆', en: 'Protection and Rescue' },
  kind: 'indoor',
  exhibitType: '02',
  width: 30,
  depth: 20,
} as const
const other = { ...hall, id: id(2), code: 'W4', name: { zh: '报警灭火馆', en: 'Detection' } }

const booth = (number: number, what: Partial<HallMap['booths'][number]> = {}) => ({
  id: id(100 + number),
  code: `W3-${100 + number}`,
  state: 'normal' as const,
  name: { zh: '', en: '' },
  special: false,
  boothClass: 'standard' as const,
  exhibitType: '02',
  openSides: 2,
  ...what,
})
const booths = [
  booth(1),
  booth(2, { state: 'completed', name: { zh: '申江', en: 'Shenjiang' } }),
  booth(3, { state: 'occupy', name: { zh: '粤防', en: 'Yuefang' } }),
]
const door = { kind: 'door', id: 'front', use: 'entrance', from: { x: 14, y: 20 }, to: { x: 16, y: 20 } }
const map: HallMap = {
  version: 'v1',
  hall: { ...hall, background: null, clearHeightM: 6, floorLoadKgM2: null, moveIn: null, moveOut: null },
  scene: JSON.stringify({
    version: 1,
    width: 30,
    depth: 20,
    outdoor: false,
    elements: [door],
    booths: booths.map(({ id: boothId }, index) => ({ id: boothId, x: 3 * index, y: 3, width: 3, depth: 3 })),
  }),
  booths,
}
const counts = {
  normal: 1,
  allotted: 0,
  bespoke: 0,
  occupy: 1,
  partial: 0,
  completed: 1,
  function: 0,
  disabled: 0,
}

async function open(address: string, site = '') {
  const fair = createFakeFair()
  fair.answer(siteOverview, {
    version: 'v1',
    site,
    halls: [hall, other].map((one) => ({ ...one, scenery: JSON.stringify([door]), counts, booths: [] })),
  })
  fair.answer(hallMap, map)
  fair.answer(mapChangesSince, { hall: hall.id, from: 'v1', to: 'v1', booths: [] })
  return openScreen(fair, address)
}

describe('a hall’s plan', () => {
  beforeEach(() => open('/booth/anon?uuid=nobody-knows-it'))

  const rows = () => screen.getAllByRole('row').slice(1)

  it('shows the first hall where the address means none, and says what the marks mean, with counts', async () => {
    const tab = await screen.findByRole('link', { name: /W3/ })
    expect(tab.getAttribute('aria-current')).toBe('page')
    const legend = await screen.findByRole('list', { name: '图例' })
    expect(
      within(legend)
        .getAllByRole('button')
        .map((entry) => entry.textContent),
    ).toEqual(['可选 1', '已分配 0', '已预留 0', '已占用 1', '部分付款 0', '已完成 1', '功能区 0', '停用 0'])
  })

  it('lists every booth, filtered by words and by the legend', async () => {
    await press('列表')
    await screen.findAllByRole('row')
    expect(rows()).toHaveLength(3)
    await press(/^已完成/)
    expect(rows().map((row) => row.textContent)).toEqual(['W3-102已完成申江标准展位3 × 3 m9 m²两面开'])
    await press(/^已完成/)
    await type('筛选列表', 'yuefang')
    expect(rows()).toHaveLength(1)
  })

  it('goes from the list to the booth’s card, in the reader’s language, and lets go with Escape', async () => {
    await press('列表')
    await press('W3-103')
    const card = await screen.findByRole('article', { name: 'W3-103' })
    expect(card.textContent).toContain('横向长度3 m')
    expect(card.textContent).toContain('限高6 m')
    fireEvent.keyDown(card, { key: 'Escape' })
    expect(screen.queryByRole('article')).toBeNull()
  })
})

it('the English preview has an English title and keeps hall and booth in the other language', async () => {
  await open(`/booth/anon?uuid=${hall.id}&lan=ENG&booth=W3-101`)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Hall preview')
  const chinese = screen.getByRole('link', { name: '中文' })
  expect(chinese.getAttribute('href')).toBe(`/booth/anon?uuid=${hall.id}&lan=CHN&booth=W3-101`)
})

it('the picker goes from hall to hall by arrows and into one, with hall and language', async () => {
  await open('/plan/planAnonEN')
  const search = await field('Booth, company or hall')
  search.focus()
  fireEvent.keyDown(search, { key: 'ArrowDown' })
  expect(document.activeElement?.getAttribute('href')).toBe(`/booth/anon?uuid=${hall.id}&lan=ENG`)
})

const drawnSite: SitePlan = {
  version: 1,
  width: 120,
  depth: 110,
  north: 0,
  grounds: [],
  trees: [],
  gates: [{ id: 'south', use: 'visitors', at: { x: 60, y: 110 }, label: { zh: '南门', en: 'South Gate' } }],
  places: [],
  halls: [
    { hall: 'W3', x: 10, y: 10, turn: 0 },
    { hall: 'W4', x: 70, y: 10, turn: 0 },
  ],
}

describe('the north of a hall’s plan', () => {
  const north = () => screen.queryByText('北')?.querySelector('path')?.getAttribute('transform')

  it('is where it is on the site, however the hall is turned there', async () => {
    const halls = drawnSite.halls.map((one) => ({ ...one, turn: 90 }))
    await open(`/booth/anon?uuid=${hall.id}&lan=CHN`, JSON.stringify({ ...drawnSite, north: 10, halls }))
    await screen.findByRole('list', { name: '图例' })
    expect(north()).toBe('rotate(-80)')
  })

  it('is known to nobody where no site is drawn', async () => {
    await open(`/booth/anon?uuid=${hall.id}&lan=CHN`)
    await screen.findByRole('list', { name: '图例' })
    expect(north()).toBeUndefined()
  })
})

describe('a way', () => {
  const way = () => screen.findByRole('region', { name: '路线' })

  it('is told leg by leg in metres and minutes, and leads back to the site with both of its ends', async () => {
    await open(`/booth/anon?uuid=${hall.id}&lan=CHN&booth=W3-102&from=:south`, JSON.stringify(drawnSite))
    const legs = await within(await way()).findAllByRole('listitem')
    expect(legs.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^穿过园区 \d+ m · 约 2 分钟$/),
      expect.stringMatching(/^从入口进入 W3 \d+ m · 约 1 分钟$/),
    ])
    expect(within(await way()).getByText('按步行约 4.5 km/h 计，分钟数向上取整。')).toBeTruthy()
    expect(
      within(await way())
        .getByRole('link', { name: '穿过园区' })
        .getAttribute('href'),
    ).toBe('/plan/planAnon?from=%3Asouth&to=W3%3AW3-102')
  })

  it('begins at the nearest door where nobody has chosen another start, and says at which', async () => {
    const router = await open(`/booth/anon?uuid=${hall.id}&lan=ENG&booth=W3-102`, JSON.stringify(drawnSite))
    await press('Way here')
    const panel = await screen.findByRole('region', { name: 'The way there' })
    expect(await within(panel).findByText(/about 1 minute/)).toBeTruthy()
    const start = await field('From', panel)
    expect(start.value).toBe('W3:')
    expect(await within(panel).findByRole('option', { name: 'The nearest door: Entrance' })).toBeTruthy()
    expect(router.state.location.search).toContain('from=W3%3A')
  })

  it('stays the same walk in another hall, and on the site', async () => {
    await open(`/booth/anon?uuid=${hall.id}&lan=CHN&booth=W3-102&from=:south`, JSON.stringify(drawnSite))
    await way()
    const addressOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href') ?? ''
    expect(addressOf('展馆总览')).toBe('/plan/planAnon?from=%3Asouth&to=W3%3AW3-102')
    const there = new URL(addressOf(/^W4/), window.location.origin)
    expect(Object.fromEntries(there.searchParams)).toEqual({
      uuid: other.id,
      lan: 'CHN',
      from: ':south',
      to: 'W3:W3-102',
    })
  })

  it('is printed with its booth, in lines and in words', async () => {
    await open(`/booth/anon?uuid=${hall.id}&lan=CHN&booth=W3-102&from=1,15`)
    expect(await within(await way()).findByText(/约 1 分钟/)).toBeTruthy()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    onTestFinished(() => act(() => void window.dispatchEvent(new Event('afterprint'))))
    const sheet = screen.getByText(/^从 W3 您在这里 到 W3-102：\d+ m · 约 1 分钟/).closest('section')
    expect(sheet?.querySelectorAll(`[stroke="${dayColours.own}"]`)).toHaveLength(2)
    expect(sheet?.querySelectorAll(`[stroke="${dayColours.chosen}"]`)).toHaveLength(1)
  })

  it('is passed on as a link, to be copied by hand where the browser does not copy', async () => {
    const copied = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('not allowed'))
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied)
    onTestFinished(() => void vi.restoreAllMocks())
    const address = `/booth/anon?uuid=${hall.id}&lan=CHN&booth=W3-102&from=1,15`
    await open(address)
    const panel = await way()
    await press('复制链接', panel)
    const byHand = await field(/请手动复制/, panel)
    expect(byHand.value).toBe(window.location.origin + address)
    await press('复制链接', panel)
    expect(await within(panel).findByText('已复制')).toBeTruthy()
    expect(copied).toHaveBeenLastCalledWith(window.location.origin + address)
  })
})
