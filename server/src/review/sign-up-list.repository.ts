import type { ListedSignUp, SignUpSearch } from '@fairground/wire/review'
import { sql } from 'kysely'
import type { JoinedView } from '../platform/database/joined-view'
import { isBlacklisted } from '../standing'
import { lookedThrough, type Reading, reviewerName } from './sign-up-search.repository'

const boothsOf = sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('code', booth.code, 'hallZh', hall.name_zh, 'hallEn', hall.name_en,
    'areaM2', booth.area_m2) ORDER BY booth.code), '[]')
  FROM booth_holding JOIN booth ON booth.id = booth_holding.booth_id JOIN hall ON hall.id = booth.hall_id
  WHERE booth_holding.company_id = company.id AND booth_holding.released_at IS NULL)`

const listed = sql<ListedSignUp>`
  company.id, account.user_type AS variant, company.name_zh AS "nameZh", company.name_en AS "nameEn",
  company.registration_number AS "registrationNumber", company.contact_name AS "contactName",
  company.contact_mobile AS "contactMobile", company.data_state AS "dataState",
  company.review_state AS "reviewState", company.submitted_at AS "submittedAt",
  company.reviewed_at AS "reviewedAt", ${reviewerName} AS "reviewerName",
  coalesce(booth_request.exhibit_type, '') AS "exhibitType", coalesce(booth_request.booth_type, '') AS "boothType",
  coalesce(booth_request.standard_booths, 0) AS "standardBooths",
  coalesce(booth_request.indoor_area, 0) AS "indoorArea", coalesce(booth_request.outdoor_area, 0) AS "outdoorArea",
  coalesce(scale_survey.region, '') AS region, ${isBlacklisted('company.account_id')} AS blacklisted, ${boothsOf} AS booths`

export const signUps: JoinedView<ListedSignUp, SignUpSearch, Reading> = {
  ...lookedThrough,
  shown: () => listed,
}

export interface ExportedSignUp extends ListedSignUp {
  creditCode: string
  email: string
}

export const exportedSignUps: JoinedView<ExportedSignUp, SignUpSearch, Reading> = {
  ...lookedThrough,
  shown: () => sql`${listed}, coalesce(invoice_profile.credit_code, '') AS "creditCode", company.email`,
}
