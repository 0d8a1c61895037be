import { randomUUID } from 'node:crypto'
import type { PermissionKey } from '@fairground/domain/account'
import { recordedActions } from '@fairground/domain/review'
import { companyHub } from '@fairground/wire/hub'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { correctDecision, decideSignUp } from '@fairground/wire/review'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../board/board-support'
import { companyOf, handIn, read } from '../review/review-support'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

const username = '13800000003'
let fair: TestFair
let admin: Client
let clerk: Client
let companyId: string
let accountId: string
beforeAll(async () => {
  fair = await startTestFair()
  admin = clientFor(fair, await fair.signIn('admin'))
  clerk = clientFor(fair, await fair.signIn('clerk'))
  companyId = await companyOf(fair, username)
  accountId = (await fair.signIn(username)).accountId
})
afterAll(() => fair.stop())

const hub = (call: Client, id = companyId) => call(companyHub, { params: { companyId: id } })
const send = (words: { recipient?: string; status?: string; at?: string } = {}) =>
  sql`INSERT INTO outbox_message (channel, recipient, template, body, status, created_at)
    VALUES ('sms', ${words.recipient ?? username}, 'signUpSubmitted', '', ${words.status ?? 'sent'},
      coalesce(${words.at ?? null}::timestamptz, now()))`.execute(fair.platform.db)

/** The reviewer, with exactly these keys. */
async function holding(...permissions: PermissionKey[]): Promise<Client> {
  await fair.platform.db
    .updateTable('role')
    .set({ permissions })
    .where('code', '=', 'fairgroundLeader')
    .execute()
  return clientFor(fair, await fair.signIn('leader'))
}

describe('who a company is', () => {
  it('comes with both names, its contacts and mailboxes unmasked, and what it asks for', async () => {
    const stored = await fair.platform.db
      .selectFrom('company')
      .innerJoin('booth_request', 'booth_request.company_id', 'company.id')
      .selectAll()
      .where('company.id', '=', companyId)
      .executeTakeFirstOrThrow()
    const { company, people, signUp } = await hub(clerk)
    expect(company).toMatchObject({
      nameZh: stored.name_zh,
      nameEn: stored.name_en,
      registrationNumber: stored.registration_number,
      variant: 'CHN',
      edition: 21,
      current: true,
      dataState: 'submitted',
      blacklisting: null,
      step: 'review',
      next: 'awaitReview',
    })
    expect(people.contacts[0]).toEqual({
      role: 'contact',
      name: stored.contact_name,
      mobile: stored.contact_mobile,
    })
    expect(people.mailboxes).toContain(stored.recovery_email)
    expect(people.account).toMatchObject({ username, disabled: false })
    expect(signUp.request).toMatchObject({ exhibitType: stored.exhibit_type, boothType: stored.booth_type })
    expect(signUp.sections.map(({ section, saved }) => [section, saved])).toEqual(
      ['basics', 'invoice', 'qualification', 'scale', 'intro', 'boothRequest'].map((name) => [name, true]),
    )
  })

  it.each([
    ['13800000001', { step: 'signUp', held: 0, complete: false }],
    // Returned, so it has to be handed in again, and this fair keeps no files.
    ['13800000004', { step: 'signUp', held: 0, complete: false }],
    ['13800000006', { step: 'contract', held: 1, complete: true }],
    ['exhibitor6@example.com', { step: 'contract', held: 1, complete: true }],
  ] as const)('tells how far %s is', async (who, { step, held, complete }) => {
    const { company, booths, signUp } = await hub(clerk, await companyOf(fair, who))
    expect(company.step).toBe(step)
    expect(Math.min(booths.held.length, 1)).toBe(held)
    expect(signUp.sections.every(({ saved }) => saved)).toBe(complete)
    for (const booth of booths.held) expect(booth.areaM2).toBeGreaterThan(0)
  })

  it('says that it is blacklisted, since when and why', async () => {
    const { rows } = await sql<{ id: string; remark: string }>`
      SELECT company.id, remark FROM blacklist_entry entry JOIN company USING (account_id)
      WHERE entry.deleted_at IS NULL AND company.edition = 21 LIMIT 1`.execute(fair.platform.db)
    const { company } = await hub(clerk, rows[0]?.id)
    expect(company).toMatchObject({ blacklisting: { remark: rows[0]?.remark }, next: 'blocked' })
  })

  it('is told of an earlier edition too, as one that is only read', async () => {
    const { id } = await fair.platform.db
      .insertInto('company')
      .values({ account_id: accountId, edition: 12, name_zh: '旧名消防厂' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await hub(clerk, id)).company).toMatchObject({
      edition: 12,
      current: false,
      nameZh: '旧名消防厂',
    })
  })

  it('is refused in words where there is none', async () => {
    expect(await refusal(hub(clerk, randomUUID()))).toMatchObject({
      code: codes.refused,
      message: '没有找到这份报名',
    })
  })
})

