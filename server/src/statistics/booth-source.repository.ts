import { notSaid } from '@fairground/domain/statistics'
import { type RawBuilder, sql } from 'kysely'
import { countsAs } from '../booth'
import { bandOf, codeOr, companyName, families, regionOf } from './company-source.repository'

const none = sql.lit(notSaid)
const ofCompany = (value: RawBuilder<unknown>) =>
  sql`CASE WHEN company.id IS NULL THEN ${none} ELSE ${value} END`

/** What can be given out in the halls in use, counted as every screen counts it, each booth with who holds it. */
export const boothSource: RawBuilder<unknown> = sql`(
  SELECT booth.id, booth.edition, booth.code, hall.code AS hall, hall.name_zh AS hall_zh, hall.name_en AS hall_en,
    hall.kind AS hall_kind, booth.booth_class, ${codeOr(sql`booth.exhibit_type`)} AS exhibit_type,
    ${bandOf(sql`booth.area_m2`)} AS area_band, booth.area_m2::float8 AS area,
    CASE WHEN ${countsAs('taken')} THEN 'taken' WHEN ${countsAs('reserved')} THEN 'reserved' ELSE 'free' END AS offer,
    company.id::text AS company_id, coalesce(${companyName}, '') AS company_name, coalesce(company.name_en, '') AS name_en,
    ${ofCompany(regionOf)} AS region, ${families} AS families
  FROM booth JOIN hall ON hall.id = booth.hall_id
  LEFT JOIN booth_holding holding ON holding.booth_id = booth.id AND holding.released_at IS NULL
  LEFT JOIN company ON company.id = holding.company_id
  LEFT JOIN account ON account.id = company.account_id
  LEFT JOIN scale_survey ON scale_survey.company_id = company.id
  WHERE booth.deleted_at IS NULL AND hall.deleted_at IS NULL AND hall.usage = 'open' AND ${countsAs('offered')})`
