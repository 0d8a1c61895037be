import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readMigrations } from '../src/platform/database/migrate'

// Puts new migrations on record. What is on record already is left alone, also if its file says something else by now:
// databases out there were made with it, and the test says so.

const directory = new URL('../migrations/', import.meta.url)
const record = new URL('checksums.json', directory)
const known = JSON.parse(await readFile(record, 'utf8')) as Record<string, string>
const found = await readMigrations(fileURLToPath(directory))
const all = { ...Object.fromEntries(found.map(({ name, checksum }) => [name, checksum])), ...known }
const inOrder = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)))
await writeFile(record, `${JSON.stringify(inOrder, null, 2)}\n`)
