import type { UndertakingKind } from '@fairground/domain/undertaking'
import { codes } from '@fairground/wire/kernel/codes'
import { assignBooths, unassignBooths } from '@fairground/wire/placement'
import * as calls from '@fairground/wire/undertaking'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { undertakingTasks } from '../../src/undertaking'
import { type Choosing, companiesChoosing, hallOfRows, setSetting } from '../selection/selection-support'
import { readPdf } from '../support/read-pdf'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let admin: ReturnType<typeof clientFor>
let rows: string[][]
let made = 0
const open = { participation: '2099-12-31', safety: '2099-12-31' }
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  admin = clientFor(fair, await fair.signIn('admin'))
  ;({ boothIds: rows } = await hallOfRows(fair, 40, 2, { code: 'U1' }))
  for (const kind of ['participation', 'safety'] as const) await save(kind, '{company} 展位 {booths}')
})
afterAll(() => fair.stop())
beforeEach(() => setSetting(fair, 'undertakingDeadlines', open))

const db = () => fair.platform.db

async function save(kind: UndertakingKind, body: string, seen?: number): Promise<number> {
  const { versions } = await admin(calls.findUndertakingText, { query: { kind, language: 'zh' } })
  const version = seen ?? versions[0]?.version ?? 0
  const saved = await admin(calls.saveUndertakingText, {
    body: { kind, language: 'zh', title: '标题', body, version },
  })
  return saved.version
}

async function somebody({ booths = 1 } = {}): Promise<Choosing & { boothIds: string[] }> {
  made += 1
  const [company] = await companiesChoosing(fair, [`139777${String(made).padStart(5, '0')}`])
  if (!company) throw new Error('a company that was made is there')
  const boothIds = (rows.pop() ?? []).slice(0, booths)
  const { companyId } = company
  if (booths > 0) await admin(assignBooths, { body: { boothIds, companyId, reason: '测试' } })
  return { ...company, boothIds }
}

const document = async (who: Choosing, kind: UndertakingKind = 'safety') => {
  const { documents } = await who.call(calls.ownUndertakings, {})
  const found = documents.find((one) => one.kind === kind)
  if (!found) throw new Error('both are always there')
  return found
}
const askCode = async (who: Choosing, ...kinds: UndertakingKind[]) => {
  await db().deleteFrom('rate_window').execute()
  return who.call(calls.sendSigningCode, { body: { kinds } })
}
const codeOf = async (who: Choosing): Promise<string> => {
  const { rows: sent } = await sql<{ code: string }>`
    SELECT secrets->>'code' AS code FROM outbox_message JOIN account ON username = recipient
    WHERE account.id = ${who.as.accountId} AND template = 'signingCode' ORDER BY outbox_message.created_at DESC LIMIT 1`.execute(
    db(),
  )
  return sent[0]?.code ?? ''
}
/** Everything a screen would send, read and asked for just now. */
async function ready(who: Choosing, ...kinds: UndertakingKind[]) {
  const documents = await Promise.all(
    kinds.map(async (kind) => ({ kind, hash: (await document(who, kind)).text?.hash ?? '' })),
  )
  const ticket = await askCode(who, ...kinds)
  return { signer: '陈立', documents, ticket, code: await codeOf(who) }
}
const sign = async (who: Choosing, ...kinds: UndertakingKind[]) =>
  who.call(calls.signUndertakings, { body: await ready(who, ...kinds) })
const signatures = async ({ companyId }: Choosing, kind: UndertakingKind = 'safety') =>
  (await admin(calls.findUndertaking, { query: { companyId, kind } })).signatures
const listed = async ({ companyId }: Choosing, kind: UndertakingKind = 'safety') =>
  (await admin(calls.listUndertakings, { body: { kind, ids: [companyId], page: 1, pageSize: 10 } })).list[0]
const sent = async (who: Choosing, template: string): Promise<string[]> => {
  const { rows: found } = await sql<{ body: string }>`
    SELECT body FROM outbox_message JOIN account ON username = recipient
    WHERE account.id = ${who.as.accountId} AND template = ${template} ORDER BY outbox_message.created_at`.execute(
    db(),
  )
  return found.map(({ body }) => body)
}
const waitingFor = async (table: string): Promise<number> => {
  const { rows: waiting } = await sql`
    SELECT FROM pg_locks WHERE relation = ${table}::regclass AND NOT granted`.execute(db())
  return waiting.length
}
const said = async (asked: Promise<unknown>) => (await refusal(asked)).message

