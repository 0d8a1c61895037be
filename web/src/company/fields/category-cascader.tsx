import { Cascader, TreeSelect } from 'antd'
import { useMemo } from 'react'
import { useSay } from '../../lib/language'
import { useMedia } from '../../ui/use-media'
import { type CategoryNode, pathTo } from './category-nodes'
import { fieldTexts as texts } from './fields.texts'
import { useCategories } from './use-categories'

interface Props {
  id?: string
  value?: string
  onChange?: (value: string | undefined) => void
}

/** One category, level by level. Three levels side by side do not fit a phone, so there they lie below each other. */
export function CategoryCascader({ id, value, onChange }: Props) {
  const say = useSay()
  const held = useMemo(() => (value ? [value] : []), [value])
  const { tree, loading } = useCategories(held)
  const phone = useMedia('(max-width: 640px)')
  const common = { ...(id ? { id } : {}), loading, placeholder: say(texts.chooseCategory) }
  if (phone)
    return (
      <TreeSelect<string | null>
        {...common}
        // Until the names are here, a bare number would stand in their place.
        value={loading ? null : value || null}
        treeData={tree.map(onlyLeaves)}
        showSearch={{ treeNodeFilterProp: 'title' }}
        listHeight={320}
        allowClear
        onChange={(chosen) => onChange?.(chosen ?? undefined)}
      />
    )
  return (
    <Cascader
      {...common}
      value={value ? pathTo(tree, value) : []}
      options={tree}
      showSearch={{ limit: 30 }}
      displayRender={(labels) => labels.join(' / ')}
      onChange={(path) => onChange?.(path?.at(-1) ? String(path.at(-1)) : undefined)}
    />
  )
}

/** The answer is a product; the drawers it lies in only open. */
function onlyLeaves(node: CategoryNode): CategoryNode & { selectable: boolean } {
  return node.children
    ? { ...node, selectable: false, children: node.children.map(onlyLeaves) }
    : { ...node, selectable: true }
}
