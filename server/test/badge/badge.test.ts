import { randomUUID } from 'node:crypto'
import { badgeMessages as say } from '@fairground/domain/badge'
import { translate } from '@fairground/domain/text'
import * as calls from '@fairground/wire/badge'
import { downloadFile } from '@fairground/wire/company/files'
import { urlOf } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { badgeTasks } from '../../src/badge'
import { picture } from '../company/sign-up-forms'
import { setSetting } from '../selection/selection-support'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let own: Signed
let call: ReturnType<typeof clientFor>
let other: ReturnType<typeof clientFor>
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  own = await fair.signIn('13800000006')
  call = clientFor(fair, own)
  other = clientFor(fair, await fair.signIn('exhibitor6@example.com'))
})
afterAll(() => fair.stop())

const zhang = {
  name: '张敏',
  nameEn: 'Zhang Min',
  post: '销售经理',
  mobile: '13800000001',
  identityKind: 'passport' as const,
  identityNumber: 'E12345678',
  photoFileId: null,
}
const numbered = (number: number) => ({ ...zhang, identityNumber: `E${String(number).padStart(8, '0')}` })
const words = (key: string, params = {}) => translate(key, 'zh', params)
const people = async () => (await call(calls.ownBadges, {})).people

let added: string[] = []
async function add(
  values: Partial<Omit<typeof zhang, 'photoFileId'>> & { photoFileId?: string | null } = {},
): Promise<string> {
  const id = randomUUID()
  await call(calls.addPerson, { body: { ...zhang, ...values, id } })
  added.push(id)
  return id
}
afterEach(async () => {
  await setSetting(fair, 'badgeDeadline', '2099-12-31')
  for (const { id, version } of await people())
    if (added.includes(id)) await call(calls.removePerson, { body: { id, version } })
  added = []
})

const photo = async () => {
  const file = new File([new Uint8Array(await picture(300))], '照片.png')
  return (await call(calls.uploadBadgePhoto, { file, body: {} })).id
}
const find = async (id: string) => (await people()).find((person) => person.id === id)
const logged = async (action: string) => {
  const { rows } = await sql<{
    subject_id: string
    before: unknown
    after: unknown
  }>`SELECT subject_id, before, after
    FROM audit_entry WHERE subject_type = 'badge-person' AND action = ${action} ORDER BY id`.execute(
    fair.platform.db,
  )
  return rows
}

