import { randomInt, randomUUID } from 'node:crypto'
import { ask } from './records'

export interface NewCompany {
  id: string
  username: string
  name: string
}

/**
 * A company of a journey's own, approved and with nothing of the fair yet: whatever happens to it is nobody else's
 * business. It signed up as another one did and knows the demo's password; files and mailboxes belong to one company alone.
 */
export async function newCompany(userType: 'CHN' | 'ENG'): Promise<NewCompany> {
  const [id, account] = [randomUUID(), randomUUID()]
  const digits = String(randomInt(1e8)).padStart(8, '0')
  const company =
    userType === 'CHN'
      ? { username: `137${digits}`, name: `旅程${digits}消防设备有限公司`, columns: 'name_zh' }
      : {
          username: `journey${digits}@example.com`,
          name: `Journey ${digits} Fire Safety Ltd.`,
          columns: 'name_en',
        }
  const other = `(SELECT company.id FROM company JOIN account ON account.id = account_id
    JOIN booth_request ON company_id = company.id AND saved WHERE edition = 21 AND user_type = '${userType}' AND registration_number IS NOT NULL AND contact_name <> ''
      AND username ~ '^(1380000000|exhibitor)[0-9]' ORDER BY username LIMIT 1)`
  const copy = (table: string, key: string, changes: string) =>
    ask(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(other, ${changes})).* FROM ${table} other WHERE ${key} = ${other}`,
    )
  await ask(`INSERT INTO account (id, username, password_hash, user_type, department, real_name)
    SELECT '${account}', '${company.username}', password_hash, '${userType}', 'exhibitor', '${company.name}' FROM account
    WHERE username = 'admin'`)
  await copy(
    'company',
    'id',
    `jsonb_build_object('id', '${id}', 'account_id', '${account}', '${company.columns}', '${company.name}',
      'registration_number', 'J-${digits}', 'contact_mobile', '${company.username}', 'email', '${company.username}',
      'data_state', 'submitted', 'review_state', 'approved',
      'recovery_email', '', 'licence_file_id', NULL, 'sign_up_file_id', NULL)`,
  )
  await copy(
    'invoice_profile',
    'company_id',
    `jsonb_build_object('company_id', '${id}', 'credit_code', NULL)`,
  )
  await copy('booth_request', 'company_id', `jsonb_build_object('company_id', '${id}')`)
  return { id, username: company.username, name: company.name }
}
