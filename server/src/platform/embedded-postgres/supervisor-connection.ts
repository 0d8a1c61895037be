import { Client } from 'pg'

/** Advisory locks are kept per database, so every Fairground must look for the sign in the same one. */
const MAINTENANCE_DATABASE = 'postgres'
export const SUPERUSER = 'postgres'
/** Any number will do as long as it never changes; this one spells FAIRGRND. */
const OWNER_LOCK = String(0x4641495247524e44n)

export async function connectAsSupervisor(port: number, password: string): Promise<Client> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database: MAINTENANCE_DATABASE,
    ssl: false,
    application_name: 'fairground supervisor',
    connectionTimeoutMillis: 5_000,
  })
  // A connection that breaks later reports it as an event, which would end the process if nobody listened.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The lock lives as long as the connection and so shows a live owner; it cannot go stale. */
export async function tryOwnerLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    OWNER_LOCK,
  ])
  return rows[0]?.locked === true
}

/** Looks for the sign without putting up its own, which a Fairground that is just starting would take for an owner. */
export async function hasOwner(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_locks where locktype = 'advisory' and granted and objsubid = 1
     and classid::bigint << 32 | objid::bigint = $1`,
    [OWNER_LOCK],
  )
  return rowCount === 1
}
