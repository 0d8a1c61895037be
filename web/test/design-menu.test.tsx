import type { BoothState } from '@fairground/domain/booth'
import { readDraft } from '@fairground/floorplan/design/draft'
import { saveDraft } from '@fairground/wire/design'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openTable } from './support/drawing-table'
import { admin, englishAdmin, holderOf } from './support/people'

const plan = () => screen.findByRole('application')
const keyOn = async (key: string, held: { ctrlKey?: boolean; shiftKey?: boolean } = {}) =>
  void fireEvent.keyDown(await plan(), { key, ...held })

/** The menu of what is chosen, by its key; each entry with what is said beside it. */
async function menu(): Promise<string[]> {
  await keyOn('F10', { shiftKey: true })
  fireEvent.contextMenu(await plan())
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent ?? '')
}

const assigner = holderOf('booth/positionDesign:assign')
const drawer = holderOf('booth/positionDesign:list')
const neither = holderOf()
const keptHere = '删除已有归属，不能删除'

describe('the menu of a booth', () => {
  it.each<[string, { user: typeof admin; designMode?: boolean; first?: BoothState }, string[]]>([
    ['free', { user: admin }, ['查看详情', '分配', '预留', '删除']],
    ['in English', { user: englishAdmin }, ['Details', 'Assign', 'Reserve', 'Delete']],
    ['given', { user: admin, first: 'allotted' }, ['查看详情', '取消分配', keptHere]],
    ['kept back', { user: admin, first: 'bespoke' }, ['查看详情', '取消预留', keptHere]],
    ['chosen by its company', { user: admin, first: 'occupy' }, ['查看详情', keptHere]],
    ['for whoever may only assign', { user: assigner }, ['查看详情', '分配', '预留']],
    ['for whoever may only draw', { user: drawer }, ['查看详情', '删除']],
    ['for whoever may neither', { user: neither }, ['查看详情']],
    ['out of design mode', { user: admin, designMode: false }, ['查看详情']],
    ['out of design mode, for whoever may only assign', { user: assigner, designMode: false }, ['查看详情']],
  ])('has what can be done with it: %s', async (_, opening, entries) => {
    await openTable(opening)
    await keyOn('Tab')
    expect(await menu()).toEqual(entries)
  })

  it('among several says how many each of its entries takes, and takes these', async () => {
    const fair = await openTable({ drawn: [1, 2, 3] })
    await keyOn('a', { ctrlKey: true })
    const entries = await menu()
    // The third is nowhere but in the draft, so nothing can be given to anybody yet.
    expect(entries).toEqual(['查看详情', '删除2 个展位'])
    fireEvent.click(await screen.findByRole('menuitem', { name: /^删除/ }))
    await waitFor(() => expect(fair.asked(saveDraft).length).toBeGreaterThan(0))
    const read = readDraft(fair.asked(saveDraft).at(-1)?.body.scene ?? '')
    expect('scene' in read && read.scene.booths.map(({ code }) => code)).toEqual(['W3-102'])
  })

  it('among several that are published gives those that are free, and takes back what was given', async () => {
    await openTable()
    await keyOn('a', { ctrlKey: true })
    expect(await menu()).toEqual([
      '查看详情',
      '分配1 个展位',
      '取消分配1 个展位',
      '预留1 个展位',
      '删除1 个展位',
    ])
  })
})
