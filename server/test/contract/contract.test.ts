import { randomUUID } from 'node:crypto'
import { mostAmount } from '@fairground/domain/money'
import * as allocation from '@fairground/wire/company/allocation'
import * as classes from '@fairground/wire/contract/classes'
import * as desk from '@fairground/wire/contract/desk'
import * as own from '@fairground/wire/contract/own'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { staffLanguageCookie } from '@fairground/wire/kernel/staff-language'
import { unassignBooths } from '@fairground/wire/placement'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractTasks, sealContractJob, sweepUnsealedJob } from '../../src/contract'
import { hallOfRows } from '../selection/selection-support'
import { readPdf, squeezed } from '../support/read-pdf'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import {
  codeFor,
  contractOf,
  drawUp,
  onlyClass,
  priceList,
  scanFor,
  seen,
  sentContract,
  signedContract,
  signer,
  total,
  waitingCompany,
} from './contract-support'

let fair: TestFair
let second: TestFair
let admin: Client
let other: Client
let classId: string
let booths: string[]
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  second = await startTestFair({ database: fair.database, config: { WORKER: 'false' } })
  admin = clientFor(fair, await fair.signIn('admin'))
  other = clientFor(second, await second.signIn('admin'))
  booths = (await hallOfRows(fair, 12, 6, { code: 'Q7' })).boothIds.flat()
  classId = await onlyClass(fair, admin)
})
afterAll(async () => {
  await second.stop()
  await fair.stop()
})

const db = () => fair.platform.db
const booth = () => booths.pop() ?? ''
const said = async (asked: Promise<unknown>) => (await refusal(asked)).message
const told = async (accountId: string, template: string) =>
  (
    await db()
      .selectFrom('outbox_message')
      .innerJoin('account', 'account.username', 'outbox_message.recipient')
      .select('outbox_message.id')
      .where('account.id', '=', accountId)
      .where('template', '=', template)
      .execute()
  ).length
const seal = (contractId: string) =>
  sealContractJob(fair.platform).run({ contractId }, AbortSignal.timeout(60_000))
const eventsOf = async (contractId: string) =>
  (await admin(desk.findContract, { params: { contractId } })).events.map(({ event }) => event)
const pdfOf = async (contractId: string) => {
  const { rawPayload } = await fair.app.inject({
    method: 'GET',
    url: `/api/contract/contracts/${contractId}/pdf`,
    headers: (await fair.signIn('admin')).headers,
  })
  return rawPayload
}

const scansOf = async (ownerId: string) => {
  const query = db().selectFrom('stored_file').select('id').where('owner_id', '=', ownerId)
  return (await query.where('purpose', '=', 'contractScan').execute()).map(({ id }) => id)
}

