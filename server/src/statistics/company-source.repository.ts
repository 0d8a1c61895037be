import { type AreaBand, areaBands, mostInBand, standardBoothM2 } from '@fairground/domain/booth'
import { notSaid, overseas } from '@fairground/domain/statistics'
import { type RawBuilder, sql } from 'kysely'
import { boothsAreSure } from '../booth'
import { nameIn } from '../platform/database/name-in'
import { isBlacklisted } from '../standing'

const none = sql.lit(notSaid)

/** Into which of the domain's bands an area falls. */
export const bandOf = (area: RawBuilder<unknown>): RawBuilder<AreaBand> =>
  sql`CASE ${sql.join(
    areaBands.map((band) =>
      Number.isFinite(mostInBand[band])
        ? sql`WHEN ${area} <= ${sql.lit(mostInBand[band])} THEN ${sql.lit(band)}`
        : sql`ELSE ${sql.lit(band)}`,
    ),
    sql` `,
  )} END`

/** What a code that nobody chose is counted under. */
export const codeOr = (code: RawBuilder<unknown>): RawBuilder<string> =>
  sql`coalesce(nullif(${code}, ''), ${none})`

/** Companies from abroad are asked for no province. */
export const regionOf = sql`coalesce(nullif(scale_survey.region, ''),
  CASE account.user_type WHEN 'ENG' THEN ${sql.lit(overseas)} ELSE ${none} END)`

/** English readers are shown the English name in its place: see `inEnglish` in the views. */
export const companyName = nameIn('zh')

/**
 * The groups of products a sign-up names, each once, by the first level of the code list. Looked up for each company that is
 * asked about: as a join over all products it would be worked out anew for each, wherever the database takes the companies of
 * an edition for fewer than they are, as it does of an edition that has just begun.
 */
export const families = sql`coalesce((
    SELECT array_agg(DISTINCT coalesce(root.value, parent.value, item.value, product.category))
    FROM product_intro product
    LEFT JOIN code_item item ON item.list = 'productCategory' AND item.value = product.category
    LEFT JOIN code_item parent ON parent.list = 'productCategory' AND parent.value = item.parent
    LEFT JOIN code_item root ON root.list = 'productCategory' AND root.value = parent.parent
    WHERE product.company_id = company.id AND product.category <> ''), ARRAY[${none}])`

const askedArea = sql`(coalesce(booth_request.standard_booths, 0) * ${sql.lit(standardBoothM2)}
  + coalesce(booth_request.indoor_area, 0) + coalesce(booth_request.outdoor_area, 0))`

const holds = sql`held.booths IS NOT NULL`

const standing = sql`CASE WHEN company.review_state = 'approved' THEN 'approved' WHEN company.data_state = 'draft' THEN 'draft'
  WHEN company.data_state = 'rejected' THEN 'returned' ELSE 'awaiting' END`

/** As readBoothsStage says it of one company. */
const stage = sql`CASE WHEN NOT ${holds} THEN 'none' WHEN ${boothsAreSure('company.id')} THEN 'sure'
  WHEN EXISTS (SELECT FROM booth_choice choice WHERE choice.company_id = company.id AND choice.state = 'finished')
  THEN 'finished' ELSE 'choosing' END`

/** By the window that counts, as `current_window` says it: the one that is open, else the next, else the last. */
const reason = sql`CASE WHEN ${isBlacklisted('company.account_id')} THEN 'blacklisted'
  WHEN EXISTS (SELECT FROM waiting_entry entry WHERE entry.company_id = company.id AND entry.ended_at IS NULL) THEN 'waiting'
  WHEN times.open THEN 'windowOpen' WHEN times.ahead THEN 'windowAhead' WHEN times.company_id IS NULL THEN 'noWindow'
  ELSE 'windowOver' END`

const progress = sql`CASE WHEN company.review_state IS DISTINCT FROM 'approved' THEN ${standing}
  WHEN NOT ${holds} THEN 'noBooth' WHEN binding.state = 'paid' THEN 'paid'
  WHEN binding.state IN ('inForce', 'payment') THEN 'unpaid' ELSE 'unsigned' END`

/**
 * The companies of every edition, one row each, with everything statistics count them by. Each table beside the company
 * has at most one row for it and can be seen to have, and nothing here is volatile: so that whatever a question does not ask
 * about is not read. (The view `current_window` goes by the clock itself, and would be worked out for every company.)
 */
const companies = sql`
  SELECT company.id, company.edition, ${companyName} AS company_name, company.name_en, company.registration_number,
    company.submitted_at, ${standing} AS standing, ${stage} AS stage, ${progress} AS progress, ${reason} AS reason,
    ${codeOr(sql`booth_request.exhibit_type`)} AS exhibit_type, ${codeOr(sql`booth_request.booth_type`)} AS booth_type,
    ${regionOf} AS region, account.user_type AS variant, ${families} AS families,
    coalesce(booth_request.standard_booths, 0) AS asked_booths, ${askedArea}::float8 AS asked_area,
    CASE WHEN ${askedArea} = 0 THEN ${none} ELSE ${bandOf(askedArea)} END AS asked_band,
    coalesce(held.booths, 0) AS booths, coalesce(held.area, 0)::float8 AS area
  FROM company
  LEFT JOIN account ON account.id = company.account_id
  LEFT JOIN booth_request ON booth_request.company_id = company.id
  LEFT JOIN scale_survey ON scale_survey.company_id = company.id
  LEFT JOIN company_contract binding ON binding.company_id = company.id
  LEFT JOIN (SELECT holding.company_id, count(*)::int AS booths, sum(booth.area_m2) AS area
    FROM booth_holding holding JOIN booth ON booth.id = holding.booth_id
    WHERE holding.released_at IS NULL GROUP BY holding.company_id) held ON held.company_id = company.id
  LEFT JOIN (SELECT own.company_id, bool_or(own.starts_at <= now() AND own.ends_at > now()) AS open,
      bool_or(own.starts_at > now()) AS ahead
    FROM selection_window own GROUP BY own.company_id) times ON times.company_id = company.id
  WHERE company.deleted_at IS NULL`

export const companySource: RawBuilder<unknown> = sql`(${companies})`

/** Approved, and still without a booth. */
export const unplacedSource: RawBuilder<unknown> = sql`(${companies} AND company.review_state = 'approved' AND NOT ${holds})`
