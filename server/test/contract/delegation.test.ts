import { randomUUID } from 'node:crypto'
import { dayAfter } from '@fairground/domain/money'
import * as delegation from '@fairground/wire/contract/delegation'
import * as desk from '@fairground/wire/contract/desk'
import * as own from '@fairground/wire/contract/own'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Choosing, hallOfRows } from '../selection/selection-support'
import { newestMessage } from '../support/outbox'
import { readPdf, squeezed } from '../support/read-pdf'
import { startTestFair, type TestFair } from '../support/test-fair'
import { today } from '../support/today'
import { clientFor, refusal } from '../support/wire-client'
import { codeFor, contractOf, onlyClass, seal, seen, sentContract, signer } from './contract-support'

let fair: TestFair
let admin: Client
let booths: string[]
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  admin = clientFor(fair, await fair.signIn('admin'))
  booths = (await hallOfRows(fair, 3, 6, { code: 'Q3' })).boothIds.flat()
  await onlyClass(fair, admin)
})
afterAll(() => fair.stop())
// Limits on codes have tests of their own.
beforeEach(() => withoutLimits())

const db = () => fair.platform.db
const withoutLimits = () => sql`DELETE FROM rate_window`.execute(db())
const sent = () => sentContract(fair, admin, booths.pop() ?? '')
const usernameOf = async ({ as }: Choosing) => {
  const { username } = await db()
    .selectFrom('account')
    .select('username')
    .where('id', '=', as.accountId)
    .executeTakeFirstOrThrow()
  return username
}
const codeAt = async (to: string) => (await newestMessage(fair, to)).secrets.code ?? ''

let mobiles = 0
const freshMobile = () => {
  mobiles += 1
  return `1391111${String(mobiles).padStart(4, '0')}`
}
const inDays = (days: number) => dayAfter(today(), days)
const person = { name: '李磊', post: '采购经理', until: inDays(30) }

/** Both codes as they were read, one in the account's hand and one in the delegate's. */
async function codesFor(who: Choosing, contractId: string, contact: string) {
  const body = { contractId, contact }
  const { ticket: ownTicket } = await who.call(delegation.sendDelegationCode, { body })
  const ownCode = await codeAt(await usernameOf(who))
  const { ticket } = await who.call(delegation.sendDelegateProof, { body })
  return { ...body, ownTicket, ownCode, ticket, code: await codeAt(contact) }
}

async function named(who: Choosing, contractId: string, contact = freshMobile()) {
  await withoutLimits()
  const proofs = await codesFor(who, contractId, contact)
  await who.call(delegation.nameDelegate, { body: { ...person, ...proofs } })
  const { delegate } = await who.call(own.ownContracts)
  if (!delegate) throw new Error('the delegate was named')
  return { ...delegate, contact, proofs }
}

async function signing(who: Choosing, contract: { id: string; version: number }, delegationId: string) {
  await withoutLimits()
  const asked = { contractId: contract.id, delegationId }
  const { ticket } = await who.call(delegation.sendDelegateCode, { body: asked })
  return { ...asked, version: contract.version, agreed: true as const, ticket }
}

