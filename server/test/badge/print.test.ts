import { randomUUID } from 'node:crypto'
import { isSignedBy, readBadgeToken, badgeMessages as say } from '@fairground/domain/badge'
import { translate } from '@fairground/domain/text'
import * as calls from '@fairground/wire/badge'
import { urlOf } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { badgeSigner } from '../../src/badge/signing-key'
import { readSigningKey } from '../../src/badge/signing-key.repository'
import { picture } from '../company/sign-up-forms'
import { readPdf } from '../support/read-pdf'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let own: Signed
let stranger: Signed
let call: ReturnType<typeof clientFor>
let other: ReturnType<typeof clientFor>
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  own = await fair.signIn('13800000006')
  stranger = await fair.signIn('exhibitor6@example.com')
  call = clientFor(fair, own)
  other = clientFor(fair, stranger)
})
afterAll(() => fair.stop())

const words = (key: string, params = {}) => translate(key, 'zh', params)
const person = async (id: string) => {
  const found = (await call(calls.ownBadges, {})).people.find((one) => one.id === id)
  if (!found) throw new Error('the person is gone')
  return found
}

const zhou = {
  name: '周敏',
  nameEn: 'Zhou Min',
  post: '销售经理',
  mobile: '13800000001',
  identityKind: 'passport' as const,
  identityNumber: 'E12345678',
}
let id: string
beforeEach(async () => {
  await sql`DELETE FROM badge_person WHERE added_by = ${own.accountId}`.execute(fair.platform.db)
  id = randomUUID()
  const file = new File([new Uint8Array(await picture(300))], '照片.png')
  const { id: photoFileId } = await call(calls.uploadBadgePhoto, { file, body: {} })
  await call(calls.addPerson, { body: { ...zhou, photoFileId, id } })
})

const pdfOf = (personId?: string, as = own) =>
  fair.app.inject({ url: `/api${urlOf(calls.badgePdf, { query: { personId } })}`, headers: as.headers })

describe('a badge on paper', () => {
  it('has a page of its own, with the names in both languages, the booth and the number', async () => {
    await call(calls.printBadges, { body: { ids: [id] } })
    const { number, printing } = await person(id)
    expect(printing).toBe(1)
    const answer = await pdfOf(id)
    expect(answer.headers['content-type']).toBe('application/pdf')
    const { pages, plain, language } = await readPdf(answer.rawPayload)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.size.map(Math.round)).toEqual([298, 421])
    expect(pages[0]?.pictures).toBe(1)
    expect(language).toBe('zh-CN')
    const { booths } = await call(calls.ownBadges, {})
    for (const said of [
      '周敏',
      'ZhouMin',
      '销售经理',
      String(number),
      '参展商',
      'EXHIBITOR',
      booths[0] ?? '-',
    ])
      expect(plain).toContain(said)
    expect(plain).not.toMatch(/12345678|13800000001/)
  })

  it('of everybody stands four to a sheet', async () => {
    const { people } = await call(calls.ownBadges, {})
    await sql`UPDATE badge_person SET printing = 1, printed_at = now() WHERE id = ANY(${people.map((one) => one.id)}::uuid[])`.execute(
      fair.platform.db,
    )
    const { pages } = await readPdf((await pdfOf()).rawPayload)
    expect(pages).toHaveLength(Math.ceil(people.length / 4))
    expect(pages[0]?.size.map(Math.round)).toEqual([595, 842])
    await sql`UPDATE badge_person SET printing = 0, printed_at = NULL WHERE added_by IS NULL`.execute(
      fair.platform.db,
    )
  })

  it('may be fetched again as it is: that is no reprint', async () => {
    await call(calls.printBadges, { body: { ids: [id] } })
    await call(calls.printBadges, { body: { ids: [id] } })
    await pdfOf(id)
    expect((await person(id)).printing).toBe(1)
  })

  it('needs a photo, and is not there before it was printed', async () => {
    const faceless = randomUUID()
    const body = { ...zhou, identityNumber: 'E00000009', photoFileId: null, id: faceless }
    await call(calls.addPerson, { body })
    const refused = await refusal(call(calls.printBadges, { body: { ids: [id, faceless] } }))
    expect(refused.message).toBe(words(say.photoMissing, { name: '周敏' }))
    // All of them or none.
    expect((await person(id)).printing).toBe(0)
    expect((await pdfOf(id)).json()).toMatchObject({ code: codes.refused, msg: words(say.nothingToPrint) })
  })

  it('printed again has another printing, once for each reason, on record', async () => {
    const early = await refusal(call(calls.reprintBadge, { body: { id, version: 1, reason: '遗失' } }))
    expect(early.message).toBe(words(say.notPrinted))
    await call(calls.printBadges, { body: { ids: [id] } })
    const { version } = await person(id)
    const again = () => call(calls.reprintBadge, { body: { id, version, reason: '遗失' } })
    const both = await Promise.allSettled([again(), again()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await person(id)).printing).toBe(2)
    const { rows } = await sql<{ after: object }>`SELECT after FROM audit_entry
      WHERE subject_id = ${id} AND action = 'reprint-badge'`.execute(fair.platform.db)
    expect(rows).toEqual([{ after: { badge: expect.any(Number), printing: 2, reason: '遗失' } }])
  })

  it('is void once another name or face stands on it, and good after a change nobody sees', async () => {
    await call(calls.printBadges, { body: { ids: [id] } })
    const change = async (changed: object) => {
      const { version, photoFileId } = await person(id)
      const body = { ...zhou, photoFileId, identityNumber: '', id, version, ...changed }
      await call(calls.changePerson, { body })
      return (await person(id)).printing
    }
    expect(await change({ mobile: '13800000009' })).toBe(1)
    expect(await change({ mobile: '13800000009', name: '周敏敏' })).toBe(2)
  })
})

