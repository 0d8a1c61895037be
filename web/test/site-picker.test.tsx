import { dayColours } from '@fairground/floorplan/plan-colours'
import type { SitePlan } from '@fairground/floorplan/site-plan'
import { ownCreditCode } from '@fairground/wire/company'
import { hallMap, type SiteOverview, siteOverview, siteOverviewForStaff } from '@fairground/wire/hall/maps'
import { exhibitorHome } from '@fairground/wire/home'
import { codes } from '@fairground/wire/kernel/codes'
import { hall as keptHalls } from '@fairground/wire/list/lists/hall'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFakeFair, Refused } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, englishAdmin, englishExhibitor, exhibitor } from './support/people'
import { keep } from './support/rows'

const door = { kind: 'door', id: 'front', use: 'entrance', from: { x: 18, y: 0 }, to: { x: 22, y: 0 } }
const hallOf = (code: string, id: string): SiteOverview['halls'][number] => ({
  id,
  code,
  name: { zh: `${code} 馆`, en: `Hall ${code}` },
  kind: 'indoor',
  exhibitType: '02',
  width: 40,
  depth: 20,
  scenery: JSON.stringify([door]),
  counts: {
    normal: 2,
    allotted: 1,
    bespoke: 3,
    occupy: 4,
    partial: 0,
    completed: 0,
    function: 5,
    disabled: 6,
  },
  booths: [[3, 3, 3, 3, 0]],
})
const halls = [
  hallOf('W1', '11111111-1111-4111-8111-111111111111'),
  hallOf('W2', '22222222-2222-4222-8222-222222222222'),
]
const site: SitePlan = {
  version: 1,
  width: 200,
  depth: 100,
  north: 0,
  grounds: [],
  trees: [],
  gates: [{ id: 'north', use: 'visitors', at: { x: 100, y: 0 }, label: { zh: '北门', en: 'North Gate' } }],
  places: [],
  halls: [
    { hall: 'W1', x: 10, y: 20, turn: 0 },
    { hall: 'W2', x: 110, y: 20, turn: 0 },
  ],
}

/** There is nothing to draw on here, and no window with a size: a pixel is a metre from the upper left corner. */
async function openPicker(drawn: string, walk = '') {
  const fair = createFakeFair()
  fair.answer(hallMap, new Refused(codes.failure, ''))
  fair.answer(siteOverview, { version: '1', site: drawn, halls })
  const router = await openScreen(fair, `/plan/planAnonEN?lan=ENG${walk}`)
  // Comes with the stage, which follows the mouse: the plan's frame is there a moment earlier.
  await screen.findByRole('group', { name: 'Zoom' })
  const plan = screen.getByRole('application', { name: /Site plan/ })
  return {
    fair,
    router,
    plan,
    rows: [screen.getByRole('link', { name: /Hall W1/ }), screen.getByRole('link', { name: /Hall W2/ })],
  }
}

const pointed = (element: HTMLElement | undefined) => element?.dataset.pointed
const mouseAt = (clientX: number, clientY: number) => ({
  pointerType: 'mouse',
  pointerId: 1,
  clientX,
  clientY,
})

describe('the picker of halls', () => {
  it('points at the same hall in the list and on the plan', async () => {
    const { plan, rows } = await openPicker(JSON.stringify(site))
    expect(within(plan).getByRole('img', { name: /2 halls and zones/ })).toBeTruthy()

    fireEvent.pointerMove(plan, mouseAt(120, 30))
    expect(rows.map(pointed)).toEqual([undefined, 'true'])
    fireEvent.pointerMove(plan, mouseAt(80, 30))
    expect(rows.map(pointed)).toEqual([undefined, undefined])

    fireEvent.focus(rows[0] as HTMLElement)
    expect(pointed(plan)).toBe('W1')
    fireEvent.blur(rows[0] as HTMLElement)
    expect(pointed(plan)).toBeUndefined()
  })

  it('enters the hall that is clicked, and stays where nothing stands', async () => {
    const { fair, plan } = await openPicker(JSON.stringify(site))
    const click = (x: number, y: number) => {
      fireEvent.pointerDown(plan, mouseAt(x, y))
      fireEvent.pointerUp(plan, mouseAt(x, y))
    }
    click(80, 30)
    click(120, 30)
    await waitFor(() => expect(fair.asked(hallMap)).not.toEqual([]))
    expect(fair.asked(hallMap)[0]?.params.hallId).toBe(halls[1]?.id)
  })

  it('sums up what is free, kept back and taken, and names what is no booth beside it', async () => {
    await openPicker(JSON.stringify(site))
    const entries = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem')
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Available 4',
      'Reserved 6',
      'Taken 10',
      'Service area 10',
      'Out of use 12',
    ])
    expect(screen.getByText('4 booths available of 20')).toBeTruthy()
    const [row] = screen.getAllByRole('link', { name: /Hall W1/ })
    expect(row?.textContent).toContain('10 booths')
    expect(row?.textContent).toContain('50% taken')
  })

  it('says that a plan nobody has drawn is a sketch, and offers no way on it', async () => {
    const { plan, rows } = await openPicker('')
    expect(screen.getByText('A sketch, not where the halls stand')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'The way there' })).toBeNull()
    fireEvent.pointerMove(plan, mouseAt(30, 30))
    expect(rows.map(pointed)).toEqual(['true', undefined])
  })
})

