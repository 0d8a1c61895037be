import { useCodeList } from '../../codelist'
import { useLanguage, useSay } from '../../lib/language'
import { fieldTexts as texts } from '../field.texts'

export interface Choice {
  value: string
  label: string
}

/**
 * What a code list offers, and besides that what is already chosen: an answer that was withdrawn may stay. `also`: values
 * that others are not offered.
 */
export function useChoices(
  list: string,
  chosen: readonly string[],
  also: readonly string[] = [],
): { choices: Choice[]; loading: boolean } {
  const say = useSay()
  const language = useLanguage()
  const { data, isPending } = useCodeList(list)
  const choices = (data ?? [])
    .filter(({ formHidden, value }) => !formHidden || chosen.includes(value) || also.includes(value))
    .map(({ value, name, nameEn, formHidden }) => {
      const label = language === 'en' ? nameEn : name
      return {
        value,
        label: formHidden && !also.includes(value) ? say(texts.withdrawn, { name: label }) : label,
      }
    })
  return { choices, loading: isPending }
}
