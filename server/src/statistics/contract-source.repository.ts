import { type RawBuilder, sql } from 'kysely'
import { isStanding } from '../contract'
import { codeOr, companyName, regionOf } from './company-source.repository'

const money = (cents: RawBuilder<unknown>) =>
  sql`CASE WHEN ${isStanding} THEN coalesce(${cents}, 0) / 100.0 ELSE 0 END::float8`

/** Every contract once; only what stands brings money. */
export const contractSource: RawBuilder<unknown> = sql`(
  SELECT contract.id, contract.edition, contract.number, contract.state, contract.language, contract.currency,
    ${companyName} AS company_name, company.name_en, ${codeOr(sql`booth_request.exhibit_type`)} AS exhibit_type,
    ${regionOf} AS region, ${money(sql`contract.total`)} AS total, ${money(sql`balance.paid`)} AS paid,
    ${money(sql`balance.outstanding`)} AS outstanding
  FROM contract JOIN company ON company.id = contract.company_id
  LEFT JOIN contract_balance balance ON balance.contract_id = contract.id
  LEFT JOIN account ON account.id = company.account_id
  LEFT JOIN booth_request ON booth_request.company_id = company.id
  LEFT JOIN scale_survey ON scale_survey.company_id = company.id)`
