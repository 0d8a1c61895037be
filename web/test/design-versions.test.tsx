import { readDraft } from '@fairground/floorplan/design/draft'
import { planVersion, planVersions, saveDraft } from '@fairground/wire/design'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, press } from './support/acting'
import { openTable, sceneOf } from './support/drawing-table'
import type { FakeFair } from './support/fake-fair'

const lines = (drawer: HTMLElement): string[] =>
  within(drawer)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
const saved = (fair: FakeFair): string[] | undefined => {
  const read = readDraft(fair.asked(saveDraft).at(-1)?.body.scene ?? '')
  return 'scene' in read ? read.scene.booths.map(({ code }) => code) : undefined
}
const counts = async (booths: number): Promise<void> =>
  expect(
    await screen.findByText(
      (_, node) => node?.tagName === 'P' && node.textContent === `30 × 20 m·${booths} 个展位`,
    ),
  ).toBeTruthy()

const version = (number: number, by: string, note: string) => ({
  number,
  by,
  note,
  at: new Date(`2026-11-1${number}T06:32:00Z`),
  booths: number,
  areaM2: 9 * number,
})

/** Three versions: a booth more in each, and the last one is what everybody sees. */
async function openHistory() {
  const fair = await openTable()
  fair.answer(planVersions, [
    version(3, '李倩', '加一排'),
    version(2, '王敏', ''),
    version(1, '王敏', '首版'),
  ])
  fair.answer(planVersion, ({ params: { number } }) => ({
    number,
    scene: sceneOf(number === 1 ? [1] : number === 2 ? [1, 2] : [1, 2, 3]),
  }))
  await press('历史')
  return { fair, history: await screen.findByRole('dialog', { name: '版本历史' }) }
}

describe('a draft and the published plan', () => {
  it('are compared booth by booth; a line leads to its booth', async () => {
    await openTable({ drawn: [1, 3, 4] })
    await press(/^比较/)
    const drawer = await screen.findByRole('dialog', { name: '与已发布 v1 比较' })
    expect(lines(drawer)).toEqual(['W3-103标准展位 · 9 m²', 'W3-104标准展位 · 9 m²', 'W3-102标准展位 · 9 m²'])
    expect(drawer.textContent).toContain('新增 2 个展位')
    expect(drawer.textContent).toContain('删除 1 个展位')
    await press(/^W3-104/, drawer)
    expect(await screen.findByText(/已选择 W3-104/)).toBeTruthy()
  })
})

describe('old versions', () => {
  it('are told with who published them and why, and compared two by two', async () => {
    const { history } = await openHistory()
    await waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(3))
    expect(lines(history)[0]).toMatch(/^v3.*李倩 · .*加一排.*3 个展位 · 27 m²/)
    expect(lines(history)[1]).toMatch(/^v2.*王敏 · .*没有说明/)
    for (const number of [1, 3]) fireEvent.click(screen.getByLabelText(`选择 v${number} 用于比较`))
    expect((screen.getByLabelText('选择 v2 用于比较') as HTMLInputElement).disabled).toBe(true)
    await press('比较所选', history)
    const compared = await screen.findByRole('dialog', { name: 'v1 与 v3 比较' })
    expect(lines(compared)).toEqual(['W3-102标准展位 · 9 m²', 'W3-103标准展位 · 9 m²'])
    await press('返回历史', compared)
    expect(await screen.findByRole('dialog', { name: '版本历史' })).toBeTruthy()
  })

  it('come back into the draft as a step, once it was said which booths safe mode holds on to', async () => {
    const { fair, history } = await openHistory()
    await waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(3))
    const [, , first] = within(history).getAllByRole('listitem')
    await press('恢复到草稿', first)
    const asked = await screen.findByRole('alertdialog', { name: '把 v1 恢复到草稿？' })
    expect(asked.textContent).toContain('W3-102（已分配）不能删除')
    expect(saved(fair)).toBeUndefined()
    await press('恢复到草稿', asked)
    await counts(1)
    await waitFor(() => expect(saved(fair)).toEqual(['W3-101']))
    fireEvent.click(await button('撤销：恢复版本'))
    await counts(2)
  })
})
