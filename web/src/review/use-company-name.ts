import { useLanguage, useSay } from '../lib/language'
import { reviewTexts as texts } from './review.texts'

interface Named {
  nameZh: string
  nameEn: string
}

/** A company's name in the reader's language, or in the other where there is only that one. */
export function useCompanyName(): (company: Named) => string {
  const say = useSay()
  const english = useLanguage() === 'en'
  return ({ nameZh, nameEn }) => (english ? nameEn || nameZh : nameZh || nameEn) || say(texts.unnamed)
}
