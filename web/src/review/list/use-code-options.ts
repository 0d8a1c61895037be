import { codeList } from '@fairground/wire/codelist'
import { useLanguage } from '../../lib/language'
import { useCall } from '../../session/use-call'

/** Values of a code list to filter by: those no longer offered too, since older sign-ups hold them. */
export function useCodeOptions(list: string): { value: string; label: string }[] {
  const language = useLanguage()
  const items = useCall(
    codeList,
    { params: { type: { list, english: false } }, query: { disabled: 'shown' } },
    { staleTime: 600_000 },
  ).data
  return (items ?? []).map(({ value, name, nameEn }) => ({ value, label: language === 'en' ? nameEn : name }))
}
