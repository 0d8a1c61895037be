import { createHash } from 'node:crypto'
import { initialSettings } from '@fairground/domain/settings'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdmin } from '../../../src/commands/run-admin'
import { type CheckedSeals, checkSeals } from '../../../src/platform/audit/check-seals'
import {
  findEndedDay,
  lockSeals,
  readChain,
  sealedColumns,
  writeSeal,
} from '../../../src/platform/audit/day-seals.repository'
import { removeOutlivedDays, sealEndedDays } from '../../../src/platform/audit/seal-days'
import type { Db } from '../../../src/platform/database/database'
import { startTestFair, type TestFair } from '../../support/test-fair'

const zone = 'Asia/Shanghai'
const changing = (days: number) => ({ ...initialSettings, logRetention: { changes: days, access: 400 } })

const officeOf = ({ platform }: TestFair, settings = initialSettings) => ({
  db: platform.patientDb,
  settings: () => settings,
  log: platform.log,
})

/** A row at noon of a day so long ago, by the fair's clock. */
const happened = (db: Db, daysAgo: number, subjectId: string) =>
  sql`INSERT INTO audit_entry (at, actor_name, action, subject_type, subject_id, after)
    VALUES (((now() AT TIME ZONE ${zone})::date - ${daysAgo}::int + time '12:00') AT TIME ZONE ${zone},
      '张三 "z"', 'edit', 'company', ${subjectId}, '{"b": 1.10, "a": [null]}')`.execute(db)

const dayAgo = async (fair: TestFair, daysAgo: number): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    SELECT ((now() AT TIME ZONE ${zone})::date - ${daysAgo}::int)::text AS day`.execute(fair.platform.db)
  return rows[0]?.day ?? ''
}

class Undone extends Error {}

/** What is found after somebody with every right in the database did this; it is undone again. */
async function checkAfter(fair: TestFair, plant: (trx: Db) => Promise<void>): Promise<CheckedSeals> {
  let checked: CheckedSeals | undefined
  const planted = fair.platform.db.transaction().execute(async (trx) => {
    for (const table of ['audit_entry', 'audit_seal'])
      await sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`).execute(trx)
    await plant(trx)
    checked = await checkSeals(trx)
    throw new Undone()
  })
  await expect(planted).rejects.toThrow(Undone)
  if (!checked) throw new Error('nothing was checked')
  return checked
}

async function run(db: Db, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    const { numAffectedRows } = await sql.raw(statement).execute(db)
    expect(numAffectedRows, statement).not.toBe(0n)
  }
}

const sealOne = async (db: Db, timeZone: string) => {
  const ended = await findEndedDay(db, timeZone)
  return ended && writeSeal(db, ended)
}

