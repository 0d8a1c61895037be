import type pg from 'pg'

const inRow = 40

/** A hall of its own, full of standard booths in rows with aisles between them. */
export async function insertLargeHall(client: pg.Client, booths: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO hall (edition, code, name_zh, name_en, kind, exhibit_type, position, width_m, depth_m)
     SELECT max(edition), 'BIG', '测量', 'Measured', 'indoor', '02', 999, 140, 320 FROM hall RETURNING id`,
  )
  const id = rows[0]?.id ?? ''
  await client.query(
    `INSERT INTO booth (hall_id, edition, code, booth_class, exhibit_type, open_sides, x_m, y_m, width_m, depth_m)
     SELECT $1, hall.edition, 'BIG-' || place, 'standard', '02', 2, 5 + place % $3 * 3, 5 + place / $3 * 6, 3, 3
     FROM hall, generate_series(0, $2 - 1) AS place WHERE hall.id = $1`,
    [id, booths, inRow],
  )
  return id
}
