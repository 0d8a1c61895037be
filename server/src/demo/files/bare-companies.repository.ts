import type { Db } from '../../platform/database/database'
import { demoAccounts } from '../demo-accounts'
import type { PictureOf } from './documents'

export interface BareCompany extends PictureOf {
  id: string
  accountId: string
  variant: 'CHN' | 'ENG'
  lacks: { document: boolean; logo: boolean; products: { id: string; category: string; position: number }[] }
}

/** Everybody, or those people are told about and sign in as. */
export type Whose = 'everybody' | 'demoAccounts'

const toldAbout = demoAccounts.map(({ username }) => username)

/** Companies that saved sections without the files these ask for, as no person could. */
export async function listBareCompanies(db: Db, edition: number, whose: Whose): Promise<BareCompany[]> {
  const companies = await db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.account_id')
    .leftJoin('invoice_profile', 'invoice_profile.company_id', 'company.id')
    .leftJoin('company_intro', (join) =>
      join.onRef('company_intro.company_id', '=', 'company.id').on('company_intro.saved', '=', true),
    )
    .select(['company.id', 'company.account_id', 'account.user_type', 'name_zh', 'name_en'])
    .select(['short_name_en', 'registered_address', 'credit_code'])
    .select(['licence_file_id', 'sign_up_file_id', 'logo_file_id', 'basics_saved'])
    .select('company_intro.company_id as introduced')
    .where('company.edition', '=', edition)
    .where('company.deleted_at', 'is', null)
    .$if(whose === 'demoAccounts', (query) => query.where('account.username', 'in', toldAbout))
    .orderBy('account.username')
    .execute()
  if (companies.length === 0) return []
  const products = await db
    .selectFrom('product_intro')
    .select(['id', 'company_id', 'category', 'position'])
    .where(
      'company_id',
      'in',
      companies.map(({ id }) => id),
    )
    .where('image_file_id', 'is', null)
    .orderBy('position')
    .execute()
  return companies.map((company) => ({
    id: company.id,
    accountId: company.account_id,
    variant: company.user_type === 'ENG' ? 'ENG' : 'CHN',
    nameZh: company.name_zh,
    nameEn: company.name_en,
    shortName: company.short_name_en,
    address: company.registered_address,
    creditCode: company.credit_code ?? '',
    lacks: {
      document: company.basics_saved && (company.licence_file_id ?? company.sign_up_file_id) === null,
      logo: company.introduced !== null && company.logo_file_id === null,
      products: products.filter(({ company_id }) => company_id === company.id),
    },
  }))
}