describe('classes and templates', () => {
  it('are saved as seen, and a conflict says who', async () => {
    const id = randomUUID()
    const body = { ...priceList, nameZh: '另一类', id, version: null }
    await admin(classes.saveContractClass, { body })
    expect(await admin(classes.saveContractClass, { body })).toEqual({ version: 1 })
    await admin(classes.saveContractClass, { body: { ...body, version: 1, nameZh: '改名' } })
    const late = await refusal(admin(classes.saveContractClass, { body: { ...body, version: 1 } }))
    expect(late.code).toBe(codes.conflict)
    expect(late.message).toContain('系统管理员')
    await admin(classes.removeContractClass, { body: { id, version: 2 } })
  })

  it('refuse amounts nobody can read, and the same price twice', async () => {
    const [price] = priceList.rules.prices
    const as = await fair.signIn('admin')
    const send = (rules: object) =>
      fair.ask({
        method: 'POST',
        url: '/api/contract/classes/save',
        as,
        payload: { ...priceList, id: randomUUID(), version: null, rules: { ...priceList.rules, ...rules } },
      })
    for (const amount of [-5, 0, 10 ** 12, 1.5, '12.345']) {
      const { result } = await send({ prices: [{ ...price, amount }] })
      expect(result.fields.map(({ path }: { path: string }) => path)).toEqual(['rules.prices.0.amount'])
    }
    expect((await send({ prices: [price, price] })).msg).toBe('同一类展位只能有一个价格')
    const share = { basisPoints: 500 }
    const special = [0, 2].map((openSides) => ({ kind: 'special', openSides, rate: share }))
    const members = ['', 'AAA'].map((condition) => ({ kind: 'association', condition, rate: share }))
    for (const twice of [{ surcharges: special }, { discounts: members }]) {
      const [[list] = []] = Object.entries(twice)
      const { result } = await send(twice)
      expect(result.fields.map(({ path }: { path: string }) => path)).toEqual([`rules.${list}.1.kind`])
    }
  })

  it('name the placeholders they do not know, and keep every version as it was', async () => {
    const draft = { classId, language: 'zh', title: '展位合同', basedOn: 1 } as const
    expect(await said(admin(classes.saveTemplate, { body: { ...draft, body: '{compny} {total}' } }))).toBe(
      '正文中有无法识别的占位符：{compny}',
    )
    const [first] = await admin(classes.templateVersions, { query: { classId, language: 'zh' } })
    const same = { ...draft, title: first?.title ?? '', body: first?.body ?? '', basedOn: 0 }
    expect(await admin(classes.saveTemplate, { body: same })).toEqual({ number: 1 })
    const stale = await refusal(admin(classes.saveTemplate, { body: { ...draft, body: '新', basedOn: 0 } }))
    expect(stale.code).toBe(codes.conflict)
    await expect(sql`UPDATE contract_template SET body = 'x'`.execute(db())).rejects.toThrow('never changes')
  })
})

