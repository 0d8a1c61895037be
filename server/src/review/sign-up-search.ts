import type { SignUpSearch, SignUpView } from '@fairground/wire/review'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { containing, containsText } from '../platform/database/search'

/** Where every list of sign-ups looks. */
export const signUpTables = sql`
  company
  JOIN account ON account.id = company.account_id
  LEFT JOIN booth_request ON booth_request.company_id = company.id
  LEFT JOIN scale_survey ON scale_survey.company_id = company.id
  LEFT JOIN invoice_profile ON invoice_profile.company_id = company.id
  LEFT JOIN account reviewer ON reviewer.id = company.reviewed_by`

const belongs: Record<SignUpView, RawBuilder<SqlBool>> = {
  signUps: sql`true`,
  reviews: sql`company.data_state <> 'draft'`,
  exhibitors: sql`company.review_state = 'approved'`,
}

type Asked = { [Filter in keyof SignUpSearch]?: (given: string) => RawBuilder<SqlBool> }

const asked: Asked = {
  name: (typed) => containsText(sql`company.name_zh || ' ' || company.name_en`, typed),
  registrationNumber: (typed) => sql`company.registration_number ILIKE ${containing(typed)}`,
  contact: (typed) => sql`(company.contact_name ILIKE ${containing(typed)}
    OR company.contact_mobile LIKE ${containing(typed)} OR company.backup_name ILIKE ${containing(typed)}
    OR company.backup_mobile LIKE ${containing(typed)} OR account.username ILIKE ${containing(typed)})`,
  dataState: (state) => sql`company.data_state = ${state}`,
  reviewState: (state) => sql`company.review_state = ${state}`,
  exhibitType: (code) => sql`booth_request.exhibit_type = ${code}`,
  boothType: (code) => sql`booth_request.booth_type = ${code}`,
  region: (code) => sql`scale_survey.region = ${code}`,
  variant: (variant) => sql`account.user_type = ${variant}`,
}

export function matching(search: SignUpSearch, edition: number): RawBuilder<SqlBool> {
  const wanted = Object.entries(asked).flatMap(([filter, condition]) => {
    const given = search[filter as keyof SignUpSearch]
    return given ? [condition(given)] : []
  })
  const always = [
    sql<SqlBool>`company.edition = ${edition}`,
    sql<SqlBool>`company.deleted_at IS NULL`,
    belongs[search.view],
  ]
  return sql<SqlBool>`${sql.join([...always, ...wanted], sql` AND `)}`
}

/** The id breaks ties, so that no company shows on two pages. What has waited longest comes first where reviews are done. */
export const ordering: Record<SignUpView, RawBuilder<unknown>> = {
  signUps: sql`company.submitted_at DESC NULLS LAST, company.created_at DESC, company.id`,
  reviews: sql`
    coalesce(array_position(ARRAY['awaiting', 'started', 'second'], company.review_state), 4),
    CASE WHEN company.review_state IN ('awaiting', 'started', 'second') THEN company.submitted_at END,
    company.reviewed_at DESC NULLS LAST, company.id`,
  exhibitors: sql`company.reviewed_at DESC NULLS LAST, company.id`,
}
