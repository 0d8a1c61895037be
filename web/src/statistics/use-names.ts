import type { Figures } from '@fairground/wire/statistics'
import type { Statistic } from '@fairground/wire/statistics/definitions'
import { nameOfKey } from '@fairground/wire/statistics/words'
import { useCodeName } from '../codelist'
import { useLanguage } from '../lib/language'

/** What groups are called, in the reader's language. */
export function useNames(statistic: Statistic, names: Figures['names'] = {}) {
  const language = useLanguage()
  const lists: Record<string, (value: string) => string> = {
    exhibitType: useCodeName('exhibitType'),
    boothType: useCodeName('boothType'),
    region: useCodeName('region'),
    productCategory: useCodeName('productCategory'),
  }
  const code = (list: string, value: string) => lists[list]?.(value) || undefined
  return (filter: string, key: string) => nameOfKey(statistic, filter, key, { language, code, names })
}
