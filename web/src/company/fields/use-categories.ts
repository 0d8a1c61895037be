import { type CodeNode, productCategories, productCategoriesEn } from '@fairground/wire/codelist'
import { useMemo } from 'react'
import { useLanguage } from '../../lib/language'
import { useCall } from '../../session/use-call'

export interface CategoryNode {
  value: string
  title: string
  label: string
  children?: CategoryNode[]
}

/** The product categories in the reader's language, in three levels. */
export function useCategories(): { tree: CategoryNode[]; loading: boolean } {
  const language = useLanguage()
  const { data, isPending } = useCall(
    language === 'en' ? productCategoriesEn : productCategories,
    {},
    { staleTime: 600_000 },
  )
  const tree = useMemo(() => (data ?? []).flatMap(asNode), [data])
  return { tree, loading: isPending }
}

function asNode({ value, name, formHidden, children }: CodeNode): CategoryNode[] {
  if (formHidden) return []
  const below = (children ?? []).flatMap(asNode)
  return [{ value, title: name, label: name, ...(below.length > 0 ? { children: below } : {}) }]
}

/** From the top level down to a category; empty when the tree does not have it. */
export function pathTo(tree: readonly CategoryNode[], value: string): string[] {
  for (const node of tree) {
    if (node.value === value) return [node.value]
    const below = pathTo(node.children ?? [], value)
    if (below.length > 0) return [node.value, ...below]
  }
  return []
}
