import { ask } from './records'

/** The contract of an account. */
export const mine = (
  username: string,
) => `(SELECT contract.id FROM contract JOIN company ON company.id = company_id
  JOIN account ON account.id = account_id WHERE username = '${username}' AND company.edition = 21)`

/** Gives the company of an account a contract to pay in two halves, if it has none. */
export async function bind(username: string): Promise<void> {
  await ask(`INSERT INTO contract (company_id, number, state, edition, class_id, template_id, language, currency, lines, total,
      party, organiser, plan, title, body, drawn_up_on, sent_at, signed_at, countersigned_at)
    SELECT company.id, 'HT-P-' || left(company.id::text, 8), 'payment', 21, class.id, template.id, template.language,
      class.currency, '[{"kind": "extra", "label": "E", "amount": 500000}]', 500000,
      jsonb_build_object('nameZh', company.name_zh, 'nameEn', company.name_en, 'creditCode', '', 'address', '', 'contact', ''),
      'O', '[]', template.title, template.body, current_date - 9, now(), now(), now()
    FROM company JOIN account ON account.id = account_id
    JOIN contract_class class ON class.user_type = account.user_type AND class.deleted_at IS NULL
    JOIN contract_template template ON template.class_id = class.id AND template.number = 1
      AND template.language = CASE account.user_type WHEN 'ENG' THEN 'en' ELSE 'zh' END
    WHERE username = '${username}' AND company.edition = 21 ORDER BY class.position LIMIT 1
    ON CONFLICT DO NOTHING`)
  await ask(`INSERT INTO contract_instalment (contract_id, number, share, amount, due_on)
    SELECT id, place, 5000, 250000, current_date + 20 * place FROM contract, generate_series(1, 2) place
    WHERE id = ${mine(username)} ON CONFLICT DO NOTHING`)
  await ask(`INSERT INTO ledger_entry (contract_id, company_id, edition, currency, kind, amount, booked_on, once)
    SELECT id, company_id, edition, currency, 'charge', total, current_date, 'charge:' || id FROM contract
    WHERE id = ${mine(username)} ON CONFLICT DO NOTHING`)
}
