import { randomUUID } from 'node:crypto'
import { badgeMessages as say } from '@fairground/domain/badge'
import { translate } from '@fairground/domain/text'
import * as calls from '@fairground/wire/badge'
import * as requests from '@fairground/wire/badge/requests'
import { urlOf } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { picture } from '../company/sign-up-forms'
import { setSetting } from '../selection/selection-support'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let own: Signed
let call: ReturnType<typeof clientFor>
let other: ReturnType<typeof clientFor>
let admin: ReturnType<typeof clientFor>
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  own = await fair.signIn('13800000006')
  call = clientFor(fair, own)
  other = clientFor(fair, await fair.signIn('exhibitor6@example.com'))
  admin = clientFor(fair, await fair.signIn('admin'))
})
afterAll(() => fair.stop())
beforeEach(() => setSetting(fair, 'badgeDeadline', '2026-01-01'))
afterEach(async () => {
  const { db } = fair.platform
  await sql`DELETE FROM badge_request WHERE made_by = ${own.accountId}`.execute(db)
  await sql`DELETE FROM badge_person WHERE added_by IS NOT NULL`.execute(db)
  await sql`UPDATE badge_person SET printing = 0, printed_at = NULL`.execute(db)
})

const words = (key: string, params = {}) => translate(key, 'zh', params)
const zhou = {
  name: '周敏',
  nameEn: 'Zhou Min',
  post: '销售经理',
  mobile: '13800000001',
  identityKind: 'passport' as const,
  identityNumber: 'E12345678',
  reason: '增派人员',
}
const photo = async () => {
  const file = new File([new Uint8Array(await picture(300))], '照片.png')
  return (await call(calls.uploadBadgePhoto, { file, body: {} })).id
}
const people = async () => (await call(calls.ownBadges, {})).people
const firstPerson = async () => {
  const [first] = await people()
  if (!first) throw new Error('the demo fair has people')
  return first
}
async function askToAdd(photoFileId: string | null = null): Promise<string> {
  const id = randomUUID()
  await call(requests.makeRequest, { body: { ...zhou, kind: 'add', id, photoFileId } })
  return id
}
async function askToCancel(personId: string): Promise<string> {
  const id = randomUUID()
  await call(requests.makeRequest, { body: { kind: 'remove', id, personId, reason: '离职' } })
  return id
}
const decide = (id: string, approved: boolean, reason = '') =>
  admin(requests.decideRequest, { body: { id, approved, reason } })
const stored = async (id: string) => {
  const { rows } = await sql<Record<string, unknown>>`SELECT * FROM badge_request WHERE id = ${id}`.execute(
    fair.platform.db,
  )
  return rows[0]
}

