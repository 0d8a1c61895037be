import { createHash } from 'node:crypto'
import { documentText, type WrittenContract } from '@fairground/domain/contract'
import type pg from 'pg'

/** Companies whose booths are sure, each with one of its own in a hall of its own. */
export async function giveBooths(client: pg.Client, companies: number): Promise<void> {
  await client.query(
    `WITH hall AS (
       INSERT INTO hall (edition, code, name_zh, name_en, kind, exhibit_type, position, width_m, depth_m)
       SELECT max(edition), 'SEAL', '测量', 'Measured', 'indoor', '02', 999, 200, 500 FROM hall RETURNING id, edition
     ), booth AS (
       INSERT INTO booth (hall_id, edition, code, booth_class, exhibit_type, open_sides, x_m, y_m, width_m, depth_m, status)
       SELECT id, edition, 'SEAL-' || n, 'standard', '02', 2, 5 + n % 40 * 4, 5 + n / 40 * 6, 3, 3, 'allotted'
       FROM hall, generate_series(1, $1::int) n RETURNING id, edition, code
     ), account AS (
       INSERT INTO account (username, password_hash, user_type, department)
       SELECT 'SEAL-' || n, '-', 'CHN', 'exhibitor' FROM generate_series(1, $1::int) n RETURNING id, username
     ), company AS (
       INSERT INTO company (account_id, edition, name_zh, name_en, contact_name, contact_mobile, registered_address,
         data_state, review_state, registration_number)
       SELECT account.id, edition, '测量' || username || '消防设备有限公司', '', '吴海', '13900000000',
         '泉州市丰泽区安吉路16号', 'submitted', 'approved', username FROM account JOIN booth ON code = username
       RETURNING id, registration_number
     )
     INSERT INTO booth_holding (booth_id, company_id, edition, origin)
     SELECT booth.id, company.id, booth.edition, 'assigned' FROM company JOIN booth ON code = registration_number`,
    [companies],
  )
  await client.query('ANALYZE')
}

/** As if each had signed with a code: how people sign is not measured. */
export async function signAll(client: pg.Client, companyIds: readonly string[]): Promise<void> {
  const { rows } = await client.query<WrittenContract & { id: string }>(
    `SELECT id, title, number, language, currency, lines, total::int, party, organiser, body FROM contract
     WHERE company_id = ANY ($1)`,
    [companyIds],
  )
  const signed = rows.map((contract) => ({
    id: contract.id,
    sha256: createHash('sha256').update(documentText(contract)).digest('hex'),
  }))
  await client.query(
    `WITH given AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS given (id uuid, sha256 text)),
       moved AS (UPDATE contract SET state = 'signed', signed_at = now(), version = version + 1, document_sha256 = sha256
         FROM given WHERE contract.id = given.id RETURNING contract.id, company_id, sha256)
     INSERT INTO contract_signature (contract_id, kind, account_id, signer_name, signer_post, authority, address, sent_to,
       text_sha256, ticket)
     SELECT moved.id, 'code', account_id, '吴海', '经理', 'authorised', '127.0.0.1', '139****0000', sha256,
       gen_random_uuid()
     FROM moved JOIN company ON company.id = company_id`,
    [JSON.stringify(signed)],
  )
}