const way = () => within(screen.getByRole('region', { name: 'The way there' }))
const choice = (label: string) => way().getByLabelText<HTMLSelectElement>(label)
const queryOf = (link: HTMLElement | undefined) =>
  Object.fromEntries(new URL(link?.getAttribute('href') ?? '', 'http://fair').searchParams)

describe('a walk over the site', () => {
  it('is part of the address, and goes on in whichever hall one enters', async () => {
    const { router, rows } = await openPicker(JSON.stringify(site))
    fireEvent.change(choice('From'), { target: { value: ':north' } })
    fireEvent.change(choice('To'), { target: { value: 'W2:' } })
    expect(await way().findByText(/^\d+ m · 1 minute$/)).toBeTruthy()
    expect(router.state.location.search).toBe('?lan=ENG&from=%3Anorth&to=W2%3A')
    expect(rows.map(queryOf)).toEqual(
      halls.map(({ id }) => ({ uuid: id, lan: 'ENG', from: ':north', to: 'W2:' })),
    )
    expect(queryOf(way().getByRole('link', { name: 'Open the hall' }))).toEqual(queryOf(rows[1]))
  })

  it('is read from the address, to a booth too, and says when it cannot be worked out', async () => {
    const { fair, rows } = await openPicker(JSON.stringify(site), '&from=W1:3,4&to=W2:W2-101')
    expect(choice('From').selectedOptions[0]?.textContent).toBe('You are here, W1')
    expect(choice('To').selectedOptions[0]?.textContent).toBe('W2-101')
    expect(rows.map(queryOf)).toMatchObject([
      { from: '3,4', to: 'W2:W2-101' },
      { from: 'W1:3,4', booth: 'W2-101' },
    ])
    expect(await way().findByText('The way could not be found. Check your connection.')).toBeTruthy()
    const asked = fair.asked(hallMap).length
    fireEvent.click(way().getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(fair.asked(hallMap).length).toBeGreaterThan(asked))
  })

  it('begins at the nearest gate where nobody has chosen another start, and says at which', async () => {
    const { router } = await openPicker(JSON.stringify(site))
    fireEvent.change(choice('To'), { target: { value: 'W2:' } })
    expect(await way().findByText(/^\d+ m · 1 minute$/)).toBeTruthy()
    expect(choice('From').selectedOptions[0]?.textContent).toBe('The nearest gate: North Gate')
    expect(way().getByText(/^Across the site \d+ m · about 1 minute$/)).toBeTruthy()
    expect(router.state.location.search).toBe('?lan=ENG&to=W2%3A&from=%3A')
  })

  it('is printed with the whole site, as a line and in words, and passed on as a link', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const printed = vi.fn(() => window.dispatchEvent(new Event('beforeprint')))
    const print = window.print
    window.print = printed
    onTestFinished(() => {
      window.print = print
      vi.restoreAllMocks()
    })
    await openPicker(JSON.stringify(site), '&from=:north&to=W2:')
    fireEvent.click(await way().findByRole('button', { name: 'Copy link' }))
    expect(await way().findByText('Copied')).toBeTruthy()
    expect(copied.mock.calls.join()).toContain('/plan/planAnonEN?lan=ENG&from=:north&to=W2:')

    await act(async () => fireEvent.click(way().getByRole('button', { name: 'Print' })))
    onTestFinished(() => act(() => void window.dispatchEvent(new Event('afterprint'))))
    expect(printed).toHaveBeenCalledTimes(1)
    const told = await screen.findByText(/^From North Gate to W2: \d+ m · about 1 minute/)
    const sheet = told.closest('section')
    expect(sheet?.querySelectorAll(`path[stroke="${dayColours.site.way}"]`)).toHaveLength(1)
    expect(
      within(sheet as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toContain('Available 4')
  })

  it('keeps the walk in the other language', async () => {
    await openPicker(JSON.stringify(site), '&from=:north&to=W2:')
    expect(queryOf(screen.getByRole('link', { name: '中文' }))).toEqual({
      lan: 'CHN',
      from: ':north',
      to: 'W2:',
    })
  })
})

describe('halls of those who are signed in', () => {
  it.each([
    [exhibitor, '/exhibitor/booth/select/plan', '/exhibitor/booth/select/position', 'CHN'],
    [englishExhibitor, '/exhibitor/booth/selectEN/planEN', '/exhibitor/booth/selectEN/positionEN', 'ENG'],
    [admin, '/venue/plan', '/booth/positionDesign', 'CHN'],
    [englishAdmin, '/venue/plan', '/booth/positionDesign', 'ENG'],
  ] as const)('lead all of them to where they are entered (%#)', async (person, from, to, lan) => {
    const fair = createFakeFair(person)
    const overview = { version: '1', site: JSON.stringify(site), halls }
    fair.answer(siteOverview, overview)
    fair.answer(siteOverviewForStaff, overview)
    fair.answer(exhibitorHome, new Refused(codes.refused, ''))
    fair.answer(ownCreditCode, { creditCode: null })
    keep(fair, keptHalls, [])
    await openScreen(fair, from)
    const names = lan === 'CHN' ? [/W1 馆/, /W2 馆/] : [/Hall W1/, /Hall W2/]
    for (const [place, name] of names.entries()) {
      const link = await screen.findByRole('link', { name })
      expect(new URL(link.getAttribute('href') ?? '', 'http://fair').pathname).toBe(to)
      expect(queryOf(link)).toMatchObject({ uuid: halls[place]?.id, lan })
    }
  })
})
