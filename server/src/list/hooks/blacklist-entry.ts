import { listMessages as say } from '@fairground/domain/list'
import type { blacklistEntry as definition } from '@fairground/wire/list/lists/blacklist-entry'
import { refuseField } from '../../platform/http/refusal'
import { lockCompaniesOf, readDataStates } from './blacklist-entry.repository'
import type { HooksOf } from './list-hooks'

export const blacklistEntry: HooksOf<typeof definition> = {
  async beforeWrite(db, values, { settings: { edition }, before, mayAdd }) {
    const companies = await lockCompaniesOf(db, String(values.accountId))
    // An entry outlasts editions: who stands on the list may not have signed up this time.
    if (values.accountId === before.accountId) return { ...values, companyName: before.companyName ?? '' }
    // Naming another company lists that one, which takes the right to list.
    if (!mayAdd) throw refuseField('accountId', say.companyStays)
    const company = companies.find((one) => one.edition === edition)
    if (!company) throw refuseField('accountId', say.unknownCompany)
    return { ...values, companyName: company.nameZh || company.nameEn }
  },
  async decorate(db, rows, edition) {
    const accounts = rows.flatMap(({ accountId }) => (typeof accountId === 'string' ? [accountId] : []))
    const states = await readDataStates(db, accounts, edition)
    for (const row of rows) row.dataState = states.get(String(row.accountId)) ?? null
  },
  brokenIndexes: {
    blacklist_entry_once: () => refuseField('accountId', say.alreadyBlacklisted),
  },
}
