import type pg from 'pg'
import { anyBrand } from '../../../server/src/demo/names/chinese-brands'
import { chinesePerson } from '../../../server/src/demo/names/chinese-people'
import { chinesePlaces } from '../../../server/src/demo/names/chinese-places'
import { chineseCompanyName, tradeCategories } from '../../../server/src/demo/names/company-names'
import { creditCode } from '../../../server/src/demo/names/credit-code'
import { Random } from '../../../server/src/demo/random'

interface SignUpRow {
  account_id: string
  company_id: string
  username: string
  name_zh: string
  name_en: string
  contact_name: string
  data_state: string
  review_state: string | null
  registration_number: string | null
  submitted_at: string | null
  reviewed_at: string | null
  region: string
  exhibit_type: string
  booth_type: string
  credit_code: string
}

const states: readonly (readonly [readonly [string, string | null], number])[] = [
  [['draft', null], 30],
  [['submitted', 'awaiting'], 25],
  [['submitted', 'started'], 5],
  [['submitted', 'approved'], 35],
  [['rejected', 'rejected'], 5],
]

const opening = Date.parse('2026-06-01T00:00:00Z')

/** Companies as a large fair has them, in every stage; the same ones in every run. */
function signUpRows(count: number): SignUpRow[] {
  const random = new Random('sign-up-list')
  return Array.from({ length: count }, (_, index) => {
    const place = random.pick(chinesePlaces)
    const name = chineseCompanyName(random, place, anyBrand(random), random.pick(tradeCategories))
    const [data, review] = random.weighted(states)
    const submitted = new Date(opening + random.int(0, 150 * 86_400) * 1_000)
    const reviewed = review === 'approved' || review === 'rejected'
    return {
      account_id: random.uuid(),
      company_id: random.uuid(),
      username: `15${String(index).padStart(9, '0')}`,
      name_zh: name.zh,
      name_en: name.en,
      contact_name: chinesePerson(random),
      data_state: data,
      review_state: review,
      registration_number: data === 'draft' ? null : `BM-21-${100_000 + index}`,
      submitted_at: data === 'draft' ? null : submitted.toISOString(),
      reviewed_at: reviewed
        ? new Date(submitted.getTime() + random.int(1, 900_000) * 1_000).toISOString()
        : null,
      region: `${place.cityCode.slice(0, 2)}0000`,
      exhibit_type: random.pick(['01', '02', '03']),
      booth_type: random.pick(['1', '2']),
      credit_code: creditCode(random, place.cityCode),
    }
  })
}

const given = `json_to_recordset($1) AS given(account_id uuid, company_id uuid, username text, name_zh text,
  name_en text, contact_name text, data_state text, review_state text, registration_number text,
  submitted_at timestamptz, reviewed_at timestamptz, region text, exhibit_type text, booth_type text, credit_code text)`

const statements = [
  `INSERT INTO account (id, username, password_hash, user_type, department)
   SELECT account_id, username, '', 'CHN', 'exhibitor' FROM ${given}`,
  `INSERT INTO company (id, account_id, edition, name_zh, name_en, contact_name, contact_mobile, backup_name,
     backup_mobile, basics_saved, data_state, review_state, registration_number, submitted_at, reviewed_at, reviewed_by)
   SELECT company_id, account_id, 21, name_zh, name_en, contact_name, given.username, contact_name, given.username, true,
     data_state, review_state, registration_number, submitted_at, reviewed_at, reviewer.id
   FROM ${given} LEFT JOIN account reviewer ON reviewer.username = 'leader' AND reviewed_at IS NOT NULL`,
  `INSERT INTO invoice_profile (company_id, edition, credit_code, saved)
   SELECT DISTINCT ON (credit_code) company_id, 21, credit_code, true FROM ${given}
   ON CONFLICT DO NOTHING`,
  `INSERT INTO scale_survey (company_id, region, saved) SELECT company_id, region, true FROM ${given}`,
  `INSERT INTO booth_request (company_id, exhibit_type, booth_type, standard_booths, saved)
   SELECT company_id, exhibit_type, booth_type, 1, true FROM ${given}`,
]
const tables = ['account', 'company', 'invoice_profile', 'scale_survey', 'booth_request']
const atOnce = 10_000

/** Until the fair has as many companies as wanted, those of the demo fair among them. */
export async function fillWithSignUps(client: pg.Client, companies: number): Promise<void> {
  const { rows: found } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM company WHERE edition = 21 AND deleted_at IS NULL',
  )
  const rows = signUpRows(companies - (found[0]?.count ?? 0))
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = JSON.stringify(rows.slice(from, from + atOnce))
    for (const statement of statements) await client.query(statement, [some])
  }
  for (const table of tables) await client.query(`VACUUM ANALYZE ${table}`)
}
