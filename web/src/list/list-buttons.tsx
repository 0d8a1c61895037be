import { mayCall } from '@fairground/wire/kernel/access'
import type { KeptList, ListSearch } from '@fairground/wire/list'
import { Button } from 'antd'
import { useSay } from '../lib/language'
import { useUser } from '../session/use-session'
import { ExportButton } from '../ui/export-button'
import { listTexts as texts } from './list.texts'

interface Props {
  list: KeptList
  search: ListSearch
  onOpen: (dialog: 'add' | 'import') => void
}

/** What can be done with the list as a whole, as far as this person may. */
export function ListButtons({ list, search, onOpen }: Props) {
  const say = useSay()
  const user = useUser()
  const { exportFile } = list.calls
  return (
    <>
      {exportFile ? <ExportButton endpoint={exportFile} given={{ params: { search } }} /> : null}
      {list.workbook && mayCall(list.may.import, user) ? (
        <Button onClick={() => onOpen('import')}>{say(texts.import)}</Button>
      ) : null}
      {mayCall(list.may.add, user) ? (
        <Button type="primary" onClick={() => onOpen('add')}>
          {say(texts.add)}
        </Button>
      ) : null}
    </>
  )
}
