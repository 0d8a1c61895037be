import { randomUUID } from 'node:crypto'
import { blacklistMessages } from '@fairground/domain/standing'
import { translate } from '@fairground/domain/text'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app'
import type { Db } from '../../src/platform/database/database'
import { Refusal } from '../../src/platform/http/refusal'
import { requireNotBlacklisted } from '../../src/standing'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
})
afterAll(() => fair.stop())

/** Each try is undone, so that none colours the next. */
async function trying<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const undo = new Error('undo')
  let result: Result | undefined
  await fair.platform.db
    .transaction()
    .execute(async (trx) => {
      result = await work(trx)
      throw undo
    })
    .catch((error) => {
      if (error !== undo) throw error
    })
  return result as Result
}

const accountOf = async (username: string): Promise<string> =>
  (
    await fair.platform.db
      .selectFrom('account')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id

const blacklist = (db: Db, accountId: string) =>
  db
    .insertInto('blacklist_entry')
    .values({ account_id: accountId, company_name: '某公司', remark: '多次拖欠展位费' })
    .execute()

const lift = (db: Db, accountId: string) =>
  db
    .updateTable('blacklist_entry')
    .set({ deleted_at: sql`now()` })
    .where('account_id', '=', accountId)
    .execute()

/** Each attempt answers how many rows it changed. */
type Attempt = (db: Db, accountId: string) => Promise<number>

const submit: Attempt = async (db, accountId) => {
  const done =
    await sql`UPDATE company SET data_state = 'submitted' WHERE account_id = ${accountId} AND data_state <> 'submitted'`.execute(
      db,
    )
  return Number(done.numAffectedRows)
}

const approve: Attempt = async (db, accountId) => {
  const done =
    await sql`UPDATE company SET review_state = 'approved' WHERE account_id = ${accountId}`.execute(db)
  return Number(done.numAffectedRows)
}

const choose: Attempt = async (db, accountId) => {
  const done = await sql`INSERT INTO booth_holding (booth_id, company_id, edition, origin)
    SELECT booth.id, company.id, company.edition, 'chosen' FROM company, booth
    WHERE account_id = ${accountId} AND status = 'normal' AND booth.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM booth_holding WHERE booth_id = booth.id AND released_at IS NULL)
    LIMIT 1`.execute(db)
  return Number(done.numAffectedRows)
}

// Stages of the demo fair: 2 draft, 3 submitted, 5 approved.
const attempts = [
  ['submit its sign-up', '13800000002', submit],
  ['be approved', '13800000003', approve],
  ['choose a booth', '13800000005', choose],
] as const

describe('a blacklisted company', () => {
  it.each(attempts)('cannot %s, whichever way it is tried', async (_, username, attempt) => {
    const account = await accountOf(username)
    await expect(
      trying(async (db) => {
        await blacklist(db, account)
        await attempt(db, account)
      }),
    ).rejects.toMatchObject({ code: 'FG001' })
  })

  it.each(attempts)('would be able to %s were it not listed', async (_, username, attempt) => {
    const account = await accountOf(username)
    expect(await trying((db) => attempt(db, account))).toBe(1)
  })

  it.each(attempts)('can %s again once it is taken off the list', async (_, username, attempt) => {
    const account = await accountOf(username)
    await expect(
      trying(async (db) => {
        await blacklist(db, account)
        await lift(db, account)
        return attempt(db, account)
      }),
    ).resolves.toBe(1)
  })

  it('may still edit its draft', async () => {
    const account = await accountOf('13800000002')
    await trying(async (db) => {
      await blacklist(db, account)
      const changing = db.updateTable('company').set({ website: 'x' }).where('account_id', '=', account)
      expect((await changing.executeTakeFirst()).numUpdatedRows).toBeGreaterThan(0n)
    })
  })
})

describe('a blacklisted company under another account', () => {
  const code = '91350100M000100Y43'
  const useCode = (db: Db, accountId: string, creditCode: string) =>
    sql`UPDATE invoice_profile SET credit_code = ${creditCode}
      FROM company WHERE company.id = company_id AND company.account_id = ${accountId}`.execute(db)
  /** Stays on the books of its own edition; the other account signs up for this one. */
  const moveToAnEarlierEdition = (db: Db, accountId: string) =>
    sql`WITH moved AS (UPDATE company SET edition = edition - 5 WHERE account_id = ${accountId} RETURNING id)
      UPDATE invoice_profile SET edition = edition - 5 FROM moved WHERE company_id = moved.id`.execute(db)

  const listedUnder = async (db: Db, accountId: string, creditCode: string) => {
    await useCode(db, accountId, creditCode)
    await blacklist(db, accountId)
    await moveToAnEarlierEdition(db, accountId)
  }

  it('is known by its credit code: it can neither submit nor be approved, and is told so', async () => {
    const [listed, other] = [await accountOf('13800000006'), await accountOf('13800000002')]
    await trying(async (db) => {
      await listedUnder(db, listed, code)
      await requireNotBlacklisted(db, other)
      await useCode(db, other, code)
      await expect(requireNotBlacklisted(db, other)).rejects.toThrow(Refusal)
      await expect(submit(db, other)).rejects.toMatchObject({ code: 'FG001' })
    })
  })

  it('is free again once it corrects a code it typed by mistake', async () => {
    const [listed, other] = [await accountOf('13800000006'), await accountOf('13800000002')]
    await trying(async (db) => {
      await listedUnder(db, listed, code)
      await useCode(db, other, code)
      await useCode(db, other, '91110108MA0KKKQGLJ')
      expect(await submit(db, other)).toBe(1)
    })
  })

  it('cannot be prepared by giving up the code that is listed', async () => {
    const listed = await accountOf('13800000006')
    await expect(
      trying(async (db) => {
        await listedUnder(db, listed, code)
        await useCode(db, listed, '91110108MA0KKKQGLJ')
      }),
    ).rejects.toMatchObject({ code: 'FG002' })
  })

  it('holds only the company that is listed, also when the entry named another one by mistake', async () => {
    const [meant, mistaken] = [await accountOf('13800000006'), await accountOf('13800000002')]
    await trying(async (db) => {
      await useCode(db, mistaken, code)
      await blacklist(db, mistaken)
      await db
        .updateTable('blacklist_entry')
        .set({ account_id: meant })
        .where('account_id', '=', mistaken)
        .execute()
      await requireNotBlacklisted(db, mistaken)
      await expect(requireNotBlacklisted(db, meant)).rejects.toThrow(Refusal)
      expect(await submit(db, mistaken)).toBe(1)
    })
  })

  it('is free once the entry is taken off the list', async () => {
    const [listed, other] = [await accountOf('13800000006'), await accountOf('13800000002')]
    await trying(async (db) => {
      await listedUnder(db, listed, code)
      await useCode(db, other, code)
      await lift(db, listed)
      expect(await submit(db, other)).toBe(1)
    })
  })
})

describe('services that ask first', () => {
  it('refuse a listed account in words, and let the others pass', async () => {
    const account = await accountOf('13800000002')
    await trying(async (db) => {
      await requireNotBlacklisted(db, account)
      await blacklist(db, account)
      await expect(requireNotBlacklisted(db, account)).rejects.toThrow(Refusal)
      await lift(db, account)
      await requireNotBlacklisted(db, account)
    })
  })
})

describe('a call that runs into the blacklist', () => {
  it.each(['zh', 'en'] as const)('answers in %s why, and is no failure of ours', async (language) => {
    const account = await accountOf('13800000002')
    const app = await buildApp(fair.platform, { shedsLoad: false })
    app.get('/api/blacklist-probe', () =>
      trying(async (db) => {
        await blacklist(db, account)
        await submit(db, account)
      }),
    )
    const response = await app.inject({
      method: 'GET',
      url: '/api/blacklist-probe',
      headers: { 'accept-language': language },
    })
    await app.close()
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      code: '11111111',
      msg: translate(blacklistMessages.blocked, language),
      result: null,
    })
  })
})

