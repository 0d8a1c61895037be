import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { origin, signIn } from './people'
import { ask } from './records'

/** A hall of this edition on which nothing has been drawn yet. */
export async function emptyHall(code: string): Promise<string> {
  const id = randomUUID()
  await ask(
    `INSERT INTO hall (id, edition, code, name_zh, name_en, kind, exhibit_type, position, width_m, depth_m)
     SELECT $1, max(edition), $2, '新馆', 'New hall', 'indoor', '02', 900, 60, 40 FROM hall`,
    [id, code],
  )
  // As the product says it itself: the maps are kept in memory, and nobody else would tell them of a new hall.
  await ask('SELECT pg_notify($1, $2)', [
    'fairground_live',
    JSON.stringify({ type: 'list-changed', audience: 'staff', list: 'hall' }),
  ])
  await expect.poll(async () => (await fetch(`${origin()}/api/hall/${id}/map`)).status).toBe(200)
  return id
}

/** Other journeys count the halls of the fair: those drawn here leave with their journey. */
export const removeDrawnHalls = (): Promise<unknown> =>
  ask(`UPDATE hall SET deleted_at = now(), updated_at = now() WHERE code ~ '^N[1-9]$' AND deleted_at IS NULL`)

export async function openTable(page: Page, username: string, hallId: string): Promise<void> {
  await signIn(page, username, '/home')
  await page.goto(`${origin()}/booth/positionDesign?uuid=${hallId}`)
  await expect(page.getByRole('application')).toBeVisible()
}

/** Until somebody sits at the table, they only look at it. */
export const maySit = (page: Page): Promise<void> =>
  expect(page.getByRole('toolbar', { name: /绘图工具|Drawing tools/ })).toBeVisible()

/** Where metres lie on the screen, as the status bar says it under the pointer. */
async function floorOf(page: Page): Promise<(x: number, y: number) => { x: number; y: number }> {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('there is no plan')
  const status = page.getByRole('region', { name: /状态栏|Status bar/ })
  async function metresAt(x: number, y: number): Promise<{ x: number; y: number }> {
    await page.mouse.move(x, y)
    await expect(status).toContainText(/X\s*-?[\d.]+ m/)
    const [, left, top] = /X\s*(-?[\d.]+) m\s*Y\s*(-?[\d.]+) m/.exec(await status.innerText()) ?? []
    return { x: Number(left), y: Number(top) }
  }
  const one = { x: box.x + box.width * 0.2, y: box.y + box.height * 0.2 }
  const other = { x: box.x + box.width * 0.6, y: box.y + box.height * 0.6 }
  const [from, to] = [await metresAt(one.x, one.y), await metresAt(other.x, other.y)]
  const scale = { x: (other.x - one.x) / (to.x - from.x), y: (other.y - one.y) / (to.y - from.y) }
  return (x, y) => ({ x: one.x + (x - from.x) * scale.x, y: one.y + (y - from.y) * scale.y })
}

type Corner = [x: number, y: number]

/** Pulls from one place of the floor to another, in metres. */
export async function pull(page: Page, from: Corner, to: Corner): Promise<void> {
  const at = await floorOf(page)
  const [start, end] = [at(...from), at(...to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2)
  await page.mouse.move(end.x, end.y)
  await page.mouse.up()
}

export async function clickFloor(
  page: Page,
  place: Corner,
  button: 'left' | 'right' = 'left',
): Promise<void> {
  const at = (await floorOf(page))(...place)
  await page.mouse.click(at.x, at.y, { button })
}

/** The drawing a hall's operator sends: its walls in millimetres, and hatching nobody needs. */
export function hallDrawing(): Buffer {
  const line = (x: number, y: number, toX: number, toY: number) =>
    ['0', 'LINE', '8', 'WALLS', '10', x, '20', y, '11', toX, '21', toY].join('\n')
  return Buffer.from(
    [
      '0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n0\nSECTION\n2\nENTITIES',
      line(0, 0, 60_000, 0),
      line(60_000, 0, 60_000, 40_000),
      line(60_000, 40_000, 0, 40_000),
      line(0, 40_000, 0, 0),
      '0\nHATCH\n8\nWALLS\n0\nENDSEC\n0\nEOF\n',
    ].join('\n'),
  )
}

/**
 * The same as a document: locked if somebody has to be let in by a password; in a set, behind a cover sheet, with a layer
 * that is off, a note, and a picture no browser could hold.
 */
export function hallDocument({ locked = false, inSet = false } = {}): Buffer {
  const page = '2 w 20 20 m 820 20 l 820 575 l 20 575 l h S BT /F 24 Tf 60 60 Td (HALL N2) Tj ET'
  const key = `<${'5a'.repeat(32)}>`
  const vast = inSet ? `${page} q 9 0 0 9 30 30 cm /I Do Q` : page
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${inSet ? ' /OCProperties << /OCGs [8 0 R] /D << /OFF [8 0 R] >> >>' : ''} >>`,
    inSet ? '<< /Type /Pages /Kids [7 0 R 3 0 R] /Count 2 >>' : '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 840 595] /Contents 4 0 R /Resources << /Font << /F 5 0 R >>${
      inSet ? ' /XObject << /I 9 0 R >> >> /Annots [10 0 R]' : ' >>'
    } >>`,
    `<< /Length ${vast.length} >>\nstream\n${vast}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 840] >>',
    '<< /Type /OCG /Name (Heating) >>',
    '<< /Type /XObject /Subtype /Image /Width 20000 /Height 20000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Length 1 >>\nstream\n0\nendstream',
    '<< /Type /Annot /Subtype /Text /Rect [100 100 120 120] /Contents (mind the pillar) >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const lock = locked ? ` /Encrypt 6 0 R /ID [${key} ${key}]` : ''
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}
