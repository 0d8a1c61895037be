import type pg from 'pg'
import { ConfigError } from '../platform/config/config'

/** In any other encoding Chinese names are refused one by one, or stored as bytes that no search finds and no restore reads. */
export async function requireUtf8(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; encoding: string }>(
    `SELECT current_database() AS name, current_setting('server_encoding') AS encoding`,
  )
  const { name, encoding } = rows[0] ?? { name: '', encoding: '' }
  if (encoding === 'UTF8') return
  throw new ConfigError([
    `DATABASE_URL: the database ${name} keeps its texts as ${encoding}, and Fairground needs UTF8. ` +
      `Nothing was changed. Make another one: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`,
  ])
}
