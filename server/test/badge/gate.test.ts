import { randomUUID } from 'node:crypto'
import { badgeMessages as say } from '@fairground/domain/badge'
import { translate } from '@fairground/domain/text'
import * as calls from '@fairground/wire/badge'
import { admitBadges, gateList } from '@fairground/wire/badge/gate'
import * as desk from '@fairground/wire/badge/participants'
import { urlOf } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { badgeSigner, type SignBadge } from '../../src/badge/signing-key'
import { picture } from '../company/sign-up-forms'
import { readPdf } from '../support/read-pdf'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let own: Signed
let call: ReturnType<typeof clientFor>
let staff: ReturnType<typeof clientFor>
let sign: SignBadge
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  own = await fair.signIn('13800000006')
  call = clientFor(fair, own)
  staff = clientFor(fair, await fair.signIn('admin'))
  sign = await badgeSigner(fair.platform.db, fair.platform.secrets, 21)
})
afterAll(() => fair.stop())

const words = (key: string, params = {}) => translate(key, 'zh', params)
let id: string
beforeEach(async () => {
  await sql`DELETE FROM badge_person WHERE added_by = ${own.accountId}`.execute(fair.platform.db)
  id = randomUUID()
  const file = new File([new Uint8Array(await picture(300))], '照片.png')
  const { id: photoFileId } = await call(calls.uploadBadgePhoto, { file, body: {} })
  const zhou = {
    name: '周敏',
    nameEn: 'Zhou Min',
    post: '销售经理',
    mobile: '13800000001',
    identityKind: 'passport' as const,
    identityNumber: 'E12345678',
  }
  await call(calls.addPerson, { body: { ...zhou, photoFileId, id } })
  await call(calls.printBadges, { body: { ids: [id] } })
})

const person = async () => {
  const found = (await call(calls.ownBadges, {})).people.find((one) => one.id === id)
  if (!found) throw new Error('the person is gone')
  return found
}
const code = (printing = 1) =>
  sign({ edition: 21, badgeId: id, printing, kind: 'exhibitor', expiresOn: '2099-12-31' })

interface Presented {
  presented: string
  admission?: string
  again?: boolean
  decidedAt?: string
}
async function admit({ presented, admission = randomUUID(), again = false, decidedAt }: Presented) {
  const body = { admissions: [{ id: admission, presented, again, decidedAt: decidedAt ?? null }] }
  const [outcome] = (await staff(admitBadges, { body })).outcomes
  if (!outcome) throw new Error('an answer for each')
  return outcome
}
const admissions = async () => {
  const { rows } = await sql<{ again: boolean; doubt: string | null; admittedAt: Date }>`
    SELECT again, doubt, admitted_at AS "admittedAt" FROM badge_admission WHERE person_id = ${id}
    ORDER BY recorded_at`.execute(fair.platform.db)
  return rows
}

