import * as desk from '@fairground/wire/contract/desk'
import * as own from '@fairground/wire/contract/own'
import type { Client } from '@fairground/wire/kernel/client'
import { assignBooths } from '@fairground/wire/placement'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chineseIn, has, signaturesOf, textOf } from '../../../scripts/lib/outside-judges'
import { companiesChoosing, hallOfRows } from '../selection/selection-support'
import { squeezed } from '../support/read-pdf'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { codeFor, contractOf, seal, seen, signer } from './contract-support'

const companies = {
  zh: {
    username: '13900660001',
    userType: 'CHN',
    nameZh: '北京安盾消防科技有限公司',
    nameEn: '',
    address: '北京市朝阳区消防路12号',
    says: ['展位租赁合同', '北京安盾消防科技有限公司', '人民币', '北京市朝阳区消防路12号'],
    /** The terms alone have more. */
    leastChinese: 200,
  },
  en: {
    username: 'sealed@northern-fire.example',
    userType: 'ENG',
    nameZh: '',
    nameEn: 'Northern Fire GmbH',
    // Overseas companies have branches, and both scripts may stand in one line.
    address: 'Pudong Avenue 12, 上海市浦东新区',
    says: ['Booth Rental Contract', 'Northern Fire GmbH', 'USD', 'Pudong Avenue 12, 上海市浦东新区'],
    leastChinese: 7,
  },
} as const

/** By all the steps people take, with the prices and templates of the demo fair. */
async function sealedPaper(
  fair: TestFair,
  admin: Client,
  { username, userType, nameZh, nameEn, address }: (typeof companies)['zh' | 'en'],
  boothId: string,
): Promise<{ number: string; paper: Buffer }> {
  const { db } = fair.platform
  const [who] = await companiesChoosing(fair, [username])
  if (!who) throw new Error('a company that was made is there')
  const { companyId, as, call } = who
  await sql`UPDATE account SET user_type = ${userType} WHERE id = ${as.accountId}`.execute(db)
  await sql`UPDATE company SET name_zh = ${nameZh}, name_en = ${nameEn}, registered_address = ${address}
    WHERE id = ${companyId}`.execute(db)
  await admin(assignBooths, { body: { companyId, boothIds: [boothId], reason: '协会推荐' } })
  const ready = (await admin(desk.companiesReady)).companies.find((one) => one.companyId === companyId)
  expect(ready?.problems).toEqual([])
  await admin(desk.drawUpContracts, {
    body: { companies: [{ companyId, total: ready?.total ?? 0 }], signBy: '2999-01-01' },
  })
  const contract = () => contractOf(admin, who)
  await admin(desk.sendContracts, { body: { contracts: [seen(await contract())] } })
  const code = await codeFor(fair, who, (await contract()).id)
  await call(own.signContract, { body: { ...seen(await contract()), ...signer, ...code } })
  await admin(desk.countersignContracts, { body: { contracts: [seen(await contract())] } })
  const { id, number } = await contract()
  await seal(fair, id)
  const { rawPayload } = await fair.app.inject({
    method: 'GET',
    url: `/api/contract/own/${id}/pdf`,
    headers: as.headers,
  })
  return { number, paper: rawPayload }
}

let fair: TestFair
let papers: Record<'zh' | 'en', { number: string; paper: Buffer }>
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  const admin = clientFor(fair, await fair.signIn('admin'))
  const [first = '', second = ''] = (await hallOfRows(fair, 1, 2, { code: 'Q6' })).boothIds.flat()
  papers = {
    zh: await sealedPaper(fair, admin, companies.zh, first),
    en: await sealedPaper(fair, admin, companies.en, second),
  }
})
afterAll(() => fair.stop())

describe.each(['zh', 'en'] as const)('the sealed paper of a contract (%s)', (language) => {
  it.runIf(has('pdfsig'))('is valid and whole to an outside judge until a byte is changed', async () => {
    const { paper } = papers[language]
    const said = await signaturesOf(paper)
    expect(said).toContain('Signature is Valid.')
    expect(said).toContain('Total document signed')
    expect(said).not.toContain('Signature #2')
    expect(said).toContain(fair.platform.settings.current().fairName.zh)
    const changed = Buffer.from(paper)
    changed[changed.indexOf('MediaBox') + 12] = '7'.charCodeAt(0)
    expect(changed.equals(paper)).toBe(false)
    const saidThen = await signaturesOf(changed)
    expect(saidThen).toContain('Digest Mismatch')
    expect(saidThen).not.toContain('Signature is Valid.')
  })

  it.runIf(has('pdftotext'))('says to an outside reader what was signed', async () => {
    const { number, paper } = papers[language]
    const text = squeezed(await textOf(paper))
    for (const words of [number, signer.signerName, ...companies[language].says])
      expect(text).toContain(squeezed(words))
  })

  it.runIf(has('pdftotext') && has('pdftoppm'))('shows every Chinese character of it', async () => {
    const { found, invisible } = await chineseIn(papers[language].paper)
    expect(found.length).toBeGreaterThan(companies[language].leastChinese)
    expect(found).toContain(signer.signerName)
    expect(invisible).toBe('')
  })
})
