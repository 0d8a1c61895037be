import { listHallBooths, listHalls } from '@fairground/wire/hall'
import { codes } from '@fairground/wire/kernel/codes'
import { type CompanyToPlace, companiesToPlace, designateBooths } from '@fairground/wire/placement'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { HallBooth } from '../src/placement/designate/allotting'
import { choose, press, type } from './support/acting'
import { createFakeFair, type FakeFair, Refused } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const hallId = id(9)
const halls = [
  { id: id(8), code: 'E1', name: '东一区', exhibitType: '01', background: '' },
  { id: hallId, code: 'E2', name: '东二区', exhibitType: '01', background: '' },
]
const booth = (n: number, more: Partial<HallBooth> = {}): HallBooth => ({
  id: id(100 + n),
  hallId,
  code: `E2-${n}`,
  name: '',
  fullName: '',
  companyId: '',
  boothClass: 'raw',
  openSides: 2,
  top: [],
  bottom: [],
  left: [],
  right: [],
  special: false,
  widthM: 6,
  depthM: 6,
  areaM2: 36.5,
  exhibitType: '01',
  status: 'normal',
  language: 'CHN',
  own: false,
  ...more,
})
const company = (n: number, name: string): CompanyToPlace => ({
  id: id(n),
  nameZh: name,
  nameEn: '',
  registrationNumber: `BM-${n}`,
  exhibitType: '01',
  boothType: '3',
  standardBooths: 0,
  area: 100,
  holds: [],
  caps: { standard: 4, raw: 2 },
  approved: true,
  blacklisted: false,
})
const companies = [company(1, '甲公司'), company(2, '乙公司')]

async function openDesignation(
  booths = [booth(1), booth(2), booth(3), booth(10)],
  query = '',
): Promise<FakeFair> {
  const fair = createFakeFair(admin)
  fair.answer(listHalls, halls)
  fair.answer(listHallBooths, booths)
  fair.answer(companiesToPlace, ({ query: { ids } }) =>
    companies.filter((one) => !ids || ids.includes(one.id)),
  )
  await openScreen(fair, `/booth/designatedE2${query}`)
  await screen.findByRole('region', { name: '总览' })
  return fair
}

const pickerOf = (name: string) => screen.findByRole('combobox', { name: `${name} 的展位` })
const entryOf = (name: string) => screen.findByRole('listitem', { name })
async function add(...names: string[]): Promise<void> {
  for (const name of names) {
    await choose('添加企业', name)
    await pickerOf(name)
  }
}
/** Every picker has a list of its own, and all of them stay on the page. */
async function listOf(name: string): Promise<HTMLElement> {
  const picker = await pickerOf(name)
  fireEvent.mouseDown(picker)
  return waitFor(() => {
    const list = document.getElementById(picker.getAttribute('aria-controls') ?? '')
    const whole = list?.closest<HTMLElement>('.ant-select-dropdown')
    if (!whole) throw new Error(`the list of ${name} is not open yet`)
    return whole
  })
}
const pick = async (name: string, code: string): Promise<void> =>
  void fireEvent.click(await within(await listOf(name)).findByTitle(code))
const offeredTo = async (name: string): Promise<string[]> =>
  within(await listOf(name))
    .queryAllByTitle(/^E2-/)
    .map(({ title }) => title)
const figures = () =>
  within(screen.getByRole('region', { name: '总览' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

describe('designated booths', () => {
  it('begin with hall E2', async () => {
    const fair = await openDesignation()
    expect(fair.asked(listHallBooths)[0]?.body.hallId).toBe(hallId)
  })

  it('open in the hall of a link', async () => {
    const fair = await openDesignation([], '?hall=E1')
    expect(fair.asked(listHallBooths)[0]?.body.hallId).toBe(id(8))
    expect(screen.getByText(/这个展馆没有可选展位/)).toBeTruthy()
  })

  it('are offered while they are free, and to one company only; sums follow', async () => {
    await openDesignation([booth(10), booth(2), booth(1), booth(3, { status: 'occupy' })])
    await add('甲公司', '乙公司')
    expect(await offeredTo('甲公司')).toEqual(['E2-1', 'E2-2', 'E2-10'])
    await pick('甲公司', 'E2-2')
    await waitFor(() => expect(figures()).toEqual(['2', '1', '36.5\u00a0m²']))
    expect(await offeredTo('乙公司')).toEqual(['E2-1', 'E2-10'])
    await press('去掉 E2-2')
    await waitFor(() => expect(figures()).toEqual(['2', '0', '0\u00a0m²']))
    expect(await offeredTo('乙公司')).toEqual(['E2-1', 'E2-2', 'E2-10'])
  })

  it('are refused beside the company concerned, with all that was entered still there, and then given', async () => {
    const fair = await openDesignation()
    await add('甲公司', '乙公司')
    await pick('甲公司', 'E2-1')
    await pick('乙公司', 'E2-3')
    await type('原因', '协会推荐')
    const taken = '展位E2-3不是可选状态，请刷新后重新选择'
    fair.answer(
      designateBooths,
      new Refused(codes.refused, `乙公司：${taken}`, [{ path: 'entries.1.boothIds', message: taken }]),
    )
    await press('全部分配')
    expect(await within(await entryOf('乙公司')).findByText(taken)).toBeTruthy()
    expect(within(await entryOf('甲公司')).queryByText(taken)).toBeNull()
    expect(figures()).toEqual(['2', '2', '73\u00a0m²'])

    await press('去掉 E2-3')
    await waitFor(() => expect(screen.queryByText(taken)).toBeNull())
    await pick('乙公司', 'E2-10')
    fair.answer(designateBooths, [])
    await press('全部分配')
    const given = await screen.findByRole('region', { name: '刚刚分配' })
    expect(within(given).getByRole('link', { name: '在展位图上查看 E2-10' })).toBeTruthy()
    expect(fair.asked(designateBooths).at(-1)?.body).toEqual({
      hallId,
      reason: '协会推荐',
      entries: [
        { companyId: id(1), boothIds: [id(101)] },
        { companyId: id(2), boothIds: [id(110)] },
      ],
    })
    expect(figures()).toEqual(['0', '0', '0\u00a0m²'])
  })

  it('beyond what a company may have are pointed out before anything is sent', async () => {
    await openDesignation()
    await add('甲公司')
    for (const code of ['E2-1', 'E2-2', 'E2-3']) await pick('甲公司', code)
    expect(await within(await entryOf('甲公司')).findByText('光地展位最多允许选择2个')).toBeTruthy()
  })
})
