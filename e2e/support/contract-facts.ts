import { ask, oneRow } from './records'

/** Sent to these, who have booths and nothing that stands in the way. */
const accounts = { sentZh: '13800000006', sentEn: 'exhibitor6@example.com' } as const

/**
 * Contracts in the states that screens are about. A small fair has few of its own, so those that were paid step back:
 * each stays where it is once it has been there, however often it is asked for.
 */
export async function contractFacts(): Promise<Record<string, Record<string, string>>> {
  for (const username of Object.values(accounts)) await sendTo(username)
  return {
    // One without a deferral: its instalments are written when it is countersigned.
    signed: await steppedBack(1, 'signed'),
    drawnUp: await steppedBack(2, 'drawnUp'),
    toRevise: await steppedBack(3, 'drawnUp'),
    sentZh: await sentTo(accounts.sentZh),
    sentEn: await sentTo(accounts.sentEn),
    archived: await oneRow(
      `SELECT id, number, check_code AS code FROM contract WHERE sealed_at IS NOT NULL AND state IN ('payment', 'paid')
        ORDER BY number DESC LIMIT 1`,
    ),
    contractClass: await oneRow(
      `SELECT id FROM contract_class WHERE user_type = 'CHN' ORDER BY position LIMIT 1`,
    ),
  }
}

/** How many the figures name; asked last, since other facts make contracts of their own. */
export const countedContracts = () =>
  oneRow(
    `SELECT '中文 CNY：' || count(*) || ' 份合同' AS words FROM contract WHERE edition = 21 AND language = 'zh'
        AND currency = 'CNY' AND state NOT IN ('superseded', 'void') AND amends_id IS NULL`,
  )

async function steppedBack(place: number, state: string): Promise<Record<string, string>> {
  const deferred = 'EXISTS (SELECT FROM payment_deferral WHERE payment_deferral.contract_id = contract.id)'
  const nth = `(SELECT id FROM contract WHERE edition = 21 AND signed_at IS NOT NULL AND number LIKE 'HT-21-%'
    ORDER BY ${deferred}, number DESC LIMIT 1 OFFSET ${place - 1})`
  await ask(`DELETE FROM contract_instalment WHERE contract_id = ${nth}
    AND contract_id IN (SELECT id FROM contract WHERE state IN ('payment', 'paid') AND NOT ${deferred})`)
  await ask(`UPDATE contract SET state = '${state}', sign_by = current_date + 9, countersigned_at = NULL, countersigned_by = NULL
    WHERE id = ${nth} AND state IN ('payment', 'paid')`)
  return oneRow(`SELECT id, number FROM contract WHERE id = ${nth}`)
}

const sendTo = (username: string) =>
  ask(`INSERT INTO contract (company_id, number, state, edition, class_id, template_id, language, currency, lines, total,
      party, organiser, plan, title, body, drawn_up_on, sign_by, sent_at)
    SELECT company.id, 'HT-T-' || left(company.id::text, 8), 'sent', 21, class.id, template.id, template.language,
      class.currency, '[{"kind": "extra", "label": "E", "amount": 500000}]', 500000,
      jsonb_build_object('nameZh', company.name_zh, 'nameEn', company.name_en, 'creditCode', '', 'address', '', 'contact', contact_name),
      'O', '[]', template.title, template.body, current_date, current_date + 9, now()
    FROM company JOIN account ON account.id = account_id
    JOIN contract_class class ON class.user_type = account.user_type AND class.deleted_at IS NULL
    JOIN contract_template template ON template.class_id = class.id AND template.number = 1
      AND template.language = CASE account.user_type WHEN 'ENG' THEN 'en' ELSE 'zh' END
    WHERE username = '${username}' AND company.edition = 21 ORDER BY class.position LIMIT 1
    ON CONFLICT DO NOTHING`)

const sentTo = (username: string) =>
  oneRow(`SELECT contract.id, number FROM contract JOIN company ON company.id = company_id
    JOIN account ON account.id = account_id WHERE username = '${username}' AND company.edition = 21`)
