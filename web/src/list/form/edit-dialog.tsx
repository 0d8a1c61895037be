import type { Text } from '@fairground/domain/text'
import type { KeptList } from '@fairground/wire/list'
import { Form, Modal } from 'antd'
import type { ReactElement } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { namePathOf } from '../../ui/form/schema-rules'
import { PartSkeleton } from '../../ui/part-skeleton'
import { RecordFailed } from '../../ui/record-failed'
import { leafPaths } from '../leaves'
import { listTexts } from '../list.texts'
import { RowForm, type RowNext } from './row-form'

interface Props {
  list: KeptList
  title: Text
  /** The row to edit; a new one without. */
  id?: string
  fixed: Record<string, string>
  inputs?: Readonly<Record<string, ReactElement>> | undefined
  /** What is known of a new row already. */
  begun?: Record<string, string> | undefined
  next?: RowNext | undefined
  onClose: () => void
  onDone: () => void
}

export function EditDialog({ list, title, id, fixed, inputs, begun, next, onClose, onDone }: Props) {
  const say = useSay()
  const language = useLanguage()
  // Never from memory: an edit starts from what the row says now.
  const {
    data: row,
    error,
    isFetching,
    refetch,
  } = useCall(
    list.calls.find,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, staleTime: 0, gcTime: 0 },
  )
  const [form] = Form.useForm()
  const fields = Object.entries(list.fields)
  const first = fields.find(([name]) => !(name in fixed))
  const wide = fields.some(([, { kind }]) => kind === 'bothLanguages')
  const action = say(id ? listTexts.edit : listTexts.add)
  return (
    <Modal
      open
      title={say(listTexts.listTitle, { title: title[language], action })}
      width={wide ? 1000 : 640}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
      // Typing can begin at once; a row that is still being fetched takes the focus when it is there.
      afterOpenChange={(shown) => {
        if (shown && !id && first) form.focusField(namePathOf(leafPaths(...first)[0] ?? ''))
      }}
    >
      {row || !id ? (
        <RowForm
          list={list}
          form={form}
          row={row}
          fixed={fixed}
          inputs={inputs}
          begun={begun}
          next={next}
          onClose={onClose}
          onDone={onDone}
        />
      ) : error ? (
        <RecordFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <PartSkeleton rows={fields.length} />
      )}
    </Modal>
  )
}
