import type { listHallBooths } from '@fairground/wire/hall'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { id, openTable } from './support/drawing-table'
import { admin, englishAdmin } from './support/people'

type Listed = CallResult<typeof listHallBooths>[number]

const record = (more: Partial<Listed>): Listed => ({
  id: id(101),
  hallId: id(1),
  code: 'W3-101',
  name: '粤防',
  fullName: '',
  companyId: id(31),
  boothClass: 'standard',
  openSides: 2,
  top: [],
  bottom: [],
  left: [],
  right: [],
  special: false,
  widthM: 3,
  depthM: 3,
  areaM2: 9,
  exhibitType: '02',
  status: 'occupy',
  language: 'CHN',
  own: false,
  wordsIn: 'zh',
  ...more,
})

/** What the table beside the mouse says, row by row. */
async function rows(): Promise<string[][]> {
  const tip = await screen.findByRole('tooltip')
  return within(tip)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''))
}
const restOn = async (clientX: number, clientY: number) =>
  void fireEvent.pointerMove(await screen.findByRole('application'), {
    clientX,
    clientY,
    pointerType: 'mouse',
  })

describe('a mouse that rests on a booth', () => {
  const size = { width: 3, depth: 2.5 }

  it('is told number, name, types, lengths and area; the full name, where there is one', async () => {
    await openTable({
      drawnAs: size,
      first: 'occupy',
      records: [record({ fullName: '广东粤防消防设备有限公司' })],
    })
    await restOn(4, 6)
    await waitFor(async () =>
      expect(await rows()).toEqual([
        ['展位编号', 'W3-101'],
        ['展位名称', '广东粤防消防设备有限公司'],
        ['展位类型', '标准展位'],
        ['开口', '三面开'],
        ['横向长度', '3.00 m'],
        ['纵向长度', '2.50 m'],
        ['面积', '7.5 m²'],
      ]),
    )
    await restOn(25, 15)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })

  it.each([
    ['the record of its company', admin],
    ['whoever reads it', englishAdmin],
  ])('reads English where that is the language of %s', async (_, user) => {
    const isOwn = user === admin
    const records = [
      record(isOwn ? { language: 'ENG', fullName: 'Guangdong Fire' } : { companyId: '', name: '' }),
    ]
    await openTable({ user, first: isOwn ? 'occupy' : 'normal', records })
    await restOn(4, 6)
    await waitFor(async () =>
      expect(await rows()).toEqual([
        ['Booth number', 'W3-101'],
        ['Name', isOwn ? 'Guangdong Fire' : '–'],
        ['Booth type', 'Standard booth'],
        ['Open sides', 'Three sides open'],
        ['Width', '3.00 m'],
        ['Depth', '3.00 m'],
        ['Area', '9 m²'],
      ]),
    )
  })
})
