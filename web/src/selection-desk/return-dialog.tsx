import { choicesReturned } from '@fairground/domain/selection'
import type { ListedChooser } from '@fairground/wire/selection/choosers'
import { returnChoices } from '@fairground/wire/selection/desk'
import { Form, Input, Modal } from 'antd'
import { useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useDialogFocus } from '../ui/dialog-focus'
import { SchemaField } from '../ui/form/schema-field'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { announceDecided, asSeen } from './decided'
import styles from './desk.module.css'
import { deskTexts as texts } from './desk.texts'

interface Props {
  rows: readonly ListedChooser[]
  onClose: () => void
  onDone?: (() => void) | undefined
}

const reasonOnly = choicesReturned.omit({ choices: true })
const namedAtMost = 3

/** Back to whoever chose, with a reason they read. */
export function ReturnDialog({ rows, onClose, onDone }: Props) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const names = rows.map(({ companyName }) => companyName)

  async function submit({ reason }: { reason: string }): Promise<void> {
    const decided = await call(returnChoices, { body: { choices: asSeen(rows), reason } })
    announceDecided(texts.returned, rows, decided)
    onClose()
    onDone?.()
    await refresh('overview')
  }

  return (
    <Modal open onCancel={onClose} footer={null} title={say(texts.returnTitle)}>
      <SchemaForm
        schema={reasonOnly}
        form={form}
        name="return-choice"
        marks={false}
        onSubmit={submit}
        onFailure={() => void refresh('overview')}
      >
        <div ref={content}>
          <p className={styles.whose}>
            {names.length <= namedAtMost
              ? names.join('、')
              : say(texts.andOthers, {
                  companies: names.slice(0, namedAtMost).join('、'),
                  count: names.length,
                })}
          </p>
          <p className={styles.note}>{say(texts.returnNote)}</p>
          <SchemaField name="reason" label={say(texts.reason)} counter>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
          </SchemaField>
        </div>
        <SubmitButton block>{say(texts.return)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