describe('drawing up', () => {
  it('makes one contract of one company, however many clerks press at once', async () => {
    const who = await waitingCompany(fair, admin, booth())
    const outcomes = await Promise.all(
      [admin, other, admin, other].map((clerk) => drawUp(clerk, who.companyId)),
    )
    expect(outcomes.map(({ count }) => count).sort()).toEqual([0, 0, 0, 1])
    expect(outcomes.flatMap(({ left }) => left.map(({ why }) => why))[0]).toMatch(/^已有合同HT-21-\d{4}$/)
  })

  it('numbers contracts without gaps or doubles, also where some cannot be drawn up', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => waitingCompany(fair, admin, booth())))
    const ids = many.map(({ companyId }) => companyId)
    await Promise.all([
      drawUp(admin, ...ids.slice(0, 4)),
      drawUp(other, ...ids.slice(2), randomUUID()),
      admin(desk.drawUpContracts, {
        body: { companies: ids.map((companyId) => ({ companyId, total: 1 })), signBy: null },
      }),
    ])
    const { rows } = await sql<{ number: string }>`SELECT number FROM contract WHERE edition = 21
      ORDER BY length(number), number`.execute(db())
    expect(rows.map(({ number }) => number)).toEqual(
      rows.map((_, place) => `HT-21-${String(place + 1).padStart(4, '0')}`),
    )
    const { rows: mine } = await sql`SELECT FROM contract WHERE company_id = ANY(${ids}::uuid[])`.execute(
      db(),
    )
    expect(mine).toHaveLength(6)
  })

  it('says what is missing, and what changed since it was looked at', async () => {
    const who = await waitingCompany(fair, admin, booth())
    const ready = async () =>
      (await admin(desk.companiesReady)).companies.find(({ companyId }) => companyId === who.companyId)
    expect(await ready()).toMatchObject({ total, problems: [], currency: 'CNY' })
    const off = await admin(desk.drawUpContracts, {
      body: { companies: [{ companyId: who.companyId, total: 1 }], signBy: null },
    })
    expect(off.left[0]?.why).toBe('金额已由¥0.01变为¥12,800.00，请重新核对')
    await sql`UPDATE booth SET booth_class = 'raw' FROM booth_holding held WHERE held.booth_id = booth.id
      AND held.company_id = ${who.companyId}`.execute(db())
    expect((await ready())?.problems[0]).toMatch(/没有价格$/)
    expect((await drawUp(admin, who.companyId)).count).toBe(0)
  })

  it('keeps what it came to, whatever prices do later, and binds the booths', async () => {
    const boothId = booth()
    const { contract } = await sentContract(fair, admin, boothId)
    expect(contract.total).toBe(total)
    expect(await said(admin(unassignBooths, { body: { boothIds: [boothId], reason: '改' } }))).toContain(
      contract.number,
    )
    await expect(
      sql`INSERT INTO contract_booth (contract_id, booth_id) SELECT id, ${boothId} FROM contract
        WHERE id <> ${contract.id} LIMIT 1`.execute(db()),
    ).rejects.toThrow('contract_booth_one_live')
  })

  it('is revised with further lines and a reason until it is sent', async () => {
    const who = await waitingCompany(fair, admin, booth())
    await drawUp(admin, who.companyId)
    const drawn = await contractOf(admin, who)
    const body = {
      ...seen(drawn),
      classId,
      extras: [{ label: '共同参展商', amount: 50_000 }],
      signBy: null,
      reason: '企业申请',
    }
    await admin(desk.reviseContract, { body })
    await admin(desk.reviseContract, { body })
    const detail = await admin(desk.findContract, { params: { contractId: drawn.id } })
    expect(detail).toMatchObject({ total: total + 50_000, version: 2, events: [{ event: 'revise' }, {}] })
    const { changes } = detail.events[0]?.details ?? {}
    expect(changes).toMatchObject({
      from: { total, signBy: '2999-01-01', lines: [] },
      to: {
        className: { zh: priceList.nameZh, en: priceList.nameEn },
        total: total + 50_000,
        signBy: null,
        lines: [{ kind: 'extra', label: '共同参展商', amount: 50_000 }],
      },
      rewritten: false,
    })
    expect(detail.events[1]?.details).toEqual({ total, currency: 'CNY' })
    expect(detail.body).toContain('¥13,300.00（人民币壹万叁仟叁佰元整）')
    const below = { ...body, version: 2, extras: [{ label: '减免', amount: -total - 1 }] }
    expect(await said(admin(desk.reviseContract, { body: below }))).toBe('合同总额不能小于0')
    // More could be signed for and never be charged.
    const above = { ...body, version: 2, extras: [{ label: '场馆', amount: mostAmount }] }
    expect(await said(admin(desk.reviseContract, { body: above }))).toMatch(/^合同总额超过10亿元/)
  })

  it('says how it is paid in the language of whoever reads it', async () => {
    const { contract } = await sentContract(fair, admin, booth())
    const as = await fair.signIn('admin')
    const cookie = `${as.headers.cookie}; ${staffLanguageCookie}=en`
    const english = clientFor(fair, { ...as, headers: { ...as.headers, cookie } })
    const params = { contractId: contract.id }
    expect((await english(desk.findContract, { params })).planWords).toMatch(/^instalment 1: 50%/)
    expect((await admin(desk.findContract, { params })).planWords).toMatch(/^第1期 50%/)
  })
})

