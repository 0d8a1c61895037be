import { type HallMap, hallMap, mapChangesSince, siteOverview } from '@fairground/wire/hall/maps'
import { type FoundOnPlans, searchPlans } from '@fairground/wire/hall/search'
import { foundAtOnce } from '@fairground/wire/hall/searched'
import { codes } from '@fairground/wire/kernel/codes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { field, press } from './support/acting'
import { createFakeFair, Refused } from './support/fake-fair'
import { openScreen } from './support/open-screen'

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`
const hallOf = (number: number) => ({
  id: id(number),
  code: `W${number}`,
  name: { zh: `西${number}馆`, en: `West Hall ${number}` },
})
const [w3, w4] = [hallOf(3), hallOf(4)]
const boothOf = (hall: typeof w3, number: number, name = '') => ({
  id: id(Number(hall.code.slice(1)) * 1_000 + number),
  code: `${hall.code}-${number}`,
  state: 'completed' as const,
  name: { zh: name, en: name },
})
const booths = {
  [w3.id]: [boothOf(w3, 101), boothOf(w3, 102, '申江')],
  [w4.id]: [boothOf(w4, 118, '科宁')],
}
const facts = { kind: 'indoor', exhibitType: '02', width: 30, depth: 20 } as const
const none = { clearHeightM: null, floorLoadKgM2: null, moveIn: null, moveOut: null, background: null }
const mapOf = (hall: typeof w3): HallMap => ({
  version: hall.code,
  hall: { ...hall, ...facts, ...none },
  scene: JSON.stringify({
    version: 1,
    width: 30,
    depth: 20,
    outdoor: false,
    elements: [],
    booths: booths[hall.id]?.map((booth, at) => ({ id: booth.id, x: 3 * at, y: 3, width: 3, depth: 3 })),
  }),
  booths: (booths[hall.id] ?? []).map((booth) => ({
    ...booth,
    special: false,
    boothClass: 'standard',
    exhibitType: '02',
    openSides: 2,
    language: 'CHN',
  })),
})
const counts = {
  normal: 0,
  allotted: 0,
  bespoke: 0,
  occupy: 0,
  partial: 0,
  completed: 2,
  function: 0,
  disabled: 0,
}

/** By what a number or a name contains, which is enough of the real search for a screen. */
function searched(text: string, page = 1): FoundOnPlans {
  const all = [w3, w4].flatMap((hall) => (booths[hall.id] ?? []).map((booth) => ({ ...booth, hall })))
  const found = all.filter(({ code, name }) =>
    `${code} ${name.zh}`.toLowerCase().includes(text.toLowerCase()),
  )
  return {
    halls: [w3, w4].filter(({ code }) => code.toLowerCase() === text.toLowerCase()),
    total: found.length,
    booths: found.slice((page - 1) * foundAtOnce, page * foundAtOnce),
  }
}

async function open(address: string, isSearchDown = false) {
  const fair = createFakeFair()
  fair.answer(siteOverview, {
    version: '1',
    site: '',
    halls: [w3, w4].map((hall) => ({ ...hall, ...facts, scenery: '[]', counts, booths: [] })),
  })
  fair.answer(hallMap, ({ params }) => mapOf(params.hallId === w4.id ? w4 : w3))
  fair.answer(mapChangesSince, ({ params, query: { since } }) => ({
    hall: params.hallId,
    from: since,
    to: since,
    booths: [],
  }))
  const isUp = () => fair.answer(searchPlans, ({ query }) => searched(query.text, query.page))
  if (isSearchDown) fair.answer(searchPlans, new Refused(codes.failure, ''))
  else isUp()
  const router = await openScreen(fair, address)
  const at = () => router.state.location.pathname + router.state.location.search
  return { fair, at, isUp }
}

const box = { zh: '展位号、企业或展馆', en: 'Booth, company or hall' }
const options = () => screen.findAllByRole('option')
const words = async () => (await options()).map(({ textContent }) => textContent)
async function typed(label: string, text: string): Promise<HTMLInputElement> {
  const search = await field(label)
  fireEvent.focus(search)
  fireEvent.change(search, { target: { value: text } })
  return search
}

describe('the search on a hall’s plan', () => {
  const here = `/booth/anon?uuid=${w3.id}&lan=CHN`

  it('leads to a booth of another hall with keys alone, and keeps where one starts', async () => {
    const { fair, at } = await open(`${here}&from=W3-101`)
    const search = await field(box.zh)
    fireEvent.keyDown(document.body, { key: '/' })
    expect(document.activeElement).toBe(search)
    // Enter comes before the answer, as it does from whoever types fast.
    fireEvent.change(search, { target: { value: '科宁' } })
    fireEvent.keyDown(search, { key: 'Enter' })
    expect(await screen.findByRole('article', { name: 'W4-118' })).toBeTruthy()
    expect(at()).toBe(`/booth/anon?uuid=${w4.id}&lan=CHN&from=W3%3AW3-101&booth=W4-118`)
    expect(fair.asked(searchPlans).map(({ query }) => query)).toEqual([
      { text: '科宁', page: 1, near: w3.id },
    ])
  })

  it('chooses a booth of the hall one is in, from the list too', async () => {
    await open(here)
    await press('列表')
    await typed(box.zh, '申江')
    expect(await words()).toEqual(['W3-102申江W3 西3馆 · 已完成'])
    fireEvent.click((await options())[0] as HTMLElement)
    expect(await screen.findByRole('article', { name: 'W3-102' })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('goes through the options by arrows, halls among them', async () => {
    const { at } = await open(here)
    const search = await typed(box.zh, 'w4')
    expect(await words()).toEqual(['W4西4馆展馆平面图', 'W4-118科宁W4 西4馆 · 已完成'])
    const current = () =>
      document.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent?.slice(0, 3)
    await waitFor(() => expect(current()).toBe('W4西'))
    fireEvent.keyDown(search, { key: 'ArrowDown' })
    expect(current()).toBe('W4-')
    fireEvent.keyDown(search, { key: 'ArrowDown' })
    expect(current()).toBe('W4-')
    fireEvent.keyDown(search, { key: 'ArrowUp' })
    fireEvent.keyDown(search, { key: 'Enter' })
    await waitFor(() => expect(at()).toBe(`/booth/anon?uuid=${w4.id}&lan=CHN`))
  })

  it('leaves Enter to whoever is still writing Chinese', async () => {
    const { at } = await open(here)
    const before = at()
    const search = await typed(box.zh, 'w4')
    await options()
    fireEvent.keyDown(search, { key: 'Enter', isComposing: true })
    expect(await options()).toHaveLength(2)
    expect(at()).toBe(before)
  })

  it('shows all there are, page by page', async () => {
    const { fair } = await open(here)
    const many = Array.from({ length: 2 * foundAtOnce + 3 }, (_, at) => ({
      ...boothOf(w4, 201 + at),
      hall: w4,
    }))
    fair.answer(searchPlans, ({ query: { page } }) => ({
      halls: [],
      total: many.length,
      booths: many.slice((page - 1) * foundAtOnce, page * foundAtOnce),
    }))
    const search = await typed(box.zh, 'w4-2')
    expect(await options()).toHaveLength(foundAtOnce + 1)
    expect(screen.getByText('找到 43 个展位，已显示 20 个')).toBeTruthy()
    for (let times = 0; times < foundAtOnce; times += 1) fireEvent.keyDown(search, { key: 'ArrowDown' })
    fireEvent.keyDown(search, { key: 'Enter' })
    await waitFor(async () => expect(await options()).toHaveLength(2 * foundAtOnce + 1))
    fireEvent.click(await screen.findByText('再显示 3 个'))
    await waitFor(async () => expect(await options()).toHaveLength(many.length))
    expect(screen.getByText('找到 43 个展位')).toBeTruthy()
    expect(new Set(await words()).size).toBe(many.length)
  })

  it('says that nothing was found, or that it could not ask, and asks again', async () => {
    const { fair, isUp } = await open(here)
    await typed(box.zh, '没有')
    expect(await screen.findByText(/^没有找到/)).toBeTruthy()
    expect(screen.queryByRole('listbox')).toBeNull()
    fair.answer(searchPlans, new Refused(codes.failure, ''))
    await typed(box.zh, '申江')
    const failed = await screen.findByRole('alert')
    isUp()
    fireEvent.click(within(failed).getByRole('button', { name: '重试' }))
    expect(await options()).toHaveLength(1)
  })
})

describe('the search from elsewhere', () => {
  it('leads from the site plan into the hall, points at it before, and keeps where one starts', async () => {
    const { at } = await open('/plan/planAnonEN?lan=ENG&from=:north')
    const search = await typed(box.en, '科宁')
    await options()
    const plan = screen.getByRole('application', { name: /Site plan/ })
    await waitFor(() => expect(plan.dataset.pointed).toBe('W4'))
    fireEvent.keyDown(search, { key: 'Enter' })
    await waitFor(() => expect(at()).toBe(`/booth/anon?uuid=${w4.id}&lan=ENG&booth=W4-118&from=%3Anorth`))
  })

  it.each([
    ['/', box.zh, 'CHN'],
    ['/?lang=en', box.en, 'ENG'],
  ] as const)('leads from %s to the booth on its plan', async (address, label, language) => {
    const { at } = await open(address)
    const search = await typed(label, '科宁')
    await options()
    fireEvent.keyDown(search, { key: 'Enter' })
    expect(await screen.findByRole('article', { name: 'W4-118' })).toBeTruthy()
    expect(at()).toBe(`/booth/anon?uuid=${w4.id}&lan=${language}&booth=W4-118`)
  })
})

describe('an address that means something else', () => {
  const tellsNothing = async () => {
    await screen.findByRole('list', { name: '图例' })
    expect(screen.queryByText(/没有(链接|展位)/)).toBeNull()
  }

  it('without a hall shows the first one and says nothing', async () => {
    const { at } = await open('/booth/anon')
    await tellsNothing()
    expect(at()).toBe(`/booth/anon?uuid=${w3.id}&lan=CHN`)
  })

  it('of a hall that is not there shows the first one and says so, until one goes on', async () => {
    const { at } = await open('/booth/anon?uuid=gone&lan=CHN')
    expect(await screen.findByText('没有链接中的展馆，现显示 W3 西3馆。')).toBeTruthy()
    expect(at()).toBe(`/booth/anon?uuid=${w3.id}&lan=CHN`)
    await press('关闭')
    expect(screen.queryByText(/没有链接中的展馆/)).toBeNull()
  })

  it('of a booth in another hall leads there, with its start', async () => {
    const { at } = await open(`/booth/anon?uuid=${w3.id}&lan=CHN&booth=w4-118&from=:north`)
    expect(await screen.findByRole('article', { name: 'W4-118' })).toBeTruthy()
    expect(at()).toBe(`/booth/anon?uuid=${w4.id}&lan=CHN&booth=W4-118&from=%3Anorth`)
    await tellsNothing()
  })

  it('of a booth alone leads to its hall', async () => {
    const { at } = await open('/booth/anon?booth=W4-118')
    expect(await screen.findByRole('article', { name: 'W4-118' })).toBeTruthy()
    expect(at()).toBe(`/booth/anon?booth=W4-118&uuid=${w4.id}&lan=CHN`)
  })

  it('of a booth in a hall that is not there says where it is', async () => {
    await open('/booth/anon?uuid=gone&lan=CHN&booth=W4-118')
    expect(await screen.findByText('没有链接中的展馆，现显示 W3 西3馆。')).toBeTruthy()
    fireEvent.click(await screen.findByRole('link', { name: '展位 W4-118 在 W4 西4馆' }))
    expect(await screen.findByRole('article', { name: 'W4-118' })).toBeTruthy()
    await tellsNothing()
  })

  it('of a booth that is nowhere says so', async () => {
    await open(`/booth/anon?uuid=${w3.id}&lan=CHN&booth=W9-1`)
    expect(await screen.findByText('没有展位 W9-1。')).toBeTruthy()
    await press('关闭')
    await tellsNothing()
  })

  it.each(['x'.repeat(200), '%20'])(
    'of a booth with an impossible number asks nobody: %s',
    async (number) => {
      const { fair } = await open(`/booth/anon?uuid=${w3.id}&lan=CHN&booth=${number}`)
      expect(await screen.findByText(/^没有展位/)).toBeTruthy()
      expect(fair.asked(searchPlans)).toEqual([])
    },
  )

  it('of a booth that could not be looked for offers to look again', async () => {
    const { isUp } = await open(`/booth/anon?uuid=${w3.id}&lan=CHN&booth=W4-118`, true)
    expect(await screen.findByText(/其他展馆未能查找/)).toBeTruthy()
    isUp()
    await press('重试')
    expect(await screen.findByRole('article', { name: 'W4-118' })).toBeTruthy()
  })
})
