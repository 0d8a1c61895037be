import type { BoothState } from '@fairground/domain/booth'
import { wishForSeat } from '@fairground/wire/design'
import { type HallMap, hallMapForKnown, siteOverview } from '@fairground/wire/hall/maps'
import { codes } from '@fairground/wire/kernel/codes'
import { assignBooths, companiesToPlace, findBooth, reserveBooths } from '@fairground/wire/placement'
import { findPlanExport, orderPlanExport, planMailbox } from '@fairground/wire/plan-export'
import { findChooser } from '@fairground/wire/selection/choosers'
import { moveBooths, swapBooths } from '@fairground/wire/selection/desk'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialog, field, press, type } from './support/acting'
import { id, openTable } from './support/drawing-table'
import { type FakeFair, Refused } from './support/fake-fair'

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
const placed = {
  id: id(102),
  code: 'W3-102',
  hallId: id(1),
  hallCode: 'W3',
  hallZh: '防护救援馆',
  hallEn: 'Protection and Rescue',
  nameZh: '',
  nameEn: '',
  state: 'allotted' as const,
  boothClass: 'standard' as const,
  exhibitType: '02',
  openSides: 2,
  special: false,
  widthM: 3,
  depthM: 3,
  areaM2: 9,
  companyId: id(7),
  companyZh: '申江消防',
  companyEn: '',
  shortZh: '申江',
  shortEn: '',
  origin: 'assigned' as const,
  since: null,
  reservedFor: '',
  reservedUntil: null,
}

const entranceOnly: HallMap = {
  version: 'v1',
  hall: {
    id: id(1),
    code: 'W3',
    name: { zh: '防护救援馆', en: 'Protection and Rescue' },
    kind: 'indoor',
    exhibitType: '02',
    width: 30,
    depth: 20,
    background: null,
    clearHeightM: null,
    floorLoadKgM2: null,
    moveIn: null,
    moveOut: null,
  },
  scene: JSON.stringify({
    version: 1,
    width: 30,
    depth: 20,
    outdoor: false,
    elements: [{ kind: 'door', id: 'front', use: 'entrance', from: { x: 14, y: 20 }, to: { x: 16, y: 20 } }],
    booths: [],
  }),
  booths: [],
}