describe('signing', () => {
  it('is told once, and happens once with a code, however often it is sent', async () => {
    const { who, contract } = await sentContract(fair, admin, booth())
    await admin(desk.sendContracts, { body: { contracts: [{ contractId: contract.id, version: 1 }] } })
    expect(await told(who.as.accountId, 'contractSent')).toBe(1)
    const code = await codeFor(fair, who, contract.id)
    const body = { ...seen(contract), ...signer, ...code }
    expect(await said(who.call(own.signContract, { body: { ...body, code: '000000' } }))).toBe(
      '验证码不正确或已过期',
    )
    await Promise.all([1, 2, 3].map(() => who.call(own.signContract, { body })))
    expect(await eventsOf(contract.id)).toEqual(['sign', 'send', 'drawUp'])
    const { rows } = await sql<{ same: boolean }>`SELECT signed.text_sha256 = contract.document_sha256 AS same
      FROM contract_signature signed JOIN contract ON contract.id = contract_id
      WHERE contract_id = ${contract.id}`.execute(db())
    expect(rows).toEqual([{ same: true }])
  })

  it('shows no code to staff anywhere, nor to the signer itself', async () => {
    const { who, contract } = await sentContract(fair, admin, booth())
    const { code } = await codeFor(fair, who, contract.id)
    const detail = await admin(desk.findContract, { params: { contractId: contract.id } })
    const { rows } = await sql<{
      text: string
    }>`SELECT concat(body, params::text, subject) AS text FROM outbox_message
      WHERE template = 'contractCode' ORDER BY created_at DESC LIMIT 1`.execute(db())
    const process = await admin(desk.contractProcess, { body: { page: 1, pageSize: 100 } })
    for (const shown of [detail, rows, process, await who.call(own.ownContracts)])
      expect(JSON.stringify(shown)).not.toContain(code)
  })

  it('is of what was read: a contract called back meanwhile is not signed', async () => {
    const { who, contract } = await sentContract(fair, admin, booth())
    const code = await codeFor(fair, who, contract.id)
    await admin(desk.recallContract, { body: { ...seen(contract), reason: '金额有误' } })
    const late = await refusal(
      who.call(own.signContract, { body: { ...seen(contract), ...signer, ...code } }),
    )
    expect(late.message).toBe('没有找到该合同')
    expect((await who.call(own.ownContracts)).contracts).toEqual([])
  })

  it('by a stamped scan is of what was read, and happens once however often it is sent', async () => {
    const { who, contract } = await sentContract(fair, admin, booth())
    const fileId = await scanFor(who, contract.id)
    const body = { ...seen(contract), ...signer, fileId }
    await Promise.all([1, 2].map(() => who.call(own.signByScan, { body })))
    await who.call(own.signByScan, { body })
    expect(await eventsOf(contract.id)).toEqual(['sign', 'send', 'drawUp'])
    expect((await contractOf(admin, who)).state).toBe('signed')
    const process = await admin(desk.contractProcess, {
      body: { event: 'sign', text: contract.number, page: 1, pageSize: 5 },
    })
    const { agreed: _, ...named } = signer
    expect(process.list.map(({ details }) => details)).toEqual([{ kind: 'scan', ...named }])
    const { rows } = await sql<{ kind: string; file: string; same: boolean; kept: boolean }>`
      SELECT signed.kind, scan_file_id AS file, signed.text_sha256 = contract.document_sha256 AS same,
        claimed_at IS NOT NULL AS kept
      FROM contract_signature signed JOIN contract ON contract.id = contract_id
      JOIN stored_file ON stored_file.id = scan_file_id WHERE contract_id = ${contract.id}`.execute(db())
    expect(rows).toEqual([{ kind: 'scan', file: fileId, same: true, kept: true }])
  })

  it('by a stamped scan takes up only a scan of its own', async () => {
    const { who, contract } = await sentContract(fair, admin, booth())
    const { who: stranger, contract: another } = await sentContract(fair, admin, booth())
    const theirs = await scanFor(stranger, another.id)
    for (const fileId of [theirs, randomUUID()]) {
      const refused = await refusal(
        who.call(own.signByScan, { body: { ...seen(contract), ...signer, fileId } }),
      )
      expect(refused.fields).toEqual([{ path: 'fileId', message: '请上传盖章后的扫描件' }])
    }
    expect((await contractOf(admin, who)).state).toBe('sent')
    await stranger.call(own.signByScan, { body: { ...seen(another), ...signer, fileId: theirs } })
    expect((await contractOf(admin, stranger)).state).toBe('signed')
  })

  it('is nobody else’s, by any call; each is answered as for one that never was', async () => {
    const { who, contract } = await sentContract(fair, admin, booth())
    const { who: stranger } = await sentContract(fair, admin, booth())
    await who.call(own.requestChange, { body: { contractId: contract.id, text: '改抬头' } })
    const requests = async () => (await who.call(own.ownContracts)).contracts[0]?.requests
    const before = await requests()
    const code = await codeFor(fair, who, contract.id)
    const fileId = await scanFor(who, contract.id)
    const { call, as } = stranger

    const asked = (contractId: string, requestId: string) => {
      const named = { contractId, version: contract.version }
      return {
        sendSigningCode: () => call(own.sendSigningCode, { body: { contractId } }),
        signContract: () => call(own.signContract, { body: { ...named, ...signer, ...code } }),
        uploadContractScan: () => scanFor(stranger, contractId),
        signByScan: () => call(own.signByScan, { body: { ...named, ...signer, fileId } }),
        requestChange: () => call(own.requestChange, { body: { contractId, text: '改' } }),
        withdrawRequest: () => call(own.withdrawRequest, { body: { requestId } }),
        ownContractPdf: () => call(own.ownContractPdf, { params: { contractId } }),
      }
    }
    const answers = async (calls: Record<string, () => Promise<unknown>>) => {
      const found: Record<string, unknown[]> = {}
      for (const [name, ask] of Object.entries(calls)) {
        const { code, message } = await refusal(ask())
        found[name] = [code, message]
      }
      return found
    }
    const [requestId = ''] = before?.map(({ id }) => id) ?? []
    const theirs = await answers(asked(contract.id, requestId))
    expect(theirs).toEqual(await answers(asked(randomUUID(), randomUUID())))
    expect(Object.values(theirs).map(([code]) => code)).toEqual(Object.keys(theirs).map(() => codes.notFound))
    expect(await requests()).toEqual(before)
    expect(await scansOf(as.accountId)).toEqual([])
    expect((await contractOf(admin, who)).state).toBe('sent')
    const mine = await call(own.ownContracts)
    expect(mine.contracts.map(({ id }) => id)).not.toContain(contract.id)
  })
})

