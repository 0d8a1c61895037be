import { bind, mine } from './bound-contract'
import { deferralFacts } from './deferral-facts'
import { ask } from './records'

/** Without booths, so that nothing they choose is held by their contract. */
const accounts = { payingZh: '13800000003', payingEn: 'exhibitor3@example.com' } as const

/** Contracts being paid, each with a voucher that can still be withdrawn; one has another to check too. */
export async function paymentFacts(): Promise<Record<string, Record<string, string>>> {
  for (const username of Object.values(accounts)) {
    await bind(username)
    await handIn(username)
  }
  await giveToCheck(accounts.payingZh)
  const payingZh = await paying(accounts.payingZh)
  return {
    payingZh,
    payingEn: await paying(accounts.payingEn),
    voucherZh: payingZh,
    statementLine: await newLine(accounts.payingZh),
    invoiceWish: await newWish(accounts.payingEn),
    ...(await deferralFacts()),
  }
}

const handIn = (username: string) =>
  ask(`WITH paper AS (INSERT INTO stored_file (owner_id, purpose, original_name, content_type, byte_size, sha256, blob_key,
      stored, claimed_at)
    SELECT id, 'paymentVoucher', '回单.png', 'image/png', 1, '\\x00', 'paymentvoucher/' || id, true, now() FROM account
    WHERE username = '${username}' ON CONFLICT DO NOTHING RETURNING id, owner_id)
    INSERT INTO payment_voucher (contract_id, amount, paid_on, payer, file_id, sent_by)
    SELECT ${mine(username)}, 100000, current_date, 'E', id, owner_id FROM paper`)

/** Another one that nobody takes back, for whoever checks it. */
const giveToCheck = (username: string) =>
  ask(`WITH paper AS (INSERT INTO stored_file (owner_id, purpose, original_name, content_type, byte_size, sha256, blob_key,
      stored, claimed_at)
    SELECT id, 'paymentVoucher', '转账.png', 'image/png', 1, '\\x00', 'paymentvoucher/to-check/' || id, true, now()
    FROM account WHERE username = '${username}' ON CONFLICT DO NOTHING RETURNING id, owner_id)
    INSERT INTO payment_voucher (contract_id, amount, paid_on, payer, file_id, sent_by, sent_at)
    SELECT ${mine(username)}, 200000, current_date, 'E', id, owner_id, now() - interval '9 days' FROM paper`)

async function paying(username: string): Promise<Record<string, string>> {
  const [row] = await ask<Record<string, string>>(
    `SELECT id, number FROM contract WHERE id = ${mine(username)}`,
  )
  if (!row) throw new Error(`the demo fair has no contract for ${username} to pay`)
  return row
}

/** A transfer of its company that nobody has dealt with yet. */
async function newLine(username: string): Promise<Record<string, string>> {
  const [row] = await ask<Record<string, string>>(`WITH run AS (
      INSERT INTO statement_import (edition, file_name, taken, known, skipped, made_by)
      SELECT 21, '对账单-e2e.csv', 1, 0, 0, id FROM account WHERE username = 'admin' RETURNING id)
    INSERT INTO statement_line (import_id, edition, row_number, paid_on, amount, currency, payer, remark, identity)
    SELECT run.id, 21, 2, current_date, 12300, 'CNY', company.name_zh, '', gen_random_uuid()::text
    FROM run, contract JOIN company ON company.id = contract.company_id WHERE contract.id = ${mine(username)}
    RETURNING import_id AS id, payer`)
  if (!row) throw new Error('the fair has nobody to pay')
  return row
}

/** What its company asked for and nobody has dealt with yet. */
async function newWish(username: string): Promise<Record<string, string>> {
  await ask(`INSERT INTO invoice_wish (contract_id, kind, details, amount, asked_by)
    SELECT contract.id, 'overseas', '{"title": "E", "creditCode": "", "address": "", "phone": "", "bank": "",
      "bankAccount": ""}', 100, company.account_id
    FROM contract JOIN company ON company.id = contract.company_id WHERE contract.id = ${mine(username)}
    ON CONFLICT DO NOTHING`)
  return paying(username)
}
