import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const server = fileURLToPath(new URL('../..', import.meta.url))
const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('kysely-codegen')), 'cli/bin.js')
const target = path.join(server, 'src/platform/database/tables.generated.ts')

/** Writes the table types of a migrated database, or with `verify` fails when the written ones differ. */
export async function tableTypes(url: string, options: { verify: boolean }): Promise<void> {
  await promisify(execFile)(process.execPath, [
    cli,
    ...['--dialect', 'postgres', '--url', url, '--out-file', target],
    ...['--default-schema', 'public', '--exclude-pattern', 'schema_migration'],
    ...['--date-parser', 'string', '--numeric-parser', 'number', '--type-mapping', '{"int8":"number"}'],
    ...(options.verify ? ['--verify'] : []),
  ])
}
