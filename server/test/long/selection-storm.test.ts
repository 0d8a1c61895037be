import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { OwnChoice } from '@fairground/wire/selection'
import { selectionBoard } from '@fairground/wire/selection/board'
import { switchSelection } from '@fairground/wire/selection/desk'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { edition } from '../selection/selection-support'
import { type Member, weather } from '../selection/storm/crowd'
import { fairForStorm, most, setWindows } from '../selection/storm/fair-for-storm'
import { contradictionsIn, type Pause } from '../selection/storm/history'
import { brokenRules, readStanding } from '../selection/storm/invariants'
import { type ProductProcess, startProductProcess } from '../support/product-process'
import { startTestFair, type TestFair } from '../support/test-fair'
import { unsoundOffers } from '../waiting/waiting-records'

const companies = 500
const stepsEach = 10

/** Makes the fair ready and looks at it from outside; the storm goes through two processes of their own. */
let fair: TestFair
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'fairground-storm-'))
  fair = await startTestFair({ config: { WORKER: 'false' } })
})
afterAll(async () => {
  await fair.stop()
  await rm(directory, { recursive: true, force: true })
})

const processOf = (name: string) =>
  startProductProcess({
    DATABASE_URL: fair.database.url,
    DATA_DIR: path.join(directory, name),
    WORKER: 'false',
    CAPTCHA: 'off',
  })

/** Everybody is stopped twice in the middle of it, through one process, and let go on through the other. */
async function stopAndGoOn(
  [one, other]: readonly [ProductProcess, ProductProcess],
  reached: (steps: number) => Promise<void>,
): Promise<Pause[]> {
  const admin = await fair.signIn('admin')
  const turn = async (process: ProductProcess, started: boolean) => {
    const call = process.clientFor(admin)
    const { version } = (await call(selectionBoard)).switch
    const askedAt = performance.now()
    await call(switchSelection, { body: { started, version } })
    return { askedAt, answeredAt: performance.now() }
  }
  const pauses: Pause[] = []
  for (const after of [1 / 3, 2 / 3]) {
    const steps = companies * stepsEach * after
    await reached(steps)
    const stop = await turn(one, false)
    await reached(steps + companies / 2)
    pauses.push({ stop, goOn: await turn(other, true) })
  }
  return pauses
}

async function storm(name: string, choose?: (companyId: string) => Member['choose']) {
  const { people, rows } = await fairForStorm(fair, { name, companies, rows: 100, perRow: 20 })
  // With the guards off nothing is offered to anybody, and nothing stops anybody.
  const waiting = choose ? 0 : companies / 25
  const both = await Promise.all([processOf(`${name}-1`), processOf(`${name}-2`)])
  // A tenth each begins while the others are at it, and has to stop while they are.
  await setWindows(fair, people.slice(0, companies / 10), { opens: 5, closes: 3_600 })
  await setWindows(fair, people.slice(companies / 10, companies / 5), { opens: -60, closes: 8 })
  await setWindows(fair, people.slice(companies - waiting), { opens: -7_200, closes: -3_600 })
  const members = people.map(({ companyId, as }, place): Member => {
    const clients = both.map((one) => one.clientFor(as))
    const own = choose?.(companyId)
    return {
      companyId,
      processes: () => clients,
      waits: place >= companies - waiting,
      ...(own && { choose: own }),
    }
  })
  const startedAt = performance.now()
  let [steps, over] = [0, false]
  const goesOn = (done: number): boolean => {
    steps += 1
    return done < stepsEach
  }
  const reached = async (wanted: number) => {
    while (steps < wanted && !over) await pause(10)
  }
  const [weathered, pauses] = await Promise.all([
    weather(members, { rows, most, goesOn, finishesOneIn: 15 }).finally(() => {
      over = true
    }),
    choose ? [] : stopAndGoOn(both, reached),
  ])
  const answers = [...weathered.history.values()].flat()
  const acknowledged = answers.filter(({ deed, has }) => deed === 'choose' && has).length
  const { url } = fair.database
  const found = [
    ...contradictionsIn(weathered.history, await readStanding(url), pauses),
    ...(await brokenRules(url, most)),
    ...(await unsoundOffers(fair.platform.db)),
  ]
  const accepted = answers.filter(({ deed, has }) => deed === 'accept' && has).length
  const stopped = answers.filter((answer) => answer.stopped).length
  const shown = {
    answers: answers.length,
    acknowledged,
    accepted,
    stopped,
    refused: answers.filter(({ has }) => !has).length,
    askedAgain: weathered.askedAgain,
    seconds: Math.round((performance.now() - startedAt) / 1000),
    found: found.length,
  }
  process.stdout.write(`storm ${name}: ${JSON.stringify(shown)}\n`)
  return { ...weathered, found, acknowledged, accepted, stopped }
}

/** As somebody would write it who has never seen two people at once: look, then write. */
const unguarded =
  (pool: pg.Pool) =>
  (companyId: string): Member['choose'] =>
  async (boothIds) => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      const free = `SELECT FROM booth WHERE id = ANY($1::uuid[]) AND status = 'normal'`
      if ((await client.query(free, [boothIds])).rowCount === boothIds.length) {
        await client.query(`UPDATE booth SET status = 'occupy' WHERE id = ANY($1::uuid[])`, [boothIds])
        await client.query(
          `INSERT INTO booth_holding (booth_id, company_id, edition, origin)
           SELECT id, $2, $3, 'chosen' FROM unnest($1::uuid[]) id`,
          [boothIds, companyId, edition],
        )
      }
      await client.query('COMMIT')
      const own = 'SELECT booth_id AS id FROM booth_holding WHERE company_id = $1 AND released_at IS NULL'
      const { rows } = await client.query(own, [companyId])
      return { booths: rows, stage: 'choosing' } as unknown as OwnChoice
    } finally {
      client.release()
    }
  }

describe('500 companies on 2,000 booths through two processes', { timeout: 600_000 }, () => {
  it('are told nothing that is not so, and leave nothing that must not be', async () => {
    const { found, strange, acknowledged, accepted, stopped } = await storm('guarded')
    expect(strange).toEqual([])
    expect(found).toEqual([])
    expect(acknowledged).toBeGreaterThan(companies)
    expect(accepted).toBeGreaterThan(0)
    expect(stopped).toBeGreaterThan(0)
  })

  it('would, without the guards: so the checks above can fail', async () => {
    const { url } = fair.database
    const pool = new pg.Pool({ connectionString: url, max: 20 })
    try {
      await pool.query('DROP INDEX booth_holding_one_live')
      const { found } = await storm('unguarded', unguarded(pool))
      expect(found.some((one) => one.startsWith('sold twice'))).toBe(true)
      expect(found.some((one) => one.includes('at one moment'))).toBe(true)
    } finally {
      await pool.end()
    }
  })
})
