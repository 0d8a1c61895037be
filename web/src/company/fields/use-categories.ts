import { useMemo } from 'react'
import { useCodeList } from '../../codelist'
import { fieldTexts as texts } from '../../field'
import { useLanguage, useSay } from '../../lib/language'
import { type CategoryNode, categoryNodes } from './category-nodes'

/** The product categories in the reader's language, in three levels, those among them that are already chosen. */
export function useCategories(held: readonly string[]): { tree: CategoryNode[]; loading: boolean } {
  const say = useSay()
  const language = useLanguage()
  const { data, isPending } = useCodeList('productCategory')
  const tree = useMemo(
    () =>
      data
        ? categoryNodes(data, held, {
            nameOf: ({ name, nameEn }) => (language === 'en' ? nameEn : name),
            withdrawn: (name) => say(texts.withdrawn, { name }),
          })
        : [],
    [data, held, language, say],
  )
  return { tree, loading: isPending }
}
