import { wishForSeat } from '@fairground/wire/design'
import { assignBooths, companiesToPlace, reserveBooths } from '@fairground/wire/placement'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from './support/acting'
import { id, openTable } from './support/drawing-table'

const plan = () => screen.findByRole('application', { name: 'W3 防护救援馆 平面图' })
const said = async (words: string | RegExp): Promise<void> =>
  expect(await screen.findByText(words)).toBeTruthy()
const tools = () => screen.queryByRole('toolbar', { name: '绘图工具' })
const lookAt = '/booth/positionDesign?uuid=00000000-0000-4000-8000-000000000001'

/** Metres are dots on a plan that was never laid out. */
async function click(x: number, held: { shiftKey?: boolean } = {}): Promise<void> {
  const canvas = await plan()
  const at = { clientX: x, clientY: 6, pointerType: 'mouse', pointerId: 1, button: 0, ...held }
  fireEvent.pointerDown(canvas, at)
  fireEvent.pointerUp(canvas, at)
}
const [first, second] = [4, 7]

describe('a hall that staff only look at', () => {
  it('shows the booth they came for, and takes nobody’s seat', async () => {
    const rows = '/booth/position?hallId=h&page=2'
    const fair = await openTable({ address: `${lookAt}&booth=W3-102&list=${encodeURIComponent(rows)}` })
    await said('已选择 W3-102，3 × 3 米，X 6，Y 5')
    expect(tools()).toBeNull()
    expect(fair.asked(wishForSeat)).toEqual([])
    expect(screen.getByRole('link', { name: '返回列表' }).getAttribute('href')).toBe(rows)
  })

  it('is shown as it is published, whatever somebody draws', async () => {
    await openTable({ address: `${lookAt}&booth=W3-102`, drawn: [1] })
    await said('已选择 W3-102，3 × 3 米，X 6，Y 5')
  })

  it('says so where there is no such booth', async () => {
    await openTable({ address: `${lookAt}&booth=W3-999` })
    await said(/展位图上没有 W3-999。/)
    await said('未选择对象')
  })

  it('is drawn on once they say so, with the booth they came for still chosen', async () => {
    const fair = await openTable({ address: `${lookAt}&booth=W3-102` })
    await press('开始绘制')
    await waitFor(() => expect(tools()).toBeTruthy())
    await waitFor(() => expect(fair.asked(wishForSeat).map(({ body }) => body.wish)).toContain('sit'))
    await said('已选择 W3-102，3 × 3 米，X 6，Y 5')
  })

  it('leads nowhere but to lists of booths', async () => {
    await openTable({ address: `${lookAt}&booth=W3-102&list=https://elsewhere.example` })
    await said('已选择 W3-102，3 × 3 米，X 6，Y 5')
    expect(screen.queryByRole('link', { name: '返回列表' })).toBeNull()
  })
})

describe('booths given away where they stand', () => {
  const bar = () => screen.findByRole('toolbar', { name: '所选对象' })

  it('go several at once, in one step', async () => {
    const fair = await openTable({ address: `${lookAt}&look=yes`, second: 'normal' })
    fair.answer(reserveBooths, [])
    await click(first)
    await click(second, { shiftKey: true })
    expect(within(await bar()).getByText('2 个展位 · 18 m²')).toBeTruthy()
    await press('预留', await bar())
    await type(/^原因/, '赞助商')
    await press('预留', await screen.findByRole('dialog'))
    await waitFor(() =>
      expect(fair.asked(reserveBooths).map(({ body }) => body.boothIds)).toEqual([[id(101), id(102)]]),
    )
  })

  it('let go of one again, and are told apart where not all can be given', async () => {
    const fair = await openTable({ address: `${lookAt}&look=yes` })
    fair.answer(companiesToPlace, [])
    await click(first)
    await click(second, { shiftKey: true })
    const some = within(await bar()).getByRole('button', { name: '分配（1/2）' })
    expect(some.title).toBe('W3-101')
    await click(second, { shiftKey: true })
    await press('分配', await bar())
    expect(await screen.findByRole('dialog', { name: '分配展位' })).toBeTruthy()
    expect(fair.asked(assignBooths)).toEqual([])
  })

  it('go by the menu too, with all that are chosen', async () => {
    await openTable({ address: `${lookAt}&look=yes`, second: 'normal' })
    await click(first)
    await click(second, { shiftKey: true })
    fireEvent.contextMenu(await plan(), { clientX: first, clientY: 6 })
    fireEvent.click(await screen.findByRole('menuitem', { name: /^预留 ?2 个展位/ }))
    expect(
      within(await screen.findByRole('dialog', { name: '预留展位' })).getByText('W3-101 W3-102'),
    ).toBeTruthy()
  })
})
