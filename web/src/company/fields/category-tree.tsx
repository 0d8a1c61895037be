import { TreeSelect } from 'antd'
import { useSay } from '../../lib/language'
import { fieldTexts as texts } from './fields.texts'
import { useCategories } from './use-categories'

interface Props {
  id?: string
  value?: string[]
  onChange?: (values: string[]) => void
}

const none: string[] = []

/** Several categories at once, found by browsing three levels or by typing part of a name. */
export function CategoryTree({ value = none, ...field }: Props) {
  const say = useSay()
  const { tree, loading } = useCategories(value)
  return (
    <TreeSelect<string[]>
      {...field}
      // Until the names are here, bare numbers would stand in their place.
      value={loading ? [] : value}
      treeData={tree}
      loading={loading}
      treeCheckable
      // The answer is what the company makes, not the drawer it lies in.
      showCheckedStrategy={TreeSelect.SHOW_CHILD}
      showSearch={{ treeNodeFilterProp: 'title', autoClearSearchValue: false }}
      placeholder={say(texts.findCategory)}
      maxTagCount={8}
      listHeight={360}
      allowClear
      style={{ width: '100%' }}
    />
  )
}
