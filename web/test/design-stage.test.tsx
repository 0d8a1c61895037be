import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { field, press } from './support/acting'
import { id, openTable } from './support/drawing-table'
import { englishAdmin } from './support/people'
import { takeUploads } from './support/uploads'

const plan = () => screen.findByRole('application', { name: 'W3 防护救援馆 平面图' })
const status = () => within(screen.getByRole('region', { name: '状态栏' }))
const keyOn = async (key: string, held: { ctrlKey?: boolean; shiftKey?: boolean } = {}) =>
  void fireEvent.keyDown(await plan(), { key, ...held })
const said = async (words: string | RegExp): Promise<void> =>
  expect(await screen.findByText(words)).toBeTruthy()
const isPressed = async (name: string) =>
  (await screen.findByRole('button', { name })).getAttribute('aria-pressed') === 'true'

const fileInput = (dialog: HTMLElement) =>
  waitFor(() => dialog.querySelector('input[type=file]') ?? expect.fail('nowhere to put a file'))

describe('the drawing table', () => {
  beforeEach(async () => void (await openTable()))

  it('says where the mouse is, and that it is outside exactly while it is', async () => {
    const canvas = await plan()
    expect(status().getByText('鼠标在画布外')).toBeTruthy()
    fireEvent.pointerMove(canvas, { clientX: 12, clientY: 7, pointerType: 'mouse' })
    expect(status().queryByText('鼠标在画布外')).toBeNull()
    expect(status().getByText('12, 7')).toBeTruthy()
    fireEvent.pointerLeave(canvas)
    expect(status().getByText('鼠标在画布外')).toBeTruthy()
    // It comes back over the very dot it left by.
    fireEvent.pointerMove(canvas, { clientX: 12, clientY: 7, pointerType: 'mouse' })
    expect(status().queryByText('鼠标在画布外')).toBeNull()
  })

  it('takes letters after a choice was clicked, and leaves copying to the browser where nothing is chosen', async () => {
    const canvas = await plan()
    const choice = document.createElement('input')
    choice.type = 'radio'
    document.body.append(choice)
    fireEvent.keyDown(choice, { key: 'w' })
    choice.remove()
    expect(await isPressed('墙')).toBe(true)
    const isLeft = fireEvent.keyDown(canvas, { key: 'c', ctrlKey: true })
    expect(isLeft).toBe(true)
  })

  it('stays where it is when one of two fingers leaves', async () => {
    const canvas = await plan()
    const finger = (pointerId: number, clientX: number) => ({
      pointerId,
      pointerType: 'touch',
      button: 0,
      clientX,
      clientY: 40,
    })
    const shown = () => screen.getByRole('region', { name: '状态栏' }).textContent
    fireEvent.pointerDown(canvas, finger(1, 60))
    fireEvent.pointerDown(canvas, finger(2, 20))
    fireEvent.pointerMove(canvas, finger(2, 10))
    fireEvent.pointerUp(canvas, finger(1, 60))
    fireEvent.pointerMove(canvas, finger(2, 10))
    const before = shown()
    fireEvent.pointerMove(canvas, finger(2, 10))
    expect(shown()).toBe(before)
    fireEvent.pointerUp(canvas, finger(2, 10))
    await said('未选择对象')
  })

  it('takes up a tool by its letter, and none while somebody writes', async () => {
    await keyOn('b')
    expect(await isPressed('展位')).toBe(true)
    const elsewhere = document.createElement('input')
    document.body.append(elsewhere)
    fireEvent.keyDown(elsewhere, { key: 'w' })
    elsewhere.remove()
    expect(await isPressed('墙')).toBe(false)
    await keyOn('Escape')
    expect(await isPressed('选择')).toBe(true)
  })

  it('takes what was typed beside it before it hears a press, and then the press', async () => {
    await keyOn('Tab')
    await press('信息')
    const width = await field(/^横向长度/)
    act(() => width.focus())
    fireEvent.change(width, { target: { value: '2' } })
    const bare = { clientX: 25, clientY: 15, pointerType: 'mouse', pointerId: 1, button: 0 }
    const canvas = await plan()
    fireEvent.pointerDown(canvas, bare)
    // A browser moves the focus after the press.
    act(() => canvas.focus())
    fireEvent.pointerUp(canvas, bare)
    await said('未选择对象')
    await keyOn('Tab')
    await said(/已选择 W3-101，2 × 3 米/)
  })

  it('goes from piece to piece by Tab, says each, and lets go after Escape', async () => {
    await keyOn('Tab')
    await said('已选择 W3-101，3 × 3 米，X 3，Y 5')
    await keyOn('Tab')
    await said('已选择 W3-102，3 × 3 米，X 6，Y 5')
    await keyOn('Escape')
    await said('未选择对象')
    const left = fireEvent.keyDown(await plan(), { key: 'Tab' })
    expect(left).toBe(true)
    expect(screen.getByText('未选择对象')).toBeTruthy()
  })

  it('opens the menu of the chosen booth by its key, wherever the mouse is', async () => {
    await keyOn('Tab')
    await keyOn('F10', { shiftKey: true })
    fireEvent.contextMenu(await plan(), { clientX: 25, clientY: 15 })
    expect(await screen.findByRole('menuitem', { name: /查看详情/ })).toBeTruthy()
  })

  it('lets a booth be kept back from its menu', async () => {
    await keyOn('Tab')
    await keyOn('F10', { shiftKey: true })
    fireEvent.contextMenu(await plan())
    fireEvent.click(await screen.findByRole('menuitem', { name: '预留' }))
    expect(await screen.findByRole('dialog', { name: '预留展位' })).toBeTruthy()
  })

  it('takes up the area by its letter though something is chosen, which is turned with shift', async () => {
    await keyOn('Tab')
    await keyOn('r')
    expect(await isPressed('区域')).toBe(true)
    expect(screen.getByRole('button', { name: '没有可撤销的步骤' })).toBeTruthy()
    await press('信息')
    const width = await field(/^横向长度/)
    fireEvent.change(width, { target: { value: '2' } })
    fireEvent.keyDown(width, { key: 'Enter' })
    expect(document.activeElement).toBe(await plan())
    await keyOn('R', { shiftKey: true })
    await said(/已选择 W3-101，3 × 2 米/)
  })

  it('puts a booth by keys into the next free place, numbered on, and asks for its number', async () => {
    await keyOn('Tab')
    await keyOn('b')
    await keyOn('Enter')
    await said('已选择 W3-103，3 × 3 米，X 9，Y 5')
    const number = await field('编号后段')
    await waitFor(() => expect(document.activeElement).toBe(number))
    expect([number.selectionStart, number.selectionEnd]).toEqual([0, 3])
    fireEvent.keyDown(number, { key: 'Enter' })
    await keyOn('ArrowRight', { shiftKey: true })
    await said('已选择 W3-103，3 × 3 米，X 10，Y 5')
    await keyOn('z', { ctrlKey: true })
    await keyOn('z', { ctrlKey: true })
    await said('已选择 W3-101，3 × 3 米，X 3，Y 5')
  })

  it('nudges by a little and by much, and undoes what was nudged in one go', async () => {
    // However long it takes them here, they follow each other at once.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    onTestFinished(() => clock.mockRestore())
    await keyOn('Tab')
    await keyOn('ArrowRight')
    await keyOn('ArrowRight')
    await keyOn('ArrowDown', { shiftKey: true })
    await said('已选择 W3-101，3 × 3 米，X 3.2，Y 6')
    await keyOn('z', { ctrlKey: true })
    await said('已选择 W3-101，3 × 3 米，X 3，Y 5')
    await keyOn('z', { ctrlKey: true, shiftKey: true })
    await said('已选择 W3-101，3 × 3 米，X 3.2，Y 6')
  })

  it('counts what is chosen with its area, and keeps booths that are taken', async () => {
    await keyOn('a', { ctrlKey: true })
    await waitFor(() => expect(status().getByText('已选 2 个 · 18 m²')).toBeTruthy())
    await keyOn('Delete')
    await said('1 个展位已有归属，不能删除：W3-102。')
    await keyOn('a', { ctrlKey: true })
    await waitFor(() => expect(status().getByText('已选 1 个 · 9 m²')).toBeTruthy())
  })

  it('cuts a booth in parts by its key and says which part keeps the number', async () => {
    await keyOn('S', { shiftKey: true })
    await said('选择一个展位再拆分。')
    await keyOn('Tab')
    await keyOn('S', { shiftKey: true })
    const dialog = await screen.findByRole('dialog', { name: '拆分 W3-101' })
    expect(dialog.textContent).toContain('W3-101')
    fireEvent.click(within(dialog).getByRole('button', { name: /^拆\s?分$/ }))
    await waitFor(() => expect(status().getByText('已选 2 个 · 9 m²')).toBeTruthy())
  })

  it('lines up by keys, and says why it does not merge or distribute', async () => {
    await keyOn('Tab')
    await keyOn('ArrowDown', { shiftKey: true })
    await keyOn('a', { ctrlKey: true })
    await keyOn('J', { shiftKey: true })
    await said('其中有已有归属的展位，不能合并。')
    await keyOn('H', { shiftKey: true })
    await said('至少选择三个对象再等距排开。')
    await keyOn('ArrowUp', { ctrlKey: true, shiftKey: true })
    expect(await screen.findByRole('button', { name: '撤销：对齐' })).toBeTruthy()
  })

  it('asks for two points and a length once a picture lies under the plan', async () => {
    const sent = takeUploads({ id: id(50), name: 'hall.png', width: 4000, height: 3000 })
    await press('文件')
    fireEvent.click(await screen.findByRole('menuitem', { name: /添加底图/ }))
    const dialog = await screen.findByRole('dialog', { name: '添加底图' })
    fireEvent.change(await fileInput(dialog), { target: { files: [new File(['hall'], 'hall.png')] } })
    await said(/^底图已放好。请从图上一段已知长度的一端拉到另一端/)
    expect(sent.map(({ name }) => name)).toEqual(['hall.png'])
    const canvas = await plan()
    const at = (clientX: number) => ({
      clientX,
      clientY: 10,
      pointerType: 'mouse',
      pointerId: 1,
      button: 0,
    })
    fireEvent.pointerDown(canvas, at(5))
    fireEvent.pointerMove(canvas, at(15))
    fireEvent.pointerUp(canvas, at(15))
    const scale = await screen.findByRole('dialog', { name: '校准比例' })
    expect(scale.textContent).toContain('这条线在图上为 10.00 m。')
  })

  it.each([
    ['hall.pdf', 61, '文件过大，无法读取'],
    ['hall.dxf', 61, '文件过大，无法读取'],
    ['hall.png', 6, '上传图片大小须小于5MB!'],
    ['hall.png', 0, '只能上传jpg、png格式的图片'],
    ['hall.dwg', 1, '只支持 DXF、PDF、JPG 和 PNG 文件'],
  ])(
    'lays no %s of %d MB under the plan, and says so before anything reads or sends it',
    async (name, size, why) => {
      const sent = takeUploads({})
      await press('文件')
      fireEvent.click(await screen.findByRole('menuitem', { name: /添加底图/ }))
      const dialog = await screen.findByRole('dialog', { name: '添加底图' })
      const file = new File(['%PDF-1.7'], name)
      Object.defineProperty(file, 'size', { value: size * 1024 * 1024 })
      fireEvent.change(await fileInput(dialog), { target: { files: [file] } })
      expect((await within(dialog).findByRole('alert')).textContent).toContain(why)
      expect(sent).toEqual([])
    },
  )

  it('pastes what was copied, chosen and without numbers', async () => {
    await keyOn('Tab')
    await keyOn('c', { ctrlKey: true })
    await keyOn('v', { ctrlKey: true })
    await said(/已选择 无编号展位，3 × 3 米/)
  })
})

describe('the status bar in English', () => {
  it('says by which system it measures, where the mouse is, and when it is outside the canvas', async () => {
    await openTable({ user: englishAdmin })
    const canvas = await screen.findByRole('application', { name: 'Plan of W3 Protection and Rescue' })
    const bar = screen.getByRole('region', { name: 'Status bar' })
    expect(bar.textContent).toContain('Metres · origin north-west')
    expect(bar.textContent).toContain('mouse is outside the canvas')
    fireEvent.pointerMove(canvas, { clientX: 12, clientY: 7, pointerType: 'mouse' })
    expect(bar.textContent).not.toContain('outside')
    expect(bar.textContent).toMatch(/X 12\.00 m Y 7\.00 m.*12, 7 px/)
  })
})
