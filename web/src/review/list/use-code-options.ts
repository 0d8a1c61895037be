import { useCodeList } from '../../codelist'
import { useLanguage } from '../../lib/language'

/** Values of a code list to filter by: those no longer offered too, since older sign-ups hold them. */
export function useCodeOptions(list: string): { value: string; label: string }[] {
  const language = useLanguage()
  const items = useCodeList(list).data
  return (items ?? []).map(({ value, name, nameEn }) => ({ value, label: language === 'en' ? nameEn : name }))
}
