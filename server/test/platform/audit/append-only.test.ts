import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordAudit } from '../../../src/platform/audit/audit'
import { startTestFair, type TestFair } from '../../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
  await recordAudit(
    fair.platform.db,
    { user: undefined, address: '10.0.0.1', requestId: 'r1' },
    {
      action: 'change',
      subjectType: 'company',
      subjectId: 'c1',
      before: { name: 'a' },
      after: { name: 'b' },
    },
  )
  await sql`INSERT INTO login_log (username, method, outcome, address) VALUES ('x', 'password', 'ok', '')`.execute(
    fair.platform.db,
  )
})
afterAll(() => fair.stop())

describe.each(['audit_entry', 'login_log'])('%s', (table) => {
  it.each([`UPDATE ${table} SET at = now()`, `DELETE FROM ${table}`, `TRUNCATE ${table}`])(
    'refuses: %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(fair.platform.db)).rejects.toThrow(/append-only/)
    },
  )

  it('lets go only of what is older than 190 days', async () => {
    const columns =
      table === 'audit_entry'
        ? 'actor_name, action, subject_type, subject_id'
        : 'username, method, outcome, address'
    const values = table === 'audit_entry' ? "'x','x','x','x'" : "'x','password','ok','x'"
    for (const days of [189, 191]) {
      await sql
        .raw(`INSERT INTO ${table} (at, ${columns}) VALUES (now() - interval '${days} days', ${values})`)
        .execute(fair.platform.db)
    }
    await expect(
      sql.raw(`DELETE FROM ${table} WHERE at < now() - interval '188 days'`).execute(fair.platform.db),
    ).rejects.toThrow()
    const deleted = await sql
      .raw(`DELETE FROM ${table} WHERE at < now() - interval '190 days'`)
      .execute(fair.platform.db)
    expect(deleted.numAffectedRows).toBe(1n)
  })
})

it('keeps before and after, who and from where', async () => {
  const entry = await fair.platform.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('subject_id', '=', 'c1')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({
    actor_name: 'anonymous',
    before: { name: 'a' },
    after: { name: 'b' },
    address: '10.0.0.1',
    request_id: 'r1',
  })
})
