import type { BoothClass } from '@fairground/domain/booth'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface TypedBooth {
  id: string
  code: string
  hallId: string
  boothClass: BoothClass
  exhibitType: string
  special: boolean
  /** A state that says it is nobody's and not kept back. */
  isLoose: boolean
}

/** In one order, as everybody locks booths. */
export async function lockBooths(db: Db, ids: readonly string[], edition: number): Promise<TypedBooth[]> {
  const { rows } = await sql<TypedBooth>`
    SELECT id, code, hall_id AS "hallId", booth_class AS "boothClass", exhibit_type AS "exhibitType", special,
      status IN ('normal', 'function', 'disabled') AS "isLoose"
    FROM booth WHERE id = ANY(${ids}::uuid[]) AND edition = ${edition} AND deleted_at IS NULL
    ORDER BY id FOR UPDATE`.execute(db)
  return rows
}

export interface FoundTie {
  boothId: string
  origin: 'chosen' | 'assigned' | null
  companyZh: string
  companyEn: string
  contract: string | null
  reservedFor: string | null
}

/** What binds these booths. To be read once they are locked. */
export async function readTies(db: Db, ids: readonly string[]): Promise<FoundTie[]> {
  const { rows } = await sql<FoundTie>`
    SELECT booth.id AS "boothId", holding.origin, coalesce(company.name_zh, '') AS "companyZh",
      coalesce(company.name_en, '') AS "companyEn", reservation.reason AS "reservedFor",
      (SELECT number FROM company_contract standing WHERE standing.company_id = holding.company_id) AS contract
    FROM booth
    LEFT JOIN booth_holding holding ON holding.booth_id = booth.id AND holding.released_at IS NULL
    LEFT JOIN company ON company.id = holding.company_id
    LEFT JOIN booth_reservation reservation ON reservation.booth_id = booth.id AND reservation.released_at IS NULL
    WHERE booth.id = ANY(${ids}::uuid[]) AND (holding.id IS NOT NULL OR reservation.id IS NOT NULL)`.execute(
    db,
  )
  return rows
}

export interface BoothType {
  boothClass: BoothClass
  exhibitType: string
  special: boolean
}

export async function writeType(db: Db, id: string, { boothClass, exhibitType, special }: BoothType) {
  await db
    .updateTable('booth')
    .set({ booth_class: boothClass, exhibit_type: exhibitType, special })
    .where('id', '=', id)
    .execute()
}
