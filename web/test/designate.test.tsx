import { listHallBooths, listHalls } from '@fairground/wire/hall'
import { codes } from '@fairground/wire/kernel/codes'
import { type CompanyToPlace, companiesToPlace, designateBooths } from '@fairground/wire/placement'
import { type AssignmentOutlook, assignmentOutlook } from '@fairground/wire/placement/outlook'
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
  holds: [],
  approved: true,
  blacklisted: false,
})
const companies = [company(1, '甲公司'), company(2, '乙公司')]
const outlook = (more: Partial<AssignmentOutlook> = {}): AssignmentOutlook => ({
  asked: { exhibitType: '01', boothType: '3', standardBooths: 0, indoorArea: 0, outdoorArea: 100 },
  quota: { boothClass: 'raw', source: 'review', tier: '第一档（100–200 m²）', most: 200 },
  holds: [],
  left: 100,
  beside: [],
  refused: null,
  outsideQuota: null,
  warnings: [],
  ...more,
})

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
  fair.answer(assignmentOutlook, outlook())
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

  it('tell beside each company what it asked for, may have and has, and what is wrong before anything is sent', async () => {
    const fair = await openDesignation()
    fair.answer(assignmentOutlook, ({ body }) =>
      outlook({
        holds: [{ code: 'E2-9', areaM2: 60 }],
        refused: body.boothIds.length > 2 ? '光地展位最多允许选择2个' : null,
        warnings: body.boothIds.length > 1 ? ['分配后，该企业的展位不全部相邻'] : [],
      }),
    )
    await add('甲公司')
    const entry = within(await entryOf('甲公司'))
    for (const words of ['室外光地 100 m²', '第一档（100–200 m²） · 审核档位', 'E2-9 · 60 m²'])
      expect(await entry.findByText(words)).toBeTruthy()
    expect(entry.getByText('100 m²（最多 200 m²）')).toBeTruthy()
    for (const code of ['E2-1', 'E2-2']) await pick('甲公司', code)
    expect(await entry.findByText('分配后，该企业的展位不全部相邻')).toBeTruthy()
    await pick('甲公司', 'E2-3')
    expect(await entry.findByText('光地展位最多允许选择2个')).toBeTruthy()
  })

  it('name who would stand beside whom, those put together on this page too', async () => {
    const fair = await openDesignation()
    const beside = [
      { id: id(103), code: 'E2-3', state: 'normal' as const, company: '' },
      { id: id(110), code: 'E2-10', state: 'occupy' as const, company: '丙公司' },
    ]
    fair.answer(assignmentOutlook, ({ body }) =>
      outlook({ beside: body.companyId === id(1) && body.boothIds.length > 0 ? beside : [] }),
    )
    await add('甲公司', '乙公司')
    await pick('甲公司', 'E2-2')
    const told = async () =>
      (await within(await entryOf('甲公司')).findAllByText(/^E2-(3|10)$/)).map(
        ({ parentElement }) => parentElement?.textContent,
      )
    await waitFor(async () => expect(await told()).toEqual(['E2-3 可选', 'E2-10 丙公司']))
    await pick('乙公司', 'E2-3')
    await waitFor(async () => expect(await told()).toEqual(['E2-3 乙公司', 'E2-10 丙公司']))
  })

  it('outside a quota ask for a reason of their own, and send it', async () => {
    const fair = await openDesignation()
    const outsideQuota = '超出额度：光地最多200㎡，分配后有236.5㎡'
    fair.answer(assignmentOutlook, ({ body }) =>
      outlook({ outsideQuota: body.boothIds.length > 0 ? outsideQuota : null }),
    )
    await add('甲公司')
    expect(screen.queryByLabelText('额度外分配的原因')).toBeNull()
    await pick('甲公司', 'E2-1')
    expect(await within(await entryOf('甲公司')).findByText(outsideQuota)).toBeTruthy()
    await type('原因', '协会推荐')
    const words = `${outsideQuota}。仍要分配，请填写额度外分配的原因`
    fair.answer(
      designateBooths,
      new Refused(codes.refused, `甲公司：${words}`, [{ path: 'entries.0.quotaReason', message: words }]),
    )
    await press('全部分配')
    expect(await within(await entryOf('甲公司')).findByText(words)).toBeTruthy()
    await type('额度外分配的原因', '展团合并参展')
    fair.answer(designateBooths, [])
    await press('全部分配')
    await screen.findByRole('region', { name: '刚刚分配' })
    expect(fair.asked(designateBooths).at(-1)?.body.entries).toEqual([
      { companyId: id(1), boothIds: [id(101)], quotaReason: '展团合并参展' },
    ])
  })
})
