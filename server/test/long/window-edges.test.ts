import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Window } from '@fairground/domain/selection'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fairForStorm, most } from '../selection/storm/fair-for-storm'
import { brokenRules } from '../selection/storm/invariants'
import { tryAroundEdges } from '../selection/storm/window-edges'
import { startProductProcess } from '../support/product-process'
import { query } from '../support/query'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'fairground-edges-'))
  fair = await startTestFair({ config: { WORKER: 'false' } })
})
afterAll(async () => {
  await fair.stop()
  await rm(directory, { recursive: true, force: true })
})

const hour = 3_600_000
const shiftedClock = new URL('../support/shifted-clock.mjs', import.meta.url).href

/** One process an hour ahead of the database, one an hour behind it. */
const processOff = (ms: number) =>
  startProductProcess({
    DATABASE_URL: fair.database.url,
    DATA_DIR: path.join(directory, String(ms)),
    WORKER: 'false',
    CAPTCHA: 'off',
    NODE_OPTIONS: `--import ${shiftedClock}`,
    CLOCK_SHIFT_MS: String(ms),
  })

const wanted = 2_000

/** Three windows more for each of them, a few seconds long. */
async function addWindows(companyIds: string[], after: number): Promise<Window[]> {
  const begun = Date.now()
  const at = (seconds: number) => new Date(begun + seconds * 1000)
  const windows = [2, 6, 10].map((start) => ({ startsAt: at(start), endsAt: at(start + 2) }))
  await query(
    fair.database.url,
    `INSERT INTO selection_window (company_id, round, batch, starts_at, ends_at)
     SELECT company_id, $4 + own.place, 1, own.starts_at, own.ends_at FROM unnest($1::uuid[]) company_id,
       unnest($2::timestamptz[], $3::timestamptz[]) WITH ORDINALITY AS own (starts_at, ends_at, place)`,
    [companyIds, windows.map(({ startsAt }) => startsAt), windows.map(({ endsAt }) => endsAt), after],
  )
  return windows
}

it(`${wanted} tries around the edges of windows are decided by the database’s clock alone`, async () => {
  const { people, rows } = await fairForStorm(fair, { name: 'edges', companies: 40, rows: 40, perRow: 2 })
  const companyIds = people.map(({ companyId }) => companyId)
  await query(fair.database.url, 'DELETE FROM selection_window WHERE company_id = ANY($1::uuid[])', [
    companyIds,
  ])
  const both = await Promise.all([processOff(hour), processOff(-hour)])
  const companies = people.map(({ as }, place) => ({
    clients: both.map((one) => one.clientFor(as)),
    boothId: rows[place]?.[0] ?? '',
  }))
  const windows: Window[] = []
  const all = { tries: 0, open: 0, wrong: [] as string[] }
  // A slow machine takes longer for as many.
  while (all.tries < wanted) {
    windows.push(...(await addWindows(companyIds, windows.length)))
    const until = new Date((windows.at(-1)?.endsAt.getTime() ?? 0) + 1_500)
    const found = await tryAroundEdges(
      companies.map((company) => ({ ...company, windows })),
      until,
    )
    all.tries += found.tries
    all.open += found.open
    all.wrong.push(...found.wrong)
  }
  process.stdout.write(`window edges: ${JSON.stringify({ ...all, edges: windows.length * 2 })}\n`)
  expect(all.wrong).toEqual([])
  expect(await brokenRules(fair.database.url, most)).toEqual([])
  expect(all.open).toBeGreaterThan(0)
  expect(all.tries).toBeGreaterThan(all.open)
}, 1_200_000)
