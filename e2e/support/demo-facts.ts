import { contractFacts, countedContracts } from './contract-facts'
import { paymentFacts } from './payment-facts'
import { blacklistedCompany, bringBeforeReviewers, companyOfAccount, oneRow, waitingCompany } from './records'

export type Facts = Record<string, Record<string, string>>

/** Things of the demo fair the table of screens speaks of, of companies that stay as they are. */
export async function demoFacts(): Promise<Facts> {
  await bringBeforeReviewers()
  const [chinese, overseas] = [
    await companyOfAccount('13800000003'),
    await companyOfAccount('exhibitor3@example.com'),
  ]
  const blacklisted = await blacklistedCompany()
  return {
    chinese: { id: chinese.id, name: chinese.nameZh },
    overseas: { id: overseas.id, name: overseas.nameEn },
    blacklisted: { id: blacklisted.id, name: blacklisted.nameZh },
    holder: { name: (await companyOfAccount('13800000006')).nameZh },
    waiting: await waitingCompany(),
    approved: await oneRow(
      `SELECT company.id, name_zh AS name FROM company JOIN account ON account.id = account_id
       WHERE review_state = 'approved' AND user_type = 'CHN' AND company.edition = 21 ORDER BY username LIMIT 1`,
    ),
    mailbox: await oneRow(
      `SELECT name_zh AS name, recovery_email AS email, credit_code AS "creditCode"
       FROM company JOIN account ON account.id = account_id JOIN invoice_profile ON company_id = company.id
       WHERE user_type = 'CHN' AND basics_saved AND recovery_email <> '' AND company.edition = 21
         AND username > '13800000009' ORDER BY username LIMIT 1`,
    ),
    council: await oneRow(`SELECT company_name AS name FROM council_member WHERE deleted_at IS NULL LIMIT 1`),
    freeBooth: await oneRow(
      `SELECT id, code FROM booth WHERE edition = 21 AND status = 'normal' AND deleted_at IS NULL
       ORDER BY code DESC LIMIT 1`,
    ),
    // What a company without a booth asked for; other acts take the first and the last booth of a hall.
    toGive: await oneRow(
      `SELECT coalesce(nullif(company.name_zh, ''), company.name_en) AS name, booth.code, hall.code AS hall
       FROM company JOIN booth_request request ON request.company_id = company.id AND saved
       JOIN booth ON booth.edition = company.edition AND status = 'normal' AND booth.deleted_at IS NULL
         AND booth_class = 'standard' AND booth.exhibit_type = request.exhibit_type
       JOIN hall ON hall.id = hall_id AND hall.kind = 'indoor'
       WHERE company.edition = 21 AND review_state = 'approved' AND company.deleted_at IS NULL
         AND blacklisting_of(account_id) IS NULL AND request.booth_type = '1'
         AND NOT EXISTS (SELECT FROM booth_holding WHERE company_id = company.id AND released_at IS NULL)
       ORDER BY company.name_zh, hall.position, booth.code LIMIT 1 OFFSET 2`,
    ),
    printed: await oneRow(
      `SELECT number::text FROM badge_person person WHERE printing > 0 AND removed_at IS NULL AND voided_at IS NULL
         AND NOT EXISTS (SELECT FROM badge_admission WHERE person_id = person.id) ORDER BY number LIMIT 1`,
    ),
    voidable: await oneRow(
      `SELECT number::text FROM badge_person WHERE printing > 0 AND removed_at IS NULL AND voided_at IS NULL
       ORDER BY number DESC LIMIT 1`,
    ),
    ...(await contractFacts()),
    ...(await paymentFacts()),
    counted: await countedContracts(),
    applicant: await applicant(),
    message: await oneRow(
      `INSERT INTO outbox_message (channel, recipient, template, body, status, settled_at)
       VALUES ('sms', '13800000003', 'signUpApproved', '', 'sent', now()) RETURNING recipient`,
    ),
  }
}

/** Somebody who has applied for another mobile. */
const applicant = () =>
  oneRow(
    `WITH owner AS (
       SELECT account.id AS account_id, username, name_zh, credit_code FROM account
       JOIN company ON company.account_id = account.id JOIN invoice_profile ON company_id = company.id
       WHERE username = '13800000005' AND company.edition = 21
     ), asked AS (
       INSERT INTO phone_change_request (account_id, company_name, credit_code, old_mobile, new_mobile)
       SELECT account_id, name_zh, credit_code, username, '15822220022' FROM owner ON CONFLICT DO NOTHING
     ) SELECT name_zh AS name FROM owner`,
  )