describe('days of the audit trail', () => {
  let fair: TestFair
  let days: { six: string; five: string; three: string }
  beforeAll(async () => {
    fair = await startTestFair()
    for (const [daysAgo, subject] of [
      [6, 'p1'],
      [6, 'p2'],
      [5, 'p3'],
      [3, 'p4'],
    ] as const)
      await happened(fair.platform.db, daysAgo, subject)
    days = { six: await dayAgo(fair, 6), five: await dayAgo(fair, 5), three: await dayAgo(fair, 3) }
    await Promise.all([sealEndedDays(officeOf(fair)), sealEndedDays(officeOf(fair))])
  })
  afterAll(() => fair.stop())

  it('are sealed once each, empty ones too, by two processes at once', async () => {
    const chain = await readChain(fair.platform.db)
    expect(chain.slice(0, 4).map(({ rows }) => rows)).toEqual([2, 1, 0, 1])
    expect(chain[0]).toMatchObject({ day: days.six, joins: true, follows: true, removed: false })
    expect(await checkSeals(fair.platform.db)).toMatchObject({ first: days.six, rows: 4, broken: undefined })
    expect(fair.log()).toContain(chain[0]?.seal)
  })

  it('have a seal that anybody can work out from the rows', async () => {
    const { rows } = await sql<{ id: number; after: string }>`
      SELECT id, after::text AS after FROM audit_entry WHERE subject_id IN ('p1', 'p2') ORDER BY id`.execute(
      fair.platform.db,
    )
    const sha256 = (...parts: (string | Buffer)[]) => {
      const hash = createHash('sha256')
      for (const part of parts) hash.update(part)
      return hash.digest()
    }
    const text = JSON.stringify
    const noon = text(`${days.six}T04:00:00`)
    const hashes = rows.map(({ id, after }, index) =>
      sha256(
        `[${id}, ${noon}, null, ${text('张三 "z"')}, "edit", "company", "p${index + 1}", null, ${text(after)}, null, null, null]`,
      ),
    )
    const header = `[${text(days.six)}, null, ${text(`${days.six}T16:00:00`)}, 2]`
    const [first] = await readChain(fair.platform.db)
    expect(first?.seal).toBe(sha256(header, sha256(...hashes)).toString('hex'))
  })

  it('come to the same whatever a connection is set to', async () => {
    await fair.platform.db.transaction().execute(async (trx) => {
      for (const [name, value] of [
        ['TimeZone', 'America/New_York'],
        ['DateStyle', 'SQL, DMY'],
        ['bytea_output', 'escape'],
      ])
        await sql`SELECT set_config(${name}, ${value}, true)`.execute(trx)
      expect((await checkSeals(trx)).broken).toBeUndefined()
    })
  })

  it('are sealed with every column there is', async () => {
    const { rows } = await sql<{ name: string }>`SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = 'audit_entry'`.execute(fair.platform.db)
    expect(rows.map(({ name }) => name).sort()).toEqual([...sealedColumns].sort())
  })

  it.each([
    [
      'an edited row',
      () => [`UPDATE audit_entry SET action = 'add' WHERE subject_id = 'p3'`],
      'five',
      'rows',
    ],
    [
      'a value inside',
      () => [`UPDATE audit_entry SET after = '{"b": 1.1, "a": [null]}' WHERE subject_id = 'p3'`],
      'five',
      'rows',
    ],
    [
      'null for nothing',
      () => [`UPDATE audit_entry SET before = 'null' WHERE subject_id = 'p3'`],
      'five',
      'rows',
    ],
    [
      'a second changed',
      () => [`UPDATE audit_entry SET at = at + interval '1 second' WHERE subject_id = 'p3'`],
      'five',
      'rows',
    ],
    [
      'a row put on another day',
      () => [`UPDATE audit_entry SET at = at - interval '1 day' WHERE subject_id = 'p3'`],
      'six',
      'rows',
    ],
    ['a deleted row', () => [`DELETE FROM audit_entry WHERE subject_id = 'p3'`], 'five', 'rows'],
    [
      'an inserted row',
      () => [
        `INSERT INTO audit_entry (at, actor_name, action, subject_type, subject_id)
          SELECT at, 'x', 'x', 'x', 'x' FROM audit_entry WHERE subject_id = 'p3'`,
      ],
      'five',
      'rows',
    ],
    [
      'a row from before everything',
      () => [
        `INSERT INTO audit_entry (at, actor_name, action, subject_type, subject_id)
          VALUES ('2001-01-01', 'x', 'x', 'x', 'x')`,
      ],
      'six',
      'rows',
    ],
    [
      'an edited seal',
      () => [`UPDATE audit_seal SET seal = digest WHERE day = '${days.five}'`],
      'five',
      'seal',
    ],
    [
      'an edited digest',
      () => [`UPDATE audit_seal SET digest = seal WHERE day = '${days.five}'`],
      'five',
      'seal',
    ],
    [
      'an edited count',
      () => [`UPDATE audit_seal SET row_count = 7 WHERE day = '${days.five}'`],
      'five',
      'seal',
    ],
    [
      'moved bounds',
      () => [`UPDATE audit_seal SET until_at = until_at - interval '1 hour' WHERE day = '${days.six}'`],
      'six',
      'seal',
    ],
    [
      'a removed day',
      () => [
        `DELETE FROM audit_entry WHERE subject_id IN ('p1', 'p2')`,
        `DELETE FROM audit_seal WHERE day = '${days.six}'`,
      ],
      'five',
      'gap',
    ],
    [
      'a removed day of which the seal was left',
      () => [`DELETE FROM audit_entry WHERE subject_id = 'p4'`],
      'three',
      'rows',
    ],
    [
      'a day said to be removed before its time',
      () => [
        `DELETE FROM audit_entry WHERE subject_id IN ('p1', 'p2')`,
        `UPDATE audit_seal SET removed_at = now() WHERE day = '${days.six}'`,
      ],
      'six',
      'removal',
    ],
  ] as const)('give away %s', async (_what, statements, day, kind) => {
    expect((await checkAfter(fair, (trx) => run(trx, statements()))).broken).toMatchObject({
      day: days[day],
      kind,
    })
  })

  it('give away a seal that was made anew for a changed row: the day after does not follow', async () => {
    const { broken } = await checkAfter(fair, async (trx) => {
      await run(trx, [
        `UPDATE audit_entry SET action = 'forged' WHERE subject_id = 'p3'`,
        `CREATE TEMP TABLE later_seal ON COMMIT DROP AS SELECT * FROM audit_seal WHERE day > '${days.five}'`,
        `DELETE FROM audit_seal WHERE day >= '${days.five}'`,
      ])
      expect((await sealOne(trx, zone))?.day).toBe(days.five)
      await run(trx, ['INSERT INTO audit_seal SELECT * FROM later_seal'])
    })
    expect(broken).toEqual({ day: await dayAgo(fair, 4), kind: 'seal' })
  })

  it.each([
    'UPDATE audit_seal SET seal = digest',
    'UPDATE audit_seal SET removed_at = now()',
    'DELETE FROM audit_seal',
    'TRUNCATE audit_seal',
  ])('refuse: %s', async (statement) => {
    await expect(sql.raw(statement).execute(fair.platform.db)).rejects.toThrow(/append-only/)
  })

  it('take no row any more: a clock that was put back writes into the open day', async () => {
    await happened(fair.platform.db, 5, 'late')
    const { rows } = await sql<{ after: boolean }>`SELECT at = (SELECT max(until_at) FROM audit_seal) AS after
      FROM audit_entry WHERE subject_id = 'late'`.execute(fair.platform.db)
    expect(rows).toEqual([{ after: true }])
    expect((await checkSeals(fair.platform.db)).broken).toBeUndefined()
  })

  it('wait for transactions that began on them', async () => {
    const { db, patientDb } = fair.platform
    const ending = sql<Date>`now() + interval '3 days'`
    await db.transaction().execute(async (trx) => {
      await happened(trx, 0, 'under way')
      expect(await findEndedDay(patientDb, 'Etc/GMT+12', ending)).toMatchObject({ open: true })
    })
    await expect.poll(async () => (await findEndedDay(patientDb, 'Etc/GMT+12', ending))?.open).toBe(false)
  })

  it('tell the operator that all is well, and give the seal to keep', async () => {
    const verify = (...words: string[]) =>
      runAdmin(['verify-log', ...words], { DATABASE_URL: fair.database.url })
    const { done, words } = await verify()
    expect(done).toBe(true)
    expect(words).toMatch(new RegExp(`as it was sealed: \\d+ days, ${days.six} to .*, 4 rows\\.`))
    const seal = /^ {2}([0-9a-f]{64})$/m.exec(words)?.[1] ?? ''
    expect((await verify(seal)).words).toContain('The seal you gave is that of')
    expect(await verify('0'.repeat(64))).toEqual({
      done: false,
      words: expect.stringMatching(/^No day has the seal 0{64}/),
    })
    expect(await verify('none')).toEqual({ done: false, words: expect.stringMatching(/^Usage/) })
  })

  it('tell the operator which day was changed first', async () => {
    await sql`ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only`.execute(fair.platform.db)
    await sql`UPDATE audit_entry SET action = 'forged' WHERE subject_id IN ('p3', 'p4')`.execute(
      fair.platform.db,
    )
    await sql`ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only`.execute(fair.platform.db)
    expect(await runAdmin(['verify-log'], { DATABASE_URL: fair.database.url })).toEqual({
      done: false,
      words: expect.stringContaining(
        `The first day that does not fit is ${days.five}: one of its rows was changed`,
      ),
    })
  })
})