describe('a company with booths', () => {
  it('reads both texts with its own facts in them', async () => {
    const who = await somebody({ booths: 2 })
    const { text, closed, state } = await document(who)
    expect(text?.body).toMatch(/^139777\d+ 展位 U1-\d+、U1-\d+$/)
    expect([state, closed]).toEqual(['open', null])
  })

  it('signs both with one code, and what it signed is kept as it was read', async () => {
    const who = await somebody()
    const { text } = await document(who)
    await sign(who, 'safety', 'participation')
    const [kept] = await signatures(who)
    expect(kept).toMatchObject({
      signerName: '陈立',
      method: 'code',
      body: text?.body,
      textHash: text?.hash,
      textVersion: text?.version,
      renewal: null,
    })
    expect(kept?.address).not.toBe('')
    expect(await signatures(who, 'participation')).toHaveLength(1)
    expect((await document(who)).state).toBe('signed')
    await expect(sql`UPDATE undertaking_signature SET body = ''`.execute(db())).rejects.toThrow(
      /stay as they were/,
    )
    await expect(sql`DELETE FROM undertaking_signature`.execute(db())).rejects.toThrow(/stay as they were/)
  })

  it('signs once, however often it clicks', async () => {
    const who = await somebody()
    const body = await ready(who, 'safety')
    await Promise.all([1, 2, 3].map(() => who.call(calls.signUndertakings, { body })))
    await who.call(calls.signUndertakings, { body })
    expect(await signatures(who)).toHaveLength(1)
  })

  it('is signed also for a click that finds it signed between its own questions', async () => {
    const [who, earlier] = [await somebody(), await somebody()]
    await sign(earlier, 'safety')
    const body = await ready(who, 'safety')
    let second: Promise<unknown> | undefined
    await db()
      .transaction()
      .execute(async (first) => {
        await sql`LOCK TABLE booth_holding IN ACCESS EXCLUSIVE MODE`.execute(first)
        // It has looked whether this code has signed, and is about to read what there is to sign.
        second = who.call(calls.signUndertakings, { body })
        await expect.poll(() => waitingFor('booth_holding')).toBe(1)
        await sql`
          INSERT INTO undertaking_signature (edition, company_id, kind, language, text_version, title, body, text_hash,
            company_name, signer_name, method, code_sent_to, ticket)
          SELECT edition, ${who.companyId}, kind, language, text_version, title, body, text_hash, company_name,
            signer_name, method, code_sent_to, ${body.ticket}
          FROM undertaking_signature WHERE company_id = ${earlier.companyId}`.execute(first)
      })
    await second
    expect(await signatures(who)).toHaveLength(1)
  })

  it('signs although another click has spent the code and not signed yet', async () => {
    const who = await somebody()
    const body = await ready(who, 'safety')
    // As the first of two clicks does it, a moment before it signs.
    await sql`UPDATE verification_ticket SET used_at = now() WHERE id = ${body.ticket}`.execute(db())
    await who.call(calls.signUndertakings, { body })
    expect(await signatures(who)).toHaveLength(1)
    const wrong = { ...body, code: body.code === '000000' ? '111111' : '000000' }
    const other = await somebody()
    const theirs = { ...(await ready(other, 'safety')), ticket: body.ticket, code: wrong.code }
    expect(await said(other.call(calls.signUndertakings, { body: theirs }))).toBe('验证码错误或已过期')
  })

  it('needs the very code that was sent for what it signs', async () => {
    const who = await somebody()
    const body = await ready(who, 'safety')
    const participation = [
      { kind: 'participation' as const, hash: (await document(who, 'participation')).text?.hash ?? '' },
    ]
    expect(
      await said(who.call(calls.signUndertakings, { body: { ...body, documents: participation } })),
    ).toBe('验证码错误或已过期')
    const other = await somebody()
    const theirs = { ...(await ready(other, 'safety')), ticket: body.ticket, code: body.code }
    expect(await said(other.call(calls.signUndertakings, { body: theirs }))).toBe('验证码错误或已过期')
    expect(await signatures(who)).toEqual([])
    expect(await signatures(other)).toEqual([])
  })

  it('does not sign what it has not read: a changed text or other booths are read again, with the same code', async () => {
    const who = await somebody()
    const body = await ready(who, 'safety')
    await save('safety', '{company} 新条款 展位 {booths}')
    const refused = await refusal(who.call(calls.signUndertakings, { body }))
    expect([refused.code, refused.message]).toEqual([codes.conflict, expect.stringContaining('请重新阅读')])
    const hash = (await document(who)).text?.hash ?? ''
    await who.call(calls.signUndertakings, { body: { ...body, documents: [{ kind: 'safety', hash }] } })
    expect((await signatures(who))[0]?.body).toContain('新条款')
  })

  it('may sign until the end of the last day, reads why not later, and staff can still put it on record', async () => {
    const who = await somebody()
    await setSetting(fair, 'undertakingDeadlines', { ...open, safety: '2020-01-31' })
    expect((await document(who)).closed).toContain('签署已于2020-01-31截止')
    expect(await said(askCode(who, 'safety'))).toContain('签署已于2020-01-31截止')
    const body = { companyId: who.companyId, kind: 'safety' as const, signer: '王芳', reason: '收到纸质件' }
    await Promise.all([1, 2].map(() => admin(calls.recordSignature, { body })))
    expect(await signatures(who)).toMatchObject([
      { method: 'staff', signerName: '王芳', reason: '收到纸质件' },
    ])
    expect((await document(who)).state).toBe('signed')
    expect(await sent(who, 'undertakingRecorded')).toHaveLength(1)
  })
})

