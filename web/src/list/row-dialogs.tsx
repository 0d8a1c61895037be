import type { Text } from '@fairground/domain/text'
import type { KeptList } from '@fairground/wire/list'
import { useUser } from '../session/use-session'
import { RowDetails } from './details/row-details'
import { EditDialog } from './form/edit-dialog'
import { ImportDialog } from './import/import-dialog'
import { mayDo } from './may-do'
import type { useDialogAddress } from './use-dialog-address'

interface Props {
  list: KeptList
  title: Text
  fixed: Record<string, string>
  address: ReturnType<typeof useDialogAddress>
  onDone: () => void
}

/** The dialog the address asks for, if this person may open it. */
export function RowDialogs({ list, title, fixed, address: { dialog, open, close }, onDone }: Props) {
  const user = useUser()
  if (!dialog) return null
  const { kind, id } = dialog
  const mayEdit = mayDo(user, list.may.edit)
  switch (kind) {
    case 'show':
      return (
        <RowDetails
          key={id}
          list={list}
          id={id}
          onClose={close}
          onDone={onDone}
          onEdit={mayEdit ? () => open('edit', id) : undefined}
        />
      )
    case 'edit':
      return mayEdit ? (
        <EditDialog
          key={id}
          list={list}
          title={title}
          id={id}
          fixed={fixed}
          onClose={close}
          onDone={onDone}
        />
      ) : null
    case 'add':
      return mayDo(user, list.may.add) ? (
        <EditDialog list={list} title={title} fixed={fixed} onClose={close} onDone={onDone} />
      ) : null
    case 'import':
      return list.workbook && mayDo(user, list.may.import) ? (
        <ImportDialog list={list} onClose={close} onDone={onDone} />
      ) : null
  }
}
