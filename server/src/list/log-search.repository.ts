import type { ListRow } from '@fairground/wire/list'
import { aboutCompanies } from '@fairground/wire/list/lists/change-log'
import type { SearchedLog } from '@fairground/wire/list/lists/log-search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { containsText } from '../platform/database/search'
import { mostCounted, mostExported } from './list.repository'
import { partsOfCompanies, type Things } from './log-subjects.repository'

type Sql = RawBuilder<unknown>
type Condition = RawBuilder<SqlBool>

/** Where one of the logs is, and what it says in the columns all have in common. */
interface Source {
  from: Sql
  id: Sql
  at: Sql
  action: Sql
  companyName?: Sql
  boothCode?: Sql
  detail: Sql
  actorName: Sql
  subjectType: Sql
  subjectId: Sql
  person(typed: string, things: Things): Condition
  /** Without one nothing in this log is about a company. */
  company?(things: Things): Condition
  booth?(typed: string, things: Things): Condition
}

/** For what is worked out: an index over its pieces there is none. */
const holds = (text: Sql, typed: string): Condition => sql`strpos(lower(${text}), lower(${typed})) > 0`
const inLog = (log: SearchedLog, word: Sql): Sql => sql`${sql.lit(`${log}:`)} || ${word}`
const actor = {
  actorName: sql`item.actor_name`,
  person: (typed: string) => holds(sql`item.actor_name`, typed),
}
const aboutCompany = (id: Sql) => ({ subjectType: sql`'company'`, subjectId: sql`coalesce(${id}::text, '')` })

const isId = sql`item.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`
const subjectAsIdWhere = (wanted: Sql) => sql`CASE WHEN ${wanted} AND ${isId} THEN item.subject_id::uuid END`

const sources: Record<SearchedLog, Source> = {
  changeLog: {
    from: sql`audit_entry item
      LEFT JOIN company ON company.id = ${subjectAsIdWhere(sql`item.subject_type = ANY(${[...aboutCompanies]})`)}
      LEFT JOIN booth ON booth.id = ${subjectAsIdWhere(sql`item.subject_type = 'booth'`)}`,
    id: sql`item.id`,
    at: sql`item.at`,
    action: sql`item.action`,
    companyName: sql`coalesce(nullif(company.name_zh, ''), company.name_en, '')`,
    boothCode: sql`coalesce(booth.code, '')`,
    detail: sql`''`,
    actorName: sql`item.actor_name`,
    subjectType: sql`item.subject_type`,
    subjectId: sql`item.subject_id`,
    person: (typed, { people }) =>
      sql`(${containsText(sql`item.actor_name`, typed)} OR (item.subject_type = 'account' AND item.subject_id = ANY(${people})))`,
    company: ({ records }) =>
      sql`(item.subject_type = ANY(${partsOfCompanies}) AND item.subject_id = ANY(${records}))`,
    booth: (_typed, { booths }) => sql`(item.subject_type = 'booth' AND item.subject_id = ANY(${booths}))`,
  },
  loginLog: {
    from: sql`login_log item`,
    id: sql`item.id`,
    at: sql`item.at`,
    action: inLog('loginLog', sql`item.outcome`),
    detail: sql`item.address`,
    actorName: sql`item.username`,
    subjectType: sql`'account'`,
    subjectId: sql`coalesce(item.account_id::text, '')`,
    person: (typed) => containsText(sql`item.username`, typed),
    company: ({ accounts }) => sql`item.account_id = ANY(${accounts}::uuid[])`,
  },
  boothLog: {
    from: sql`booth_log item`,
    id: sql`item.id`,
    at: sql`item.at`,
    action: inLog('boothLog', sql`item.action`),
    companyName: sql`item.company_name`,
    boothCode: sql`item.booth_code`,
    detail: sql`item.reason`,
    ...actor,
    ...aboutCompany(sql`item.company_id`),
    company: ({ companies }) => sql`item.company_id = ANY(${companies}::uuid[])`,
    booth: (_typed, { booths }) => sql`item.booth_id = ANY(${booths}::uuid[])`,
  },
  selectionLog: {
    from: sql`selection_log item`,
    id: sql`item.id`,
    at: sql`item.at`,
    action: inLog(
      'selectionLog',
      sql`item.action || CASE item.outcome WHEN 'done' THEN '' ELSE '-refused' END`,
    ),
    companyName: sql`item.company_name`,
    boothCode: sql`item.booth_codes`,
    detail: sql`item.reason`,
    ...actor,
    ...aboutCompany(sql`(SELECT company_id FROM selection_event WHERE id = item.id)`),
    company: ({ companies }) =>
      sql`item.id IN (SELECT id FROM selection_event WHERE company_id = ANY(${companies}::uuid[]))`,
    booth: (typed) => holds(sql`item.booth_codes`, typed),
  },
  windowLog: {
    from: sql`window_log item`,
    id: sql`item.id`,
    at: sql`item.at`,
    action: inLog('windowLog', sql`item.action`),
    companyName: sql`item.company_name`,
    detail: sql`item.reason`,
    ...actor,
    ...aboutCompany(sql`(SELECT company_id FROM selection_window_change WHERE id = item.id)`),
    company: ({ companies }) =>
      sql`item.id IN (SELECT id FROM selection_window_change WHERE company_id = ANY(${companies}::uuid[]))`,
  },
  planLog: {
    from: sql`plan_log item`,
    id: sql`item.id`,
    at: sql`item.at`,
    action: inLog('planLog', sql`item.action`),
    boothCode: sql`item.booth_code`,
    detail: sql`concat_ws(' ', item.hall_code,
      concat_ws(' → ', nullif(item.was, ''), nullif(item.became, '')), item.note)`,
    ...actor,
    subjectType: sql`''`,
    subjectId: sql`''`,
    booth: (typed) => holds(sql`item.booth_code`, typed),
  },
  paymentLog: {
    from: sql`payment_log item`,
    id: sql`item.id`,
    at: sql`item.at`,
    action: inLog('paymentLog', sql`item.event`),
    companyName: sql`item.company_name`,
    detail: sql`concat_ws(' ', item.contract_number, trim_scale(item.amount)::text, item.currency, item.reason)`,
    ...actor,
    ...aboutCompany(sql`(SELECT company_id FROM contract WHERE number = item.contract_number LIMIT 1)`),
    company: ({ companies }) =>
      sql`item.contract_number IN (SELECT number FROM contract WHERE company_id = ANY(${companies}::uuid[]))`,
  },
  messageLog: {
    from: sql`outbox_message item`,
    id: sql`item.id`,
    at: sql`item.created_at`,
    action: inLog('messageLog', sql`item.template`),
    detail: sql`item.recipient`,
    actorName: sql`item.caused_by`,
    subjectType: sql`''`,
    subjectId: sql`''`,
    person: (typed) =>
      sql`(${containsText(sql`item.recipient`, typed)} OR ${holds(sql`item.caused_by`, typed)})`,
    company: ({ contacts }) => sql`item.recipient = ANY(${contacts})`,
  },
}

