import type { CurrentUser } from '@fairground/domain/account'
import { gateNames } from '@fairground/domain/selection'
import { ownCreditCode } from '@fairground/wire/company'
import { listContracts } from '@fairground/wire/company/allocation'
import { ownContractPath } from '@fairground/wire/contract/screens'
import { type HallMap, hallMapForKnown, mapChangesSince, siteOverview } from '@fairground/wire/hall/maps'
import { exhibitorHome } from '@fairground/wire/home'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { ownPaymentPath } from '@fairground/wire/payment/screens'
import { productPaths } from '@fairground/wire/product/screens'
import { chooseBooths, finishChoice, type OwnChoice, ownSelection } from '@fairground/wire/selection'
import { ownBlock } from '@fairground/wire/selection/block'
import { type Favourite, markFavourite, ownFavourites } from '@fairground/wire/selection/favourites'
import { ownWaiting } from '@fairground/wire/waiting'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, dialog, press } from './support/acting'
import { createFakeFair, type FakeFair, Refused } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { englishExhibitor, exhibitor } from './support/people'

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`
const hall = {
  id: id(1),
  code: 'W3',
  name: { zh: '防护救援馆', en: 'Rescue' },
  kind: 'indoor',
  exhibitType: '02',
  width: 30,
  depth: 20,
} as const
const booth = (number: number, what: Partial<HallMap['booths'][number]> = {}) => ({
  id: id(100 + number),
  code: `W3-${100 + number}`,
  state: 'normal' as const,
  name: { zh: '', en: '' },
  special: false,
  boothClass: 'standard' as const,
  exhibitType: '02',
  openSides: 1,
  ...what,
})
const booths = [booth(1), booth(2), booth(3, { state: 'occupy', name: { zh: '申江', en: 'Shenjiang' } })]
const map: HallMap = {
  version: 'v1',
  hall: { ...hall, background: null, clearHeightM: null, floorLoadKgM2: null, moveIn: null, moveOut: null },
  scene: JSON.stringify({
    version: 1,
    width: 30,
    depth: 20,
    outdoor: false,
    elements: [],
    booths: booths.map((one, place) => ({ id: one.id, x: 3 * place, y: 3, width: 3, depth: 3 })),
  }),
  booths,
}
const counts = {
  normal: 2,
  allotted: 0,
  bespoke: 0,
  occupy: 1,
  partial: 0,
  completed: 0,
  function: 0,
  disabled: 0,
}
const hour = 3_600_000
const own = (closed: (typeof gateNames)[number][] = []): CallResult<typeof ownSelection> => ({
  booths: [],
  stage: 'choosing',
  now: new Date(),
  gates: gateNames.map((gate) => ({
    gate,
    missing: closed.includes(gate) ? '还没有到贵单位的选位时间' : null,
  })),
  window: {
    startsAt: new Date(Date.now() + (closed.length > 0 ? hour : -hour)),
    endsAt: new Date(Date.now() + 2 * hour),
    isLater: false,
  },
  quota: {
    boothClass: 'standard',
    hallKind: 'indoor',
    exhibitTypes: ['02'],
    count: { least: 1, most: 2 },
    source: 'review',
    label: '',
  },
  hallIds: [hall.id],
  areaSlack: 0,
  returnReason: '',
})
const chosen = (number: number): OwnChoice['booths'][number] => ({
  id: id(100 + number),
  code: `W3-${100 + number}`,
  hallId: hall.id,
  boothClass: 'standard',
  areaM2: 9,
  openSides: 1,
  special: false,
  state: 'occupy',
  origin: 'chosen',
})
const lost = () => Response.error()

type Contracts = CallResult<typeof listContracts>

const languages = [
  {
    person: exhibitor,
    address: '/exhibitor/booth/select',
    toProducts: { name: '填报新产品', to: productPaths.zh },
    toContract: { name: '前往合同', to: ownContractPath.zh },
    toPayment: { name: '前往缴费', to: ownPaymentPath.zh },
  },
  {
    person: englishExhibitor,
    address: '/exhibitor/booth/selectEN',
    toProducts: { name: 'Enter your products', to: productPaths.en },
    toContract: { name: 'To the contract', to: ownContractPath.en },
    toPayment: { name: 'To payment', to: ownPaymentPath.en },
  },
] as const

async function open(selection = own()): Promise<FakeFair> {
  const fair = fairWith(selection)
  await openScreen(fair, `/exhibitor/booth/select/position?uuid=${hall.id}`)
  await press('列表')
  return fair
}
async function openStart(
  selection: CallResult<typeof ownSelection>,
  contracts: Contracts,
  { person, address }: { person: CurrentUser; address: string } = languages[0],
): Promise<void> {
  const fair = fairWith(selection, person)
  fair.answer(listContracts, contracts)
  fair.answer(ownBlock, null)
  fair.answer(ownWaiting, new Refused(codes.refused, ''))
  await openScreen(fair, address)
}
function fairWith(selection: CallResult<typeof ownSelection>, person: CurrentUser = exhibitor): FakeFair {
  const fair = createFakeFair(person)
  fair.answer(siteOverview, {
    version: 'v1',
    site: '',
    halls: [{ ...hall, scenery: '[]', counts, booths: [] }],
  })
  fair.answer(hallMapForKnown, map)
  fair.answer(mapChangesSince, { hall: hall.id, from: 'v1', to: 'v1', booths: [] })
  fair.answer(ownSelection, selection)
  fair.answer(ownFavourites, [])
  fair.answer(exhibitorHome, new Refused(codes.refused, ''))
  fair.answer(ownCreditCode, { creditCode: null })
  return fair
}
const mine = () => screen.findByRole('list', { name: '我的展位' })

describe('choosing on a bad network', () => {
  it('asks again with the same booths until there is an answer, and presses once however often one presses', async () => {
    const fair = await open()
    const answers: (() => OwnChoice | Response)[] = [
      lost,
      lost,
      () => ({ booths: [chosen(1)], stage: 'choosing' }),
    ]
    fair.answer(chooseBooths, () => (answers.shift() ?? lost)() as OwnChoice)
    const choose = await button('选择 W3-101')
    choose.click()
    choose.click()
    expect(await screen.findByText(/网络没有回应/)).toBeTruthy()
    expect(within(await mine()).getByText(/正在选择/)).toBeTruthy()
    // The network says it is back; nobody waits for a pause to end.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(screen.queryByText(/网络没有回应/)).toBeNull()
    })
    expect(within(await mine()).getByText('W3-101')).toBeTruthy()
    expect(fair.asked(chooseBooths).map(({ body }) => body.boothIds)).toEqual([
      [id(101)],
      [id(101)],
      [id(101)],
    ])
  })

  it('says once it is answered that somebody else was faster, and keeps nothing of it', async () => {
    const fair = await open()
    const answers = [lost(), new Refused(codes.refused, '展位已经被选，请重新选择')]
    fair.answer(chooseBooths, () => answers.shift() ?? lost())
    await press('选择 W3-101')
    await screen.findByText(/网络没有回应/)
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(screen.getByRole('alert').textContent).toContain('展位已经被选，请重新选择')
    })
    expect(screen.getByRole('alert').textContent).toContain('W3-101')
    expect(screen.queryByRole('list', { name: '我的展位' })).toBeNull()
  })
})

it('the own booth that is paid in part says so, where the plan tells others only that it is taken', async () => {
  const selection = { ...own(), booths: [{ ...chosen(1), state: 'partial' as const }] }
  const fair = fairWith(selection)
  const kept = booths.map((one) => ({ ...one, state: 'occupy' as const }))
  fair.answer(hallMapForKnown, { ...map, booths: kept })
  await openScreen(fair, `/exhibitor/booth/select/position?uuid=${hall.id}`)
  await press('列表')
  const state = async (code: string) =>
    (await screen.findByRole('row', { name: new RegExp(code) })).textContent?.match(/部分付款|已占用/)?.[0]
  expect([await state('W3-101'), await state('W3-102')]).toEqual(['部分付款', '已占用'])
})

describe('before the window', () => {
  it('a rehearsal plays by the rules on an empty plan, and sends nothing', async () => {
    const fair = await open(own(['window']))
    await press('先演练一次')
    // Taken for real, free in the rehearsal.
    await press('选择 W3-103')
    expect(within(await mine()).getByText('W3-103')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '选择 W3-101' })).toBeNull()
    await press('选择 W3-102')
    await press(/^完成选择/)
    await press('完成选择', await dialog())
    expect(await screen.findByText('演练完成，符合全部规则')).toBeTruthy()
    await press('结束演练')
    expect(await screen.findByText('现在不能选择')).toBeTruthy()
    expect([...fair.asked(chooseBooths), ...fair.asked(finishChoice)]).toEqual([])
  })

  it('booths are marked, and one that somebody takes is told of', async () => {
    const fair = await open(own(['window']))
    const marked = (state: Favourite['state']): Favourite[] => [
      { boothId: id(101), code: 'W3-101', hallId: hall.id, hallCode: 'W3', state },
    ]
    fair.answer(markFavourite, marked('normal'))
    await press('收藏 W3-101')
    const list = await screen.findByRole('list', { name: '我的收藏' })
    expect(list.textContent).toContain('W3-101可选')
    expect((await button('收藏 W3-101')).getAttribute('aria-pressed')).toBe('true')
    // Whatever is answered next tells that it is gone.
    fair.answer(markFavourite, marked('occupy'))
    await press('收藏 W3-102')
    expect((await screen.findByRole('alert')).textContent).toContain('W3-101')
    expect(fair.asked(markFavourite).map(({ body }) => body.boothId)).toEqual([id(101), id(102)])
  })
})

describe('where it goes on', () => {
  const held = (origin: 'chosen' | 'assigned') => [{ ...chosen(1), origin }]
  const confirmed = { ...own(), stage: 'confirmed' as const, booths: held('chosen') }
  const ways = ['toProducts', 'toContract', 'toPayment'] as const

  describe.each(languages)('from $address', (language) => {
    it.each<[string, Contracts, (typeof ways)[number]]>([
      ['the products until there is a contract', [], 'toProducts'],
      ['the contract once there is one', [{ number: 'HT-1', state: 'sent' }], 'toContract'],
      ['the contract while it is being sealed', [{ number: 'HT-1', state: 'inForce' }], 'toContract'],
      ['the payment from the seal on', [{ number: 'HT-1', state: 'payment' }], 'toPayment'],
      ['the contract again when all is paid', [{ number: 'HT-1', state: 'paid' }], 'toContract'],
    ])('is to %s', async (_, contracts, way) => {
      await openStart(confirmed, contracts, language)
      const { name, to } = language[way]
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
      for (const other of ways.filter((one) => one !== way))
        expect(screen.queryByRole('link', { name: language[other].name })).toBeNull()
    })
  })

  it('is to each of the own booths on the plan', async () => {
    await openStart({ ...own(), stage: 'confirmed', booths: held('chosen') }, [])
    const number = await screen.findByRole('link', { name: 'W3-101' })
    expect(number.getAttribute('href')).toBe(`/booth/anon/selection?uuid=${hall.id}&lan=CHN&booth=W3-101`)
  })

  it('is to the products where the only contract is void', async () => {
    await openStart(confirmed, [{ number: 'HT-1', state: 'void' }])
    expect(await screen.findByRole('link', { name: '填报新产品' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: '前往合同' })).toBeNull()
  })

  it('is to the contract for a company that was given its booths and never chose', async () => {
    await openStart({ ...own(), booths: held('assigned') }, [
      { number: 'HT-1', state: 'void' },
      { number: 'HT-2', state: 'sent' },
    ])
    expect(await screen.findByRole('link', { name: '前往合同' })).toBeTruthy()
  })
})