describe('naming a delegate', () => {
  it('takes a code of the account and one of theirs, and is on record for both sides', async () => {
    const { who, contract } = await sent()
    const { contact, id } = await named(who, contract.id)
    const shown = `${contact.slice(0, 3)}****${contact.slice(-4)}`
    const { delegate } = await who.call(own.ownContracts)
    expect(delegate).toMatchObject({ id, ...person, contact: shown })
    expect(delegate?.namedBy).toBe(await usernameOf(who))
    const { delegations } = await admin(desk.findContract, { params: { contractId: contract.id } })
    expect(delegations).toMatchObject([{ id, ...person, contact: shown, revokedAt: null }])
    const { rows } = await sql<{ action: string }>`SELECT action FROM audit_entry
      WHERE subject_type = 'contract-delegation' AND subject_id = ${id}`.execute(db())
    expect(rows).toEqual([{ action: 'contract-delegate' }])
  })

  it('is refused without either code, or with one for another contact', async () => {
    const { who, contract } = await sent()
    const proofs = await codesFor(who, contract.id, freshMobile())
    const name = (given: object) =>
      refusal(who.call(delegation.nameDelegate, { body: { ...person, ...proofs, ...given } }))
    const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
    const other = freshMobile()
    for (const [given, field] of [
      [{ ownCode: wrong(proofs.ownCode) }, 'ownCode'],
      [{ code: wrong(proofs.code) }, 'code'],
      [{ contact: other }, 'ownCode'],
      [{ ownTicket: proofs.ticket, ownCode: proofs.code }, 'ownCode'],
    ] as const)
      expect((await name(given)).fields).toEqual([{ path: field, message: '验证码不正确或已过期' }])
    expect((await who.call(own.ownContracts)).delegate).toBeNull()
  })

  it('says what is wrong with a contact or a day before anything is sent', async () => {
    const { who, contract } = await sent()
    const send = async (contact: string) =>
      (await refusal(who.call(delegation.sendDelegateProof, { body: { contractId: contract.id, contact } })))
        .fields
    expect(await send('li@example.com')).toEqual([{ path: 'contact', message: '请填写受托人的正确手机号' }])
    expect(await send(await usernameOf(who))).toEqual([
      { path: 'contact', message: '受托人须使用本账户以外的联系方式' },
    ])
    const proofs = await codesFor(who, contract.id, freshMobile())
    const name = async (until: string) =>
      (await refusal(who.call(delegation.nameDelegate, { body: { ...person, ...proofs, until } }))).fields
    expect(await name(inDays(-1))).toEqual([{ path: 'until', message: '有效期不能早于今天' }])
    expect(await name(inDays(367))).toEqual([{ path: 'until', message: '有效期最长366天，请核对年份' }])
  })

  it('happens once however often it is sent, and ends who was named before', async () => {
    const { who, contract } = await sent()
    const first = await named(who, contract.id)
    const body = { ...person, ...first.proofs }
    await Promise.all([1, 2].map(() => who.call(delegation.nameDelegate, { body })))
    const second = await named(who, contract.id)
    const { delegations } = await admin(desk.findContract, { params: { contractId: contract.id } })
    expect(delegations.map(({ id, revokedAt }) => [id, revokedAt === null])).toEqual([
      [second.id, true],
      [first.id, false],
    ])
    // What named the first is no way back to it.
    await who.call(delegation.nameDelegate, { body })
    expect((await who.call(own.ownContracts)).delegate?.id).toBe(second.id)
  })

  it('leaves one of two who are named at once', async () => {
    const { who, contract } = await sent()
    const one = await codesFor(who, contract.id, freshMobile())
    await withoutLimits()
    const other = await codesFor(who, contract.id, freshMobile())
    await Promise.all(
      [one, other].map((proofs) => who.call(delegation.nameDelegate, { body: { ...person, ...proofs } })),
    )
    const { delegations } = await admin(desk.findContract, { params: { contractId: contract.id } })
    expect(delegations.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1)
    expect(delegations).toHaveLength(2)
  })

  it('never changes but by being revoked, and shows nobody a code', async () => {
    const { who, contract } = await sent()
    const { id, proofs } = await named(who, contract.id)
    const change = (set: string) =>
      sql`UPDATE contract_delegation SET ${sql.raw(set)} WHERE id = ${id}`.execute(db())
    await expect(change("until = '2999-01-01'")).rejects.toThrow('never changes')
    await expect(sql`DELETE FROM contract_delegation WHERE id = ${id}`.execute(db())).rejects.toThrow(
      'never changes',
    )
    const detail = await admin(desk.findContract, { params: { contractId: contract.id } })
    const { rows } = await sql`SELECT concat(body, params::text, subject) FROM outbox_message
      WHERE template IN ('delegationCode', 'delegateProof')`.execute(db())
    for (const code of [proofs.code, proofs.ownCode])
      expect(JSON.stringify([detail, rows])).not.toContain(code)
  })
})

