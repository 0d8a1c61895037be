import { randomUUID } from 'node:crypto'
import type { ContractClass } from '@fairground/domain/contract'
import * as classes from '@fairground/wire/contract/classes'
import * as desk from '@fairground/wire/contract/desk'
import * as own from '@fairground/wire/contract/own'
import type { Client } from '@fairground/wire/kernel/client'
import { assignBooths } from '@fairground/wire/placement'
import { sql } from 'kysely'
import { sealContractJob } from '../../src/contract'
import { picture } from '../company/sign-up-forms'
import { type Choosing, companiesChoosing } from '../selection/selection-support'
import { newestMessage } from '../support/outbox'
import type { TestFair } from '../support/test-fair'

export const priceList: ContractClass = {
  nameZh: '国内合同',
  nameEn: 'Chinese contract',
  userType: 'CHN',
  rules: {
    prices: [{ boothClass: 'standard', hallKind: 'indoor', per: 'booth', amount: 1_280_000 }],
    surcharges: [],
    discounts: [],
  },
}

/** The demo fair's own classes give way: tests reckon with their own prices. */
export async function onlyClass(fair: TestFair, admin: Client): Promise<string> {
  await fair.platform.db.updateTable('contract_class').set({ deleted_at: new Date() }).execute()
  const id = randomUUID()
  await admin(classes.saveContractClass, { body: { ...priceList, id, version: null } })
  await admin(classes.saveTemplate, {
    body: {
      classId: id,
      language: 'zh',
      title: '展位合同',
      body: '乙方{company}租用{booths}，合计{total}（{totalInWords}）。{instalments}。',
      basedOn: 0,
    },
  })
  return id
}

let made = 0
/** A company that was given a booth, and so waits for its contract. */
export async function waitingCompany(fair: TestFair, admin: Client, boothId: string): Promise<Choosing> {
  made += 1
  const [who] = await companiesChoosing(fair, [`1390077${String(made).padStart(4, '0')}`])
  if (!who) throw new Error('a company that was made is there')
  await admin(assignBooths, { body: { companyId: who.companyId, boothIds: [boothId], reason: '协会推荐' } })
  return who
}

export const total = 1_280_000

export const drawUp = (staff: Client, ...companyIds: string[]) =>
  staff(desk.drawUpContracts, {
    body: { companies: companyIds.map((companyId) => ({ companyId, total })), signBy: '2999-01-01' },
  })

export async function contractOf(staff: Client, { companyId }: Choosing) {
  const { list } = await staff(desk.listContracts, { body: { page: 1, pageSize: 100 } })
  const found = list.find((one) => one.companyId === companyId && one.state !== 'void')
  if (!found) throw new Error('the company has a contract')
  return found
}

export const seen = ({ id, version }: { id: string; version: number }) => ({ contractId: id, version })

export const signer = {
  signerName: '王建国',
  signerPost: '总经理',
  authority: 'legalRepresentative',
  agreed: true,
} as const

/** A code as the phone shows it. */
export async function codeFor(fair: TestFair, who: Choosing, contractId: string) {
  const { ticket } = await who.call(own.sendSigningCode, { body: { contractId } })
  const { username } = await fair.platform.db
    .selectFrom('account')
    .select('username')
    .where('id', '=', who.as.accountId)
    .executeTakeFirstOrThrow()
  const { secrets } = await newestMessage(fair, username)
  return { ticket, code: secrets.code ?? '' }
}

/** A stamped scan of the contract, uploaded and not signed with yet. */
export async function scanFor({ call }: Choosing, contractId: string): Promise<string> {
  const file = new File([new Uint8Array(await picture())], '盖章合同.png')
  return (await call(own.uploadContractScan, { body: { contractId }, file })).fileId
}

export async function sentContract(fair: TestFair, admin: Client, boothId: string) {
  const who = await waitingCompany(fair, admin, boothId)
  await drawUp(admin, who.companyId)
  await admin(desk.sendContracts, { body: { contracts: [seen(await contractOf(admin, who))] } })
  return { who, contract: await contractOf(admin, who) }
}

export async function signedContract(fair: TestFair, admin: Client, boothId: string) {
  const { who, contract } = await sentContract(fair, admin, boothId)
  const code = await codeFor(fair, who, contract.id)
  await who.call(own.signContract, { body: { ...seen(contract), ...signer, ...code } })
  return { who, contract: await contractOf(admin, who) }
}

export const seal = (fair: TestFair, contractId: string) =>
  sealContractJob(fair.platform).run({ contractId }, AbortSignal.timeout(60_000))

export async function sealedContract(fair: TestFair, admin: Client, boothId: string) {
  const { who, contract } = await signedContract(fair, admin, boothId)
  await admin(desk.countersignContracts, { body: { contracts: [seen(contract)] } })
  await seal(fair, contract.id)
  return { who, contract: await contractOf(admin, who) }
}

type Seen = { id: string; version: number }

export const amending = (contract: Seen, sum: number) => ({
  body: { ...seen(contract), total: sum, signBy: null, reason: '增加一个展位' },
})

export async function signedAmendment(
  fair: TestFair,
  admin: Client,
  who: Choosing,
  contract: Seen,
  sum: number,
) {
  const { contractId } = await admin(desk.amendContract, amending(contract, sum))
  const find = () => admin(desk.findContract, { params: { contractId } })
  await admin(desk.sendContracts, { body: { contracts: [seen(await find())] } })
  await sql`DELETE FROM rate_window`.execute(fair.platform.db)
  const code = await codeFor(fair, who, contractId)
  await who.call(own.signContract, { body: { ...seen(await find()), ...signer, ...code } })
  return find()
}
