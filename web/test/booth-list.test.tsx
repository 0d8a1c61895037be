import { listHalls } from '@fairground/wire/hall'
import { type BoothFilters, listBooths, type PlacedBooth } from '@fairground/wire/placement'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialog, press } from './support/acting'
import { createFakeFair, type FakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'
import { placedBooth, testId } from './support/placed-booth'

const booth = (number: number, more: Partial<PlacedBooth> = {}): PlacedBooth =>
  placedBooth({ id: testId(number), code: `W3-${number}`, ...more })
const given = { state: 'allotted', companyId: testId(7), companyZh: '申江消防', origin: 'assigned' } as const

async function open(address = '', overdue = 0): Promise<FakeFair> {
  const fair = createFakeFair(admin)
  const list = [booth(101), booth(102, given), booth(103)]
  fair.answer(listHalls, [])
  fair.answer(listBooths, ({ body }) =>
    body.overdue === 'yes' ? { list: [], total: overdue } : { list, total: list.length },
  )
  await openScreen(fair, `/booth/position${address}`)
  await screen.findByRole('table')
  return fair
}
/** By the list, not by the note above it, which asks for one row. */
const filtersAsked = (fair: FakeFair): BoothFilters | undefined =>
  fair
    .asked(listBooths)
    .map(({ body }) => body)
    .findLast(({ pageSize }) => pageSize !== 1)
const bar = () => screen.findByRole('toolbar', { name: '对所选记录的操作' })
const planOf = async () =>
  new URLSearchParams(
    within(await bar())
      .getByRole('link', { name: '在展位图上查看' })
      .getAttribute('href')
      ?.split('?')[1],
  )

describe('booths that are ticked', () => {
  it('say which of them an action would take', async () => {
    await open()
    for (const row of ['选择 W3-101', '选择 W3-102', '选择 W3-103'])
      fireEvent.click(await screen.findByRole('checkbox', { name: row }))
    const assign = within(await bar()).getByRole('button', { name: '分配（2/3）' })
    expect(assign.title).toBe('W3-101 W3-103')
    await press('取消分配（1/3）', await bar())
    const asks = await dialog()
    expect(asks.textContent).toContain('取消分配')
    expect(within(asks).getByText('W3-102')).toBeTruthy()
  })

  it('come ticked from the plan, and are chosen there again', async () => {
    await open('?hallUsage=open&ticked=W3-101%2CW3-103')
    expect((await planOf()).get('booth')).toBe('W3-101,W3-103')
    fireEvent.click(await screen.findByRole('checkbox', { name: '选择 W3-103' }))
    expect((await planOf()).get('booth')).toBe('W3-101')
    expect((await planOf()).get('list')).toContain('hallUsage=open')
  })
})

describe('what booths are looked for by', () => {
  it('is what people use; the rest waits behind a button, and says where it narrows', async () => {
    const fair = await open('?openSides=2')
    await waitFor(() => expect(filtersAsked(fair)?.openSides).toBe('2'))
    const chip = () => screen.queryByRole('button', { name: '不再限于 开口 两面开' })
    const sides = screen.getByRole('combobox', { name: '开口', hidden: true })
    expect(sides.closest('.ant-form-item-hidden')).toBeTruthy()
    expect(chip()?.textContent).toContain('两面开')
    await press('更多条件')
    expect(sides.closest('.ant-form-item-hidden')).toBeNull()
    expect(chip()).toBeNull()
    await press('收起条件')
    await press('不再限于 开口 两面开')
    await waitFor(() => expect(filtersAsked(fair)?.openSides).toBeUndefined())
    expect(screen.queryByRole('button', { name: /不再限于/ })).toBeNull()
  })
})

it('tells of reservations that have run out, and leads to them', async () => {
  const fair = await open('', 3)
  expect(await screen.findByText('3 个展位的预留已到期，须由人工取消预留。')).toBeTruthy()
  await press('查看', screen.getByRole('alert'))
  await waitFor(() => expect(filtersAsked(fair)?.overdue).toBe('yes'))
})