describe('the people of a company', () => {
  it('are as many as its area gives, and each shows only the ends of its number', async () => {
    const { quota, rule, areaM2, booths, closed, isOpen } = await call(calls.ownBadges, {})
    expect(closed).toBeNull()
    expect(isOpen).toBe(true)
    expect(booths.length).toBeGreaterThan(0)
    expect(quota.byArea).toBe(
      Math.min(rule.most, Math.max(rule.least, Math.ceil((areaM2 / 9) * rule.perNine))),
    )
    const id = await add()
    expect(await find(id)).toMatchObject({ name: '张敏', identityMasked: 'E******78', version: 1 })
    expect((await call(calls.ownBadges, {})).quota).toMatchObject({
      used: quota.used + 1,
      left: quota.left - 1,
    })
  })

  it('lie in the database sealed, and in no log', async () => {
    const id = await add()
    const { rows } = await sql<{
      row: string
    }>`SELECT p::text AS row FROM badge_person p WHERE id = ${id}`.execute(fair.platform.db)
    expect(rows[0]?.row).toMatch(/v1\.test\./)
    expect(rows[0]?.row).not.toContain('12345678')
    expect(fair.log()).not.toContain('E12345678')
    const { rows: entries } = await sql<{ row: string }>`SELECT e::text AS row FROM audit_entry e
      WHERE subject_id = ${id}`.execute(fair.platform.db)
    expect(entries).toHaveLength(1)
    expect(entries[0]?.row).not.toMatch(/12345678|张敏|13800000001/)
  })

  it('sent twice are added once; two at once are one', async () => {
    const id = randomUUID()
    added.push(id)
    const body = { ...zhang, id }
    await Promise.all([call(calls.addPerson, { body }), call(calls.addPerson, { body })])
    await call(calls.addPerson, { body })
    expect((await people()).filter((person) => person.id === id)).toHaveLength(1)
  })

  it('cannot be more than the quota, also when two tabs add the last one', async () => {
    const { left, total } = (await call(calls.ownBadges, {})).quota
    for (let number = 1; number < left; number += 1) await add(numbered(number))
    const last = [7001, 7002].map((number) => {
      const id = randomUUID()
      added.push(id)
      return call(calls.addPerson, { body: { ...numbered(number), id } }).then(
        () => 'added',
        (error: Error) => error.message,
      )
    })
    expect((await Promise.all(last)).sort()).toEqual(['added', words(say.quotaFull, { quota: total })].sort())
    expect((await call(calls.ownBadges, {})).quota).toMatchObject({ left: 0, used: total })
  })

  it('get more by the organiser’s word', async () => {
    const before = (await call(calls.ownBadges, {})).quota
    await sql`INSERT INTO badge_extra (company_id, count, reason) SELECT company.id, 2, '大型演示' FROM company
      WHERE account_id = ${own.accountId} AND edition = 21`.execute(fair.platform.db)
    const { quota } = await call(calls.ownBadges, {})
    expect(quota).toMatchObject({
      extra: before.extra + 2,
      total: before.total + 2,
      left: before.left + 2,
    })
    await sql`DELETE FROM badge_extra WHERE reason = '大型演示'`.execute(fair.platform.db)
  })

  it('have a number nobody else of the company has, in whatever spelling', async () => {
    await add()
    const again = await refusal(
      call(calls.addPerson, {
        body: { ...zhang, name: '李军', identityNumber: ' e1234 5678', id: randomUUID() },
      }),
    )
    expect(again.message).toBe(words(say.doubledIdentity, { name: '张敏' }))
    expect(again.fields?.[0]).toMatchObject({ path: 'identityNumber' })
  })

  it('are changed by whoever saw them last; the number stays unless another is given', async () => {
    const id = await add()
    const { identityNumber: _, ...known } = zhang
    const body = { ...known, id, version: 1, identityNumber: '', post: '总经理' }
    await call(calls.changePerson, { body })
    // A double click saves once.
    await call(calls.changePerson, { body })
    expect(await find(id)).toMatchObject({ post: '总经理', version: 2, identityMasked: 'E******78' })
    const late = await refusal(call(calls.changePerson, { body: { ...body, post: '董事长' } }))
    expect(late.code).toBe(codes.conflict)
    expect(late.message).toContain('13800000006')
    expect((await logged('edit')).at(-1)?.after).toMatchObject({ changed: ['post'] })

    await call(calls.changePerson, { body: { ...body, version: 2, identityNumber: 'E99999999' } })
    expect((await call(calls.seeIdentity, { body: { id } })).identityNumber).toBe('E99999999')
    const kind = await refusal(
      call(calls.changePerson, { body: { ...body, version: 3, identityKind: 'other' } }),
    )
    expect(kind.message).toBe(words(say.identityNumber))
  })

  it('show their whole number only when asked for, and every look is on record', async () => {
    const id = await add()
    const looks = (await logged('see-identity')).length
    expect(await call(calls.seeIdentity, { body: { id } })).toEqual({ identityNumber: 'E12345678' })
    const after = await logged('see-identity')
    expect(after).toHaveLength(looks + 1)
    expect(after.at(-1)).toMatchObject({ subject_id: id, after: { badge: expect.any(Number) } })
  })

  it('are gone when they are removed, once; whoever was printed stays known by name alone', async () => {
    const [never, printed] = [await add(), await add(numbered(2))]
    await sql`UPDATE badge_person SET printing = 1, printed_at = now() WHERE id = ${printed}`.execute(
      fair.platform.db,
    )
    for (const id of [never, printed]) {
      await call(calls.removePerson, { body: { id, version: 1 } })
      await call(calls.removePerson, { body: { id, version: 1 } })
    }
    expect(await find(printed)).toBeUndefined()
    const { rows } = await sql`SELECT id, name, identity_sealed, photo_file_id, mobile FROM badge_person
      WHERE id IN (${never}, ${printed})`.execute(fair.platform.db)
    expect(rows).toEqual([
      { id: printed, name: '张敏', identity_sealed: null, photo_file_id: null, mobile: '' },
    ])
    expect(await logged('delete')).toContainEqual(expect.objectContaining({ subject_id: never }))
  })

  it('cannot be touched after the deadline, and can still be looked at', async () => {
    const id = await add()
    await setSetting(fair, 'badgeDeadline', '2026-01-01')
    const closed = words(say.deadlinePassed, { day: '2026-01-01' })
    const { version } = (await find(id)) ?? { version: 0 }
    const tries = [
      call(calls.addPerson, { body: { ...numbered(3), id: randomUUID() } }),
      call(calls.changePerson, { body: { ...zhang, id, version } }),
      call(calls.removePerson, { body: { id, version } }),
      call(calls.importPeople, { body: { id: randomUUID(), people: [numbered(4)] } }),
    ]
    const answers = await Promise.all(tries.map((tried) => refusal(tried)))
    expect(answers.map(({ message }) => message)).toEqual(tries.map(() => closed))
    expect((await call(calls.ownBadges, {})).isOpen).toBe(false)
  })

  it('are refused to whoever has no booth, with the reason', async () => {
    const without = clientFor(fair, await fair.signIn('13800000005'))
    const { closed, quota } = await without(calls.ownBadges, {})
    expect(closed).toBe(words(say.noBooth))
    expect(quota.total).toBe(0)
    const tried = await refusal(without(calls.addPerson, { body: { ...zhang, id: randomUUID() } }))
    expect(tried.message).toBe(words(say.noBooth))
  })

  it('go on being listed when a key is away; the number is refused in words', async () => {
    const id = await add()
    const keyless = await startTestFair({
      database: fair.database,
      config: { WORKER: 'false', DATA_KEYS: `other:${Buffer.alloc(32, 'o').toString('base64')}` },
    })
    const there = clientFor(keyless, own)
    const { people: seen } = await there(calls.ownBadges, {})
    expect(seen.find((person) => person.id === id)).toMatchObject({ name: '张敏', identityMasked: '' })
    expect((await refusal(there(calls.seeIdentity, { body: { id } }))).message).toBe(
      words(say.identityUnreadable),
    )
    await keyless.stop()
  })
})

