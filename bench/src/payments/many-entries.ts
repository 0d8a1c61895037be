import type pg from 'pg'

/** Contracts being paid, each charged once and paid in small parts, in two instalments. */
export async function fillLedger(client: pg.Client, contracts: number, entriesEach: number): Promise<void> {
  await client.query(
    `WITH account AS (
       INSERT INTO account (username, password_hash, user_type, department)
       SELECT 'ledger-' || n, '-', 'CHN', 'exhibitor' FROM generate_series(1, $1::int) n RETURNING id, username
     ), company AS (
       INSERT INTO company (account_id, edition, name_zh, data_state, review_state)
       SELECT id, (SELECT max(edition) FROM hall), username, 'submitted', 'approved' FROM account RETURNING *
     )
     INSERT INTO contract (company_id, number, state, edition, class_id, template_id, language, currency, lines, total,
       party, organiser, plan, title, body, drawn_up_on, sent_at, signed_at, countersigned_at)
     SELECT company.id, 'HT-L-' || split_part(company.name_zh, '-', 2), 'payment', company.edition, class.id, template.id,
       template.language, class.currency, '[]', 100000, '{}', 'O', '[]', template.title, template.body,
       current_date - 90, now(), now(), now()
     FROM company CROSS JOIN LATERAL (SELECT * FROM contract_class WHERE user_type = 'CHN' LIMIT 1) class
     JOIN contract_template template ON template.class_id = class.id AND template.number = 1
       AND template.language = 'zh'`,
    [contracts],
  )
  await client.query(`INSERT INTO contract_instalment (contract_id, number, share, amount, due_on)
    SELECT id, part, 5000, 50000, current_date - 60 + 90 * part FROM contract, generate_series(1, 2) part
    WHERE number LIKE 'HT-L-%'`)
  await client.query(
    `INSERT INTO ledger_entry (contract_id, company_id, edition, currency, kind, amount, booked_on, reason, once)
     SELECT id, company_id, edition, currency, CASE part WHEN 1 THEN 'charge' ELSE 'payment' END,
       CASE part WHEN 1 THEN total ELSE -(1000 + abs(hashtext(number)) % 5000) END, current_date, 'measured', number || ':' || part
     FROM contract, generate_series(1, $1::int) part WHERE number LIKE 'HT-L-%'`,
    [entriesEach],
  )
  await client.query('VACUUM ANALYZE')
}
