import { useLanguage } from '../lib/language'
import { useCodeList } from './use-code-list'

/** The name of a code in the reader's language; until the list is here, nothing rather than a bare number. */
export function useCodeName(list: string): (value: string) => string {
  const language = useLanguage()
  const items = useCodeList(list).data
  return (value) => {
    const item = items?.find((entry) => entry.value === value)
    return (language === 'en' ? item?.nameEn : item?.name) ?? ''
  }
}
