import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as desk from '@fairground/wire/contract/desk'
import type { Client } from '@fairground/wire/kernel/client'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { has, signaturesOf } from '../../../scripts/lib/outside-judges'
import { onlyClass, seen, signedContract, total } from '../contract/contract-support'
import { hallOfRows } from '../selection/selection-support'
import { childrenOf } from '../support/child-processes'
import { type ProductProcess, startProductProcess } from '../support/product-process'
import { createTestDatabase, type TestDatabase } from '../support/test-database'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let directory: string
let database: TestDatabase
/** Looks at the same database and the same files from outside, and survives every kill. */
let fair: TestFair
let admin: Client
let booths: string[]
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'fairground-sealing-'))
  database = await createTestDatabase()
  fair = await startTestFair({ database, config: { DATA_DIR: directory, WORKER: 'false' } })
  admin = clientFor(fair, await fair.signIn('admin'))
  booths = (await hallOfRows(fair, 1, 3, { code: 'Q5' })).boothIds.flat()
  await onlyClass(fair, admin)
  await sql`CREATE FUNCTION held() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock_shared(4711); RETURN NEW; END $$`.execute(db())
})
afterAll(async () => {
  await fair.stop()
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})

const db = () => fair.platform.db
const start = (more: Record<string, string> = {}): Promise<ProductProcess> =>
  startProductProcess({ DATABASE_URL: database.url, DATA_DIR: directory, ...more })
const signed = () => signedContract(fair, admin, booths.pop() ?? '')
type Signed = Awaited<ReturnType<typeof signed>>

const countersignAt = async (product: ProductProcess, { contract }: Signed) =>
  product.clientFor(await fair.signIn('admin'))(desk.countersignContracts, {
    body: { contracts: [seen(contract)] },
  })

const countActivity = async (which: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${which}`.execute(db())
  return rows[0]?.count ?? 0
}
const waitingAtTheHold = () => countActivity(sql`wait_event_type = 'Lock' AND wait_event = 'advisory'`)
const underWay = () => countActivity(sql`backend_type = 'client backend' AND xact_start IS NOT NULL`)

/** Whoever books money waits there until this lets go. */
async function holdAtMoney(trigger: string, when: string): Promise<() => Promise<void>> {
  await sql`${sql.raw(`CREATE ${trigger} held ${when} FOR EACH ROW EXECUTE FUNCTION held()`)}`.execute(db())
  const inTheWay = new pg.Client(database.url)
  await inTheWay.connect()
  await inTheWay.query('SELECT pg_advisory_lock(4711)')
  let holds = true
  const letGo = async () => {
    if (!holds) return
    holds = false
    await inTheWay.end()
    await expect.poll(underWay).toBe(0)
    await sql`DROP TRIGGER held ON ledger_entry`.execute(db())
  }
  onTestFinished(letGo)
  return letGo
}

const stateOf = async ({ contract: { id } }: Signed) =>
  (await admin(desk.findContract, { params: { contractId: id } })).state
const chargesOf = async ({ contract: { id } }: Signed) =>
  (
    await sql<{ amount: number }>`SELECT amount FROM ledger_entry WHERE contract_id = ${id}`.execute(db())
  ).rows.map(({ amount }) => amount)

/** A job whose process died is found once its time is over: here that is now. */
const itsTimeIsOver = () =>
  sql`UPDATE jobs.job SET started_on = started_on - interval '1 hour'
    WHERE name = 'contract-seal' AND state = 'active'`.execute(db())
const jobsLeft = async ({ contract: { id } }: Signed) =>
  (
    await sql`SELECT FROM jobs.job WHERE name = 'contract-seal' AND state <> 'completed'
      AND data->>'contractId' = ${id}`.execute(db())
  ).rows.length

async function expectSealedOnce(one: Signed): Promise<void> {
  const { who, contract } = one
  const { state, events } = await admin(desk.findContract, { params: { contractId: contract.id } })
  expect(state).toBe('payment')
  expect(events.map(({ event }) => event)).toEqual(['seal', 'countersign', 'sign', 'send', 'drawUp'])
  expect(await chargesOf(one)).toEqual([total])
  const told = await sql`SELECT FROM outbox_message JOIN account ON username = recipient
    WHERE account.id = ${who.as.accountId} AND template = 'contractSealed'`.execute(db())
  expect(told.rows).toHaveLength(1)

  // What a killed process had printed and nobody took up is swept away like any other such file.
  await sql`UPDATE stored_file SET created_at = created_at - interval '25 hours'
    WHERE claimed_at IS NULL`.execute(db())
  while ((await fair.platform.files.sweep()) > 0);
  const { rows: papers } = await sql<{ same: boolean; sha256: string }>`
    SELECT sealed_file_id = file.id AS same, sealed_sha256 AS sha256 FROM stored_file file, contract
    WHERE owner_id = ${who.as.accountId} AND purpose = 'contractPdf' AND contract.id = ${contract.id}`.execute(
    db(),
  )
  expect(papers).toEqual([{ same: true, sha256: expect.any(String) }])
  const { rawPayload } = await fair.app.inject({
    method: 'GET',
    url: `/api/contract/own/${contract.id}/pdf`,
    headers: who.as.headers,
  })
  expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(papers[0]?.sha256)
  if (has('pdfsig')) expect(await signaturesOf(rawPayload)).toContain('Signature is Valid.')
}

const patience = { timeout: 200_000 }

describe('a contract countersigned by a process that is killed', () => {
  it('before anything is sealed, is sealed by the next one', async () => {
    const one = await signed()
    const product = await start({ WORKER: 'false' })
    expect(await countersignAt(product, one)).toEqual({ count: 1, left: [] })
    await product.kill()
    expect([await stateOf(one), await chargesOf(one)]).toEqual(['inForce', []])
    await start()
    await expect.poll(() => jobsLeft(one), patience).toBe(0)
    await expectSealedOnce(one)
  })

  it.each([
    {
      killed: 'with its paper made and not taken up',
      trigger: 'TRIGGER',
      when: 'BEFORE INSERT ON ledger_entry',
      left: ['inForce', []],
    },
    {
      killed: 'while the paper is taken up',
      trigger: 'CONSTRAINT TRIGGER',
      when: 'AFTER INSERT ON ledger_entry DEFERRABLE INITIALLY DEFERRED',
      left: ['payment', [total]],
    },
  ])('$killed, has one paper and one charge', async ({ trigger, when, left }) => {
    const one = await signed()
    const product = await start()
    const background = () => childrenOf(product.pid, 'background.js')
    const letGo = await holdAtMoney(trigger, when)
    expect(await countersignAt(product, one)).toEqual({ count: 1, left: [] })
    await expect.poll(waitingAtTheHold).toBe(1)
    // It would end in peace, and seal in peace, once the other one is gone.
    const pids = background()
    expect(pids).toHaveLength(1)
    await product.kill()
    for (const pid of pids) process.kill(pid, 'SIGKILL')
    await letGo()
    expect([await stateOf(one), await chargesOf(one)]).toEqual(left)
    await itsTimeIsOver()
    await start()
    await expect.poll(() => jobsLeft(one), patience).toBe(0)
    await expectSealedOnce(one)
  })
})