describe('at the gate', () => {
  it('whoever brings a printed badge comes in, once a day, and again where the gate says so', async () => {
    expect(await admissions()).toEqual([])
    const first = await admit({ presented: code() })
    expect(first).toMatchObject({ admitted: true, reason: null, badge: { name: '周敏', isVoid: false } })
    expect(await admit({ presented: code() })).toMatchObject({ admitted: false, reason: 'admitted' })
    expect(await admit({ presented: code(), again: true })).toMatchObject({ admitted: true, reason: null })
    expect((await admissions()).map(({ again, doubt }) => [again, doubt])).toEqual([
      [false, null],
      [true, null],
    ])
  })

  it('the number below the code does as well', async () => {
    const { number } = await person()
    expect(await admit({ presented: String(number) })).toMatchObject({ admitted: true, badge: { id } })
    expect(await admit({ presented: '999999' })).toMatchObject({ admitted: false, reason: 'unknown' })
  })

  it('what is sent twice is one admission, at the same moment too', async () => {
    const admission = randomUUID()
    const both = await Promise.all([
      admit({ presented: code(), admission }),
      admit({ presented: code(), admission }),
    ])
    expect(both.map(({ admitted }) => admitted)).toEqual([true, true])
    expect(await admissions()).toHaveLength(1)
  })

  it('of two gates that read one badge at the same moment, one lets it in', async () => {
    const both = await Promise.all([admit({ presented: code() }), admit({ presented: code() })])
    expect(both.map(({ reason }) => reason).sort()).toEqual(['admitted', null])
    expect(await admissions()).toHaveLength(1)
  })

  it('a code somebody else signed, of another fair, or of nobody opens nothing', async () => {
    expect(
      await admit({ presented: code().replace(/.$/, (last) => (last === '0' ? '1' : '0')) }),
    ).toMatchObject({
      reason: 'forged',
      badge: null,
    })
    const former = sign({ edition: 20, badgeId: id, printing: 1, kind: 'exhibitor', expiresOn: '2099-12-31' })
    expect(await admit({ presented: former })).toMatchObject({ admitted: false, reason: 'otherFair' })
    expect(await admit({ presented: 'hello' })).toMatchObject({ admitted: false, reason: 'unreadable' })
    expect(await admissions()).toEqual([])
  })

  it('the paper before a reprint is told from the one after it', async () => {
    const { version } = await person()
    await call(calls.reprintBadge, { body: { id, version, reason: '遗失' } })
    expect(await admit({ presented: code(1) })).toMatchObject({ admitted: false, reason: 'replaced' })
    expect(await admit({ presented: code(2) })).toMatchObject({ admitted: true })
  })

  it('a badge of somebody who was taken off is void', async () => {
    const { version } = await person()
    await call(calls.removePerson, { body: { id, version } })
    expect(await admit({ presented: code() })).toMatchObject({ admitted: false, reason: 'void' })
  })

  it('what was decided without a network is put on record as it was, with what speaks against it', async () => {
    const { version } = await person()
    await call(calls.reprintBadge, { body: { id, version, reason: '遗失' } })
    const hourAgo = new Date(Date.now() - 3_600_000)
    const decidedAt = hourAgo.toISOString()
    expect(await admit({ presented: code(1), decidedAt })).toMatchObject({
      admitted: true,
      reason: 'replaced',
    })
    // At another gate, which could not know.
    expect(await admit({ presented: code(2), decidedAt })).toMatchObject({
      admitted: true,
      reason: 'admitted',
    })
    const [first, second] = await admissions()
    expect(first).toMatchObject({ again: false, doubt: 'replaced', admittedAt: hourAgo })
    expect(second).toMatchObject({ again: true, doubt: 'admitted' })
    expect(await admit({ presented: '999999', decidedAt })).toMatchObject({ admitted: false, badge: null })
  })

  it('a wrong clock is not believed', async () => {
    await admit({ presented: code(), decidedAt: '2099-01-01T00:00:00Z' })
    const [{ admittedAt } = { admittedAt: new Date(0) }] = await admissions()
    expect(admittedAt.getTime()).toBeLessThanOrEqual(Date.now())
  })

  it('the log says which badge, never who', async () => {
    await admit({ presented: code() })
    const { rows } = await sql<{ after: object }>`SELECT after FROM audit_entry
      WHERE action = 'admit-badge' AND subject_id = ${id}`.execute(fair.platform.db)
    expect(rows).toEqual([{ after: { badge: (await person()).number } }])
  })
})

