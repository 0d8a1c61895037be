import { chooseBooths, releaseBooths } from '@fairground/wire/selection'
import * as calls from '@fairground/wire/waiting'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { lockListToLook, lockOffering } from '../../src/offering/waiting-list.repository'
import {
  type Choosing,
  companiesChoosing,
  edition,
  expectSound,
  hallOfRows,
  openSelection,
} from '../selection/selection-support'
import { query } from '../support/query'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { unsoundOffers } from './waiting-records'

/** Who waits for whom when many let go at once while others wait: nobody, unless an offer is made. */

let fair: TestFair
let secondProcess: TestFair
let hallId: string
let elsewhere: string
let rows: string[][]
let boothsElsewhere: string[]
let made = 0
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  secondProcess = await startTestFair({ database: fair.database, config: { WORKER: 'false' } })
  await openSelection(fair)
  await secondProcess.platform.settings.reload()
  ;({ hallId, boothIds: rows } = await hallOfRows(fair, 12, 6, { code: 'F1' }))
  const other = await hallOfRows(fair, 1, 6, { code: 'F2' })
  ;[elsewhere, boothsElsewhere] = [other.hallId, other.boothIds.flat()]
})
afterAll(async () => {
  await secondProcess.stop()
  await fair.stop()
})
afterEach(async () => {
  const { db } = fair.platform
  await sql`UPDATE waiting_entry SET ended_at = now(), ended_as = 'withdrawn' WHERE ended_at IS NULL`.execute(
    db,
  )
  for (const hall of [hallId, elsewhere]) expect(await expectSound(fair, hall, 4)).toEqual([])
  expect(await unsoundOffers(db)).toEqual([])
})

const freshRow = () => rows.pop() ?? []
async function someone(through = fair): Promise<Choosing> {
  made += 1
  const [company] = await companiesChoosing(fair, [`freeing-${made}`])
  if (!company) throw new Error('a company that was made is there')
  return { ...company, call: clientFor(through, company.as) }
}
async function holding(boothId: string, through?: TestFair): Promise<Choosing> {
  const who = await someone(through)
  await who.call(chooseBooths, { body: { boothIds: [boothId] } })
  return who
}
const release = (who: Choosing, boothId: string) => who.call(releaseBooths, { body: { boothIds: [boothId] } })
/** Its time is over, so that it may wait. */
async function outside(): Promise<Choosing> {
  const who = await someone(secondProcess)
  await sql`UPDATE selection_window SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
    WHERE company_id = ${who.companyId}`.execute(fair.platform.db)
  return who
}
const join = (who: Choosing, wanted: number) =>
  who.call(calls.joinWaiting, {
    body: { least: wanted, wanted, openings: [], hallIds: [hallId], allOrNone: true, givesBack: false },
  })
const offered = async (who: Choosing) =>
  (await who.call(calls.ownWaiting, {})).entry?.offer?.booths.map(({ id }) => id).sort()

const waitingForLocks = async () =>
  (
    await query(
      fair.database.url,
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`,
    )
  ).length
const untilWaiting = (many: number) => expect.poll(waitingForLocks, { timeout: 20_000 }).toBe(many)

/** As if somebody made an offer all the while. */
const whileOffering = (work: (letGo: () => void) => Promise<void>): Promise<void> =>
  fair.platform.db.transaction().execute(async (trx) => {
    await lockListToLook(trx, edition)
    await lockOffering(trx, edition)
    await new Promise<void>((letGo, fail) => work(letGo).then(letGo, fail))
  })

it('what nobody waits for is let go of while others are being made an offer', async () => {
  const [one = ''] = boothsElsewhere
  const holder = await holding(one)
  await join(await outside(), 1)
  await whileOffering(async () => {
    expect((await release(holder, one)).booths).toEqual([])
  })
})

it('a pair whose halves two let go of at one moment goes to whoever waits for both', async () => {
  const [one = '', two = ''] = freshRow()
  const [holder, other] = [await holding(one), await holding(two, secondProcess)]
  const waiting = await outside()
  await join(waiting, 2)
  let both: Promise<unknown> = Promise.resolve()
  await whileOffering(async (letGo) => {
    both = Promise.all([release(holder, one), release(other, two)])
    await untilWaiting(2)
    letGo()
  })
  await both
  expect(await offered(waiting)).toEqual([one, two].sort())
})

it('what is let go of while somebody joins is offered to them, whoever of both comes first', async () => {
  const [one = ''] = freshRow()
  const [holder, waiting] = [await holding(one), await outside()]
  const blocker = new pg.Client(fair.database.url)
  await blocker.connect()
  try {
    // The transaction that lets go stands before its commit: nobody else can see the booth yet.
    await blocker.query(`CREATE FUNCTION at_commit() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock_shared(4711); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON selection_event DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION at_commit()`)
    await blocker.query('BEGIN')
    await blocker.query('SELECT pg_advisory_xact_lock(4711)')
    const letGo = release(holder, one)
    await untilWaiting(1)
    const joined = join(waiting, 1)
    await untilWaiting(2)
    await blocker.query('ROLLBACK')
    await Promise.all([letGo, joined])
  } finally {
    await blocker.query('ROLLBACK')
    await blocker.query('DROP FUNCTION IF EXISTS at_commit() CASCADE')
    await blocker.end()
  }
  expect(await offered(waiting)).toEqual([one])
})
