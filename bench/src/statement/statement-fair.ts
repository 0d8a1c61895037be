import type pg from 'pg'

export const contracts = 5_000
export const lines = 20_000

/** Contracts being paid, one for each company, copied from one of the demo fair's, with half of each asked for now. */
export async function addContracts(client: pg.Client): Promise<void> {
  await client.query(
    `WITH made AS (
       INSERT INTO account (username, password_hash, user_type, department)
       SELECT 'paying-' || n, '-', 'CHN', 'exhibitor' FROM generate_series(1, $1::int) n RETURNING id, username
     )
     INSERT INTO company (account_id, edition, name_zh, name_en, data_state, review_state, registration_number)
     SELECT id, (SELECT max(edition) FROM hall), '测试消防' || username || '有限公司', '', 'submitted', 'approved',
       'BM-8800-' || lpad(split_part(username, '-', 2), 5, '0') FROM made`,
    [contracts],
  )
  await client.query(
    `INSERT INTO contract (company_id, number, state, edition, class_id, template_id, language, currency, lines, total,
       party, organiser, plan, title, body, drawn_up_on, countersigned_at)
     SELECT company.id, 'HT-8800-' || right(company.registration_number, 5), 'payment', company.edition, model.class_id,
       model.template_id, 'zh', 'CNY', '[]', 1000000 + right(company.registration_number, 5)::int * 2, model.party,
       model.organiser, '[]', model.title, model.body, '2026-11-01', now()
     FROM company, (SELECT * FROM contract WHERE currency = 'CNY' AND class_id IS NOT NULL LIMIT 1) model
     WHERE company.registration_number LIKE 'BM-8800-%'`,
  )
  await client.query(
    `INSERT INTO contract_instalment (contract_id, number, share, amount, due_on)
     SELECT id, part, 5000, total / 2, date '2027-01-01' + part FROM contract, generate_series(1, 2) part
     WHERE number LIKE 'HT-8800-%'`,
  )
  await client.query(
    `INSERT INTO ledger_entry (contract_id, company_id, edition, currency, kind, amount, booked_on, once)
     SELECT id, company_id, edition, currency, 'charge', total, '2026-11-02', 'charge:' || id FROM contract
     WHERE number LIKE 'HT-8800-%'`,
  )
}

/** Four lines to a contract: three name its number in a remark, as people write it, and the fourth only who paid. */
export async function addLines(client: pg.Client): Promise<void> {
  await client.query(
    `WITH run AS (
       INSERT INTO statement_import (edition, file_name, taken, known, skipped, made_by)
       SELECT max(edition), '流水.xlsx', $1, 0, 0, (SELECT id FROM account WHERE username = 'admin') FROM hall
       RETURNING id, edition
     )
     INSERT INTO statement_line (import_id, edition, row_number, paid_on, amount, currency, payer, remark, reference,
       identity)
     SELECT run.id, run.edition, n, '2026-11-17', contract.total / 2, 'CNY', company.name_zh,
       CASE WHEN n % 4 = 0 THEN '展位费' ELSE '付' || contract.number || '展位费' END, 'FT' || n, 'bench-' || n
     FROM run, generate_series(1, $1::int) n
     JOIN contract ON contract.number = 'HT-8800-' || lpad(((n - 1) / 4 + 1)::text, 5, '0')
     JOIN company ON company.id = contract.company_id`,
    [lines],
  )
  await client.query('ANALYZE')
}