describe('the code on it', () => {
  const claims = {
    edition: 21,
    badgeId: randomUUID(),
    printing: 1,
    kind: 'exhibitor' as const,
    expiresOn: '2027-05-21',
  }

  it('is signed by one key per edition, made once however many ask, and sealed', async () => {
    const { db, secrets } = fair.platform
    const signers = await Promise.all([1, 2, 3].map(() => badgeSigner(db, secrets, 77)))
    const tokens = new Set(signers.map((sign) => sign(claims)))
    expect(tokens.size).toBe(1)
    const key = await readSigningKey(db, 77)
    const [token = ''] = tokens
    const read = readBadgeToken(token)
    expect(read?.claims).toEqual(claims)
    expect(read && isSignedBy(read, [key?.publicKey ?? ''])).toBe(true)
    const otherKey = (await badgeSigner(db, secrets, 78)) && (await readSigningKey(db, 78))
    expect(read && isSignedBy(read, [otherKey?.publicKey ?? ''])).toBe(false)
    expect(key?.privateSealed).toMatch(/^v1\.test\./)
  })

  it('cannot be made without the data key, and nothing counts as printed then', async () => {
    await call(calls.printBadges, { body: { ids: [id] } })
    const keyless = await startTestFair({
      database: fair.database,
      config: { WORKER: 'false', DATA_KEYS: `other:${Buffer.alloc(32, 'o').toString('base64')}` },
    })
    const second = randomUUID()
    await call(calls.addPerson, {
      body: { ...zhou, identityNumber: 'E00000008', photoFileId: null, id: second },
    })
    const file = new File([new Uint8Array(await picture(300))], '照片.png')
    const { id: photoFileId } = await call(calls.uploadBadgePhoto, { file, body: {} })
    const body = { ...zhou, identityNumber: '', photoFileId, id: second, version: 1 }
    await call(calls.changePerson, { body })
    const refused = await refusal(clientFor(keyless, own)(calls.printBadges, { body: { ids: [second] } }))
    expect(refused.message).toBe(words(say.signingKeyMissing))
    expect((await person(second)).printing).toBe(0)
    await keyless.stop()
  })
})

describe('somebody else’s badge', () => {
  it('is answered like one that never was, by every call', async () => {
    await call(calls.printBadges, { body: { ids: [id] } })
    const before = await person(id)
    const nobody = randomUUID()
    const tries = async (who: string) => [
      (await refusal(other(calls.printBadges, { body: { ids: [who] } }))).message,
      (await refusal(other(calls.reprintBadge, { body: { id: who, version: before.version, reason: 'x' } })))
        .message,
      (await pdfOf(who, stranger)).body,
    ]
    expect(await tries(id)).toEqual(await tries(nobody))
    expect(await person(id)).toEqual(before)
  })
})