export interface WantedEntries {
  kind: string | undefined
  person: string | undefined
  company: string | undefined
  booth: string | undefined
  after: Date | undefined
  before: Date | undefined
  things: Things
}

/** Undefined where the log has nothing that could be meant. */
function conditionsIn(source: Source, wanted: WantedEntries): Condition[] | undefined {
  const { person, company, booth, after, before, things } = wanted
  if ((company && !source.company) || (booth && !source.booth)) return undefined
  return [
    ...(after ? [sql<SqlBool>`${source.at} >= ${after}`] : []),
    ...(before ? [sql<SqlBool>`${source.at} <= ${before}`] : []),
    ...(person ? [source.person(person, things)] : []),
    ...(company && source.company ? [source.company(things)] : []),
    ...(booth && source.booth ? [source.booth(booth, things)] : []),
  ]
}

type Branch = (log: SearchedLog, source: Source, where: Condition) => Sql

/** Each log by itself, so that each is walked in its own order by its own index, and no further than needed. */
function fromEach(wanted: WantedEntries, branch: Branch): Sql | undefined {
  const branches = Object.entries(sources).flatMap(([log, source]) => {
    const conditions = !wanted.kind || wanted.kind === log ? conditionsIn(source, wanted) : undefined
    if (!conditions) return []
    const where =
      conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` AND `)}` : sql<SqlBool>`true`
    return [branch(log as SearchedLog, source, where)]
  })
  return branches.length > 0 ? sql.join(branches, sql` UNION ALL `) : undefined
}

/** A row with its moment as exactly as it is kept, to go on behind it. */
type FoundEntry = ListRow & { exactly: string }

interface Stretch {
  descending: boolean
  size: number
  skip?: number
  behind?: FoundEntry
}

export async function readEntries(
  db: Db,
  wanted: WantedEntries,
  { descending, size, skip = 0, behind }: Stretch,
): Promise<FoundEntry[]> {
  const order = descending ? sql`ORDER BY "at" DESC, id DESC` : sql`ORDER BY "at", id`
  const past = descending ? sql`<` : sql`>`
  const each = fromEach(wanted, (log, source, where) => {
    const id = sql`${sql.lit(`${log}:`)} || ${source.id}`
    const further = behind
      ? sql` AND ${source.at} ${past}= ${behind.exactly}::timestamptz
          AND (${source.at}, ${id}) ${past} (${behind.exactly}::timestamptz, ${behind.id})`
      : sql``
    return sql`(SELECT ${id} AS id, ${source.at} AS "at", ${source.at}::text AS exactly, ${sql.lit(log)} AS kind,
      ${source.action} AS action, ${source.companyName ?? sql`''`} AS "companyName",
      ${source.boothCode ?? sql`''`} AS "boothCode", ${source.detail} AS detail, ${source.actorName} AS "actorName",
      ${source.subjectType} AS "subjectType", ${source.subjectId} AS "subjectId"
      FROM ${source.from} WHERE ${where}${further} ${order} LIMIT ${sql.lit(skip + size)})`
  })
  if (!each) return []
  const { rows } = await sql<FoundEntry>`
    SELECT * FROM (${each}) entry ${order} LIMIT ${sql.lit(size)} OFFSET ${sql.lit(skip)}`.execute(db)
  return rows
}

/** No further than anybody would page. */
export async function countEntries(db: Db, wanted: WantedEntries): Promise<number> {
  const each = fromEach(
    wanted,
    (_log, { from }, where) => sql`(SELECT 1 FROM ${from} WHERE ${where} LIMIT ${sql.lit(mostCounted)})`,
  )
  if (!each) return 0
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT FROM (${each}) entry LIMIT ${sql.lit(mostCounted)}) counted`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

const atOnce = 1_000

/** Each stretch begins behind the last one read: no connection is held while somebody reads slowly. */
export async function* streamEntries(
  db: Db,
  wanted: WantedEntries,
  descending: boolean,
): AsyncGenerator<ListRow> {
  let behind: FoundEntry | undefined
  for (let read = 0; read < mostExported; ) {
    const rows = await readEntries(db, wanted, { descending, size: atOnce, ...(behind ? { behind } : {}) })
    yield* rows
    read += rows.length
    behind = rows.at(-1)
    if (rows.length < atOnce) return
  }
}
