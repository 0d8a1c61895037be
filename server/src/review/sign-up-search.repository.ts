import type { SignUpSearch, SignUpView } from '@fairground/wire/review'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { containsText } from '../platform/database/search'

const boothRequest = sql`JOIN booth_request ON booth_request.company_id = company.id`

/** Where a filter looks, when that is not the company itself. */
const lookedInto: Partial<Record<keyof SignUpSearch, RawBuilder<unknown>>> = {
  variant: sql`JOIN account ON account.id = company.account_id`,
  exhibitType: boothRequest,
  boothType: boothRequest,
  region: sql`JOIN scale_survey ON scale_survey.company_id = company.id`,
}

/** Only what the filters look at: what a row shows besides is fetched for the rows of one page. */
export function searchedTables(search: SignUpSearch): RawBuilder<unknown> {
  const wanted = Object.entries(lookedInto).flatMap(([filter, join]) =>
    search[filter as keyof SignUpSearch] ? [join] : [],
  )
  return sql`company ${sql.join([...new Set(wanted)], sql` `)}`
}

/** Everything a row shows. */
export const shownTables = sql`
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

/** As the index company_contact_grams has them. */
const people = sql`company.contact_name || ' ' || company.contact_mobile || ' ' || company.backup_name || ' ' ||
  company.backup_mobile`

type Asked = { [Filter in keyof SignUpSearch]?: (given: string) => RawBuilder<SqlBool> }

const asked: Asked = {
  name: (typed) => containsText(sql`company.name_zh || ' ' || company.name_en`, typed),
  registrationNumber: (typed) => containsText(sql`company.registration_number`, typed),
  // The login name lies elsewhere; as two searches, each can use its own index, and many hits are not compared in turn.
  contact: (typed) => sql`company.id IN (
    SELECT company.id FROM company WHERE ${containsText(people, typed)}
    UNION ALL
    SELECT company.id FROM company JOIN account ON account.id = company.account_id
    WHERE ${containsText(sql`account.username`, typed)})`,
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
