import { type CDPSession, expect, type Page } from '@playwright/test'
import { emptyHall, maySit, openTable, removeDrawnHalls } from './support/drawing-table'
import { test } from './support/test'

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })
test.afterEach(() => removeDrawnHalls())

type Place = readonly [x: number, y: number]

/** Fingers on a tablet; places are dots of the screen. */
function fingersOn(hand: CDPSession) {
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: Place[]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) })
  /** Each finger from its first place to its last. */
  async function pull(...ways: (readonly [Place, Place])[]): Promise<void> {
    const steps = 6
    for (const [place] of ways.entries())
      await put('touchStart', ...ways.slice(0, place + 1).map(([from]) => from))
    for (let step = 1; step <= steps; step++)
      await put(
        'touchMove',
        ...ways.map(([from, to]): Place => {
          const share = step / steps
          return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
        }),
      )
    await put('touchEnd')
  }
  return { put, pull }
}

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: '绘图工具' }).getByRole('button', { name, exact: true })

/** A finger's press is taken for a click a moment after it: what is drawn next must not come before that. */
async function takeTool(page: Page, name: string): Promise<void> {
  await tool(page, name).tap()
  await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true')
}

test('on a tablet fingers draw, move and resize a booth, move the sheet, and hold for the menu', async ({
  page,
}) => {
  const hall = await emptyHall('N5')
  await openTable(page, 'admin', hall)
  await maySit(page)
  const { put, pull } = fingersOn(await page.context().newCDPSession(page))
  const said = (words: RegExp) => expect(page.getByText(words)).toBeAttached()

  await takeTool(page, '展位')
  await pull([
    [200, 500],
    [290, 590],
  ])
  await said(/已选择 N5-\d+，8 × 8 米，X 8\.5/)
  await takeTool(page, '选择')
  await pull([
    [245, 545],
    [345, 645],
  ])
  await said(/8 × 8 米，X 17/)
  // Twelve dots beside its corner, where no mouse would meet it.
  await pull([
    [402, 702],
    [462, 702],
  ])
  await said(/1[23](\.5)? × 8 米，X 17/)

  const status = page.getByRole('region', { name: '状态栏' })
  await expect(status).toContainText('0.6×')
  await pull(
    [
      [350, 900],
      [300, 900],
    ],
    [
      [450, 900],
      [500, 900],
    ],
  )
  await expect(status).toContainText(/1\.[1-4]×/)
  await said(/1[23](\.5)? × 8 米，X 17/)

  await page.getByRole('button', { name: '适应窗口' }).tap()
  await expect(status).toContainText('0.6×')
  await put('touchStart', [380, 660])
  await expect(page.getByRole('menuitem', { name: '删除' })).toBeVisible()
  await put('touchEnd')
  await page.getByRole('menuitem', { name: '删除' }).tap()
  await said(/未选择对象/)
  await expect(page.getByText('这个展馆还没有画')).toBeVisible()
})
