import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readMigrations } from '../../../src/platform/database/migrate'
import { migrations } from '../../support/test-config'

const readRecord = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile(path.join(migrations, 'checksums.json'), 'utf8'))

// A fair refuses to start when a migration it was made with has changed by a single character.
it('migrations say what they said when they were released, and new ones are put on record', async () => {
  const found = (await readMigrations(migrations)).map(({ name, checksum }) => [name, checksum])
  expect(
    Object.fromEntries(found),
    'Take an edit of a released migration back and write a new file instead. A new file is put on record by ' +
      '`npm run generate`; if nobody has it yet and you edited it, remove its line from checksums.json first.',
  ).toEqual(await readRecord())
})
