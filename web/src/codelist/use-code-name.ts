import { codeList } from '@fairground/wire/codelist'
import { useLanguage } from '../lib/language'
import { useCall } from '../session/use-call'

/** The name of a code in the reader's language; until the list is here, nothing rather than a bare number. */
export function useCodeName(list: string): (value: string) => string {
  const language = useLanguage()
  // Disabled items too: a record may still hold one.
  const items = useCall(
    codeList,
    { params: { type: { list, english: false } }, query: { disabled: 'shown' } },
    { staleTime: 600_000 },
  ).data
  return (value) => {
    const item = items?.find((entry) => entry.value === value)
    return (language === 'en' ? item?.nameEn : item?.name) ?? ''
  }
}
