import { codeList, mailingDivisions, productCategories, productCategoriesEn } from '@fairground/wire/codelist'
import { codeListDetail, codeListHistory, codeListOverview } from '@fairground/wire/codelist/admin'
import { listBoothRequests } from '@fairground/wire/company/booth-request'
import { findInvoice } from '@fairground/wire/company/invoice'
import { signUpRules } from '@fairground/wire/company/lookups'
import { fairFacts } from '@fairground/wire/fair'
import type { Endpoint } from '@fairground/wire/kernel/endpoint'
import { listSettings, settingHistory } from '@fairground/wire/settings'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../session/use-call'
import { useLiveNotices } from '../session/use-live-notices'

const codeLists: Endpoint[] = [
  codeList,
  mailingDivisions,
  productCategories,
  productCategoriesEn,
  codeListDetail,
  codeListHistory,
  codeListOverview,
  listBoothRequests,
]
/** What was saved may no longer fit the rules, which the answers themselves then say. */
const judged: Endpoint[] = [findInvoice, listBoothRequests]
const settings: Endpoint[] = [fairFacts, listSettings, settingHistory, signUpRules, ...judged]

/** Code lists and settings are kept for long, because they change rarely; when they do, every open screen asks again. */
export function useFreshLists(): void {
  const queries = useQueryClient()
  const ask = (endpoints: Endpoint[]) => {
    for (const endpoint of endpoints) void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
  }
  useLiveNotices(({ type }) => {
    if (type === 'codelist-changed' || type === 'reconnected') ask(codeLists)
    if (type === 'settings-changed' || type === 'reconnected') ask(settings)
  })
}