describe('requests for changes', () => {
  it('stand one at a time beside the contract, are withdrawn, or answered and told once', async () => {
    const { who, contract } = await sentContract(fair, admin, booth())
    const ask = (text: string) => who.call(own.requestChange, { body: { contractId: contract.id, text } })
    await Promise.all([ask('改抬头'), ask('改抬头')])
    expect(await said(ask('再改'))).toBe('已有一条修改申请等待答复')
    const latest = async () => (await who.call(own.ownContracts)).contracts[0]?.requests[0]
    await who.call(own.withdrawRequest, { body: { requestId: (await latest())?.id ?? '' } })
    await ask('改地址')
    const answer = { requestId: (await latest())?.id ?? '', answer: '已改' }
    const outcomes = await Promise.allSettled([
      admin(desk.answerRequest, { body: answer }),
      other(desk.answerRequest, { body: answer }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await latest()).toMatchObject({ state: 'answered', answer: '已改' })
    expect(await told(who.as.accountId, 'contractAnswered')).toBe(1)
  })
})

describe('countersigning', () => {
  it('happens once, writes the instalments, and is sealed whatever is killed', async () => {
    const { who, contract } = await signedContract(fair, admin, booth())
    const body = { contracts: [seen(contract)] }
    await Promise.all([1, 2].map(() => admin(desk.countersignContracts, { body })))
    const late = await other(desk.countersignContracts, { body })
    expect(late.count).toBe(1)
    const inForce = await admin(desk.findContract, { params: { contractId: contract.id } })
    expect(inForce.state).toBe('inForce')
    expect(inForce.instalments.map(({ amount }) => amount)).toEqual([640_000, 640_000])

    const unsealed = await admin(desk.listContracts, { body: { unsealed: 'yes', page: 1, pageSize: 10 } })
    expect(unsealed.list.map(({ id }) => id)).toContain(contract.id)
    await Promise.all([seal(contract.id), seal(contract.id)])
    await seal(contract.id)
    const sealed = await admin(desk.findContract, { params: { contractId: contract.id } })
    expect(sealed.state).toBe('payment')
    expect(await eventsOf(contract.id)).toEqual(['seal', 'countersign', 'sign', 'send', 'drawUp'])
    expect(await told(who.as.accountId, 'contractSealed')).toBe(1)
    const listed = await who.call(allocation.listContracts, { body: {} })
    expect(listed).toEqual([{ number: contract.number, state: 'payment' }])
    expect(await contractTasks(db(), { id: who.companyId })).toEqual([
      { key: 'signContract', state: 'done', dueOn: null },
    ])
  })

  it('leaves a paper in the company’s language with everything on it', async () => {
    const { contract } = await signedContract(fair, admin, booth())
    const draft = await readPdf(await pdfOf(contract.id))
    expect(draft.pages[0]?.text).toContain('未生效')
    await admin(desk.countersignContracts, { body: { contracts: [seen(contract)] } })
    await seal(contract.id)
    const paper = await readPdf(await pdfOf(contract.id))
    const text = squeezed(paper.pages.map((page) => page.text).join(' '))
    for (const words of [
      '展位合同',
      contract.number,
      '12,800.00',
      '人民币壹万贰仟捌佰元整',
      '王建国',
      '6,400.00',
    ])
      expect(text).toContain(squeezed(words))
    expect(text).not.toContain('未生效')
  })

  it('is found again by the sweep where the job was lost', async () => {
    const { contract } = await signedContract(fair, admin, booth())
    await admin(desk.countersignContracts, { body: { contracts: [seen(contract)] } })
    await sql`DELETE FROM jobs.job WHERE name = 'contract-seal'`.execute(db())
    await sql`UPDATE contract SET countersigned_at = now() - interval '1 hour' WHERE id = ${contract.id}`.execute(
      db(),
    )
    await sweepUnsealedJob(fair.platform).run({}, AbortSignal.timeout(60_000))
    const { rows } = await sql<{ id: string }>`SELECT data->>'contractId' AS id FROM jobs.job
      WHERE name = 'contract-seal'`.execute(db())
    expect(rows.map(({ id }) => id)).toContain(contract.id)
  })

  it('may be refused with a reason, after which it is signed again', async () => {
    const { who, contract } = await signedContract(fair, admin, booth())
    await admin(desk.returnContract, { body: { ...seen(contract), reason: '签署人有误' } })
    const [returned] = (await who.call(own.ownContracts)).contracts
    expect(returned).toMatchObject({ state: 'returned', reason: '签署人有误' })
    expect(await told(who.as.accountId, 'contractReturned')).toBe(1)
    await sql`DELETE FROM rate_window`.execute(db())
    const code = await codeFor(fair, who, contract.id)
    const version = returned?.version ?? 0
    await who.call(own.signContract, { body: { contractId: contract.id, version, ...signer, ...code } })
    expect((await contractOf(admin, who)).state).toBe('signed')
  })

  it('leaves a void one behind, whose booths may stand in a new one', async () => {
    const { who, contract } = await signedContract(fair, admin, booth())
    await admin(desk.voidContract, { body: { ...seen(contract), reason: '企业退展' } })
    const gone = await refusal(
      admin(desk.voidContract, {
        body: { ...seen(contract), version: contract.version + 1, reason: '再次' },
      }),
    )
    expect(gone.message).toContain('已作废')
    expect((await drawUp(admin, who.companyId)).count).toBe(1)
  })
})
