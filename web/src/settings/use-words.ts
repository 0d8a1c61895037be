import { useLanguage } from '../lib/language'
import { useCodeName } from '../ui/use-code-name'
import type { Words } from './describe-value'

/** The lists that settings speak of; their names are the organiser's. */
export function useWords(): Words {
  const language = useLanguage()
  const names: Record<string, (value: string) => string> = {
    exhibitType: useCodeName('exhibitType'),
    boothType: useCodeName('boothType'),
  }
  return { language, nameOfCode: (list, value) => names[list]?.(value) ?? '' }
}
