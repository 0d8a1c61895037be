import type { Row } from '@fairground/domain/field'
import { type CellRemark, importMessages as say } from '@fairground/domain/list'
import type { KeptList } from '@fairground/wire/list'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { columnOf } from '../../platform/database/column-names'
import type { Db } from '../../platform/database/database'
import { table } from '../list-table.repository'

/**
 * Decides for every row of a run what it would do to the list as it is now: add, change, nothing, or that it cannot be
 * used. Set by set in the database, and repeatable: the list may change between a look and the import.
 */
export async function planRun(db: Db, list: KeptList, runId: string): Promise<void> {
  await joinWholeSets(db)
  await markDoubled(db, list, runId)
  await match(db, list, runId)
  await markIncomplete(db, runId)
  await compare(db, list, runId)
  await markClosedCodes(db, list, runId)
  await markBrokenRules(db, list, runId)
  await warnOfSimilar(db, list, runId)
  await sumUp(db, runId)
}

export async function planAgain(db: Db, list: KeptList, runId: string): Promise<void> {
  await startOver(db, runId)
  await planRun(db, list, runId)
}

/**
 * For the rest of the transaction. The rows of a run are new to the database, which may take them for none at all and
 * then compare each with each: a matter of seconds became one of hours.
 */
export async function joinWholeSets(db: Db): Promise<void> {
  await sql`SET LOCAL enable_nestloop = off`.execute(db)
}

const matchColumns = (list: KeptList): string[] => (list.workbook?.matchBy ?? []).map(columnOf)
const firstKey = (list: KeptList): string => list.workbook?.matchBy[0] ?? ''

async function startOver(db: Db, runId: string): Promise<void> {
  await sql`
    UPDATE import_row SET faults = cell_faults, warnings = '[]', base_version = NULL, row_id = NULL,
      action = CASE WHEN cell_faults = '[]' THEN 'add' ELSE 'fault' END
    WHERE run_id = ${runId}`.execute(db)
}

/** Two rows for one company in a file: the later one is the fault. Grouped, because sorting 50,000 texts takes longer. */
async function markDoubled(db: Db, list: KeptList, runId: string): Promise<void> {
  const key = sql`ARRAY[${sql.join(matchColumns(list).map((column) => sql`given->>${column}`))}]`
  const rows = sql`import_row WHERE run_id = ${runId} AND given ?& ${matchColumns(list)}::text[]`
  await sql`
    UPDATE import_row row SET action = 'fault', faults = faults || jsonb_build_array(jsonb_build_object(
      'field', ${firstKey(list)}::text, 'key', ${say.doubled}::text, 'params', jsonb_build_object('row', twin.first)))
    FROM (
      SELECT later.number, twins.first
      FROM (SELECT ${key} AS key, min(number) AS first FROM ${rows} GROUP BY 1 HAVING count(*) > 1) twins
      JOIN (SELECT ${key} AS key, number FROM ${rows}) later ON later.key = twins.key AND later.number > twins.first
    ) twin
    WHERE row.run_id = ${runId} AND row.number = twin.number`.execute(db)
}

async function match(db: Db, list: KeptList, runId: string): Promise<void> {
  const same = matchColumns(list).map((key) => sql`item.${sql.ref(key)}::text = row.given->>${key}`)
  await sql`
    UPDATE import_row row SET row_id = CASE WHEN found.count = 1 THEN found.id END, base_version = found.version,
      action = CASE WHEN found.count > 1 THEN 'fault' ELSE row.action END,
      faults = CASE WHEN found.count > 1
        THEN row.faults || jsonb_build_array(jsonb_build_object('field', ${firstKey(list)}::text,
          'key', ${say.ambiguous}::text, 'params', jsonb_build_object('count', found.count)))
        ELSE row.faults END
    FROM (
      SELECT row.number, min(item.id::text)::uuid AS id, min(item.version) AS version, count(*) AS count
      FROM import_row row JOIN ${table(list)} item ON item.deleted_at IS NULL AND ${sql.join(same, sql` AND `)}
      WHERE row.run_id = ${runId} GROUP BY row.number
    ) found
    WHERE row.run_id = ${runId} AND row.number = found.number`.execute(db)
}

/** A blank cell keeps what the list has; a new row has nothing to keep. */
async function markIncomplete(db: Db, runId: string): Promise<void> {
  await sql`
    UPDATE import_row SET action = 'fault', faults = faults || (
      SELECT jsonb_agg(jsonb_build_object('field', field, 'key', ${say.required}::text)) FROM unnest(missing) field)
    WHERE run_id = ${runId} AND base_version IS NULL AND missing <> '{}'`.execute(db)
}

async function compare(db: Db, list: KeptList, runId: string): Promise<void> {
  await sql`
    UPDATE import_row row SET action = CASE WHEN to_jsonb(item) @> row.given THEN 'same' ELSE 'change' END
    FROM ${table(list)} item
    WHERE row.run_id = ${runId} AND item.id = row.row_id AND row.base_version IS NOT NULL AND row.action <> 'fault'`.execute(
    db,
  )
}

/** Rows that would bring in a coded value nobody may choose any more. What the list has already may stay. */
export function closedCodes(list: KeptList, field: string): RawBuilder<SqlBool> | undefined {
  const described = list.fields[field]
  if (described?.kind !== 'code') return undefined
  const column = columnOf(field)
  return sql<SqlBool>`row.given ? ${column}
    AND item.${sql.ref(column)} IS DISTINCT FROM row.given->>${column}
    AND NOT EXISTS (SELECT FROM code_item code WHERE code.list = ${described.list}
      AND code.value = row.given->>${column} AND code.enabled AND NOT code.form_hidden)`
}

