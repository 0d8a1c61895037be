import type { CompanyBehind } from '@fairground/wire/statistics'
import { sql } from 'kysely'
import { readBoothsHeld } from '../booth'
import type { Db } from '../platform/database/database'
import { companySource } from './company-source.repository'

type Counted = Omit<CompanyBehind, 'nameZh' | 'reviewedAt' | 'window' | 'products' | 'booths'>

/** What one company makes up: by the very rows the figures are summed from. */
export async function readCompanyBehind(db: Db, id: string): Promise<CompanyBehind | undefined> {
  const [counted, facts, products, booths] = await Promise.all([
    sql<Counted>`SELECT id, edition, name_en AS "nameEn", registration_number AS "registrationNumber", standing, stage,
        progress, exhibit_type AS "exhibitType", region, submitted_at AS "submittedAt", booth_type AS "boothType",
        asked_band AS "askedBand", asked_booths AS "askedBooths", asked_area AS "askedArea", families
      FROM ${companySource} item WHERE id = ${id}`.execute(db),
    sql<{ nameZh: string; reviewedAt: Date | null; startsAt: Date | null; endsAt: Date | null }>`
      SELECT name_zh AS "nameZh", reviewed_at AS "reviewedAt", starts_at AS "startsAt", ends_at AS "endsAt"
      FROM company LEFT JOIN current_window ON current_window.company_id = company.id WHERE company.id = ${id}`.execute(
      db,
    ),
    db
      .selectFrom('product_intro')
      .select(['category', 'intro_zh as introZh', 'intro_en as introEn'])
      .where('company_id', '=', id)
      .orderBy('position')
      .execute(),
    readBoothsHeld(db, id),
  ])
  const [row, fact] = [counted.rows[0], facts.rows[0]]
  if (!row || !fact) return undefined
  const { nameZh, reviewedAt, startsAt, endsAt } = fact
  return {
    ...row,
    nameZh,
    reviewedAt,
    window: startsAt && endsAt ? { startsAt, endsAt } : null,
    products,
    booths: booths.map(({ code, hallZh, hallEn, areaM2 }) => ({ code, hallZh, hallEn, areaM2 })),
  }
}
