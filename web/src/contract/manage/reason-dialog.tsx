import { requestAnswered, withReason } from '@fairground/domain/contract'
import { answerRequest, recallContract, returnContract, voidContract } from '@fairground/wire/contract/desk'
import { Form, Input, Modal } from 'antd'
import { useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useDialogFocus } from '../../ui/dialog-focus'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { announce } from '../announce'
import { contractTexts } from '../contract.texts'
import styles from './manage.module.css'
import { manageTexts as texts } from './manage.texts'

export type ReasonAct = 'recall' | 'return' | 'void'

const kinds: Record<
  ReasonAct,
  {
    title: TextEntry
    note: TextEntry
    done: TextEntry
    endpoint: typeof recallContract | typeof returnContract | typeof voidContract
  }
> = {
  recall: {
    title: texts.recallTitle,
    note: texts.recallNote,
    done: texts.recalled,
    endpoint: recallContract,
  },
  return: {
    title: texts.returnTitle,
    note: texts.returnNote,
    done: texts.returned,
    endpoint: returnContract,
  },
  void: { title: texts.voidTitle, note: texts.voidNote, done: texts.voided, endpoint: voidContract },
}

interface Props {
  act: ReasonAct
  contract: { id: string; number: string; version: number }
  onClose: () => void
}

/** What the company will read has its reason. */
export function ReasonDialog({ act, contract, onClose }: Props) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const { title, note, done, endpoint } = kinds[act]

  async function submit({ reason }: { reason: string }): Promise<void> {
    const { id: contractId, version } = contract
    await call(endpoint, { body: { contractId, version, reason } })
    announce('success', done)
    onClose()
    await refresh('signUps')
  }

  return (
    <Modal
      open
      title={say(title, { number: contract.number })}
      footer={null}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <SchemaForm
        schema={withReason.pick({ reason: true })}
        form={form}
        name={`contract-${act}`}
        marks={false}
        onSubmit={submit}
        onFailure={() => void refresh('signUps')}
      >
        <div ref={content}>
          <p className={styles.soft}>{say(note)}</p>
          <SchemaField name="reason" label={say(contractTexts.reason)} counter>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
          </SchemaField>
        </div>
        <SubmitButton block danger={act === 'void'}>
          {say(texts[act])}
        </SubmitButton>
      </SchemaForm>
    </Modal>
  )
}

/** Beside the contract, which stays as it is. */
export function AnswerDialog({
  request,
  onClose,
}: {
  request: { id: string; text: string }
  onClose: () => void
}) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()

  async function submit({ answer }: { answer: string }): Promise<void> {
    await call(answerRequest, { body: { requestId: request.id, answer } })
    announce('success', texts.answerDone)
    onClose()
    await refresh('signUps')
  }

  return (
    <Modal open title={say(texts.answerButton)} footer={null} onCancel={onClose} mask={{ closable: false }}>
      <SchemaForm
        schema={requestAnswered.pick({ answer: true })}
        form={form}
        name="contract-answer"
        marks={false}
        onSubmit={submit}
        onFailure={() => void refresh('signUps')}
      >
        <div ref={content}>
          <p className={styles.soft}>{request.text}</p>
          <SchemaField name="answer" label={say(texts.answer)} counter>
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} />
          </SchemaField>
        </div>
        <SubmitButton block>{say(texts.answerButton)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
