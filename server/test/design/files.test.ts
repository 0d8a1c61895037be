import { buffer } from 'node:stream/consumers'
import { takeTable } from '@fairground/floorplan/design/operations/booth-table'
import { keepDrawing, readBoothTable, readDrawing } from '@fairground/wire/design'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeWorkbook } from '../../src/platform/workbook/write/write-workbook'
import { refusal } from '../support/wire-client'
import { addHall } from '../venue/venue-support'
import { type DrawingRoom, hallOf, rowOf, startDrawingRoom, Table } from './design-support'

let room: DrawingRoom
beforeAll(async () => {
  room = await startDrawingRoom()
})
afterAll(() => room.fair.stop())

const drawing = JSON.stringify({ version: 1, width: 60, depth: 40, lines: [[0, 0, 60, 0]], words: [] })

describe('a drawing under a plan', () => {
  it('is kept as it was sent, and read by staff', async () => {
    const { id } = await room.admin(keepDrawing, { body: { title: '总图.dxf', drawing } })
    expect(await room.clerk(readDrawing, { params: { fileId: id } })).toEqual({ drawing })
  })

  it.each([
    ['that is none', '{}'],
    ['with half a point', drawing.replace('[0,0,60,0]', '[0,0,60]')],
    ['beyond all measure', drawing.replace('60,0]]', '1e9,0]]')],
  ])('%s is refused', async (_, bad) => {
    const body = { title: 'x.dxf', drawing: bad }
    expect((await refusal(room.admin(keepDrawing, { body }))).code).toBe(codes.refused)
  })

  it('stays while a draft shows it', async () => {
    const { id } = await room.admin(keepDrawing, { body: { title: '总图.dxf', drawing } })
    const table = new Table(room.admin, await addHall(room.admin, 'D1'))
    const empty = await table.published()
    const place = { x: 0, y: 0, width: 60, depth: 40, opacity: 0.3, rotation: 0 }
    await table.save({
      ...empty,
      underlays: [{ kind: 'underlay', id: 'u', title: '总图.dxf', source: 'drawing', file: id, ...place }],
    })
    const claimed = () =>
      room.fair.platform.db
        .selectFrom('stored_file')
        .select('claimed_at')
        .where('id', '=', id)
        .executeTakeFirst()
    expect((await claimed())?.claimed_at).not.toBeNull()
    await table.save(empty)
    expect((await claimed())?.claimed_at).toBeNull()
  })
})

describe('a workbook of booths', () => {
  it('is read cell by cell, as text', async () => {
    const content = await buffer(
      writeWorkbook({
        sheets: [
          {
            name: '展位',
            columns: [
              { title: '展位号', width: 10 },
              { title: '长（m）', width: 10 },
            ],
            rows: (async function* () {
              yield ['W2-101', 3]
            })(),
          },
        ],
      }),
    )
    const file = new File([new Uint8Array(content)], '展位.xlsx')
    expect(await room.admin(readBoothTable, { file, body: {} })).toEqual([
      { number: 1, cells: ['展位号', '长（m）'] },
      { number: 2, cells: ['W2-101', '3'] },
    ])
  })

  it('comes out of a draft as it goes in again', async () => {
    const table = await hallOf(room.admin, 'WB', rowOf(['WB-1', 'WB-2']))
    const booths = rowOf(['WB-1', 'WB-3'], { boothClass: 'raw', special: true })
    const draft = { ...(await table.published()), booths }
    await table.save(draft)
    const answer = await room.fair.app.inject({
      url: `/api/design/${table.hallId}/table`,
      headers: (await room.fair.signIn('clerk')).headers,
    })
    const file = new File([new Uint8Array(answer.rawPayload)], '展位.xlsx')
    const read = await room.admin(readBoothTable, { file, body: {} })
    expect(read[1]?.cells).toEqual(expect.arrayContaining(['WB-1', '光地', '是', '可选', '3']))
    const exhibitTypes = { '02': ['02', read[1]?.cells[2] ?? '', ''] }
    expect(takeTable(draft, read, { exhibitTypes })).toEqual({ draft, changed: [], ignored: [] })
  })

  it('that is none is refused in words', async () => {
    const file = new File(['not a workbook'], 'x.xlsx')
    expect((await refusal(room.admin(readBoothTable, { file, body: {} }))).code).toBe(codes.refused)
  })
})
