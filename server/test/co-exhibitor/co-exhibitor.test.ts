import { randomUUID } from 'node:crypto'
import { badgeMessages } from '@fairground/domain/badge'
import { coExhibitorMessages as say } from '@fairground/domain/co-exhibitor'
import { translate } from '@fairground/domain/text'
import { addPerson, ownBadges, printBadges, uploadBadgePhoto } from '@fairground/wire/badge'
import { companyBadgeNumbers } from '@fairground/wire/badge/numbers'
import * as calls from '@fairground/wire/co-exhibitor'
import * as desk from '@fairground/wire/contract/desk'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readApproved } from '../../src/catalogue/catalogue-list.repository'
import { picture } from '../company/sign-up-forms'
import { setSetting } from '../selection/selection-support'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let own: Signed
let call: Client
let other: Client
let admin: Client
let companyId: string
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  own = await fair.signIn('13800000006')
  call = clientFor(fair, own)
  other = clientFor(fair, await fair.signIn('exhibitor6@example.com'))
  admin = clientFor(fair, await fair.signIn('admin'))
  const { rows } = await sql<{ id: string }>`SELECT id FROM company WHERE account_id = ${own.accountId}
    AND edition = ${fair.platform.settings.current().edition}`.execute(fair.platform.db)
  companyId = rows[0]?.id ?? ''
})
afterAll(() => fair.stop())
afterEach(async () => {
  await sql`DELETE FROM co_exhibitor WHERE company_id = ${companyId}`.execute(fair.platform.db)
  await setSetting(fair, 'coExhibitorDeadline', '2099-12-31')
})

const words = (key: string, params = {}) => translate(key, 'zh', params)
const somebody = {
  nameZh: '山水泵业有限公司',
  nameEn: 'Hill Pumps',
  country: '中国',
  contactName: '林山',
  contactPhone: '0591-88880000',
  website: '',
  introZh: '水泵。',
  introEn: '',
  logoFileId: null as string | null,
}
const named = async () => (await call(calls.ownCoExhibitors, {})).coExhibitors
async function name(part: Partial<typeof somebody> = {}): Promise<string> {
  const id = randomUUID()
  await call(calls.saveCoExhibitor, { body: { ...somebody, ...part, id, version: 0 } })
  return id
}
const decide = (id: string, version: number, confirmed: boolean, remark = '') =>
  admin(calls.decideCoExhibitor, { body: { id, version, confirmed, remark } })
const logo = async () => {
  const file = new File([new Uint8Array(await picture(300))], '标志.png')
  return (await call(calls.uploadCoExhibitorLogo, { file, body: {} })).id
}

describe('naming co-exhibitors', () => {
  it('is done once however often it is sent, each name once, and not without end', async () => {
    await setSetting(fair, 'coExhibitors', { most: 2, badges: 2 })
    const id = randomUUID()
    const body = { ...somebody, id, version: 0 }
    await Promise.all([call(calls.saveCoExhibitor, { body }), call(calls.saveCoExhibitor, { body })])
    expect(await named()).toMatchObject([{ id, state: 'named', version: 1 }])
    const again = await refusal(
      call(calls.saveCoExhibitor, { body: { ...body, id: randomUUID(), nameZh: '', nameEn: 'HILL pumps' } }),
    )
    expect(again.fields).toMatchObject([{ path: 'nameZh' }])
    await name({ nameZh: '远山照明', nameEn: '' })
    const third = { ...body, id: randomUUID(), nameZh: '立信材料', nameEn: '' }
    expect((await refusal(call(calls.saveCoExhibitor, { body: third }))).message).toBe(
      words(say.full, { most: 2 }),
    )
  })

  it('is over after the last day, in words', async () => {
    const id = await name()
    await setSetting(fair, 'coExhibitorDeadline', '2020-01-31')
    const { closed, coExhibitors } = await call(calls.ownCoExhibitors, {})
    expect(closed).toContain('2020')
    expect(coExhibitors).toHaveLength(1)
    const late = { ...somebody, id, version: 1, website: 'hill.example' }
    expect((await refusal(call(calls.saveCoExhibitor, { body: late }))).message).toBe(closed)
    expect((await refusal(call(calls.removeCoExhibitor, { body: { id, version: 1 } }))).message).toBe(closed)
  })

  it('is for whoever has a booth, and touches nobody else’s', async () => {
    const early = clientFor(fair, await fair.signIn('13800000005'))
    expect((await early(calls.ownCoExhibitors, {})).closed).toBe(words(say.noBooth))
    const id = await name({ logoFileId: await logo() })
    const [mine] = await named()
    await refusal(other(calls.saveCoExhibitor, { body: { ...somebody, nameEn: 'Other', id, version: 1 } }))
    await refusal(
      other(calls.saveCoExhibitor, {
        body: { ...somebody, id: randomUUID(), version: 0, logoFileId: mine?.logoFileId ?? null },
      }),
    )
    await other(calls.removeCoExhibitor, { body: { id, version: 1 } })
    expect(await named()).toEqual([mine])
  })

  it('says who changed it meanwhile', async () => {
    const id = await name()
    await decide(id, 1, true)
    const stale = { ...somebody, id, version: 1, website: 'hill.example' }
    const refused = await refusal(call(calls.saveCoExhibitor, { body: stale }))
    expect(refused.code).toBe(codes.conflict)
    expect((await refusal(decide(id, 1, false, '不符'))).code).toBe(codes.conflict)
    await call(calls.saveCoExhibitor, { body: { ...stale, version: 2 } })
    expect(await named()).toMatchObject([{ state: 'named', version: 3 }])
  })
})