describe('the home of a blacklisted exhibitor', () => {
  const homeOf = async (signed: Signed) =>
    (await fair.ask({ method: 'GET', url: '/api/home/exhibitor', as: signed })).result

  it('says why and since when, asks for nothing that is blocked, and never says who decided', async () => {
    const signed = await fair.signIn('13800000002')
    expect(await homeOf(signed)).toMatchObject({ blacklisting: null, next: 'finishSignUp' })

    const { accountId: lister } = await fair.signIn('leader')
    const listedId = randomUUID()
    await fair.platform.db
      .insertInto('blacklist_entry')
      .values({
        id: listedId,
        account_id: signed.accountId,
        company_name: '某公司',
        remark: '多次拖欠展位费',
        created_by: lister,
      })
      .execute()
    const home = await homeOf(signed)
    expect(home).toMatchObject({ step: 'signUp', next: 'blocked' })
    expect(home.blacklisting).toEqual({ since: expect.any(String), remark: '多次拖欠展位费' })
    expect(JSON.stringify(home)).not.toContain(lister)
    expect(JSON.stringify(home)).not.toContain(listedId)

    await lift(fair.platform.db, signed.accountId)
    expect(await homeOf(signed)).toMatchObject({ blacklisting: null, next: 'finishSignUp' })
  })

  it('says so too before this edition’s sign-up has begun', async () => {
    const signed = await fair.signIn('13800000002')
    await blacklist(fair.platform.db, signed.accountId)
    await fair.platform.db
      .updateTable('company')
      .set({ deleted_at: sql`now()` })
      .where('account_id', '=', signed.accountId)
      .execute()
    expect(await homeOf(signed)).toMatchObject({
      next: 'blocked',
      blacklisting: { remark: '多次拖欠展位费' },
    })
  })
})