describe('a photo', () => {
  it('is the company’s own, one person’s, and gone with them', async () => {
    const file = await photo()
    const id = await add({ photoFileId: file })
    const address = `/api${urlOf(calls.badgePhoto, { params: { id: file } })}`
    const shown = await fair.app.inject({ url: address, headers: own.headers })
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-type']).toMatch(/^image\//)
    const twice = await refusal(
      call(calls.addPerson, { body: { ...numbered(5), photoFileId: file, id: randomUUID() } }),
    )
    expect(twice.message).toBe(words(say.photoGone))
    const next = await photo()
    const { version = 0 } = (await find(id)) ?? {}
    await call(calls.changePerson, { body: { ...zhang, id, version, photoFileId: next } })
    const { rows } = await sql<{ claimed: boolean }>`SELECT claimed_at IS NOT NULL AS claimed FROM stored_file
      WHERE id IN (${file}, ${next}) ORDER BY id = ${next}`.execute(fair.platform.db)
    expect(rows.map(({ claimed }) => claimed)).toEqual([false, true])
  })

  it('is shown to nobody else, by no door', async () => {
    const file = await photo()
    await add({ photoFileId: file })
    const doors = [
      urlOf(calls.badgePhoto, { params: { id: file } }),
      urlOf(downloadFile, { query: { fileId: file } }),
    ]
    for (const who of ['exhibitor6@example.com', 'clerk'])
      for (const door of doors) {
        const { headers } = await fair.signIn(who)
        const answer = await fair.app.inject({ url: `/api${door}`, headers })
        expect([who, door, answer.json().code]).toEqual([who, door, codes.notFound])
      }
  })

  it('that is none is refused', async () => {
    const file = new File(['<svg onload="alert(1)"/>'], 'face.png')
    const refused = await refusal(call(calls.uploadBadgePhoto, { file, body: {} }))
    expect(refused.code).toBe(codes.refused)
  })
})

describe('somebody else’s', () => {
  it('people are answered like ones that never were, and stay as they are', async () => {
    const id = await add({ photoFileId: await photo() })
    const before = await find(id)
    const theirs = { ...zhang, identityNumber: 'X00000001' }
    const asked = (person: string) => [
      other(calls.changePerson, { body: { ...theirs, id: person, version: 1 } }),
      other(calls.seeIdentity, { body: { id: person } }),
    ]
    const [known, unknown] = await Promise.all(
      [id, randomUUID()].map((person) => Promise.all(asked(person).map((tried) => refusal(tried)))),
    )
    expect(known?.map(({ code, message }) => [code, message])).toEqual(
      unknown?.map(({ code, message }) => [code, message]),
    )
    await other(calls.removePerson, { body: { id, version: 1 } })
    const taken = await refusal(other(calls.addPerson, { body: { ...theirs, id } }))
    expect(taken.message).toBe(translate(say.idTaken, 'en'))
    expect(await find(id)).toEqual(before)
    expect((await other(calls.ownBadges, {})).people.map((person) => person.id)).not.toContain(id)
  })

  it('photo cannot be taken for one’s own people', async () => {
    const file = await photo()
    const tried = await refusal(
      other(calls.addPerson, {
        body: { ...zhang, identityNumber: 'X00000002', photoFileId: file, id: randomUUID() },
      }),
    )
    expect(tried.message).toBe(translate(say.photoGone, 'en'))
  })
})

it('the home learns what is still to be done', async () => {
  const { db, settings } = fair.platform
  const companyOf = async (username: string) =>
    db
      .selectFrom('company')
      .innerJoin('account', 'account.id', 'company.account_id')
      .select('company.id')
      .where('username', '=', username)
      .where('edition', '=', 21)
      .executeTakeFirstOrThrow()
  expect(await badgeTasks(db, await companyOf('13800000005'), settings.current())).toEqual([])
  const tasks = await badgeTasks(db, await companyOf('13800000006'), settings.current())
  expect(tasks.map(({ key, state }) => [key, state])).toEqual([
    ['badgePeople', 'done'],
    ['badgePhotos', 'todo'],
  ])
  expect(tasks[0]?.dueOn).toBe(settings.current().badgeDeadline)
})
