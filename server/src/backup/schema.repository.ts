import pg from 'pg'
import type { SequenceEntry } from './manifest'

// As written, so that neither end's settings change what a value looks like on the way.
const plainValues = `SET datestyle = ISO; SET intervalstyle = postgres; SET timezone = 'UTC'; SET bytea_output = hex;
  SET extra_float_digits = 3; SET client_encoding = 'UTF8'; SET search_path = public;
  SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0`

/** A connection that reads and writes values the same way everywhere, and may take its time. */
export async function withPlainClient<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection)
  // One that breaks also fails the query under way; unheard here it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(plainValues)
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

export interface Table {
  name: string
  columns: string[]
}

export const quoted = (table: string): string => `public.${pg.escapeIdentifier(table)}`

/** Every table of ours, with the columns that are stored rather than worked out. What an extension brought is its own. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
      AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
    GROUP BY relname ORDER BY relname`)
  return rows
}

/** Something that somebody has made in the schema, in words; migrations would run into it. */
export async function readAnything(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ found: string }>(`
    SELECT CASE relkind WHEN 'v' THEN 'the view ' WHEN 'm' THEN 'the view ' WHEN 'S' THEN 'the sequence '
      ELSE 'the table ' END || relname AS found
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'f', 'v', 'm', 'S')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
    ORDER BY relkind = 'S', relname LIMIT 1`)
  return rows[0]?.found
}

export async function readSequences(client: pg.ClientBase): Promise<SequenceEntry[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`)
  const sequences: SequenceEntry[] = []
  for (const { name } of rows) {
    const { rows: values } = await client.query<Omit<SequenceEntry, 'name'>>(
      `SELECT last_value::text AS "lastValue", is_called AS called FROM ${quoted(name)}`,
    )
    sequences.push(...values.map((value) => ({ name, ...value })))
  }
  return sequences
}

export async function setSequence(
  client: pg.ClientBase,
  { name, lastValue, called }: SequenceEntry,
): Promise<void> {
  await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoted(name), lastValue, called])
}

interface Server {
  version: string
  encoding: string
  /** When the transaction began. */
  now: Date
}

export async function readServer(client: pg.ClientBase): Promise<Server> {
  const { rows } = await client.query<Server>(`
    SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding, now()`)
  return rows[0] as Server
}

/** Nobody alters them before the transaction ends; reading and writing rows goes on. */
export async function keepShape(client: pg.ClientBase, tables: Table[]): Promise<void> {
  await client.query(`LOCK TABLE ${tables.map(({ name }) => quoted(name)).join(', ')} IN ACCESS SHARE MODE`)
}

/** Empties every table, what a migration filled in included. */
export async function emptyTables(client: pg.ClientBase, tables: Table[]): Promise<void> {
  await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`)
}
