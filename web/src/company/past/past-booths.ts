import { formatNumber } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import type { Texts } from '../../lib/text'

interface PastBooths {
  edition: number
  standardBooths: number
  rawArea: number
}

const texts = {
  edition: { zh: '第 {edition} 届', en: 'Edition {edition}' },
  standard: {
    zh: '标准展位 {count} 个',
    en: { one: '{count} standard booth', other: '{count} standard booths' },
  },
  raw: { zh: '光地 {area} m²', en: '{area} m² of raw space' },
} satisfies Texts

/** What a company had at an earlier edition, in words. */
export function usePastBooths(): (past: PastBooths) => { edition: string; booths: string } {
  const say = useSay()
  const language = useLanguage()
  return ({ edition, standardBooths, rawArea }) => ({
    edition: say(texts.edition, { edition }),
    booths: [
      standardBooths > 0 ? say(texts.standard, { count: standardBooths }) : '',
      rawArea > 0 ? say(texts.raw, { area: formatNumber(rawArea, language) }) : '',
    ]
      .filter(Boolean)
      .join(language === 'en' ? ', ' : '，'),
  })
}
