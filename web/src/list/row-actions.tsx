import type { KeptList, ListRow } from '@fairground/wire/list'
import { Button } from 'antd'
import { useSay } from '../lib/language'
import { listTexts as texts } from './list.texts'
import { useRestore } from './use-restore'

interface Props {
  list: KeptList
  row: ListRow
  name: string
  removed: boolean
  onEdit: () => void
  onDone: () => void
}

export function RowActions({ list, row, name, removed, onEdit, onDone }: Props) {
  const say = useSay()
  const { busy, restore } = useRestore(list, onDone)
  return removed ? (
    <Button
      type="link"
      size="small"
      loading={busy}
      aria-label={say(texts.restoreOf, { name })}
      onClick={() => restore(row)}
    >
      {say(texts.restore)}
    </Button>
  ) : (
    <Button type="link" size="small" aria-label={say(texts.editOf, { name })} onClick={onEdit}>
      {say(texts.edit)}
    </Button>
  )
}
