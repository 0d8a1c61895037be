import type { StatisticName } from '@fairground/wire/statistics/definitions'

const held = `SELECT company_id, count(*) AS booths, sum(area_m2) AS area
  FROM booth_holding JOIN booth ON booth.id = booth_id WHERE released_at IS NULL GROUP BY company_id`
const here = `company.edition = 21 AND company.deleted_at IS NULL`
const standing = `CASE WHEN review_state = 'approved' THEN 'approved' WHEN data_state = 'draft' THEN 'draft'
  WHEN data_state = 'rejected' THEN 'returned' ELSE 'awaiting' END`

/** Each figure as somebody writes it by hand who knows the tables: the key, and the first thing that is counted. */
export const bareFigures: Partial<Record<StatisticName, { by: string; measure: string; sql: string }>> = {
  confirm: {
    by: 'standing',
    measure: 'companies',
    sql: `SELECT ${standing} AS key, count(*) AS value, sum(booths), sum(area)
      FROM company LEFT JOIN (${held}) held ON held.company_id = company.id WHERE ${here} GROUP BY 1`,
  },
  area: {
    by: 'region',
    measure: 'companies',
    sql: `SELECT coalesce(nullif(region, ''), CASE user_type WHEN 'ENG' THEN 'overseas' ELSE '-' END) AS key, count(*) AS value,
        sum(standard_booths), sum(standard_booths * 9 + indoor_area + outdoor_area), sum(booths), sum(area)
      FROM company JOIN account ON account.id = account_id
      LEFT JOIN booth_request ON booth_request.company_id = company.id
      LEFT JOIN scale_survey ON scale_survey.company_id = company.id
      LEFT JOIN (${held}) held ON held.company_id = company.id WHERE ${here} GROUP BY 1`,
  },
  signUps: {
    by: 'day',
    measure: 'companies',
    sql: `SELECT coalesce(to_char(submitted_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD'), '-') AS key, count(*) AS value
      FROM company WHERE ${here} GROUP BY 1`,
  },
  venue: {
    by: 'hall',
    measure: 'booths',
    sql: `SELECT hall.code AS key, count(*) AS value,
        count(*) FILTER (WHERE status NOT IN ('normal', 'bespoke')), count(*) FILTER (WHERE status = 'bespoke'),
        count(*) FILTER (WHERE status = 'normal'), sum(area_m2), sum(area_m2) FILTER (WHERE status NOT IN ('normal', 'bespoke'))
      FROM booth JOIN hall ON hall.id = hall_id
      WHERE booth.edition = 21 AND booth.deleted_at IS NULL AND hall.deleted_at IS NULL AND hall.usage = 'open'
        AND status NOT IN ('function', 'disabled') GROUP BY 1`,
  },
}

/** What the home asks besides: how far everybody is, who has no booth, and the halls. */
export const bareHome: string[] = [
  `SELECT CASE WHEN review_state IS DISTINCT FROM 'approved' THEN ${standing} WHEN booths IS NULL THEN 'noBooth'
      WHEN binding.state = 'paid' THEN 'paid' WHEN binding.state IN ('inForce', 'payment') THEN 'unpaid' ELSE 'unsigned' END,
      count(*), sum(booths), sum(area)
    FROM company LEFT JOIN (${held}) held ON held.company_id = company.id
    LEFT JOIN company_contract binding ON binding.company_id = company.id WHERE ${here} GROUP BY 1`,
  `SELECT region, count(*) FROM company JOIN scale_survey ON scale_survey.company_id = company.id
    WHERE ${here} AND review_state = 'approved' GROUP BY 1`,
  `SELECT category, count(DISTINCT company_id) FROM company JOIN product_intro ON product_intro.company_id = company.id
    WHERE ${here} AND review_state = 'approved' GROUP BY 1`,
  `SELECT to_char(submitted_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD'), count(*) FROM company WHERE ${here} GROUP BY 1`,
  `SELECT blacklisting_of(account_id) IS NOT NULL,
      EXISTS (SELECT FROM waiting_entry WHERE company_id = company.id AND ended_at IS NULL),
      (SELECT ends_at <= now() FROM current_window WHERE company_id = company.id), count(*)
    FROM company WHERE ${here} AND review_state = 'approved'
      AND NOT EXISTS (SELECT FROM booth_holding WHERE company_id = company.id AND released_at IS NULL) GROUP BY 1, 2, 3`,
  `SELECT hall.code, status, count(*), sum(area_m2) FROM hall LEFT JOIN booth ON hall_id = hall.id AND booth.deleted_at IS NULL
    WHERE hall.edition = 21 AND hall.deleted_at IS NULL GROUP BY 1, 2`,
]