describe('whoever has no booth', () => {
  it('has nothing to sign, and is on no list', async () => {
    const who = await somebody({ booths: 0 })
    expect((await document(who)).closed).toBe('贵单位尚无展位，取得展位后即可签署')
    expect(await said(askCode(who, 'safety'))).toBe('贵单位尚无展位，取得展位后即可签署')
    expect(await listed(who)).toBeUndefined()
    const record = { companyId: who.companyId, kind: 'safety' as const, signer: '王芳', reason: '纸质件' }
    expect(await said(admin(calls.recordSignature, { body: record }))).toBe('该企业没有展位')
    expect(await undertakingTasks(db(), { id: who.companyId }, { undertakingDeadlines: open })).toEqual([])
  })

  it('cannot sign with a code it was sent while it had one', async () => {
    const who = await somebody()
    const body = await ready(who, 'safety')
    await admin(unassignBooths, { body: { boothIds: who.boothIds, reason: '测试' } })
    expect(await said(who.call(calls.signUndertakings, { body }))).toBe('贵单位尚无展位，取得展位后即可签署')
    expect(await signatures(who)).toEqual([])
  })
})

describe('a changed text', () => {
  it('voids no signature: the desk says who signed which version', async () => {
    const who = await somebody()
    await sign(who, 'participation')
    const before = (await signatures(who, 'participation'))[0]?.textVersion ?? 0
    const version = await save('participation', '{company} 第二稿 {booths}')
    expect(version).toBe(before + 1)
    expect(await listed(who, 'participation')).toMatchObject({
      state: 'signed',
      textVersion: before,
      currentVersion: version,
    })
    expect((await document(who, 'participation')).text?.body).not.toContain('第二稿')
    const found = async (which: 'current' | 'former') => {
      const body = {
        kind: 'participation' as const,
        version: which,
        ids: [who.companyId],
        page: 1,
        pageSize: 10,
      }
      return (await admin(calls.listUndertakings, { body })).total
    }
    expect([await found('current'), await found('former')]).toEqual([0, 1])
  })

  it('is saved over what was seen only, and the same words again make no version', async () => {
    const version = await save('safety', '甲 {company}')
    expect(await save('safety', '甲 {company}')).toBe(version)
    expect(await said(save('safety', '乙 {company}', version - 1))).toContain('修改了文本，本次没有保存')
  })
})

