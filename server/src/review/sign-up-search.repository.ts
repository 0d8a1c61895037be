import type { Language } from '@fairground/domain/text'
import { readSort } from '@fairground/wire/kernel/page'
import type { SignUpColumn, SignUpFilters, SignUpSearch, SignUpView } from '@fairground/wire/review'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { holdsBooths } from '../booth'
import { byReading } from '../platform/database/by-reading'
import type { JoinedView } from '../platform/database/joined-view'
import { nameIn } from '../platform/database/name-in'
import { containsText } from '../platform/database/search'

const account = sql`JOIN account ON account.id = company.account_id`
const boothRequest = sql`LEFT JOIN booth_request ON booth_request.company_id = company.id`
const scaleSurvey = sql`LEFT JOIN scale_survey ON scale_survey.company_id = company.id`
const reviewer = sql`LEFT JOIN account reviewer ON reviewer.id = company.reviewed_by`

/** Where a filter or a sort looks, when that is not the company itself. */
const lookedInto: Partial<Record<keyof SignUpFilters | SignUpColumn, RawBuilder<unknown>>> = {
  variant: account,
  exhibitType: boothRequest,
  boothType: boothRequest,
  region: scaleSurvey,
  reviewerName: reviewer,
}

/** Only what filters and sort look at: what a row shows besides is fetched for the rows of one page. */
function searchedTables({ sort, ...search }: SignUpSearch): RawBuilder<unknown> {
  const sorted = sort && readSort(sort).column
  const wanted = Object.entries(lookedInto).flatMap(([name, join]) =>
    search[name as keyof SignUpFilters] || name === sorted ? [join] : [],
  )
  return sql`company ${sql.join([...new Set(wanted)], sql` `)}`
}

/** Everything a row shows. */
const shownTables = sql`
  company ${account} ${boothRequest} ${scaleSurvey} ${reviewer}
  LEFT JOIN invoice_profile ON invoice_profile.company_id = company.id`

export const reviewerName = sql`coalesce(nullif(reviewer.real_name, ''), reviewer.username, '')`

const belongs: Record<SignUpView, RawBuilder<SqlBool>> = {
  signUps: sql`true`,
  reviews: sql`company.data_state <> 'draft'`,
  exhibitors: sql`company.review_state = 'approved'`,
}

/** As the index company_contact_grams has them. */
const people = sql`company.contact_name || ' ' || company.contact_mobile || ' ' || company.backup_name || ' ' ||
  company.backup_mobile`

/** The id breaks ties, so that no company shows on two pages. What has waited longest comes first where reviews are done. */
const ownOrder: Record<SignUpView, RawBuilder<unknown>> = {
  signUps: sql`company.submitted_at DESC NULLS LAST, company.created_at DESC, company.id`,
  reviews: sql`
    coalesce(array_position(ARRAY['awaiting', 'started', 'second'], company.review_state), 4),
    CASE WHEN company.review_state IN ('awaiting', 'started', 'second') THEN company.submitted_at END,
    company.reviewed_at DESC NULLS LAST, company.id`,
  exhibitors: sql`company.reviewed_at DESC NULLS LAST, company.id`,
}

const byProgress = ['awaiting', 'started', 'second', 'rejected', 'approved']

/** Of which fair, and in whose language. */
export interface Reading {
  edition: number
  language: Language
}

/** How sign-ups are looked through, whatever is then shown of them. */
export const lookedThrough: Omit<JoinedView<unknown, SignUpSearch, Reading>, 'shown'> = {
  id: sql`company.id`,
  tables: () => shownTables,
  always: ({ edition }) => sql`company.edition = ${edition} AND company.deleted_at IS NULL`,
  asked: () => ({
    view: (view) => belongs[view],
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
    booths: (held) => (held === 'held' ? holdsBooths('company.id') : sql`NOT ${holdsBooths('company.id')}`),
  }),
  sorted: {
    name: (language) => byReading(nameIn(language)),
    registrationNumber: () => sql`company.registration_number`,
    state: () => sql`coalesce(array_position(${byProgress}::text[], company.review_state), 0)`,
    contactName: () => byReading(sql`company.contact_name`),
    exhibitType: () => sql`nullif(booth_request.exhibit_type, '')`,
    region: () => sql`nullif(scale_survey.region, '')`,
    variant: () => sql`account.user_type`,
    submittedAt: () => sql`company.submitted_at`,
    reviewerName: () => byReading(reviewerName),
    reviewedAt: () => sql`company.reviewed_at`,
    area: () => sql`(SELECT sum(booth.area_m2) FROM booth_holding JOIN booth ON booth.id = booth_holding.booth_id
      WHERE booth_holding.company_id = company.id AND booth_holding.released_at IS NULL)`,
  },
  usual: (_reading, { view }) => ownOrder[view],
  lookedThrough: searchedTables,
}
