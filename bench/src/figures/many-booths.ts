import type pg from 'pg'

const halls = 50

/** So many booths in halls of their own, one in three taken by a company that was approved. */
export async function fillWithBooths(client: pg.Client, booths: number): Promise<void> {
  await client.query(
    `INSERT INTO hall (edition, code, name_zh, name_en, kind, exhibit_type, position, width_m, depth_m)
     SELECT 21, 'X' || n, '测 ' || n, 'Bench ' || n, 'indoor', '99', 1000 + n, 400, 400 FROM generate_series(1, $1) n`,
    [halls],
  )
  await client.query(
    `INSERT INTO booth (hall_id, edition, code, booth_class, exhibit_type, open_sides, status, x_m, y_m, width_m, depth_m)
     SELECT hall.id, 21, 'X' || n, CASE n % 2 WHEN 0 THEN 'standard' ELSE 'raw' END, '0' || 1 + n % 3, 1,
       CASE n % 3 WHEN 0 THEN 'occupy' ELSE 'normal' END, n % 80 * 5, n / 80 % 80 * 5, 3 + n % 7, 3
     FROM generate_series(1, $1) n JOIN hall ON hall.edition = 21 AND hall.code = 'X' || 1 + n % $2`,
    [booths, halls],
  )
  await client.query(
    `INSERT INTO booth_holding (booth_id, company_id, edition, origin)
     SELECT booth.id, company.id, 21, 'chosen'
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM booth
       WHERE edition = 21 AND code LIKE 'X%' AND status = 'occupy') booth
     JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM company
       WHERE edition = 21 AND review_state = 'approved' AND deleted_at IS NULL) company USING (n)`,
  )
  for (const table of ['hall', 'booth', 'booth_holding']) await client.query(`VACUUM ANALYZE ${table}`)
}
