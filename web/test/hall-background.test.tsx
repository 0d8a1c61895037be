import { siteOverviewForStaff } from '@fairground/wire/hall/maps'
import { hall } from '@fairground/wire/list/lists/hall'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { field, press, type } from './support/acting'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'
import { keep, rowOf } from './support/rows'
import { takeUploads } from './support/uploads'

interface Drawing {
  /** Width and height of what was drawn on. */
  size: [number, number]
  /** Left, top, width and height of the picture on it. */
  place: number[]
}
const fileId = crypto.randomUUID()
const original = new File(['picture'], '西三馆.jpg', { type: 'image/jpeg' })

/** A browser that reads any picture as one of this size, and what it draws and sends. */
function browserWith(width: number, height: number) {
  const drawn: Drawing[] = []
  const sent = takeUploads({ id: fileId, name: '西三馆.png' })
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }))
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
  context.mockImplementation(function (this: HTMLCanvasElement) {
    const drawImage = (_picture: unknown, ...place: number[]) =>
      drawn.push({ size: [this.width, this.height], place })
    return { drawImage } as never
  })
  const blob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob')
  blob.mockImplementation((done) => done(new Blob(['laid'], { type: 'image/png' })))
  onTestFinished(() => {
    context.mockRestore()
    blob.mockRestore()
  })
  return { drawn, sent }
}

const facts = {
  name: { zh: '西三馆', en: 'West hall 3' },
  code: 'W3',
  usage: 'open',
  kind: 'indoor',
  exhibitType: '02',
  widthM: 45,
  depthM: 69,
}

async function openForm(values: Record<string, unknown> = {}): Promise<void> {
  const fair = createFakeFair(admin)
  const row = rowOf(hall, { ...facts, ...values })
  keep(fair, hall, [row])
  fair.answer(siteOverviewForStaff, { version: '', site: '', halls: [] })
  await openScreen(fair, `${hall.path}?edit=${row.id}`)
  await field(/^宽/)
}

/** The dialog over the form. */
async function choosePicture(): Promise<HTMLElement> {
  fireEvent.change(await field(/^底图/), { target: { files: [original] } })
  const title = await screen.findByText('底图比例')
  const [dialog] = screen.getAllByRole('dialog').filter((one) => one.contains(title))
  return dialog ?? expect.fail('the scale is asked for in a dialog')
}
const distance = 'A 到 B 的实际距离（m）'
const value = async (label: RegExp) => (await field(label)).value

describe('a new picture for a hall', () => {
  it('of other proportions is asked for its scale, and is laid by it: cut and blank, never stretched', async () => {
    const { drawn, sent } = browserWith(4000, 3000)
    await openForm()
    const dialog = await choosePicture()
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: '使用底图' }).disabled).toBe(true)
    await type(distance, '90', dialog)
    expect(await within(dialog).findByText('图片为 90 × 67.5 m')).toBeTruthy()
    await press('使用底图', dialog)
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['西三馆.png']))
    // 45 × 69 m at 44.4 dots a metre, and the picture on it dot by dot.
    expect(drawn).toEqual([{ size: [2000, 3066], place: [0, 0, 4000, 3000] }])
    expect(await screen.findByText('已上传，保存后生效')).toBeTruthy()
    expect([await value(/^宽/), await value(/^深(?!色)/)]).toEqual(['45', '69'])
  })

  it('gives the hall its own size, where somebody says so, and is sent as it is', async () => {
    const { drawn, sent } = browserWith(4000, 3000)
    await openForm()
    const dialog = await choosePicture()
    await type(distance, '90', dialog)
    fireEvent.click(await within(dialog).findByLabelText('展馆改为图片的尺寸 90 × 67.5 m'))
    await press('使用底图', dialog)
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual([original.name]))
    expect(drawn).toEqual([])
    expect([await value(/^宽/), await value(/^深(?!色)/)]).toEqual(['90', '67.5'])
  })

  it('is measured by any two of its points, and lies from where the hall begins on it', async () => {
    const { drawn } = browserWith(4000, 3000)
    await openForm()
    const dialog = await choosePicture()
    const markOf = (name: string) => within(dialog).getByRole('button', { name })
    const area = markOf('点 A').parentElement ?? expect.fail('marks lie on the picture')
    area.getBoundingClientRect = () => new DOMRect(50, 10, 400, 300)
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, buttons: 1 })
    fireEvent.pointerDown(markOf('点 A'), at(150, 160))
    fireEvent.pointerMove(markOf('点 B'), at(350, 160))
    await type(distance, '45', dialog)
    expect(await within(dialog).findByText('图片为 90 × 67.5 m')).toBeTruthy()
    fireEvent.keyDown(markOf('展馆左上角'), { key: 'ArrowRight', shiftKey: true })
    fireEvent.keyDown(markOf('展馆左上角'), { key: 'ArrowUp' })
    await press('使用底图', dialog)
    await waitFor(() => expect(drawn).toEqual([{ size: [2000, 3066], place: [-80, 8, 4000, 3000] }]))
  })

  it('of the hall’s proportions is presumed to show just the hall', async () => {
    const { drawn } = browserWith(3000, 4600)
    await openForm()
    const dialog = await choosePicture()
    expect((await field(distance, dialog)).value).toBe('45')
    await press('使用底图', dialog)
    await waitFor(() =>
      expect(drawn).toEqual([{ size: [2608, 4000], place: [0, 0, expect.closeTo(2608.7, 1), 4000] }]),
    )
  })

  it('of which somebody thinks better is not sent', async () => {
    const { sent } = browserWith(4000, 3000)
    await openForm()
    await press('取消', await choosePicture())
    await waitFor(() => expect(screen.queryByText('底图比例')).toBeNull())
    expect(sent).toEqual([])
  })
})

describe('a picture that is there', () => {
  it('is said not to be to scale for as long as the hall has other proportions', async () => {
    const shown = (['naturalWidth', 'naturalHeight'] as const).map((side, place) =>
      vi.spyOn(HTMLImageElement.prototype, side, 'get').mockReturnValue([4000, 3000][place] ?? 0),
    )
    onTestFinished(() => {
      for (const side of shown) side.mockRestore()
    })
    await openForm({ backgroundFileId: fileId })
    expect(await screen.findByText(/底图与展馆的宽深比例不符/)).toBeTruthy()
    await type(/^宽/, '92')
    await waitFor(() => expect(screen.queryByText(/宽深比例不符/)).toBeNull())
  })
})
