import { randomUUID } from 'node:crypto'
import { uploadContractScan } from '@fairground/wire/contract/own'
import { uploadVoucherFile } from '@fairground/wire/payment/own'
import { picture } from '../company/sign-up-forms'
import type { SignUpExhibitor } from '../support/sign-up-exhibitor'
import { canary } from '../support/somebody-elses'
import { insertStandingContract } from '../support/standing-contract'
import type { TestFair } from '../support/test-fair'

/** By what the contract, the money and the people of a company can be asked for. */
export interface Papers {
  contractId: string
  changeRequestId: string
  delegationId: string
  voucherId: string
  wishId: string
  scanUploadId: string
  voucherFileId: string
  personId: string
  badgeRequestId: string
}

/** Looks like somebody's, and is nobody's. */
export const nobodysPapers = (): Papers => ({
  contractId: randomUUID(),
  changeRequestId: randomUUID(),
  delegationId: randomUUID(),
  voucherId: randomUUID(),
  wishId: randomUUID(),
  scanUploadId: randomUUID(),
  voucherFileId: randomUUID(),
  personId: randomUUID(),
  badgeRequestId: randomUUID(),
})

/**
 * A contract with a request, a voucher and a wish for an invoice, and somebody with a badge. The contract is one of an
 * earlier edition: one of this edition would keep everybody from changing the sign-up, and so hide what got through.
 */
export async function papersOf(
  fair: TestFair,
  { as: { accountId }, call, companyId }: SignUpExhibitor,
  earlierCompanyId: string,
): Promise<Papers> {
  const { db, settings } = fair.platform
  const number = `HT-12-${accountId.slice(0, 8)}`
  const contractId = await insertStandingContract(db, {
    companyId: earlierCompanyId,
    number,
    state: 'payment',
  })
  const text = canary
  await db
    .updateTable('contract')
    .set({ title: text, body: text, organiser: text, countersigned_at: new Date() })
    .where('id', '=', contractId)
    .execute()
  const file = new File([new Uint8Array(await picture())], 'x.png')
  const { fileId: scanUploadId } = await call(uploadContractScan, { body: { contractId }, file })
  const { fileId: voucherFileId } = await call(uploadVoucherFile, { body: { contractId }, file })
  const { id: changeRequestId } = await db
    .insertInto('contract_request')
    .values({ contract_id: contractId, text, asked_by: accountId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: delegationId } = await db
    .insertInto('contract_delegation')
    .values({
      company_id: earlierCompanyId,
      name: text,
      post: text,
      contact: '13899990001',
      named_by: accountId,
      named_by_name: text,
      until: '2999-12-31',
      ticket: randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: voucherId } = await db
    .insertInto('payment_voucher')
    .values({
      contract_id: contractId,
      amount: 100,
      paid_on: '2026-11-18',
      payer: text,
      reference: text,
      file_id: voucherFileId,
      sent_by: accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: wishId } = await db
    .insertInto('invoice_wish')
    .values({
      contract_id: contractId,
      kind: 'ordinary',
      details: JSON.stringify({ title: text }),
      amount: 100,
      remark: text,
      asked_by: accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: personId } = await db
    .insertInto('badge_person')
    .values({
      edition: settings.current().edition,
      company_id: companyId,
      name: text,
      post: text,
      mobile: '13899990000',
      identity_kind: 'passport',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: badgeRequestId } = await db
    .insertInto('badge_request')
    .values({ company_id: companyId, kind: 'remove', person_id: personId, reason: text, made_by: accountId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    contractId,
    changeRequestId,
    delegationId,
    voucherId,
    wishId,
    scanUploadId,
    voucherFileId,
    personId,
    badgeRequestId,
  }
}
