import { useCodeName } from '../codelist'
import { useLanguage } from '../lib/language'
import type { SettingWords } from './describe-value'

/** The lists that settings speak of; their names are the organiser's. */
export function useWords(): SettingWords {
  const language = useLanguage()
  const names: Record<string, (value: string) => string> = {
    exhibitType: useCodeName('exhibitType'),
    boothType: useCodeName('boothType'),
  }
  return { language, code: (list, value) => names[list]?.(value) ?? '' }
}