describe('the chain', () => {
  let fair: TestFair
  beforeAll(async () => {
    fair = await startTestFair()
    await happened(fair.platform.db, 12, 'oldest')
    await happened(fair.platform.db, 8, 'later')
  })
  afterAll(() => fair.stop())

  it('goes on where a seal was cut short', async () => {
    const { db } = fair.platform
    const cut = db.transaction().execute(async (trx) => {
      await lockSeals(trx)
      await sealOne(trx, zone)
      throw new Undone()
    })
    await expect(cut).rejects.toThrow(Undone)
    expect((await sealOne(db, zone))?.day).toBe(await dayAgo(fair, 12))
    expect((await readChain(db)).map(({ joins, follows }) => joins && follows)).toEqual([true])
  })

  it('leaves no moment out when the fair moves to another time zone', async () => {
    const { db } = fair.platform
    for (const there of ['America/Los_Angeles', 'Etc/GMT+12', 'Pacific/Kiritimati', zone])
      await sealOne(db, there)
    await sealEndedDays(officeOf(fair))
    const chain = await readChain(db)
    expect(chain.every(({ joins, follows }) => joins && follows)).toBe(true)
    expect(chain.map(({ rows }) => rows).filter((rows) => rows > 0)).toEqual([1, 1])
    expect((await checkSeals(db)).broken).toBeUndefined()
  })

  it('that was made anew does not have the seal that somebody kept', async () => {
    const { db } = fair.platform
    const kept = (await readChain(db)).at(-1)?.seal ?? ''
    for (const statement of [
      'ALTER TABLE audit_seal DISABLE TRIGGER USER',
      'ALTER TABLE audit_entry DISABLE TRIGGER USER',
      `UPDATE audit_entry SET action = 'forged' WHERE subject_id = 'later'`,
      'DELETE FROM audit_seal',
    ])
      await sql.raw(statement).execute(db)
    await sealEndedDays(officeOf(fair))
    expect(await checkSeals(db, kept)).toMatchObject({ broken: undefined, known: undefined })
    expect(await runAdmin(['verify-log', kept], { DATABASE_URL: fair.database.url })).toMatchObject({
      done: false,
    })
  })
})

