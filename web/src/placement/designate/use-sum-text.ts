import { formatNumber } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import type { Sum } from './allotting'
import { designateTexts as texts } from './designate.texts'

/** How many booths and how much room, in one line. */
export function useSumText(): (sum: Sum, text?: TextEntry) => string {
  const say = useSay()
  const language = useLanguage()
  return ({ count, areaM2 }, text = texts.sum) => say(text, { count, area: formatNumber(areaM2, language) })
}
