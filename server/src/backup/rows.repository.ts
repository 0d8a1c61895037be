import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { TableEntry } from './manifest'
import { createMeter } from './measure'
import { quoted, type Table } from './schema.repository'

// Half the time of the usual level, for a tenth more bytes.
const compression = { level: 3 }

/** Streams every row of a table into a file; however long the table, memory holds a few pieces of it. */
export async function copyOut(
  client: pg.Client,
  { name, columns }: Table,
  file: string,
  signal: AbortSignal,
): Promise<TableEntry> {
  const rows = client.query(to(`COPY (SELECT ${listed(columns)} FROM ${quoted(name)}) TO STDOUT`))
  const meter = createMeter()
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(rows, createGzip(compression), meter.pass, target, { signal })
  // The number of rows comes after the last of them, before the answer to whatever is asked next.
  await client.query('SELECT')
  return { name, columns, rows: rows.rowCount, ...meter.result() }
}

export async function copyBack(
  client: pg.Client,
  { name, columns, rows }: TableEntry,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const target = client.query(from(`COPY ${quoted(name)} (${listed(columns)}) FROM STDIN`))
  await pipeline(createReadStream(file), createGunzip(), target, { signal })
  if (target.rowCount !== rows)
    throw new Error(`the table ${name} got ${target.rowCount} rows, and the back-up has ${rows}`)
}

const listed = (columns: string[]): string => columns.map((column) => pg.escapeIdentifier(column)).join(', ')