describe('retention', () => {
  let fair: TestFair
  beforeAll(async () => {
    fair = await startTestFair()
    for (const daysAgo of [204, 203, 200]) await happened(fair.platform.db, daysAgo, `${daysAgo} days ago`)
    await sealEndedDays(officeOf(fair))
  })
  afterAll(() => fair.stop())

  const left = async () => {
    const { rows } = await sql<{ id: string }>`SELECT subject_id AS id FROM audit_entry
      WHERE subject_id LIKE '% days ago' ORDER BY at`.execute(fair.platform.db)
    return rows.map(({ id }) => id)
  }

  it('removes whole days, keeps their seals and says that it was retention', async () => {
    await removeOutlivedDays(officeOf(fair, changing(202)))
    expect(await left()).toEqual(['200 days ago'])
    const checked = await checkSeals(fair.platform.db)
    expect(checked).toMatchObject({ first: await dayAgo(fair, 204), broken: undefined })
    expect([2, 3]).toContain(checked.removed)
    const { words } = await runAdmin(['verify-log'], { DATABASE_URL: fair.database.url })
    expect(words).toMatch(/^Removed by retention: [23] days, up to/m)
    const { rows } = await sql`SELECT before FROM audit_entry WHERE action = 'remove-outlived'
      AND subject_id = ${await dayAgo(fair, 204)}`.execute(fair.platform.db)
    expect(rows).toEqual([{ before: { rows: 1 } }])
  })

  it.each([
    [
      'a row put back',
      `INSERT INTO audit_entry (at, actor_name, action, subject_type, subject_id)
      SELECT until_at - interval '1 hour', 'x', 'x', 'x', 'x' FROM audit_seal ORDER BY day LIMIT 1`,
      'rows',
    ],
    [
      'an edited digest',
      `UPDATE audit_seal SET digest = seal WHERE day = (SELECT min(day) FROM audit_seal)`,
      'seal',
    ],
    [
      'a removal that is not on record',
      `DELETE FROM audit_entry WHERE action = 'remove-outlived'`,
      'removal',
    ],
    [
      'a kept day before',
      `UPDATE audit_seal SET removed_at = NULL WHERE day = (SELECT min(day) FROM audit_seal)`,
      'rows',
    ],
  ])('gives away %s on a day that is gone', async (_what, statement, kind) => {
    expect((await checkAfter(fair, (trx) => run(trx, [statement]))).broken).toMatchObject({
      day: await dayAgo(fair, 204),
      kind,
    })
  })

  it('keeps a day that does not fit, whatever its age', async () => {
    await sql`ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only`.execute(fair.platform.db)
    await sql`UPDATE audit_entry SET action = 'forged' WHERE subject_id = '200 days ago'`.execute(
      fair.platform.db,
    )
    await sql`ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only`.execute(fair.platform.db)
    await removeOutlivedDays(officeOf(fair, changing(190)))
    expect(await left()).toEqual(['200 days ago'])
    expect(fair.log()).toContain('a day that does not fit its seal is kept')
  })
})
