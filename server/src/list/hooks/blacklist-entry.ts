import { listMessages as say } from '@fairground/domain/list'
import type { blacklistEntry as definition } from '@fairground/wire/list/lists/blacklist-entry'
import { refuseField } from '../../platform/http/refusal'
import { accountOf, lockCompaniesOf, readNewestCompanies } from './blacklist-entry.repository'
import type { HooksOf } from './list-hooks'

export const blacklistEntry: HooksOf<typeof definition> = {
  async beforeWrite(db, values, { settings: { edition }, before, mayAdd }) {
    const accountId = await accountOf(db, String(values.accountId))
    if (!accountId) throw refuseField('accountId', say.unknownCompany)
    const companies = await lockCompaniesOf(db, accountId)
    // An entry outlasts editions: who stands on the list may not have signed up this time.
    if (accountId === before.accountId) return { ...values, accountId, companyName: before.companyName ?? '' }
    // Naming another company lists that one, which takes the right to list.
    if (!mayAdd) throw refuseField('accountId', say.companyStays)
    const company = companies.find((one) => one.edition === edition)
    if (!company) throw refuseField('accountId', say.unknownCompany)
    return { ...values, accountId, companyName: company.nameZh || company.nameEn }
  },
  async decorate(db, rows, edition) {
    const accounts = rows.flatMap(({ accountId }) => (typeof accountId === 'string' ? [accountId] : []))
    const newest = await readNewestCompanies(db, accounts)
    for (const row of rows) {
      const company = newest.get(String(row.accountId))
      row.dataState = company?.edition === edition ? company.dataState : null
      row.accountId = company?.id ?? null
    }
  },
  brokenIndexes: {
    blacklist_entry_once: () => refuseField('accountId', say.alreadyBlacklisted),
  },
}