describe('a request after the deadline', () => {
  it('is not needed before it', async () => {
    await setSetting(fair, 'badgeDeadline', '2099-12-31')
    const body = { ...zhou, kind: 'add' as const, id: randomUUID(), photoFileId: null }
    expect((await refusal(call(requests.makeRequest, { body }))).message).toBe(
      words(say.deadlineAhead, { day: '2099-12-31' }),
    )
  })

  it('to add somebody makes a person once it is approved, number, face and all', async () => {
    const file = await photo()
    const id = await askToAdd(file)
    expect((await stored(id))?.identity_sealed).toMatch(/^v1\.test\./)
    const [listed] = await call(requests.ownRequests, {})
    expect(listed).toMatchObject({ kind: 'add', name: '周敏', identityMasked: 'E******78', state: 'open' })
    await decide(id, true, '可以')
    // Pressed twice.
    await decide(id, true, '可以')
    const added = (await people()).find(({ name }) => name === '周敏')
    expect(added).toMatchObject({ photoFileId: file, identityMasked: 'E******78', printing: 0 })
    expect(await call(calls.seeIdentity, { body: { id: added?.id ?? '' } })).toEqual({
      identityNumber: 'E12345678',
    })
    expect(await stored(id)).toMatchObject({
      state: 'approved',
      identity_sealed: null,
      photo_file_id: null,
      mobile: '',
      decision_reason: '可以',
    })
    const { rows } = await sql`SELECT FROM outbox_message WHERE template = 'badgeRequestApproved'
      AND recipient = '13800000006'`.execute(fair.platform.db)
    expect(rows).toHaveLength(1)
  })

  it('to replace somebody keeps the badge’s number and voids its paper', async () => {
    await decide(await askToAdd(), true)
    const person = (await people()).find(({ name }) => name === '周敏')
    if (!person) throw new Error('it was approved')
    await sql`UPDATE badge_person SET printing = 1, printed_at = now() WHERE id = ${person.id}`.execute(
      fair.platform.db,
    )
    const replaced = { ...zhou, name: '吴军', identityNumber: 'E87654321', photoFileId: null }
    const id = randomUUID()
    await call(requests.makeRequest, { body: { ...replaced, kind: 'replace', id, personId: person.id } })
    await decide(id, true)
    const after = (await people()).find((one) => one.id === person.id)
    expect(after).toMatchObject({
      name: '吴军',
      number: person.number,
      printing: 2,
      identityMasked: 'E******21',
    })
  })

  it('to cancel a badge does so', async () => {
    const id = await askToAdd()
    await decide(id, true)
    const person = (await people()).find(({ name }) => name === '周敏')
    await decide(await askToCancel(person?.id ?? ''), true)
    expect((await people()).map(({ name }) => name)).not.toContain('周敏')
  })

  it('that is refused changes nothing, says why and keeps nothing of the person', async () => {
    const before = await people()
    const file = await photo()
    const id = await askToAdd(file)
    const silent = await fair.ask({
      method: 'POST',
      url: `/api${requests.decideRequest.path}`,
      payload: { id, approved: false, reason: ' ' },
      as: await fair.signIn('admin'),
    })
    expect(silent.code).toBe(codes.invalid)
    await decide(id, false, '名额不足')
    expect(await people()).toEqual(before)
    const [listed] = await call(requests.ownRequests, {})
    expect(listed).toMatchObject({ state: 'refused', decisionReason: '名额不足', identityMasked: '' })
    const { rows } = await sql<{ claimed: boolean }>`SELECT claimed_at IS NOT NULL AS claimed FROM stored_file
      WHERE id = ${file}`.execute(fair.platform.db)
    expect(rows).toEqual([{ claimed: false }])
    const late = await refusal(decide(id, true))
    expect(late.code).toBe(codes.conflict)
    expect(late.message).toBe(words(say.requestDecided, { state: '未同意' }))
  })

  it('is decided once when two people answer differently at the same moment', async () => {
    const id = await askToAdd()
    const answers = await Promise.allSettled([decide(id, true), decide(id, false, '不行')])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const isThere = (await people()).some(({ name }) => name === '周敏')
    expect(isThere).toBe((await stored(id))?.state === 'approved')
  })

  it('to add somebody is refused in words when no badge is left by then', async () => {
    const id = await askToAdd()
    const { quota } = await call(calls.ownBadges, {})
    await sql`INSERT INTO badge_extra (company_id, count, reason) SELECT id, ${-quota.left}, 'x' FROM company
      WHERE account_id = ${own.accountId} AND edition = 21`.execute(fair.platform.db)
    const refused = await refusal(decide(id, true))
    expect(refused.message).toBe(words(say.quotaFull, { quota: quota.total - quota.left }))
    expect((await stored(id))?.state).toBe('open')
    await sql`DELETE FROM badge_extra WHERE reason = 'x'`.execute(fair.platform.db)
  })

  it('about one person is one at a time, and can be withdrawn', async () => {
    const { id: personId } = await firstPerson()
    const id = await askToCancel(personId)
    expect((await refusal(askToCancel(personId))).message).toBe(words(say.requestOpen))
    await call(requests.withdrawRequest, { body: { id } })
    await call(requests.withdrawRequest, { body: { id } })
    expect((await call(requests.ownRequests, {}))[0]).toMatchObject({ state: 'withdrawn' })
    await askToCancel(personId)
  })

  it('sent twice is one request', async () => {
    const body = { ...zhou, kind: 'add' as const, id: randomUUID(), photoFileId: null }
    await Promise.all([call(requests.makeRequest, { body }), call(requests.makeRequest, { body })])
    expect(await call(requests.ownRequests, {})).toHaveLength(1)
  })
})

describe('somebody else’s', () => {
  it('people, photos and requests cannot be named', async () => {
    const { id: personId } = await firstPerson()
    const id = await askToAdd(await photo())
    const nobody = randomUUID()
    const tries = (request: string, person: string) =>
      Promise.all([
        refusal(other(requests.withdrawRequest, { body: { id: request } })),
        refusal(
          other(requests.makeRequest, {
            body: { kind: 'remove', id: randomUUID(), personId: person, reason: 'x' },
          }),
        ),
      ]).then((answers) => answers.map(({ code, message }) => [code, message]))
    expect(await tries(id, personId)).toEqual(await tries(nobody, nobody))
    const taken = {
      kind: 'remove' as const,
      id,
      personId: (await other(calls.ownBadges, {})).people[0]?.id ?? '',
      reason: 'x',
    }
    expect((await refusal(other(requests.makeRequest, { body: taken }))).message).toBe(
      translate(say.idTaken, 'en'),
    )
    expect((await stored(id))?.state).toBe('open')
    expect(await other(requests.ownRequests, {})).toEqual([])
  })

  it('face is seen by whoever decides while it waits, and by no other staff', async () => {
    const file = await photo()
    const id = await askToAdd(file)
    const url = `/api${urlOf(calls.badgePhoto, { params: { id: file } })}`
    const seenBy = async (who: string) =>
      (await fair.app.inject({ url, headers: (await fair.signIn(who)).headers })).headers['content-type']
    expect(await seenBy('admin')).toMatch(/^image\//)
    expect(await seenBy('clerk')).toMatch(/json/)
    await decide(id, false, '名额不足')
    expect(await seenBy('admin')).toMatch(/json/)
  })
})
