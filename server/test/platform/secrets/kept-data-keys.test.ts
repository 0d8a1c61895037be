import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keysToBring } from '../../../src/backup/keys-to-bring'
import { dataKeysFor, findDataKeys, keptKeysFile } from '../../../src/platform/secrets/kept-data-keys'
import { testDataKeys } from '../../support/test-config'

let dataDir: string
beforeEach(async () => {
  dataDir = path.join(await mkdtemp(path.join(tmpdir(), 'fairground-keys-')), 'data')
})
afterEach(() => rm(path.dirname(dataDir), { recursive: true, force: true }))

const settings = (DATA_KEYS?: string) => ({ DATA_KEYS, dataDir, MODE: 'demo' as const })

it('a demo makes its key once and keeps it to itself', async () => {
  expect(findDataKeys(settings())).toBeUndefined()
  const made = dataKeysFor(settings())
  expect(dataKeysFor(settings()).current).toEqual(made.current)
  expect(await readdir(dataDir)).toEqual(['data-keys'])
  const { mode } = await stat(keptKeysFile(dataDir))
  if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600)
  expect(await readFile(keptKeysFile(dataDir), 'utf8')).toMatch(/^k\d{8}-[0-9a-f]{4}:[\w+/]{43}=\n$/)
})

it('keys that are set are used, and none are made', async () => {
  expect(dataKeysFor(settings(testDataKeys)).current.id).toBe('test')
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
})

it('a damaged file is said to be so, and never replaced', async () => {
  dataKeysFor(settings())
  await writeFile(keptKeysFile(dataDir), 'nonsense')
  expect(() => dataKeysFor(settings())).toThrow(/data-keys: the 1\. entry is no key/)
  expect(await readFile(keptKeysFile(dataDir), 'utf8')).toBe('nonsense')
})

it('production makes none', () => {
  expect(() => dataKeysFor({ ...settings(), MODE: 'production' })).toThrow('DATA_KEYS is not set')
})

it('a restore says which keys to bring, and nothing where all are there', () => {
  expect(keysToBring({ dataKeys: ['test'] }, settings(testDataKeys))).toBe('')
  expect(keysToBring({ dataKeys: undefined }, settings())).toBe('')
  const words = keysToBring({ dataKeys: ['old', 'test'] }, settings(testDataKeys))
  expect(words).toMatch(/ATTENTION: .* the data key old, which this place does not have/)
  expect(keysToBring({ dataKeys: ['old', 'test'] }, settings())).toContain(keptKeysFile(dataDir))
})