describe('the decisions', () => {
  it('say who, when and why, a correction included, and nothing of saved sections', async () => {
    await handIn(fair, companyId)
    const seen = async () => ({ companyId, version: (await read(admin, companyId)).company.version })
    await admin(decideSignUp, {
      body: { ...(await seen()), decision: 'rejected', remark: '执照不清', sections: ['basics'] },
    })
    await admin(correctDecision, {
      body: { ...(await seen()), reason: '点错了', knowing: { booths: [], window: false } },
    })
    await sql`INSERT INTO audit_entry (actor_name, action, subject_type, subject_id)
      SELECT 'somebody', 'save-basics', 'company', ${companyId} FROM generate_series(1, 300)`.execute(
      fair.platform.db,
    )
    const { signUp, company } = await hub(clerk)
    expect(signUp.decisions.list.slice(0, 2)).toMatchObject([
      { kind: 'reopened', by: '系统管理员', remark: '点错了' },
      { kind: 'rejected', remark: '执照不清', sections: ['basics'] },
    ])
    expect(signUp.decisions.total).toBeLessThan(300)
    expect(company.lastChange?.by).toBe('somebody')
  })

  it('are only the newest, with how many there are', async () => {
    const actions = Object.keys(recordedActions)
    for (const action of actions)
      await sql`INSERT INTO audit_entry (actor_name, action, subject_type, subject_id)
        VALUES ('somebody', ${action}, 'company', ${companyId})`.execute(fair.platform.db)
    const { list, total } = (await hub(clerk)).signUp.decisions
    expect(list).toHaveLength(6)
    expect(total).toBeGreaterThan(actions.length)
  })
})

describe('what has a key of its own', () => {
  const parts = ['lastLogin', 'phoneChange', 'messages', 'questions'] as const
  const keysOf: [PermissionKey[], readonly (typeof parts)[number][]][] = [
    [[], []],
    [['prediction/exhprediction_approve:decide', 'blacklist/index:add'], []],
    [['log/index:list'], ['lastLogin', 'messages']],
    [['blacklist/index:edit'], ['phoneChange']],
    [['messageboard/index:edit'], ['questions']],
    [['log/index:list', 'blacklist/index:edit', 'messageboard/index:edit'], parts],
  ]
  it.each(keysOf)('with %j there is %j', async (keys, open) => {
    const answer = await hub(await holding(...keys))
    expect(parts.filter((part) => answer[part] !== null)).toEqual(open)
    expect(answer.company.id).toBe(companyId)
  })

  it('is the company’s own: its login, its application, its messages, its questions', async () => {
    const [own, other] = [await fair.signIn(username), await fair.signIn('13800000004')]
    const at = new Date('2026-05-04T03:02:01Z')
    for (const [who, when] of [
      [{ id: own.accountId, name: username }, at],
      [{ id: other.accountId, name: '13800000004' }, new Date()],
    ] as const)
      await sql`INSERT INTO login_log (at, username, account_id, method, outcome, address)
        VALUES (${when}, ${who.name}, ${who.id}, 'password', 'ok', '::1')`.execute(fair.platform.db)
    await sql`INSERT INTO login_log (username, account_id, method, outcome, address)
      VALUES (${username}, ${own.accountId}, 'password', 'wrongPassword', '::1')`.execute(fair.platform.db)
    await sql`INSERT INTO phone_change_request (account_id, company_name, credit_code, old_mobile, new_mobile)
      VALUES (${own.accountId}, '', '', ${username}, '15822220099')`.execute(fair.platform.db)
    await ask(clientFor(fair, own), '展位的电源在哪里申请？')
    await ask(clientFor(fair, other), '别家的问题')
    await send({ status: 'failed' })
    await send({ recipient: '13800000004' })
    const { lastLogin, phoneChange, messages, questions } = await hub(admin)
    expect(lastLogin).toEqual({ at })
    expect(phoneChange?.pending?.newMobile).toBe('15822220099')
    expect(questions?.list[0]?.text).toBe('展位的电源在哪里申请？')
    expect(questions?.list.map(({ text }) => text)).not.toContain('别家的问题')
    expect(questions?.open).toBeGreaterThanOrEqual(1)
    expect(messages?.list[0]).toMatchObject({ status: 'failed', template: 'signUpSubmitted', channel: 'sms' })
    expect(messages?.failed).toBe(1)
  })

  it('shows no message from before the account had that number', async () => {
    const before = (await hub(admin)).messages?.total
    await send({ at: '2001-01-01T00:00:00Z' })
    expect((await hub(admin)).messages?.total).toBe(before)
  })

  it('stays a few lines when there are thousands, and counts the rest', async () => {
    await sql`INSERT INTO outbox_message (channel, recipient, template, body, status, created_at)
      SELECT 'sms', ${username}, 'signUpApproved', '', 'sent', now() + n * interval '1 second'
      FROM generate_series(1, 3000) n`.execute(fair.platform.db)
    const { messages } = await hub(admin)
    expect(messages?.list).toHaveLength(5)
    expect(messages?.total).toBeGreaterThanOrEqual(3000)
    expect(JSON.stringify(messages).length).toBeLessThan(2000)
  })
})

describe('an exhibitor', () => {
  it.each([username, '13800000004', 'exhibitor3@example.com'])('%s is refused', async (who) => {
    const exhibitor = clientFor(fair, await fair.signIn(who))
    expect((await refusal(hub(exhibitor))).code).toBe(codes.forbidden)
  })
})
