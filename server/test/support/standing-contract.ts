import type { ContractState } from '@fairground/domain/contract'
import type { Db } from '../../src/platform/database/database'

interface Given {
  companyId: string
  number: string
  state?: ContractState
}

/** A contract that stands, for tests of what it keeps people from: nothing of it but its number and state matters. */
export async function insertStandingContract(
  db: Db,
  { companyId, number, state = 'drawnUp' }: Given,
): Promise<string> {
  const { edition } = await db
    .selectFrom('company')
    .select('edition')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const { id: classId } = await db
    .insertInto('contract_class')
    .values({
      edition,
      name_zh: '测试类别',
      name_en: 'Test class',
      user_type: 'CHN',
      currency: 'CNY',
      rules: JSON.stringify({ prices: [], surcharges: [], discounts: [] }),
      position: 99,
      deleted_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: templateId } = await db
    .insertInto('contract_template')
    .values({ class_id: classId, language: 'zh', number: 1, title: '合同', body: '条款' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('contract')
    .values({
      company_id: companyId,
      number,
      state,
      edition,
      class_id: classId,
      template_id: templateId,
      language: 'zh',
      currency: 'CNY',
      lines: '[]',
      total: 0,
      party: JSON.stringify({ nameZh: '', nameEn: '', creditCode: '', address: '', contact: '' }),
      organiser: '组委会',
      plan: '[]',
      title: '合同',
      body: '条款',
      drawn_up_on: '2026-11-18',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