async function markClosedCodes(db: Db, list: KeptList, runId: string): Promise<void> {
  for (const field of Object.keys(list.fields)) {
    const closed = closedCodes(list, field)
    if (!closed) continue
    await sql`
      UPDATE import_row target SET action = 'fault', faults = faults || jsonb_build_array(jsonb_build_object(
        'field', ${field}::text, 'key', ${say.closedCode}::text))
      FROM (
        SELECT row.number FROM import_row row LEFT JOIN ${table(list)} item ON item.id = row.row_id
        WHERE row.run_id = ${runId} AND ${closed}
      ) found
      WHERE target.run_id = ${runId} AND target.number = found.number`.execute(db)
  }
}

const checkedAtOnce = 2_000

/**
 * Rules between fields see the row as it would be: what the file says over what the list has, without the fields that are
 * at fault already.
 */
async function markBrokenRules(db: Db, list: KeptList, runId: string): Promise<void> {
  if (!list.check) return
  for (let last = 0; ; ) {
    const { rows } = await sql<{ number: number; merged: Row; faults: CellRemark[] }>`
      SELECT row.number, coalesce(to_jsonb(item), '{}') || row.given AS merged, row.faults
      FROM import_row row LEFT JOIN ${table(list)} item ON item.id = row.row_id
      WHERE row.run_id = ${runId} AND row.action <> 'same' AND row.number > ${last}
      ORDER BY row.number LIMIT ${checkedAtOnce}`.execute(db)
    const broken = rows.flatMap(({ number, merged, faults }) => {
      const faulty = new Set(faults.map(({ field }) => field))
      const fault = list.check?.(sound(list, merged, faulty))
      return fault && !faulty.has(fault.field)
        ? [{ number, fault: [{ field: fault.field, key: fault.message }] }]
        : []
    })
    if (broken.length > 0)
      await sql`
        UPDATE import_row row SET action = 'fault', faults = row.faults || found.fault
        FROM json_to_recordset(${JSON.stringify(broken)}::json) AS found (number integer, fault jsonb)
        WHERE row.run_id = ${runId} AND row.number = found.number`.execute(db)
    const end = rows.at(-1)
    if (!end || rows.length < checkedAtOnce) return
    last = end.number
  }
}

const sound = (list: KeptList, columns: Row, faulty: ReadonlySet<string | undefined>): Partial<Row> =>
  Object.fromEntries(
    Object.keys(list.fields)
      .filter((name) => !faulty.has(name))
      .map((name) => [name, columns[columnOf(name)]]),
  )

/** A new row that has the name or the code of a listed company, or of another new row, is probably the same company. */
async function warnOfSimilar(db: Db, list: KeptList, runId: string): Promise<void> {
  if (!list.company) return
  const { name, creditCode } = list.company
  await warnOfTwins(db, list, runId, {
    field: name,
    trait: (text) => sql`name_core(${text})`,
    message: say.similar,
  })
  // Where rows are told apart by their code, those of one code are one row already.
  if (creditCode && !list.workbook?.matchBy.includes(creditCode))
    await warnOfTwins(db, list, runId, { field: creditCode, trait: (text) => text, message: say.sameCode })
}

interface Likeness {
  field: string
  /** What of the field's text two rows have in common. */
  trait: (text: RawBuilder<unknown>) => RawBuilder<unknown>
  message: string
}

async function warnOfTwins(
  db: Db,
  list: KeptList,
  runId: string,
  { field, trait, message }: Likeness,
): Promise<void> {
  const name = columnOf(list.company?.name ?? '')
  await sql`
    WITH fresh AS MATERIALIZED (
      SELECT number, given->>${name} AS name, ${trait(sql`given->>${columnOf(field)}`)} AS trait
      FROM import_row WHERE run_id = ${runId} AND action = 'add'
    ), close AS (
      SELECT fresh.number, item.${sql.ref(name)} AS name
      FROM fresh JOIN ${table(list)} item
        ON item.deleted_at IS NULL AND ${trait(sql`item.${sql.ref(columnOf(field))}`)} = fresh.trait AND fresh.trait <> ''
      UNION ALL
      SELECT later.number, earlier.name
      FROM (SELECT trait, min(number) AS first FROM fresh WHERE trait <> '' GROUP BY trait HAVING count(*) > 1) twins
      JOIN fresh later ON later.trait = twins.trait AND later.number > twins.first
      JOIN fresh earlier ON earlier.number = twins.first
    )
    UPDATE import_row row SET warnings = row.warnings || jsonb_build_array(jsonb_build_object(
      'field', ${field}::text, 'key', ${message}::text, 'params', jsonb_build_object('name', found.name)))
    FROM (SELECT number, min(name) AS name FROM close GROUP BY number) found
    WHERE row.run_id = ${runId} AND row.number = found.number`.execute(db)
}

async function sumUp(db: Db, runId: string): Promise<void> {
  await sql`
    UPDATE import_run SET to_add = sums.adds, to_change = sums.changes, unchanged = sums.same, faulty = sums.faults,
      doubtful = sums.doubtful, rows_read = sums.every
    FROM (
      SELECT count(*) FILTER (WHERE action = 'add') AS adds, count(*) FILTER (WHERE action = 'change') AS changes,
        count(*) FILTER (WHERE action = 'same') AS same, count(*) FILTER (WHERE action = 'fault') AS faults,
        count(*) FILTER (WHERE warnings <> '[]') AS doubtful, count(*) AS every
      FROM import_row WHERE run_id = ${runId}
    ) sums
    WHERE id = ${runId}`.execute(db)
}
