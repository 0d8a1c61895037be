import { readDraft } from '@fairground/floorplan/design/draft'
import { saveDraft, wishForSeat } from '@fairground/wire/design'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { button, press } from './support/acting'
import { openTable } from './support/drawing-table'
import { admin, englishAdmin } from './support/people'

const readers = [
  {
    language: 'Chinese',
    user: admin,
    plan: 'W3 防护救援馆 平面图',
    tooSmall: '屏幕太小，只能查看；请在平板或电脑上修改。',
    tools: '绘图工具',
    duplicate: '再制',
    publish: '发布',
    files: '文件',
    comesIn: ['添加底图（DXF、PDF、图片）', '按表格设置展位'],
    chosen: '已选择 W3-101，3 × 3 米，X 3，Y 5',
    entries: ['信息', '问题', '图例'],
    booths: (count: number) => `30 × 20 m·${count} 个展位`,
  },
  {
    language: 'English',
    user: englishAdmin,
    plan: 'Plan of W3 Protection and Rescue',
    tooSmall: 'This screen is too small to draw on. Please use a tablet or a computer to change the plan.',
    tools: 'Drawing tools',
    duplicate: 'Duplicate',
    publish: 'Publish',
    files: 'Files',
    comesIn: ['Add an underlay (DXF, PDF, picture)', 'Set booths from a workbook'],
    chosen: 'Selected W3-101, 3 by 3 metres, X 3, Y 5',
    entries: ['Details', 'Problems', 'Legend'],
    booths: (count: number) => `30 × 20 m·${count} booths`,
  },
]

/** A screen as wide as this. */
function holdScreen(pixels: number): void {
  const { matchMedia } = window
  window.matchMedia = ((media: string) => {
    const [, side, bound] = /\((min|max)-width: (\d+)px\)/.exec(media) ?? []
    const matches = side === 'min' ? pixels >= Number(bound) : side === 'max' && pixels <= Number(bound)
    return Object.assign(new EventTarget(), { matches, media })
  }) as typeof matchMedia
  onTestFinished(() => void Object.assign(window, { matchMedia }))
}

const counts = async (booths: string): Promise<void> =>
  expect(
    await screen.findByText((_, node) => node?.tagName === 'P' && node.textContent === booths),
  ).toBeTruthy()

describe.each(readers)('the drawing table in $language', (words) => {
  const plan = () => screen.findByRole('application', { name: words.plan })
  const said = async () => expect(await screen.findByText(words.chosen)).toBeTruthy()

  it('on a phone shows the plan, says why it is only shown, and changes nothing', async () => {
    holdScreen(375)
    const fair = await openTable({ user: words.user })
    expect(await screen.findByText(words.tooSmall)).toBeTruthy()
    expect(screen.queryByRole('toolbar', { name: words.tools })).toBeNull()
    expect(screen.queryByRole('button', { name: words.publish })).toBeNull()

    fireEvent.keyDown(await plan(), { key: 'Tab' })
    await said()
    const sheet = await screen.findByRole('article', { name: 'W3-101' })
    expect(sheet.textContent).toContain('3.00 m')
    expect(screen.queryByRole('button', { name: words.duplicate })).toBeNull()
    for (const key of ['Delete', 'ArrowRight', 'R', 'b', 'Enter'])
      fireEvent.keyDown(await plan(), { key, shiftKey: key === 'R' })
    fireEvent.keyDown(await plan(), { key: 'd', ctrlKey: true })
    await said()
    await counts(words.booths(2))

    await press(words.files)
    for (const name of words.comesIn)
      expect((await screen.findByRole('menuitem', { name })).getAttribute('aria-disabled')).toBe('true')
    expect(fair.asked(wishForSeat)).toEqual([])
    expect(fair.asked(saveDraft)).toEqual([])
  })

  it('on a tablet is drawn on: tools, what is chosen, panels that fold, and a draft that is saved', async () => {
    holdScreen(820)
    const fair = await openTable({ user: words.user })
    expect(await screen.findByRole('toolbar', { name: words.tools })).toBeTruthy()
    expect(screen.queryByText(words.tooSmall)).toBeNull()
    fireEvent.keyDown(await plan(), { key: 'Tab' })
    await said()
    await press(words.duplicate)
    await counts(words.booths(3))
    for (const name of words.entries) expect(await button(new RegExp(name))).toBeTruthy()
    await waitFor(() => expect(fair.asked(saveDraft)).toHaveLength(1), { timeout: 10_000 })
    const [saved] = fair.asked(saveDraft)
    const read = readDraft(saved?.body.scene ?? '')
    expect('scene' in read && read.scene.booths).toHaveLength(3)
    const publish = await button(new RegExp(`^${words.publish}`))
    await waitFor(() => expect(publish.hasAttribute('disabled')).toBe(false))
  })
})