describe('signing by a delegate', () => {
  it('is under the name and in the capacity on record, in the process and on the paper', async () => {
    const { who, contract } = await sent()
    const { id, contact, namedBy } = await named(who, contract.id)
    const body = { ...(await signing(who, contract, id)), code: await codeAt(contact) }
    await Promise.all([1, 2, 3].map(() => who.call(delegation.signByDelegate, { body })))
    const detail = await admin(desk.findContract, { params: { contractId: contract.id } })
    expect(detail).toMatchObject({
      state: 'signed',
      signature: {
        kind: 'code',
        signerName: '李磊',
        signerPost: '采购经理',
        authority: 'delegated',
        delegation: { namedBy, until: person.until },
      },
    })
    expect(detail.events.map(({ event }) => event)).toEqual(['sign', 'send', 'drawUp'])
    expect(detail.events[0]?.details).toEqual({
      kind: 'code',
      signerName: '李磊',
      signerPost: '采购经理',
      authority: 'delegated',
      delegation: { namedBy, namedOn: today(), until: person.until },
    })
    await admin(desk.countersignContracts, { body: { contracts: [seen(detail)] } })
    await seal(fair, contract.id)
    const { rawPayload } = await fair.app.inject({
      url: `/api/contract/own/${contract.id}/pdf`,
      headers: who.as.headers,
    })
    const paper = squeezed((await readPdf(rawPayload)).pages.map(({ text }) => text).join(' '))
    expect(paper).toContain(squeezed('李磊 (采购经理，企业指定的受托人)'))
    expect(paper).toContain(squeezed(`由${namedBy}于`))
    expect(paper).toContain(squeezed(`有效期至${person.until}`))
  })

  it('ends the moment it is revoked, also for a code that is on its way', async () => {
    const { who, contract } = await sent()
    const { id, contact } = await named(who, contract.id)
    const body = { ...(await signing(who, contract, id)), code: await codeAt(contact) }
    await Promise.all([1, 2].map(() => who.call(delegation.revokeDelegate, { body: { delegationId: id } })))
    const refused = await refusal(who.call(delegation.signByDelegate, { body }))
    expect([refused.code, refused.message]).toEqual([codes.notFound, '该委托已撤销或已到期，不能用于签署'])
    expect((await contractOf(admin, who)).state).toBe('sent')
    expect((await who.call(own.ownContracts)).delegate).toBeNull()
    await withoutLimits()
    const code = await codeFor(fair, who, contract.id)
    await who.call(own.signContract, { body: { ...seen(contract), ...signer, ...code } })
    expect((await contractOf(admin, who)).state).toBe('signed')
  })

  it('ends with its last day', async () => {
    const { who, contract } = await sent()
    const { id, contact } = await named(who, contract.id)
    const body = { ...(await signing(who, contract, id)), code: await codeAt(contact) }
    await sql`ALTER TABLE contract_delegation DISABLE TRIGGER USER`.execute(db())
    await sql`UPDATE contract_delegation SET until = ${today()}::date - 1 WHERE id = ${id}`.execute(db())
    await sql`ALTER TABLE contract_delegation ENABLE TRIGGER USER`.execute(db())
    expect((await refusal(who.call(delegation.signByDelegate, { body }))).code).toBe(codes.notFound)
    expect((await who.call(own.ownContracts)).delegate).toBeNull()
    expect((await named(who, contract.id)).id).not.toBe(id)
  })

  it('takes their own code, and the account’s signs for nobody else', async () => {
    const { who, contract } = await sent()
    const { id, contact } = await named(who, contract.id)
    const body = await signing(who, contract, id)
    const theirs = await codeAt(contact)
    await withoutLimits()
    const mine = await codeFor(fair, who, contract.id)
    const asDelegate = await refusal(who.call(delegation.signByDelegate, { body: { ...body, ...mine } }))
    expect(asDelegate.fields).toEqual([{ path: 'code', message: '验证码不正确或已过期' }])
    const asSelf = { ...seen(contract), ...signer, ticket: body.ticket, code: theirs }
    expect((await refusal(who.call(own.signContract, { body: asSelf }))).fields).toEqual([
      { path: 'code', message: '验证码不正确或已过期' },
    ])
    expect((await contractOf(admin, who)).state).toBe('sent')
  })

  it('is nobody else’s delegate: another company’s is answered like one that never was', async () => {
    const { who, contract } = await sent()
    const { who: stranger, contract: another } = await sent()
    const { id } = await named(who, contract.id)
    const before = await admin(desk.findContract, { params: { contractId: contract.id } })
    const answers = (delegationId: string) =>
      Promise.all(
        [
          stranger.call(delegation.sendDelegateCode, { body: { contractId: another.id, delegationId } }),
          stranger.call(delegation.revokeDelegate, { body: { delegationId } }),
          stranger.call(delegation.signByDelegate, {
            body: { ...seen(another), delegationId, agreed: true, ticket: randomUUID(), code: '123456' },
          }),
        ].map(async (asked) => {
          const { code, message } = await refusal(asked)
          return [code, message]
        }),
      )
    expect(await answers(id)).toEqual(await answers(randomUUID()))
    const forTheirs = { contractId: contract.id, contact: freshMobile() }
    for (const call of [delegation.sendDelegationCode, delegation.sendDelegateProof])
      expect((await refusal(stranger.call(call, { body: forTheirs }))).code).toBe(codes.notFound)
    expect(await admin(desk.findContract, { params: { contractId: contract.id } })).toEqual(before)
  })

  it('is counted as any other code: once a minute to one phone', async () => {
    const { who, contract } = await sent()
    const { id } = await named(who, contract.id)
    await signing(who, contract, id)
    const again = await refusal(
      who.call(delegation.sendDelegateCode, { body: { contractId: contract.id, delegationId: id } }),
    )
    expect(again.code).toBe(codes.tooMany)
  })
})
