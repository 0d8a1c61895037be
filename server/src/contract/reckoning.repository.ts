import type { UserType } from '@fairground/domain/account'
import type { Party, PricedBooth, Standing } from '@fairground/domain/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { boothsAreSure, holdsBooths } from '../booth'
import { readConfirmed } from '../co-exhibitor'
import type { Db } from '../platform/database/database'
import { containing } from '../platform/database/search'
import { isBlacklisted, type PricedStanding, readPricedStandings } from '../standing'

/** Everything of a company that its contract is made of. */
export interface ContractingCompany {
  id: string
  accountId: string
  userType: UserType
  registrationNumber: string | null
  party: Party
  booths: PricedBooth[]
  standing: Standing
  blacklisted: boolean
}

const isReady = sql<SqlBool>`company.review_state = 'approved' AND ${holdsBooths('company.id')} AND ${boothsAreSure('company.id')}
  AND NOT EXISTS (SELECT FROM company_contract WHERE company_contract.company_id = company.id)`

const inEdition = (edition: number): RawBuilder<SqlBool> =>
  sql`company.edition = ${edition} AND company.deleted_at IS NULL`

export async function findReadyIds(db: Db, edition: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT company.id FROM company
    WHERE ${inEdition(edition)} AND ${isReady}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether a contract can be drawn up for it now, under its lock. */
export async function lockReady(
  db: Db,
  id: string,
  edition: number,
): Promise<'ready' | 'notReady' | 'unknown'> {
  const { rows: locked } = await sql`SELECT id FROM company WHERE id = ${id} AND ${inEdition(edition)}
    FOR UPDATE`.execute(db)
  if (locked.length === 0) return 'unknown'
  // A statement of its own: what waited for the lock would still see everything else as it was before.
  const { rows } = await sql<{
    ready: boolean
  }>`SELECT ${isReady} AS ready FROM company WHERE id = ${id}`.execute(db)
  return rows[0]?.ready ? 'ready' : 'notReady'
}

export async function findContractNumberOf(db: Db, companyId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('company_contract')
    .select('number')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return found?.number ?? undefined
}

/** For whoever looks for one to try prices or a template on. */
export async function findCompaniesWithBooths(
  db: Db,
  text: string,
  edition: number,
): Promise<{ id: string; nameZh: string; nameEn: string; booths: string[] }[]> {
  const pattern = containing(text)
  const { rows } = await sql<{ id: string; nameZh: string; nameEn: string; booths: string[] }>`
    SELECT company.id, company.name_zh AS "nameZh", company.name_en AS "nameEn",
      array_agg(booth.code ORDER BY length(booth.code), booth.code) AS booths
    FROM company JOIN booth_holding holding ON holding.company_id = company.id AND holding.released_at IS NULL
    JOIN booth ON booth.id = holding.booth_id
    WHERE ${inEdition(edition)} AND (company.name_zh ILIKE ${pattern} OR company.name_en ILIKE ${pattern}
      OR company.registration_number ILIKE ${pattern})
    GROUP BY company.id ORDER BY company.registration_number, company.id LIMIT 20`.execute(db)
  return rows
}

type Facts = Omit<ContractingCompany, 'booths' | 'standing' | 'party'> & {
  nameZh: string
  nameEn: string
  creditCode: string
  address: string
  contact: string
}

/** What a company stands for in a contract, in four questions however many there are. */
export async function readContracting(
  db: Db,
  companyIds: readonly string[],
  { edition, today }: { edition: number; today: string },
): Promise<ContractingCompany[]> {
  if (companyIds.length === 0) return []
  const ids = [...companyIds]
  const { rows } = await sql<Facts>`
    SELECT company.id, company.account_id AS "accountId", account.user_type AS "userType",
      company.registration_number AS "registrationNumber", company.name_zh AS "nameZh", company.name_en AS "nameEn",
      coalesce(profile.credit_code, '') AS "creditCode",
      coalesce(nullif(company.registered_address, ''),
        concat(company.mailing_province, company.mailing_city, company.mailing_detail)) AS address,
      company.contact_name AS contact, ${isBlacklisted('company.account_id')} AS blacklisted
    FROM company JOIN account ON account.id = company.account_id
    LEFT JOIN invoice_profile profile ON profile.company_id = company.id AND profile.deleted_at IS NULL
    WHERE company.id = ANY(${ids}::uuid[]) AND ${inEdition(edition)}
    ORDER BY company.registration_number, company.id`.execute(db)
  const booths = await readPricedBooths(db, ids)
  const coExhibitors = await readConfirmed(db, ids)
  const standings = new Map((await readPricedStandings(db, ids, today)).map((one) => [one.companyId, one]))
  return rows.map(({ nameZh, nameEn, creditCode, address, contact, ...facts }) => ({
    ...facts,
    party: { nameZh, nameEn, creditCode, address, contact },
    booths: booths
      .filter(({ companyId }) => companyId === facts.id)
      .map(({ companyId: _, ...booth }) => booth),
    standing: {
      ...standingOn(standings.get(facts.id), today),
      coExhibitors: coExhibitors
        .filter(({ companyId }) => companyId === facts.id)
        .map(({ companyId: _, ...one }) => one),
    },
  }))
}

const standingOn = (found: PricedStanding | undefined, day: string): Omit<Standing, 'coExhibitors'> => ({
  council: found?.council ?? false,
  association: found?.association ?? false,
  creditGrade: found?.creditGrade ?? '',
  group: found?.group ?? false,
  day,
})

async function readPricedBooths(
  db: Db,
  companyIds: string[],
): Promise<(PricedBooth & { companyId: string })[]> {
  const { rows } = await sql<PricedBooth & { companyId: string }>`
    SELECT holding.company_id AS "companyId", booth.id, booth.code, booth.booth_class AS "boothClass",
      hall.kind AS "hallKind", booth.open_sides AS "openSides", booth.special, round(booth.area_m2 * 100)::int AS area
    FROM booth_holding holding JOIN booth ON booth.id = holding.booth_id JOIN hall ON hall.id = booth.hall_id
    WHERE holding.company_id = ANY(${companyIds}::uuid[]) AND holding.released_at IS NULL
    ORDER BY length(booth.code), booth.code`.execute(db)
  return rows
}
