import os from 'node:os'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../src/platform/database/database'
import { startTestFair, type TestFair } from '../../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
})
afterAll(() => fair.stop())

const processOf = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)
  return rows[0]?.pid ?? 0
}

it('an import’s connection gives way to everybody else’s', async () => {
  const [patient, usual] = [await processOf(fair.platform.patientDb), await processOf(fair.platform.db)]
  expect(os.getPriority(patient)).toBeGreaterThan(os.getPriority(usual))
})
