import pg from 'pg'
import { quoted } from './schema.repository'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

interface Trigger {
  table: string
  name: string
}

/**
 * Rows come back table by table, as they once were. On the way a row may refer to one that is not there yet, and what
 * triggers guard against (a change to a log, a sign-up of somebody who was blacklisted later) has long happened. So
 * both are set aside for `work`, within the caller's transaction. Putting a foreign key back checks every row against it.
 */
export async function withRulesAside(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  const foreignKeys = await readForeignKeys(client)
  const triggers = await readTriggers(client)
  const each = async <Rule>(rules: Rule[], statement: (rule: Rule) => string) => {
    for (const rule of rules) await client.query(statement(rule))
  }
  await each(foreignKeys, ({ table, name }) => `ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${id(name)}`)
  await each(triggers, ({ table, name }) => `ALTER TABLE ${quoted(table)} DISABLE TRIGGER ${id(name)}`)
  await work()
  await each(triggers, ({ table, name }) => `ALTER TABLE ${quoted(table)} ENABLE TRIGGER ${id(name)}`)
  await each(
    foreignKeys,
    ({ table, name, definition }) => `ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${id(name)} ${definition}`,
  )
}

const id = pg.escapeIdentifier

async function readForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT relname AS table, conname AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
    FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
    WHERE contype = 'f' AND conparentid = 0 AND relnamespace = 'public'::regnamespace`)
  return rows
}

/** Those that act; one that a migration switched off stays off. */
async function readTriggers(client: pg.ClientBase): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(`
    SELECT relname AS table, tgname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE NOT tgisinternal AND tgparentid = 0 AND tgenabled = 'O' AND relnamespace = 'public'::regnamespace`)
  return rows
}
