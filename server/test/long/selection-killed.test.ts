import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chooseBooths } from '@fairground/wire/selection'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { prepareDatabase } from '../../src/boot/prepare-database'
import { makeDataDir, postmasterPid, start } from '../platform/embedded-postgres/support'
import type { Choosing } from '../selection/selection-support'
import { type Member, weather } from '../selection/storm/crowd'
import { fairForStorm, most } from '../selection/storm/fair-for-storm'
import { contradictionsIn } from '../selection/storm/history'
import { brokenRules, readStanding } from '../selection/storm/invariants'
import { cheapPasswords } from '../support/cheap-passwords'
import { type ProductProcess, startProductProcess } from '../support/product-process'
import { query } from '../support/query'
import { migrations, testConfig } from '../support/test-config'
import { startTestFair } from '../support/test-fair'

interface Ready {
  url: string
  dataDir: string
  people: Choosing[]
  rows: string[][]
  startProcess(): Promise<ProductProcess>
}

/** A PostgreSQL of its own, as safe against power cuts as the product's own, with a fair in which everybody may choose. */
async function ready(companies: number): Promise<Ready> {
  const dataDir = await makeDataDir()
  const { connectionString: url } = await start(dataDir, { durable: true })
  const { hash } = cheapPasswords
  await prepareDatabase({
    config: testConfig(),
    connectionString: url,
    migrations,
    hash,
    log: () => undefined,
  })
  const fair = await startTestFair({
    database: { url, drop: async () => undefined },
    config: { WORKER: 'false' },
  })
  const made = await fairForStorm(fair, { name: 'killed', companies, rows: 12, perRow: 12 })
  await fair.stop()
  let started = 0
  const startProcess = () =>
    startProductProcess({
      DATABASE_URL: url,
      DATA_DIR: path.join(dataDir, `process-${started++}`),
      WORKER: 'false',
      CAPTCHA: 'off',
      LOG_LEVEL: 'fatal',
    })
  return { url, dataDir, ...made, startProcess }
}

/** Everybody goes on choosing while the disasters come one after the other, and until a while after the last. */
async function stormThrough(
  { url, people, rows }: Ready,
  processes: ProductProcess[],
  disasters: () => Promise<void>,
) {
  let over = false
  const members = people.map(
    ({ companyId, as }): Member => ({
      companyId,
      processes: () => processes.filter(({ alive }) => alive).map((one) => one.clientFor(as)),
    }),
  )
  const storm = { rows, most, goesOn: () => !over, finishesOneIn: 400 }
  const [weathered] = await Promise.all([
    weather(members, storm),
    disasters()
      .then(() => pause(1_000))
      .finally(() => {
        over = true
      }),
  ])
  const answers = [...weathered.history.values()].flat()
  const acknowledged = answers.filter(({ deed, has }) => deed === 'choose' && has).length
  const found = [
    ...contradictionsIn(weathered.history, await readStanding(url)),
    ...(await brokenRules(url, most)),
  ]
  const { strange, askedAgain } = weathered
  return { strange, found, acknowledged, askedAgain, answers: answers.length }
}

function expectUnharmed(name: string, after: Awaited<ReturnType<typeof stormThrough>>): void {
  const { strange, found, ...figures } = after
  process.stdout.write(`${name}: ${JSON.stringify(figures)}\n`)
  expect(strange).toEqual([])
  expect(found).toEqual([])
  expect(figures.acknowledged).toBeGreaterThan(50)
  expect(figures.askedAgain).toBeGreaterThan(0)
}

describe('kill -9 in the middle of a rush', { timeout: 600_000 }, () => {
  it('of one process after the other loses no acknowledged choice and leaves none half made', async () => {
    const fair = await ready(60)
    const processes = [await fair.startProcess(), await fair.startProcess()]
    const after = await stormThrough(fair, processes, async () => {
      for (let times = 0; times < 6; times++) {
        await pause(300 + times * 130)
        await processes[times % 2]?.kill()
        processes[times % 2] = await fair.startProcess()
      }
    })
    expectUnharmed('six processes killed', after)
  })

  it('of PostgreSQL, again and again, neither', async () => {
    const fair = await ready(60)
    const processes = [await fair.startProcess(), await fair.startProcess()]
    const answering = () =>
      query(fair.url, 'SELECT 1').then(
        () => true,
        () => false,
      )
    const after = await stormThrough(fair, processes, async () => {
      for (let times = 0; times < 6; times++) {
        await pause(1_500 + times * 170)
        process.kill(await postmasterPid(fair.dataDir), 'SIGKILL')
        await expect.poll(answering, { timeout: 30_000 }).toBe(true)
      }
    })
    expect(processes.every(({ alive }) => alive)).toBe(true)
    expectUnharmed('PostgreSQL killed six times', after)
  })
})

describe('a choice whose process is killed', () => {
  /** The choice of three booths stands before what is in the way, and its process is killed there. */
  async function killedChoosing(inTheWay: string, prepare: string[] = []) {
    const fair = await ready(1)
    const [who] = fair.people
    const boothIds = fair.rows[0]?.slice(0, 3) ?? []
    for (const statement of prepare) await query(fair.url, statement)
    const [first, second] = [await fair.startProcess(), await fair.startProcess()]
    if (!who) throw new Error('a company that was made is there')
    const choose = (at: ProductProcess) => at.clientFor(who.as)(chooseBooths, { body: { boothIds } })
    const blocker = new pg.Client(fair.url)
    await blocker.connect()
    onTestFinished(() => blocker.end().catch(() => undefined))
    await blocker.query('BEGIN')
    await blocker.query(inTheWay)
    const answer = choose(first).then(
      () => 'answered',
      () => 'no answer',
    )
    await expect.poll(() => waiting(fair.url), { timeout: 20_000 }).toBe(1)
    await first.kill()
    expect(await answer).toBe('no answer')
    return {
      boothIds,
      choose: () => choose(second),
      letGo: () => blocker.query('ROLLBACK'),
      url: fair.url,
      who,
    }
  }
  const waiting = async (url: string) =>
    (await query(url, `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)).length
  const heldOf = async (url: string, { companyId }: Choosing) =>
    [...((await readStanding(url)).get(companyId) ?? [])].sort()

  it('before it was committed was never made, and sent again it is', async () => {
    // The line on record is the last thing a choice writes.
    const { boothIds, choose, letGo, url, who } = await killedChoosing(
      'LOCK TABLE selection_event IN ACCESS EXCLUSIVE MODE',
    )
    expect(await heldOf(url, who)).toEqual([])
    await letGo()
    expect((await choose()).booths).toHaveLength(3)
    expect(await heldOf(url, who)).toEqual([...boothIds].sort())
    expect(await brokenRules(url, most)).toEqual([])
  })

  it('while it was committed is made once, and answered the same meanwhile and later', async () => {
    const { boothIds, choose, letGo, url, who } = await killedChoosing('SELECT pg_advisory_xact_lock(4711)', [
      `CREATE FUNCTION at_commit() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_advisory_xact_lock_shared(4711); RETURN NULL; END $$`,
      `CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON selection_event DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION at_commit()`,
    ])
    const again = choose()
    await expect.poll(() => waiting(url), { timeout: 20_000 }).toBe(2)
    await letGo()
    const told = await again
    expect(told.booths.map(({ id }) => id).sort()).toEqual([...boothIds].sort())
    expect(await choose()).toEqual(told)
    const events = `SELECT FROM selection_event WHERE company_id = $1 AND refused_by = ''`
    expect(await query(url, events, [who.companyId])).toHaveLength(1)
    expect(await brokenRules(url, most)).toEqual([])
  })
})
