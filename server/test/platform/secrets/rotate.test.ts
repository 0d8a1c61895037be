import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { rotateDataKeys } from '../../../src/commands/rotate-data-keys'
import { DiskBlobStore } from '../../../src/platform/files/blobs/disk-blob-store'
import { readDataKeys } from '../../../src/platform/secrets/data-keys'
import { rotateSealed } from '../../../src/platform/secrets/rotate'
import { readKeyIdsInUse } from '../../../src/platform/secrets/sealed.repository'
import { identityNumbers } from '../../../src/platform/secrets/sealed-columns'
import { createSecrets } from '../../../src/platform/secrets/secrets'
import { backUpTo, makeEmptyPlace, makeFolder, sourceOf } from '../../backup/backup-support'
import { testConfig, testDataKeys } from '../../support/test-config'
import { startTestFair, type TestFair } from '../../support/test-fair'

const newer = `next:${Buffer.alloc(32, 'next').toString('base64')}`
const old = createSecrets(readDataKeys(testDataKeys))
const both = createSecrets(readDataKeys(`${newer},${testDataKeys}`))
const onlyNew = createSecrets(readDataKeys(newer))

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  // People alone, so that they can be counted.
  await sql`DELETE FROM badge_request`.execute(fair.platform.db)
})
afterAll(() => fair.stop())

async function numbers(): Promise<{ id: string; sealed: string }[]> {
  const { rows } = await sql<{
    id: string
    sealed: string
  }>`SELECT id, identity_sealed AS sealed FROM badge_person
    WHERE identity_sealed IS NOT NULL ORDER BY id`.execute(fair.platform.db)
  return rows
}
const opened = async (secrets: typeof old) =>
  (await numbers()).map(({ id, sealed }) => secrets.open(sealed, { ...identityNumbers, row: id }))
const underNewKey = async () => (await numbers()).filter(({ sealed }) => sealed.startsWith('v1.next.')).length

it('a back-up names the keys it needs, and holds none', async () => {
  expect(await readKeyIdsInUse(fair.platform.pool)).toEqual(['test'])
  const target = path.join(await makeFolder(), 'backup')
  const blobs = new DiskBlobStore(path.join(fair.platform.config.dataDir, 'files'))
  const manifest = await backUpTo(sourceOf(fair.database.url, blobs), target)
  expect(manifest.dataKeys).toEqual(['test'])
  expect(JSON.stringify(manifest)).not.toContain(testDataKeys.split(':')[1])
  const place = await makeEmptyPlace()
  expect((await place.restore(target)).manifest.dataKeys).toEqual(['test'])
})

it('rotation cut short leaves everything readable, and goes on where it was', async () => {
  const before = await opened(old)
  expect(before.length).toBeGreaterThan(10)
  const interrupted = new AbortController()
  const db = new Proxy(fair.platform.db, {
    get(target, name) {
      // Somebody stops it after the second batch.
      if (name === 'transaction' && ++batches > 2) interrupted.abort(new Error('stopped'))
      const value = Reflect.get(target, name, target) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  let batches = 0
  await expect(rotateSealed(db, both, { batch: 3, signal: interrupted.signal })).rejects.toThrow('stopped')
  const moved = await underNewKey()
  expect(moved).toBeGreaterThan(0)
  expect(moved).toBeLessThan(before.length)
  expect(await opened(both)).toEqual(before)

  expect(await rotateSealed(fair.platform.db, both, { batch: 3 })).toEqual({
    resealed: before.length - moved,
    unreadable: [],
  })
  expect(await opened(onlyNew)).toEqual(before)
  expect(await readKeyIdsInUse(fair.platform.pool)).toEqual(['next'])
  expect(await rotateSealed(fair.platform.db, both)).toEqual({ resealed: 0, unreadable: [] })
})

it('the command does the same, and names what it cannot open without touching it', async () => {
  const settings = testConfig({ DATABASE_URL: fair.database.url, DATA_KEYS: `${testDataKeys},${newer}` })
  const count = (await numbers()).length
  expect(await rotateDataKeys(settings)).toBe(
    `Everything is sealed with test now; ${count} values were sealed anew. ` +
      'Nothing needs next any more, except back-ups made before.',
  )
  const [first, second] = await numbers()
  await sql`UPDATE badge_person SET identity_sealed = ${first?.sealed} WHERE id = ${second?.id}`.execute(
    fair.platform.db,
  )
  onTestFinished(async () => {
    await sql`UPDATE badge_person SET identity_sealed = ${second?.sealed} WHERE id = ${second?.id}`.execute(
      fair.platform.db,
    )
  })
  const back = testConfig({ DATABASE_URL: fair.database.url, DATA_KEYS: `${newer},${testDataKeys}` })
  await expect(rotateDataKeys(back)).rejects.toThrow(
    `${count - 1} values were sealed anew with next; 1 were left as they are:\n` +
      `  badge_person.identity_sealed of ${second?.id}: not what was sealed in this place`,
  )
})

it('a fair that lacks a key says so in its log and goes on', async () => {
  const other = await startTestFair({
    database: fair.database,
    config: { WORKER: 'false', DATA_KEYS: `other:${Buffer.alloc(32, 'o').toString('base64')}` },
  })
  onTestFinished(other.stop)
  expect(other.log()).toContain('cannot be read until DATA_KEYS has them')
})
