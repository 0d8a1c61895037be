import { readDraft } from '@fairground/floorplan/design/draft'
import { saveDraft } from '@fairground/wire/design'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { button, press } from './support/acting'
import { openTable } from './support/drawing-table'
import type { FakeFair } from './support/fake-fair'
import { takeUploads } from './support/uploads'

const savedBooths = (fair: FakeFair) => {
  const read = readDraft(fair.asked(saveDraft).at(-1)?.body.scene ?? '')
  return 'scene' in read ? read.scene.booths : undefined
}
async function fromFiles(entry: RegExp): Promise<void> {
  await press('文件')
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
}
/** A workbook with these rows below its titles. */
async function putWorkbook(...rows: string[][]): Promise<HTMLElement> {
  takeUploads(
    [['展位号', '展位类型', '状态', '备注'], ...rows].map((cells, place) => ({ number: place + 1, cells })),
  )
  await fromFiles(/^按表格设置展位/)
  const dialog = await screen.findByRole('dialog', { name: '按表格设置展位' })
  const input = await waitFor(
    () => dialog.querySelector('input[type=file]') ?? expect.fail('nowhere to put it'),
  )
  fireEvent.change(input, { target: { files: [new File(['cells'], 'booths.xlsx')] } })
  return dialog
}

describe('a workbook of booths', () => {
  it('goes into the draft as one step, after it was said how many booths change and what was not used', async () => {
    const fair = await openTable()
    const dialog = await putWorkbook(['W3-101', '光地', '停用', '靠墙'], ['W3-102', '标准展位', '', ''])
    await waitFor(() => expect(dialog.textContent).toContain('将修改 1 个展位，可以撤销。'))
    expect(dialog.textContent).toContain('未使用的列：备注')
    await press('应用到草稿', dialog)
    await waitFor(() => expect(savedBooths(fair)?.[0]).toMatchObject({ boothClass: 'raw', use: 'disabled' }))
    expect(await button('撤销：导入')).toBeTruthy()
  })

  it('with a fault changes nothing: every fault is told with its row', async () => {
    const fair = await openTable()
    const dialog = await putWorkbook(
      ['W3-101', '光地', '', ''],
      ['W3-999', '', '', ''],
      ['W3-102', '大展位', '', ''],
    )
    await waitFor(() => expect(dialog.textContent).toContain('2 处有误，没有修改任何展位：'))
    expect(dialog.textContent).toContain('第 3 行 · 展位号 · W3-999：图上没有这个展位号')
    expect(dialog.textContent).toContain('第 4 行 · 展位类型 · 大展位：不是可用的选项')
    expect(screen.queryByRole('button', { name: '应用到草稿' })).toBeNull()
    expect(savedBooths(fair)).toBeUndefined()
    expect(await button('没有可撤销的步骤')).toBeTruthy()
  })
})

describe('a plan for stand builders', () => {
  it('is saved as a DXF in metres, under the number of its hall', async () => {
    const given: Blob[] = []
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      given.push(content as Blob)
      return 'blob:plan'
    })
    const names: string[] = []
    const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    onTestFinished(() => {
      made.mockRestore()
      followed.mockRestore()
    })
    await openTable()
    await fromFiles(/^导出 DXF/)
    await waitFor(() => expect(names).toEqual(['W3-平面图.dxf']))
    const text = (await given[0]?.text()) ?? ''
    expect(text).toMatch(/\$INSUNITS\s+70\s+6\s/)
    expect(text).toContain('W3-101')
  })
})

describe('what was copied in one hall', () => {
  it('is put down in another, without its number', async () => {
    const fair = await openTable()
    const plan = await screen.findByRole('application', { name: 'W3 防护救援馆 平面图' })
    fireEvent.keyDown(plan, { key: 'Tab' })
    fireEvent.keyDown(plan, { key: 'c', ctrlKey: true })
    await press(/W3 防护救援馆/)
    fireEvent.click(await screen.findByRole('link', { name: /W4 应急馆/ }))
    const other = await screen.findByRole('application', { name: 'W4 应急馆 平面图' })
    await screen.findByRole('toolbar', { name: '绘图工具' })
    fireEvent.keyDown(other, { key: 'v', ctrlKey: true })
    await waitFor(() => expect(savedBooths(fair)).toMatchObject([{ code: '', width: 3, depth: 3 }]))
    expect(fair.asked(saveDraft).at(-1)?.body.hallId).toMatch(/2$/)
  })
})
