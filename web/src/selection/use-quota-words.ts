import { useCodeName } from '../codelist'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import type { OwnSelection } from './eligibility'
import { selectionTexts as texts, tierTexts } from './selection.texts'

/** What a company may choose, said in words. */
export function useQuotaWords(quota: OwnSelection['quota']) {
  const say = useSay()
  const language = useLanguage()
  const exhibitType = useCodeName('exhibitType')
  if (!quota) return undefined
  const { boothClass, count, area, exhibitTypes, source, label } = quota
  const span = count.least === count.most ? String(count.most) : `${count.least}–${count.most}`
  const booths = say(boothClass === 'raw' ? texts.rawQuota : texts.standardQuota, { span, count: count.most })
  const figures = area && {
    least: formatNumber(area.least, language),
    most: formatNumber(area.most, language),
  }
  const joint = language === 'en' ? ', ' : '，'
  return {
    booths: figures ? booths + joint + say(texts.rawArea, figures) : booths,
    rule: say(boothClass === 'raw' ? texts.oneHall : texts.adjoining),
    exhibits: exhibitTypes.map((code) => exhibitType(code)).join(language === 'en' ? ', ' : '、'),
    // What the organiser calls a tier is in Chinese.
    tier: [language === 'zh' && label, say(tierTexts[source])].filter(Boolean).join(' · '),
  }
}
