import { randomUUID } from 'node:crypto'
import type { Client } from '@fairground/wire/kernel/client'
import { sendVoucher, uploadVoucherFile } from '@fairground/wire/payment/own'
import { assignBooths } from '@fairground/wire/placement'
import { sql } from 'kysely'
import { sealContractJob } from '../../src/contract'
import { picture } from '../company/sign-up-forms'
import { type Choosing, companiesChoosing } from '../selection/selection-support'
import { insertStandingContract } from '../support/standing-contract'
import type { TestFair } from '../support/test-fair'
import { today } from '../support/today'

let made = 0
export const total = 1_000_000

/** A company with a booth and a contract over ten thousand yuan in two halves, countersigned and not sealed yet. */
export async function boundCompany(fair: TestFair, admin: Client, boothId: string) {
  const { db } = fair.platform
  made += 1
  const [who] = await companiesChoosing(fair, [`1390088${String(made).padStart(4, '0')}`])
  if (!who) throw new Error('a company that was made is there')
  await admin(assignBooths, { body: { companyId: who.companyId, boothIds: [boothId], reason: '协会推荐' } })
  const number = `HT-TEST-${String(made).padStart(4, '0')}`
  const contractId = await insertStandingContract(db, { companyId: who.companyId, number, state: 'inForce' })
  await db
    .updateTable('contract')
    .set({ total, countersigned_at: new Date() })
    .where('id', '=', contractId)
    .execute()
  await db.insertInto('contract_booth').values({ contract_id: contractId, booth_id: boothId }).execute()
  await db
    .insertInto('contract_instalment')
    .values(
      ['2026-12-02', '2999-03-01'].map((due_on, place) => ({
        contract_id: contractId,
        number: place + 1,
        share: 5_000,
        amount: total / 2,
        due_on,
      })),
    )
    .execute()
  return { who, contractId, number, boothId }
}

export const seal = (fair: TestFair, contractId: string) =>
  sealContractJob(fair.platform).run({ contractId }, AbortSignal.timeout(60_000))

export async function sealedCompany(fair: TestFair, admin: Client, boothId: string) {
  const bound = await boundCompany(fair, admin, boothId)
  await seal(fair, bound.contractId)
  return bound
}

export async function uploadFor({ call }: Choosing, contractId: string): Promise<string> {
  const { fileId } = await call(uploadVoucherFile, {
    body: { contractId },
    file: new File([new Uint8Array(await picture())], '回单.png'),
  })
  return fileId
}

export const draftOf = (contractId: string, fileId: string, amount = total / 2) => ({
  contractId,
  fileId,
  amount,
  paidOn: today(),
  payer: '北京安盾消防科技有限公司',
  reference: `FT${randomUUID().slice(0, 8)}`,
  replacesId: null as string | null,
})

export async function sentVoucher(who: Choosing, contractId: string, amount = total / 2): Promise<string> {
  const fileId = await uploadFor(who, contractId)
  const { voucherId } = await who.call(sendVoucher, { body: draftOf(contractId, fileId, amount) })
  return voucherId
}

/** Beside what they hold already. */
export async function givePermissions(
  { platform: { db } }: TestFair,
  username: string,
  ...permissions: string[]
): Promise<void> {
  const code = `finance-${username}`
  await db.insertInto('role').values({ code, name_zh: code, name_en: code, permissions }).execute()
  await sql`INSERT INTO account_role SELECT account.id, role.id FROM account, role
    WHERE username = ${username} AND code = ${code}`.execute(db)
}