describe('a hall that staff only look at', () => {
  it('shows the booth they came for, and takes nobody’s seat', async () => {
    const rows = '/booth/position?hallId=h&page=2'
    const fair = await openTable({ address: `${lookAt}&booth=W3-102&list=${encodeURIComponent(rows)}` })
    await said('已选择 W3-102，3 × 3 米，X 6，Y 5')
    expect(tools()).toBeNull()
    expect(fair.asked(wishForSeat)).toEqual([])
    const back = () => screen.getByRole('link', { name: '返回列表' }).getAttribute('href')
    expect(back()).toBe(`${rows}&ticked=W3-102`)
    await click(first, { shiftKey: true })
    expect(back()).toBe(`${rows}&ticked=${encodeURIComponent('W3-101,W3-102')}`)
  })

  it('shows several that were ticked in a list, and leads to a list of them', async () => {
    await openTable({ address: `${lookAt}&booth=W3-101,W3-102,W3-999`, second: 'normal' })
    await said(/展位图上没有 W3-999。/)
    const chosen = within(await screen.findByRole('toolbar', { name: '所选对象' }))
    expect(chosen.getByText('2 个展位 · 18 m²')).toBeTruthy()
    const these = encodeURIComponent('W3-101,W3-102')
    expect(chosen.getByRole('link', { name: '在列表中查看' }).getAttribute('href')).toBe(
      `/booth/position?codes=${these}&ticked=${these}`,
    )
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

describe('a plan that staff take away', () => {
  async function openExport(): Promise<FakeFair> {
    const fair = await openTable({ address: `${lookAt}&look=yes` })
    fair.answer(planMailbox, '')
    fair.answer(siteOverview, { version: '', site: '', halls: [] })
    fair.answer(hallMapForKnown, entranceOnly)
    fair.answer(orderPlanExport, { id: id(9) })
    fair.answer(findPlanExport, { state: 'failed', sheets: 1, sheetsDone: 0, mailTo: '' })
    await press('文件')
    fireEvent.click(await screen.findByRole('menuitem', { name: /^导出已发布的平面图或导览牌/ }))
    return fair
  }
  const ordered = (fair: FakeFair) => fair.asked(orderPlanExport).map(({ body }) => body)

  it('is drawn as it is published, from where they give booths too', async () => {
    const fair = await openExport()
    const exporting = await dialog()
    fireEvent.click(await within(exporting).findByText('SVG'))
    await press('导出', exporting)
    await waitFor(() => expect(ordered(fair)).toMatchObject([{ hallId: id(1), format: 'svg' }]))
    expect(fair.asked(wishForSeat)).toEqual([])
  })

  it('is a sheet for one of its doors as well', async () => {
    const fair = await openExport()
    const exporting = await dialog()
    fireEvent.click(await within(exporting).findByText('“您在这里”导览牌'))
    await waitFor(() => expect(exporting.textContent).toContain('入口'))
    await press('导出', exporting)
    await waitFor(() =>
      expect(ordered(fair)).toMatchObject([{ hallId: id(1), format: 'pdf', here: { x: 15, y: 20 } }]),
    )
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

describe('a press that pulls', () => {
  const bar = () => screen.findByRole('toolbar', { name: '所选对象' })
  /** `over`: what is said before it is let go of. */
  async function pull(
    from: number,
    to: number,
    { over, ...held }: { shiftKey?: boolean; over?: string } = {},
  ): Promise<void> {
    const canvas = await plan()
    const at = (x: number, y: number) => ({
      clientX: x,
      clientY: y,
      pointerType: 'mouse',
      pointerId: 1,
      button: 0,
      ...held,
    })
    fireEvent.pointerDown(canvas, at(from, 5.5))
    fireEvent.pointerMove(canvas, at(from + 6, 6))
    fireEvent.pointerMove(canvas, at(to, 7))
    if (over) await said(over)
    fireEvent.pointerUp(canvas, at(to, 7))
  }
  const chooser = (companyId: string, companyName: string, codes: [string, string][]) => ({
    companyId,
    companyName,
    booths: codes.map(([boothId, code]) => ({
      id: boothId,
      code,
      hallId: id(1),
      boothClass: 'standard' as const,
      areaM2: 9,
      openSides: 2,
      special: false,
      state: 'allotted' as const,
      origin: 'assigned' as const,
    })),
    stage: 'confirmed' as const,
    progress: 'confirmed' as const,
    finishedAt: null,
    returnReason: '',
    contract: null,
    contractSealed: false,
    window: null,
    quota: null,
    scale: null,
    ownQuota: null,
    missing: [],
    hallIds: [],
    wishes: [],
  })

  /** The second booth is a company's that has another one elsewhere; the first may be another company's. */
  async function openWithHolders(state: BoothState): Promise<FakeFair> {
    const fair = await openTable({ address: `${lookAt}&look=yes`, first: state })
    fair.answer(findBooth, ({ params: { boothId } }) => ({
      booth: boothId === id(102) ? placed : { ...placed, id: id(101), code: 'W3-101', companyId: id(8) },
      neighbours: [],
      history: [],
    }))
    fair.answer(findChooser, ({ params: { companyId } }) =>
      companyId === id(7)
        ? chooser(id(7), '申江消防', [
            [id(102), 'W3-102'],
            [id(120), 'W3-120'],
          ])
        : chooser(id(8), '粤防消防', [[id(101), 'W3-101']]),
    )
    return fair
  }
  const movingDialog = () => screen.findByRole('dialog', { name: '移动或互换展位' })
  const moved = (fair: FakeFair) => fair.asked(moveBooths).map(({ body }) => body)
  const toTheFirst = { companyId: id(7), boothIds: [id(120), id(101)], reason: '靠近入口' }

  it('with Shift puts a frame around all it chooses', async () => {
    await openTable({ address: `${lookAt}&look=yes`, second: 'normal' })
    await pull(2, 8, { shiftKey: true })
    expect(within(await bar()).getByText('2 个展位 · 18 m²')).toBeTruthy()
  })

  it('takes the company of the chosen booth to where it is let go of, with what it keeps', async () => {
    const fair = await openWithHolders('normal')
    fair.answer(moveBooths, { booths: [], stage: 'confirmed' })
    await click(second)
    await pull(second, first, { over: '移到 W3-101' })
    const moving = await movingDialog()
    expect(await within(moving).findByText('申江消防 之后的展位：W3-120 W3-101')).toBeTruthy()
    await type(/^原因/, '靠近入口', moving)
    await press('移动', moving)
    await waitFor(() => expect(moved(fair)).toEqual([toTheFirst]))
    expect(fair.asked(swapBooths)).toEqual([])
  })

  it('changes places with whoever has the booth where it is let go of, and says what both will have', async () => {
    const fair = await openWithHolders('occupy')
    fair.answer(swapBooths, null)
    await click(second)
    await pull(second, first, { over: '与 粤防（W3-101）互换' })
    const moving = await movingDialog()
    expect(await within(moving).findByText('申江消防 之后的展位：W3-101')).toBeTruthy()
    expect(within(moving).getByText('粤防消防 之后的展位：W3-102 W3-120')).toBeTruthy()
    await type(/^原因/, '双方同意', moving)
    await press('互换', moving)
    await waitFor(() =>
      expect(fair.asked(swapBooths).map(({ body }) => body)).toEqual([
        { companyId: id(7), otherId: id(8), reason: '双方同意' },
      ]),
    )
    await said('已互换 W3-102 与 W3-101')
    expect(moved(fair)).toEqual([])
  })

  it('says why where nobody can come, and asks for another booth', async () => {
    const fair = await openWithHolders('bespoke')
    await click(second)
    await pull(second, first, { over: 'W3-101 不能移入' })
    const moving = await movingDialog()
    expect(await within(moving).findByText('不能移到 W3-101（已预留），请另选展位。')).toBeTruthy()
    await type(/^原因/, '靠近入口', moving)
    await press('移动', moving)
    expect(await within(moving).findByText('请选择展位')).toBeTruthy()
    expect(moved(fair)).toEqual([])
  })

  it('reads why the fair refuses, and keeps what was typed for another try', async () => {
    const fair = await openWithHolders('normal')
    fair.answer(moveBooths, new Refused(codes.refused, 'W3-101 刚刚被另一家企业选走'))
    await click(second)
    await pull(second, first)
    const moving = await movingDialog()
    await type(/^原因/, '靠近入口', moving)
    await press('移动', moving)
    expect(await within(moving).findByText('W3-101 刚刚被另一家企业选走')).toBeTruthy()
    expect((await field(/^原因/, moving)).value).toBe('靠近入口')
    fair.answer(moveBooths, { booths: [], stage: 'confirmed' })
    await press('移动', moving)
    await waitFor(() => expect(moved(fair)).toEqual([toTheFirst, toTheFirst]))
  })

  it('leaves everything as it was where it is let go of on no booth', async () => {
    await openWithHolders('normal')
    await click(second)
    await pull(second, 20)
    expect(screen.queryByRole('dialog')).toBeNull()
    await said('已选择 W3-102，3 × 3 米，X 6，Y 5')
  })

  it('moves the plan where nobody can be taken along', async () => {
    await openTable({ address: `${lookAt}&look=yes` })
    await click(first)
    await pull(first, second)
    expect(screen.queryByRole('dialog')).toBeNull()
    await said('已选择 W3-101，3 × 3 米，X 3，Y 5')
  })
})
