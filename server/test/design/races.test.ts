import { publishDraft } from '@fairground/wire/design'
import { assignBooths } from '@fairground/wire/placement'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { approveSubmitted, companiesWithoutBooth } from '../placement/placement-support'
import { refusal } from '../support/wire-client'
import { addHall } from '../venue/venue-support'
import {
  booth,
  boothRows,
  type DrawingRoom,
  hallOf,
  rowOf,
  startDrawingRoom,
  Table,
  withoutBooth,
} from './design-support'

let room: DrawingRoom
beforeAll(async () => {
  room = await startDrawingRoom()
  await approveSubmitted(room.fair)
})
afterAll(() => room.fair.stop())

const db = () => room.fair.platform.db
const onPublish = (body: string) =>
  sql`CREATE FUNCTION on_publish() RETURNS trigger LANGUAGE plpgsql AS ${sql.raw(`$$ BEGIN ${body}; RETURN NEW; END $$`)};
    CREATE TRIGGER on_publish BEFORE INSERT ON plan_change FOR EACH ROW EXECUTE FUNCTION on_publish()`
const dropTrigger = () => sql`DROP FUNCTION IF EXISTS on_publish CASCADE`.execute(db())
afterEach(dropTrigger)

/** Somebody waits for a lock that somebody else has. */
const waiting = (kind: string) =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ many: number }>`
        SELECT count(*)::int AS many FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = ${kind}`.execute(
        db(),
      )
      return rows[0]?.many
    })
    .toBeGreaterThan(0)

const heldOnRemoved = async () => {
  const { rows } = await sql`
    SELECT booth.code FROM booth_holding JOIN booth ON booth.id = booth_id
    WHERE released_at IS NULL AND deleted_at IS NOT NULL`.execute(db())
  return rows
}

const versionsOf = async (hallId: string) =>
  (
    await db()
      .selectFrom('plan_version')
      .select('number')
      .where('hall_id', '=', hallId)
      .orderBy('number')
      .execute()
  ).map(({ number }) => number)

describe('a publish that fails on the way', () => {
  it('leaves nothing behind, and the draft as it was', async () => {
    const table = await hallOf(room.admin, 'X1', rowOf(['X1-1', 'X1-2']))
    const [before, versions] = [await boothRows(room.fair, table.hallId), await versionsOf(table.hallId)]
    await table.save({ ...(await table.published()), booths: rowOf(['X1-1', 'X1-3']), width: 80 })
    await onPublish(`RAISE EXCEPTION 'cut off'`).execute(db())
    expect((await refusal(table.publish())).code).toBe('50000000')
    expect(await boothRows(room.fair, table.hallId)).toEqual(before)
    expect(await versionsOf(table.hallId)).toEqual(versions)
    expect((await table.open()).published.number).toBe(2)
    await dropTrigger()
    expect(await table.publish()).toBe(3)
  })
})

describe('two publishes at once', () => {
  it('of one draft are one version', async () => {
    const table = await hallOf(room.admin, 'X2', rowOf(['X2-1']))
    await table.save({ ...(await table.published()), booths: rowOf(['X2-2']) })
    const body = { ...table.onDraft(), note: '', reason: '' }
    const answers = await Promise.allSettled([
      room.admin(publishDraft, { body }),
      room.admin(publishDraft, { body }),
      room.leader(publishDraft, { body }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(await versionsOf(table.hallId)).toEqual([1, 2, 3])
  })

  it('in two halls give a number to one of them', async () => {
    const halls = await Promise.all(['X3', 'X4'].map((code) => addHall(room.admin, code)))
    const tables = halls.map((hallId) => new Table(room.admin, hallId))
    for (const [place, table] of tables.entries())
      await table.save({
        ...(await table.published()),
        booths: [booth({ code: `X3-${place + 5}`, x: 5, y: 5 }), booth({ code: 'X3-1', x: 20, y: 5 })],
      })
    const answers = await Promise.allSettled(tables.map((table) => table.publish()))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const rows = (await Promise.all(halls.map((hallId) => boothRows(room.fair, hallId)))).flat()
    expect(rows.filter(({ code }) => code === 'X3-1')).toHaveLength(1)
    expect(rows).toHaveLength(2)
  })
})

describe('a booth that is given away while a publish removes it', () => {
  const removing = async (code: string) => {
    const [one] = rowOf([`${code}-1`])
    const table = await hallOf(room.admin, code, [one ?? booth(), ...rowOf([`${code}-2`], { y: 30 })])
    await table.save(withoutBooth(await table.published(), one?.id ?? ''))
    const [companyId = ''] = await companiesWithoutBooth(room.fair, 1)
    return { table, boothId: one?.id ?? '', companyId }
  }

  it('stays, where it was given first', async () => {
    const { table, boothId, companyId } = await removing('X5')
    const published = await db()
      .transaction()
      .execute(async (trx) => {
        await sql`SELECT FROM booth WHERE id = ${boothId} FOR UPDATE`.execute(trx)
        await sql`UPDATE booth SET status = 'allotted' WHERE id = ${boothId}`.execute(trx)
        await sql`INSERT INTO booth_holding (booth_id, company_id, edition, origin)
          VALUES (${boothId}, ${companyId}, 21, 'assigned')`.execute(trx)
        const asked = refusal(table.publish())
        await waiting('transactionid')
        return { asked }
      })
    expect((await published.asked).message).toMatch(/X5-1（已分配）不能删除/)
    expect(await heldOnRemoved()).toEqual([])
  })

  it('goes to nobody, where it was removed first', async () => {
    const { table, boothId, companyId } = await removing('X6')
    await onPublish('PERFORM pg_advisory_xact_lock_shared(4711)').execute(db())
    const { published, assigned } = await db()
      .transaction()
      .execute(async (trx) => {
        await sql`SELECT pg_advisory_xact_lock(4711)`.execute(trx)
        const published = table.publish()
        await waiting('advisory')
        const assigned = refusal(
          room.admin(assignBooths, { body: { boothIds: [boothId], companyId, reason: '推荐' } }),
        )
        await waiting('transactionid')
        return { published, assigned }
      })
      .then(async ({ published, assigned }) => ({ published: await published, assigned: await assigned }))
    expect(published).toBe(3)
    expect(assigned.message).toMatch(/展位/)
    expect(await heldOnRemoved()).toEqual([])
  })

  it('is never held once it is gone, whoever comes first', async () => {
    for (const code of ['X70', 'X71', 'X72', 'X73']) {
      const { table, boothId, companyId } = await removing(code)
      const answers = await Promise.allSettled([
        room.admin(assignBooths, { body: { boothIds: [boothId], companyId, reason: '推荐' } }),
        table.publish(),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    }
    expect(await heldOnRemoved()).toEqual([])
  })
})
