import type { Text } from '@fairground/domain/text'
import { mayCall } from '@fairground/wire/kernel/access'
import type { KeptList } from '@fairground/wire/list'
import type { ReactElement } from 'react'
import { useUser } from '../session/use-session'
import { RowDetails } from './details/row-details'
import { EditDialog } from './form/edit-dialog'
import type { RowNext } from './form/row-form'
import { ImportDialog } from './import/import-dialog'
import type { useDialogAddress } from './use-dialog-address'

interface Props {
  list: KeptList
  title: Text
  fixed: Record<string, string>
  inputs?: Readonly<Record<string, ReactElement>> | undefined
  address: ReturnType<typeof useDialogAddress>
  usual?: Readonly<Record<string, string>> | undefined
  next?: RowNext | undefined
  onDone: () => void
  onAdded: () => void
}

/** The dialog the address asks for, if this person may open it. */
export function RowDialogs({
  list,
  title,
  fixed,
  inputs,
  usual,
  next,
  address: { dialog, begun, open, close },
  onDone,
  onAdded,
}: Props) {
  const user = useUser()
  if (!dialog) return null
  const { kind, id } = dialog
  const mayEdit = mayCall(list.may.edit, user)
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
          inputs={inputs}
          onClose={close}
          onDone={onDone}
        />
      ) : null
    case 'add':
      return mayCall(list.may.add, user) ? (
        <EditDialog
          list={list}
          title={title}
          fixed={fixed}
          inputs={inputs}
          begun={usual || begun ? { ...usual, ...begun } : undefined}
          next={next}
          onClose={close}
          onDone={() => {
            onDone()
            onAdded()
          }}
        />
      ) : null
    case 'import':
      return list.workbook && mayCall(list.may.import, user) ? (
        <ImportDialog list={list} onClose={close} onDone={onDone} />
      ) : null
  }
}
