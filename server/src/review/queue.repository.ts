import type { QueueTab } from '@fairground/domain/review'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { QueuedSignUp, reviewQueue } from '@fairground/wire/review'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { isBlacklisted } from '../standing'
import { type ClaimColumns, claimColumns, claimIn, claimTables } from './claim.repository'

export interface Desk {
  edition: number
  reviewerId: string
  timeZone: string
}

const inTab = ({ reviewerId }: Desk): Record<QueueTab, RawBuilder<SqlBool>> => ({
  toReview: sql`company.data_state = 'submitted' AND company.review_state = 'awaiting'`,
  mine: sql`claim.reviewer_id = ${reviewerId}`,
  inReview: sql`company.data_state = 'submitted' AND company.review_state IN ('started', 'second')`,
  returned: sql`company.data_state = 'rejected'`,
  approved: sql`company.data_state = 'submitted' AND company.review_state = 'approved'`,
})

const ofEdition = ({ edition }: Desk) => sql`company.edition = ${edition} AND company.deleted_at IS NULL`

const longestFirst = sql`company.submitted_at, company.id`
const newestFirst = sql`company.reviewed_at DESC NULLS LAST, company.id`
const ordering: Record<QueueTab, RawBuilder<unknown>> = {
  toReview: longestFirst,
  mine: longestFirst,
  inReview: longestFirst,
  returned: newestFirst,
  approved: newestFirst,
}

/** More than anybody decides on in a day; whoever looks further has the list. */
const mostQueued = 100

export async function readQueued(db: Db, tab: QueueTab, desk: Desk): Promise<QueuedSignUp[]> {
  const { rows } = await sql<Omit<QueuedSignUp, 'claim'> & ClaimColumns>`
    SELECT company.id, account.user_type AS variant, company.name_zh AS "nameZh", company.name_en AS "nameEn",
      company.registration_number AS "registrationNumber", company.data_state AS "dataState",
      company.review_state AS "reviewState", company.submitted_at AS "submittedAt",
      company.reviewed_at AS "reviewedAt", coalesce(booth_request.booth_type, '') AS "boothType",
      coalesce(booth_request.standard_booths, 0) AS "standardBooths",
      coalesce(booth_request.indoor_area, 0) AS "indoorArea",
      coalesce(booth_request.outdoor_area, 0) AS "outdoorArea",
      ${isBlacklisted('company.account_id')} AS blacklisted, ${claimColumns}
    FROM company JOIN account ON account.id = company.account_id
      LEFT JOIN booth_request ON booth_request.company_id = company.id ${claimTables}
    WHERE ${ofEdition(desk)} AND ${inTab(desk)[tab]}
    ORDER BY ${ordering[tab]} LIMIT ${mostQueued}`.execute(db)
  return rows.map(({ claimedBy, claimedAt, claimWord, claimantName, claimedFrom, ...row }) => ({
    ...row,
    claim: claimIn({ claimedBy, claimedAt, claimWord, claimantName, claimedFrom }),
  }))
}

type Figures = Pick<CallResult<typeof reviewQueue>, 'counts' | 'today'>

export async function readFigures(db: Db, desk: Desk): Promise<Figures> {
  const tabs = inTab(desk)
  const today = sql`company.reviewed_at >= date_trunc('day', now() AT TIME ZONE ${desk.timeZone}) AT TIME ZONE ${desk.timeZone}`
  const own = sql`company.reviewed_by = ${desk.reviewerId}`
  const { rows } = await sql<
    Figures['counts'] & { approvedToday: number; returnedToday: number; byOthers: number }
  >`
    SELECT
      count(*) FILTER (WHERE ${tabs.toReview})::int AS "toReview",
      count(*) FILTER (WHERE ${tabs.mine})::int AS mine,
      count(*) FILTER (WHERE ${tabs.inReview})::int AS "inReview",
      count(*) FILTER (WHERE ${tabs.returned})::int AS returned,
      count(*) FILTER (WHERE ${tabs.approved})::int AS approved,
      count(*) FILTER (WHERE ${tabs.approved} AND ${today} AND ${own})::int AS "approvedToday",
      count(*) FILTER (WHERE ${tabs.returned} AND ${today} AND ${own})::int AS "returnedToday",
      count(*) FILTER (WHERE (${tabs.approved} OR ${tabs.returned}) AND ${today} AND NOT ${own})::int AS "byOthers"
    FROM company ${claimTables} WHERE ${ofEdition(desk)}`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('a count without a row')
  const { approvedToday, returnedToday, byOthers, ...counts } = figures
  return { counts, today: { approved: approvedToday, returned: returnedToday, byOthers } }
}