describe('what the organiser has confirmed', () => {
  const printed = async () =>
    (
      await readApproved(fair.platform.db, {
        edition: fair.platform.settings.current().edition,
        language: 'zh',
      })
    ).filter(({ nameZh }) => nameZh === somebody.nameZh)

  it('stands in the catalogue under its own name, and is told once', async () => {
    const id = await name()
    expect(await printed()).toEqual([])
    await decide(id, 1, true)
    await decide(id, 1, true)
    const [entry] = await printed()
    expect(entry?.standsWith).not.toBe('')
    expect(entry?.booths.length).toBeGreaterThan(0)
    const { rows } = await sql`SELECT FROM outbox_message WHERE template = 'coExhibitorConfirmed'
      AND recipient = '13800000006' AND dedupe_key LIKE ${`%${id}%`}`.execute(fair.platform.db)
    expect(rows).toHaveLength(1)
    await refusal(decide(id, 2, false))
    await decide(id, 2, false, '与主题不符')
    expect(await printed()).toEqual([])
  })

  it('brings badges', async () => {
    await setSetting(fair, 'coExhibitors', { most: 5, badges: 3 })
    const quota = async () => (await call(ownBadges, {})).quota
    const before = await quota()
    const id = await name()
    expect(await quota()).toEqual(before)
    await decide(id, 1, true)
    expect(await quota()).toMatchObject({ byCoExhibitors: 3, total: before.total + 3 })
    const { numbers } = await admin(companyBadgeNumbers, { query: { companyId } })
    expect(numbers).toMatchObject({ byCoExhibitors: 3, total: before.total + 3 })
  })
})

describe('a contract', () => {
  const price = { kind: 'coExhibitor', openSides: 0, rate: { amount: 200_000 } }

  it('that is sealed differs by who has joined since, and its amendment charges for it', async () => {
    const { db } = fair.platform
    await sql`UPDATE contract_class SET rules = jsonb_set(rules, '{surcharges}', '[]')`.execute(db)
    const { list } = await admin(desk.listContracts, {
      body: { page: 1, pageSize: 100, standing: 'yes', state: 'payment' },
    })
    const contract = list.find(({ differs, amendedBy }) => !differs && !amendedBy)
    if (!contract) throw new Error('the demo fair has sealed contracts')
    const id = randomUUID()
    await sql`INSERT INTO co_exhibitor (id, company_id, name_zh, country, contact_name, contact_phone, state, decided_at)
      VALUES (${id}, ${contract.companyId}, '山水泵业', '中国', '林山', '0591', 'confirmed', now())`.execute(
      db,
    )
    const found = () => admin(desk.findContract, { params: { contractId: contract.id } })
    // No price, no difference.
    expect((await found()).differs).toBeNull()
    await sql`UPDATE contract_class SET rules = jsonb_set(rules, '{surcharges}', rules->'surcharges' || ${JSON.stringify(
      [price],
    )}::jsonb)`.execute(db)
    expect((await found()).differs).toMatchObject({
      added: [],
      gone: [],
      changed: [],
      joined: ['山水泵业'],
      left: [],
    })
    const proposed = await admin(desk.proposeAmendment, { params: { contractId: contract.id } })
    expect(proposed.lines).toContainEqual({
      kind: 'coExhibitor',
      coExhibitorId: id,
      nameZh: '山水泵业',
      nameEn: '',
      amount: 200_000,
    })
    const { problems, total, version } = proposed
    expect(problems).toEqual([])
    const { contractId } = await admin(desk.amendContract, {
      body: { contractId: contract.id, version, total, signBy: '2999-01-01', reason: '新增联合参展商' },
    })
    expect((await found()).differs).toBeNull()
    const amendment = await admin(desk.findContract, { params: { contractId } })
    expect(amendment.differs).toBeNull()
    expect(amendment.total).toBe(total)
    await sql`DELETE FROM co_exhibitor WHERE id = ${id}`.execute(db)
    expect((await admin(desk.findContract, { params: { contractId } })).differs).toMatchObject({
      left: ['山水泵业'],
    })
  })
})

