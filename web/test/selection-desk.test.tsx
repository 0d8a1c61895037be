import { boothStates } from '@fairground/domain/booth'
import { dayColours } from '@fairground/floorplan/plan-colours'
import { type SiteOverview, siteOverview } from '@fairground/wire/hall/maps'
import { type SelectionBoard, selectionBoard } from '@fairground/wire/selection/board'
import { boothTimeline } from '@fairground/wire/selection/choosers'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, englishAdmin } from './support/people'

const board: SelectionBoard = {
  now: new Date(),
  switch: { started: true, version: 1, at: null, by: '' },
  progress: { notBegun: 0, choosing: 0, returned: 0, finished: 0, confirmed: 0 },
  windows: [],
  windowsLeftOut: 0,
  minutes: [],
  takenToday: 0,
  refusals: [],
  tries: 0,
  halls: [],
  pending: [],
  happenings: [],
  alerts: [],
  tiers: [],
}

async function openDesk(
  search: string,
  shown: SelectionBoard,
  user = admin as typeof admin | typeof englishAdmin,
) {
  const fair = createFakeFair(user)
  fair.answer(selectionBoard, shown)
  fair.answer(siteOverview, { version: '', site: '', halls: shown.halls.map(inSmall) })
  fair.answer(boothTimeline, {
    booth: {
      id: '00000000-0000-4000-8000-000000000001',
      code: 'W1-101',
      hallId: '00000000-0000-4000-8000-000000000002',
      hall: '西一馆',
    },
    entries: [
      {
        ...happened,
        kind: 'payment',
        what: '安盾消防 · HT-21-0001',
        money: { amount: -500_000, currency: 'CNY' },
      },
      { ...happened, kind: 'plan', version: 3, what: '3 × 3 m → 4 × 3 m' },
      { ...happened, kind: 'choose', what: '安盾消防' },
    ],
  })
  await openScreen(fair, `/booth/select${search}`)
}
/** A booth of each state, in the order of states. */
const inSmall = ({
  id,
  code,
  name,
  kind,
}: SelectionBoard['halls'][number]): SiteOverview['halls'][number] => ({
  id,
  code,
  name,
  kind,
  exhibitType: '02',
  width: 30,
  depth: 20,
  scenery: '[]',
  counts: {
    normal: 1,
    allotted: 1,
    bespoke: 1,
    occupy: 1,
    partial: 1,
    completed: 1,
    function: 1,
    disabled: 1,
  },
  booths: boothStates.map((_state, place) => [3 * place, 0, 3, 3, place]),
})
const happened = {
  at: new Date('2026-11-18T01:00:00Z'),
  version: null,
  money: null,
  reason: '',
  actor: '王静',
}

it.each([
  [
    'zh',
    admin,
    [
      '收款 −¥5,000.00 · 安盾消防 · HT-21-0001 · 王静',
      '平面图第 3 版 3 × 3 m → 4 × 3 m · 王静',
      '选择 安盾消防 · 王静',
    ],
  ],
  [
    'en',
    englishAdmin,
    [
      'Payment −¥5,000.00 · 安盾消防 · HT-21-0001 · 王静',
      'Plan version 3 3 × 3 m → 4 × 3 m · 王静',
      'Chosen 安盾消防 · 王静',
    ],
  ],
] as const)(
  'tells of a booth who had it, what plans did to it, and its money (%s)',
  async (_language, user, told) => {
    await openDesk('?tab=booth&booth=W1-101', board, user)
    await screen.findByText(/W1-101 ·/)
    const lines = screen
      .getAllByRole('listitem')
      .map((line) => line.querySelector('time ~ span')?.textContent)
    expect(lines.filter(Boolean)).toEqual(told)
  },
)

it('tells of booths that suit nobody who waits, and of offers that end, and leads to the waiting list', async () => {
  const booths = Array.from({ length: 8 }, (_, place) => `W3-${150 + place}`)
  await openDesk('', {
    ...board,
    alerts: [
      { kind: 'offersEnding', booths: ['W1-101', 'W1-102'], offers: 1, minutes: 4 },
      { kind: 'freed', booths, waiting: 2 },
    ],
  })
  const [offers, freed] = await screen.findAllByRole('article')
  if (!offers || !freed) throw new Error('there are two alerts')
  expect(offers.textContent).toContain('1 家候补的保留将到期，最早不到 4 分钟')
  expect(offers.textContent).toContain('W1-101 W1-102 到期后转给下一家')
  expect(freed.textContent).toContain(
    'W3-150 W3-151 W3-152 W3-153 W3-154 W3-155 … 刚释放，候补中没有符合的企业',
  )
  expect(freed.textContent).toContain('候补名单有 2 家企业')
  for (const alert of [offers, freed])
    expect(within(alert).getByRole('link', { name: '查看候补名单' }).getAttribute('href')).toBe(
      '/booth/waiting',
    )
})

it('paints what is kept back on its small maps as the plan does, and says so', async () => {
  const painted: string[] = []
  const context = {
    fillStyle: '',
    setTransform() {},
    clearRect() {
      painted.length = 0
    },
    strokeRect() {},
    fillRect() {
      painted.push(this.fillStyle)
    },
  }
  const drawing = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  onTestFinished(() => drawing.mockRestore())
  const name = { zh: '西一馆', en: 'West hall 1' }
  const counts = { booths: 6, taken: 4, reserved: 1, free: 1 }
  await openDesk('', {
    ...board,
    halls: [
      { id: '00000000-0000-4000-8000-000000000002', code: 'W1', name, kind: 'indoor', ...counts, fresh: [] },
    ],
  })
  await screen.findByRole('link', { name: /^W1 西一馆 .*已选定 4 个，已预留 1 个，可选 1 个$/ })
  const { fill } = dayColours.booths.bespoke
  // What nobody can have is not painted at all.
  await waitFor(() => expect(painted).toHaveLength(6))
  expect(painted.filter((colour) => colour === fill)).toHaveLength(1)
  expect(painted.indexOf(fill)).toBe(boothStates.indexOf('bespoke'))
  expect(screen.getByText(/已预留/).querySelector<HTMLElement>('i[style]')?.style.background).toBe(
    asStyled(fill),
  )
})

const asStyled = (colour: string): string => {
  const { style } = document.createElement('i')
  style.background = colour
  return style.background
}