describe('the list a gate takes along', () => {
  it('has the keys and every badge on paper, and then only what changed', async () => {
    const { asOf, publicKeys, badges, edition } = await staff(gateList, { query: {} })
    expect([edition, publicKeys.length]).toEqual([21, 1])
    expect(badges.find((badge) => badge.id === id)).toMatchObject({ printing: 1, admittedAt: null })
    expect(JSON.stringify(badges)).not.toMatch(/12345678|13800000001/)
    const since = asOf.toISOString()
    expect((await staff(gateList, { query: { since } })).badges).toEqual([])
    await admit({ presented: code() })
    const later = await staff(gateList, { query: { since } })
    expect(later.badges.map((badge) => badge.id)).toEqual([id])
    expect(later.badges[0]?.admittedAt).toBeInstanceOf(Date)
    expect(later.admittedToday).toBeGreaterThan(0)
  })

  it('shows the face to whoever stands there, and to no other staff', async () => {
    const { photoFileId } = await person()
    const url = `/api${urlOf(calls.badgePhoto, { params: { id: photoFileId ?? '' } })}`
    const seenBy = async (who: string) =>
      (await fair.app.inject({ url, headers: (await fair.signIn(who)).headers })).headers['content-type']
    expect(await seenBy('admin')).toMatch(/^image\//)
    expect(await seenBy('clerk')).toMatch(/json/)
    expect(await seenBy('exhibitor6@example.com')).toMatch(/json/)
  })
})

describe('the organiser', () => {
  const found = async (search: object = {}) =>
    (await staff(desk.listParticipants, { body: { page: 1, pageSize: 100, ...search } })).list

  it('sees everybody, their numbers masked, and finds them by name, number, company and state', async () => {
    const { number } = await person()
    for (const search of [{ person: '周敏' }, { person: 'zhou min' }, { person: String(number) }]) {
      const [one] = await found(search)
      expect(one).toMatchObject({ id, identityMasked: 'E******78', state: 'printed', admittedAt: null })
    }
    expect(await found({ person: '周敏', state: 'ready' })).toEqual([])
    expect(await found({ companyName: '%' })).toEqual([])
    await admit({ presented: code() })
    expect((await found({ sort: '-admittedAt' }))[0]?.id).toBe(id)
    const { states, admittedToday } = await staff(desk.participantSums, {})
    expect(states.printed).toBeGreaterThan(0)
    expect(admittedToday).toBeGreaterThan(0)
  })

  it('sees a whole number on record, and takes none away in a workbook', async () => {
    expect(await staff(desk.seeParticipantIdentity, { body: { id } })).toEqual({
      identityNumber: 'E12345678',
    })
    const { rows } = await sql`SELECT FROM audit_entry WHERE action = 'see-identity' AND subject_id = ${id}
      AND actor_name = 'admin'`.execute(fair.platform.db)
    expect(rows).toHaveLength(1)
    const answer = await fair.app.inject({
      url: `/api${urlOf(desk.exportParticipants, { query: { person: '周敏' } })}`,
      headers: (await fair.signIn('admin')).headers,
    })
    expect(answer.headers['content-type']).toMatch(/spreadsheet/)
    expect(answer.rawPayload.length).toBeGreaterThan(1_000)
  })

  it('makes a badge void with a reason, which the company reads and cannot undo', async () => {
    const { version } = await person()
    const body = { id, version, reason: '冒用' }
    const both = await Promise.allSettled([staff(desk.voidBadge, { body }), staff(desk.voidBadge, { body })])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    const voided = await person()
    expect(voided).toMatchObject({ voidReason: '冒用', version: version + 1 })
    expect(await admit({ presented: code() })).toMatchObject({
      admitted: false,
      reason: 'void',
      badge: { voidReason: '冒用' },
    })
    const tried = await refusal(
      call(calls.reprintBadge, { body: { id, version: voided.version, reason: '遗失' } }),
    )
    expect(tried.message).toBe(words(say.voided, { reason: '冒用' }))
    const another = { id, version: voided.version, reason: '其他' }
    expect((await refusal(staff(desk.voidBadge, { body: another }))).code).toBe(codes.conflict)
  })

  it('prints it again, and it is good', async () => {
    await staff(desk.voidBadge, { body: { id, version: (await person()).version, reason: '冒用' } })
    const { version } = await person()
    await staff(desk.reprintForCompany, { body: { id, version, reason: '已核实' } })
    expect(await person()).toMatchObject({ printing: 2, voidReason: null })
    expect(await admit({ presented: code(1) })).toMatchObject({ reason: 'replaced' })
    expect(await admit({ presented: code(2) })).toMatchObject({ admitted: true })
  })

  it('prints for a company, of one company at a time', async () => {
    const [one] = await found({ person: '周敏' })
    const stranger = (await found()).find(({ companyId }) => companyId !== one?.companyId)
    if (!one || !stranger) throw new Error('the demo fair has people')
    const mixed = await refusal(staff(desk.printForCompany, { body: { ids: [id, stranger.id] } }))
    expect(mixed.message).toBe(words(say.unknownPerson))
    await sql`UPDATE badge_person SET printing = 0, printed_at = NULL WHERE id = ${id}`.execute(
      fair.platform.db,
    )
    await staff(desk.printForCompany, { body: { ids: [id] } })
    expect((await person()).printing).toBe(1)
    const answer = await fair.app.inject({
      url: `/api${urlOf(desk.deskBadgePdf, { query: { companyId: one.companyId, personId: id } })}`,
      headers: (await fair.signIn('admin')).headers,
    })
    expect((await readPdf(answer.rawPayload)).plain).toContain(String(one.number))
  })
})
