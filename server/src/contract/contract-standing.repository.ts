import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isConfirmedOf } from '../co-exhibitor'

/** What a company is held to or asked to sign, once each: an amendment from when it takes the place of another. */
export const isStanding = sql<SqlBool>`(contract.state NOT IN ('superseded', 'void')
  AND (contract.amends_id IS NULL OR contract.state IN ('inForce', 'payment', 'paid')))`

/** What is on its way, or has taken its place. */
export const amendment = sql`contract next WHERE next.amends_id = contract.id AND next.state <> 'void'`

/** The booths a contract names beside those its company has, each with everything of it that a line says. */
const compared = sql`(SELECT (line->>'boothId')::uuid AS id, line->>'code' AS code,
    concat_ws('/', line->>'code', line->>'boothClass', line->>'area', line->>'openSides') AS facts
  FROM jsonb_array_elements(contract.lines) line WHERE line->>'kind' = 'booth') named
FULL JOIN (SELECT booth.id, booth.code,
    concat_ws('/', booth.code, booth.booth_class, round(booth.area_m2 * 100)::int, booth.open_sides) AS facts
  FROM booth_holding holding JOIN booth ON booth.id = holding.booth_id
  WHERE holding.company_id = contract.company_id AND holding.released_at IS NULL) held ON held.id = named.id`

/** Co-exhibitors it charges for beside those that are confirmed, where its class has a price for them. */
const charged = sql`(SELECT line->>'coExhibitorId' AS id, coalesce(nullif(line->>'nameZh', ''), line->>'nameEn') AS name
  FROM jsonb_array_elements(contract.lines) line WHERE line->>'kind' = 'coExhibitor') named
FULL JOIN (SELECT id::text AS id, coalesce(nullif(name_zh, ''), name_en) AS name FROM co_exhibitor
  WHERE ${isConfirmedOf('contract.company_id')} AND EXISTS (SELECT FROM contract_class priced
    WHERE priced.id = contract.class_id AND priced.rules->'surcharges' @> '[{"kind": "coExhibitor"}]')) shares
  ON shares.id = named.id`

const namesOf = (name: RawBuilder<unknown>, when: RawBuilder<SqlBool>) =>
  sql`(SELECT coalesce(jsonb_agg(${name} ORDER BY ${name}) FILTER (WHERE ${when}), '[]') FROM ${charged})`

/** Of one that stands and is not being amended: what is being amended is looked at in its amendment. */
export const isDiffering = sql<SqlBool>`(contract.state NOT IN ('superseded', 'void')
  AND NOT EXISTS (SELECT FROM ${amendment})
  AND (EXISTS (SELECT FROM ${compared} WHERE named.facts IS DISTINCT FROM held.facts)
    OR EXISTS (SELECT FROM ${charged} WHERE named.id IS NULL OR shares.id IS NULL)))`

const codesOf = (code: RawBuilder<unknown>, when: RawBuilder<SqlBool>) =>
  sql`coalesce(jsonb_agg(${code} ORDER BY length(${code}), ${code}) FILTER (WHERE ${when}), '[]')`

export const differences = sql`CASE WHEN ${isDiffering} THEN (SELECT jsonb_build_object(
    'added', ${codesOf(sql`held.code`, sql`named.id IS NULL`)},
    'gone', ${codesOf(sql`named.code`, sql`held.id IS NULL`)},
    'changed', ${codesOf(sql`held.code`, sql`named.facts <> held.facts`)},
    'joined', ${namesOf(sql`shares.name`, sql`named.id IS NULL`)},
    'left', ${namesOf(sql`named.name`, sql`shares.id IS NULL`)})
  FROM ${compared}) END`