describe('staff', () => {
  it('can ask for a new signature with a reason, which the company reads and answers', async () => {
    const who = await somebody()
    await sign(who, 'safety')
    const [first] = await signatures(who)
    const body = { signatureId: first?.id ?? '', reason: '签署人无授权' }
    await Promise.all([1, 2].map(() => admin(calls.askForNewSignature, { body })))
    expect(await document(who)).toMatchObject({
      state: 'askedAgain',
      renewalReason: '签署人无授权',
      closed: null,
    })
    expect(await sent(who, 'undertakingAgain')).toEqual([expect.stringContaining('签署人无授权')])
    expect((await listed(who))?.state).toBe('askedAgain')
    await sign(who, 'safety')
    expect((await signatures(who)).map(({ renewal }) => renewal?.reason)).toEqual([undefined, '签署人无授权'])
    expect((await listed(who))?.state).toBe('signed')
    expect((await refusal(admin(calls.askForNewSignature, { body }))).code).toBe(codes.conflict)
  })

  it('remind once a day, of everything that is open, and see what was sent', async () => {
    const [who, done, none] = [await somebody(), await somebody(), await somebody({ booths: 0 })]
    await sign(done, 'safety', 'participation')
    const companyIds = [who, done, none].map(({ companyId }) => companyId)
    const [one, two] = await Promise.all(
      [1, 2].map(() => admin(calls.remindOfUndertakings, { body: { companyIds } })),
    )
    expect([one?.reminded, two?.reminded].sort()).toEqual([0, 1])
    expect([one?.alreadyToday, two?.alreadyToday].sort()).toEqual([0, 1])
    expect(one?.nothingOpen).toBe(2)
    const [message] = await sent(who, 'undertakingsOpen')
    expect(message).toContain('参展确认书、安全责任书')
    const { reminders } = await admin(calls.findUndertaking, {
      query: { companyId: who.companyId, kind: 'safety' },
    })
    expect(reminders).toMatchObject([{ text: message, by: expect.any(String) }])
    expect(await listed(who)).toMatchObject({ remindedToday: true })
    expect(await sent(done, 'undertakingsOpen')).toEqual([])
  })

  it('never see the code, wherever a message is shown', async () => {
    const who = await somebody()
    await askCode(who, 'safety')
    const code = await codeOf(who)
    expect(code).toMatch(/^\d{6}$/)
    const shown = await Promise.all([
      fair.ask({
        method: 'GET',
        url: '/api/log/message/page?pageNum=1&pageSize=100',
        as: await fair.signIn('admin'),
      }),
      admin(calls.findUndertaking, { query: { companyId: who.companyId, kind: 'safety' } }),
    ])
    expect(JSON.stringify(shown)).not.toContain(code)
    const { rows: kept } = await sql<{ body: string; params: unknown }>`
      SELECT body, params FROM outbox_message WHERE template = 'signingCode'`.execute(db())
    expect(JSON.stringify(kept)).not.toContain(code)
    expect(kept[0]?.body).toContain('{code}')
  })
})

describe('a signature as a paper', () => {
  const asked = async (who: Choosing, signatureId: string) => {
    const response = await fair.app.inject({
      method: 'GET',
      url: `/api/undertaking/signatures/${signatureId}/pdf`,
      headers: who.as.headers,
    })
    return response
  }

  it('says who signed what, for the company itself and for nobody else’s', async () => {
    const [who, other] = [await somebody(), await somebody()]
    await sign(who, 'safety')
    const [kept] = await signatures(who)
    const id = kept?.id ?? ''
    const response = await asked(who, id)
    expect(response.headers['content-type']).toBe('application/pdf')
    const text = JSON.stringify(await readPdf(response.rawPayload))
    expect(text).toContain('陈立')
    expect(text).toContain((kept?.textHash ?? '').slice(0, 16))
    const strange = await asked(other, id)
    const never = await asked(other, '00000000-0000-4000-8000-000000000000')
    expect([strange.statusCode, strange.json().msg]).toEqual([never.statusCode, never.json().msg])
    expect(strange.json().msg).toBe('签署记录不存在')
  })
})

describe('what is left to do', () => {
  it('is what is not signed, with its last day', async () => {
    const who = await somebody()
    await sign(who, 'participation')
    expect(await undertakingTasks(db(), { id: who.companyId }, { undertakingDeadlines: open })).toEqual([
      { key: 'participation', state: 'done', dueOn: '2099-12-31' },
      { key: 'safety', state: 'todo', dueOn: '2099-12-31' },
    ])
  })
})
