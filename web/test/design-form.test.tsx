import { defaultLists } from '@fairground/domain/codelist'
import { type DraftBooth, readDraft } from '@fairground/floorplan/design/draft'
import { codeList } from '@fairground/wire/codelist'
import { saveDraft } from '@fairground/wire/design'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { choose, field, press, type } from './support/acting'
import { openTable } from './support/drawing-table'
import type { FakeFair } from './support/fake-fair'

/** The form of the first booth, beside its plan. */
async function openForm(opening: Parameters<typeof openTable>[0] = {}): Promise<FakeFair> {
  const fair = await openTable(opening)
  fireEvent.keyDown(await screen.findByRole('application'), { key: 'Tab' })
  await press('信息')
  await field('编号前段')
  return fair
}
function savedBooth(fair: FakeFair): DraftBooth | undefined {
  const read = readDraft(fair.asked(saveDraft).at(-1)?.body.scene ?? '')
  return 'scene' in read ? read.scene.booths[0] : undefined
}
const expectSaved = (fair: FakeFair, booth: Partial<DraftBooth>): Promise<void> =>
  waitFor(() => expect(savedBooth(fair)).toMatchObject(booth))

/** The states on offer; each has a swatch beside its name. */
async function states(): Promise<Element[]> {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '状态' }))
  const options = () => [...document.querySelectorAll('.ant-select-item-option-content')]
  await waitFor(() => expect(options()).not.toEqual([]))
  return options()
}
const namesOf = (options: readonly Element[]) => options.map(({ textContent }) => textContent)
async function chooseState(name: string): Promise<void> {
  const option = (await states()).find(({ textContent }) => textContent === name)
  fireEvent.click(option ?? expect.fail(`no state ${name}`))
}
const hiding = (hidden: string) =>
  defaultLists.boothStatus.map(({ value, zh, en }) => ({
    value,
    name: zh,
    nameEn: en,
    designerHidden: value === hidden,
    formHidden: false,
  }))

describe('what is asked of one booth', () => {
  it('is its state only once it has a number', async () => {
    const fair = await openForm({ drawnAs: { code: '' } })
    expect(screen.queryByRole('combobox', { name: '状态' })).toBeNull()
    expect(screen.getByText('请输入展位编号')).toBeTruthy()
    await type('编号前段', 'W3')
    await type('编号后段', '77')
    expect(await screen.findByRole('combobox', { name: '状态' })).toBeTruthy()
    await expectSaved(fair, { code: 'W3-77' })
  })

  it('is a state that somebody may set by hand and that the list of states leaves to the designer', async () => {
    const fair = await openTable()
    fair.answer(codeList, ({ params }) => (params.type.list === 'boothStatus' ? hiding('disabled') : []))
    fireEvent.keyDown(await screen.findByRole('application'), { key: 'Tab' })
    await press('信息')
    await waitFor(async () => expect(namesOf(await states())).toEqual(['可选', '功能区']))
  })

  it('is the name of a service area, in both languages, and of nothing else', async () => {
    const fair = await openForm()
    expect((await field('展位名称')).readOnly).toBe(true)
    await chooseState('功能区')
    expect(await screen.findByText('请输入功能区名称')).toBeTruthy()
    await type('展位名称（中文）', '服务台')
    await type('展位名称（英文）', 'Desk')
    await expectSaved(fair, { use: 'function', name: { zh: '服务台', en: 'Desk' } })
    await chooseState('停用')
    await expectSaved(fair, { use: 'disabled', name: { zh: '', en: '' } })
    expect((await field('展位名称')).readOnly).toBe(true)
    await chooseState('功能区')
    expect((await field('展位名称（中文）')).value).toBe('')
  })

  it('is neither state nor name where somebody has it: both are told', async () => {
    await openForm({ first: 'occupy' })
    expect(screen.queryByRole('combobox', { name: '状态' })).toBeNull()
    expect([(await field('状态')).value, (await field('状态')).readOnly]).toEqual(['已占用', true])
    expect([(await field('展位名称')).value, (await field('展位名称')).readOnly]).toEqual(['粤防', true])
  })

  it('is whether it is special, of standard booths; its area is told', async () => {
    const fair = await openForm({ drawnAs: { width: 4, depth: 2.5 } })
    expect([(await field('面积')).value, (await field('面积')).readOnly]).toEqual(['10', true])
    expect(await screen.findByText('特殊展位')).toBeTruthy()
    fireEvent.click(await field('是'))
    await expectSaved(fair, { special: true })
    fireEvent.click(await field('光地'))
    await waitFor(() => expect(screen.queryByText('特殊展位')).toBeNull())
    await expectSaved(fair, { boothClass: 'raw', special: false })
  })

  it('is how its number is written: typeface, size, style; its name stays as it was', async () => {
    const fair = await openForm()
    fireEvent.click(await screen.findByText('字体'))
    const size = async (what: string) =>
      (await screen.findByRole('combobox', { name: `${what}字号` })).closest('.ant-select')?.textContent
    expect([await size('编号'), await size('名称')]).toEqual(['12', '14'])
    await choose('编号字体', 'KaiTi')
    await choose('编号字号', '24')
    await choose('编号样式', '斜体')
    await expectSaved(fair, { codeFont: { family: 'KaiTi', size: 24, style: 'italic' } })
    expect(savedBooth(fair)?.nameFont).toBeUndefined()
  })
})
