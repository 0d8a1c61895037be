import { useLanguage } from '../../lib/language'

interface Named {
  nameZh?: string | undefined
  nameEn?: string | undefined
}

/** A company's name in the reader's language, or in the other where there is only that one. */
export function useNameOf(): (company: Named) => string {
  const english = useLanguage() === 'en'
  return ({ nameZh = '', nameEn = '' }) => (english ? nameEn || nameZh : nameZh || nameEn)
}