describe('badges printed on account of a co-exhibitor', () => {
  /** One badge is left. */
  async function confirmedAndPrinted() {
    await setSetting(fair, 'coExhibitors', { most: 2, badges: 2 })
    await forgetPeople()
    const id = await name()
    await decide(id, 1, true)
    const { quota } = await call(ownBadges, {})
    await sql`INSERT INTO badge_person (company_id, edition, name, post, mobile, identity_kind, printing, printed_at, added_by)
      SELECT id, edition, 'P' || n, 'P', '', 'other', 1, now(), account_id
      FROM company, generate_series(1, ${quota.total - 1}::int) n WHERE id = ${companyId}`.execute(
      fair.platform.db,
    )
    return { id, quota }
  }
  const forgetPeople = () =>
    sql`DELETE FROM badge_person WHERE company_id = ${companyId}`.execute(fair.platform.db)
  afterEach(async () => {
    await forgetPeople()
  })

  it('keep it from being taken off or refused until there are people for the badges that remain', async () => {
    const { id, quota } = await confirmedAndPrinted()
    const why = words(badgeMessages.printedForCoExhibitor, {
      printed: quota.total - 1,
      quota: quota.total - 2,
    })
    const remove = () => call(calls.removeCoExhibitor, { body: { id, version: 2 } })
    expect((await refusal(remove())).message).toBe(why)
    expect((await refusal(decide(id, 2, false, '资料不符'))).message).toBe(why)
    expect(await named()).toMatchObject([{ state: 'confirmed' }])
    // Changed first, it does not count any more, and what was printed is still there.
    await call(calls.saveCoExhibitor, { body: { ...somebody, website: 'hill.example', id, version: 2 } })
    expect((await refusal(call(calls.removeCoExhibitor, { body: { id, version: 3 } }))).message).toBe(why)
    expect((await refusal(decide(id, 3, false, '资料不符'))).message).toBe(why)
    await decide(id, 3, true)
    await sql`UPDATE badge_person SET removed_at = now() WHERE company_id = ${companyId} AND name = 'P1'`.execute(
      fair.platform.db,
    )
    await call(calls.removeCoExhibitor, { body: { id, version: 4 } })
    expect(await named()).toEqual([])
  })

  it('are not more than there are badges', async () => {
    const { id, quota } = await confirmedAndPrinted()
    const file = new File([new Uint8Array(await picture(300))], '照片.png')
    const { id: photoFileId } = await call(uploadBadgePhoto, { file, body: {} })
    const late = randomUUID()
    const person = { name: '周敏', nameEn: '', post: '经理', mobile: '13800000001' }
    const identity = { identityKind: 'passport' as const, identityNumber: 'E12345678' }
    await call(addPerson, { body: { ...person, ...identity, photoFileId, id: late } })
    // Changed, it does not count until it is confirmed again.
    await call(calls.saveCoExhibitor, { body: { ...somebody, website: 'hill.example', id, version: 2 } })
    const print = () => call(printBadges, { body: { ids: [late] } })
    expect((await refusal(print())).message).toBe(
      words(badgeMessages.printAboveQuota, { quota: quota.total - 2, printed: quota.total - 1, count: 1 }),
    )
    await decide(id, 3, true)
    await print()
    expect((await call(ownBadges, {})).people.find((one) => one.id === late)).toMatchObject({ printing: 1 })
  })
})
