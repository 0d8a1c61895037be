import { Button, Form, Input, Modal } from 'antd'
import { useSay } from '../../../lib/language'
import { emailTexts as texts } from './email.texts'
import styles from './email-dialog.module.css'
import { useEmailCode } from './use-email-code'

interface Props {
  email: string
  onEntered: (proof: { email: string; ticket: string; code: string }) => void
  onClose: () => void
}

/** The code goes to the mailbox only; whether it was the right one the server says when the section is saved. */
export function EmailDialog({ email, onEntered, onClose }: Props) {
  const say = useSay()
  const [form] = Form.useForm<{ code: string }>()
  const code = useEmailCode(email)

  function confirm({ code: typed }: { code: string }): void {
    if (code.ticket) onEntered({ email, ticket: code.ticket, code: typed })
    else form.setFields([{ name: 'code', errors: [say(texts.getFirst)] }])
  }

  return (
    <Modal
      open
      title={say(texts.title)}
      okText={say(texts.confirm)}
      width={440}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} name="email-proof" layout="vertical" requiredMark={false} onFinish={confirm}>
        <p className={styles.lead}>{say(texts.lead, { email })}</p>
        <Form.Item
          name="code"
          label={say(texts.code)}
          normalize={(typed: string) => typed.replace(/\s/g, '')}
          validateTrigger="onSubmit"
          rules={[{ pattern: /^\d{6}$/, required: true, message: say(texts.codeFormat) }]}
          extra={<span role="status">{code.ticket ? say(texts.sent) : null}</span>}
        >
          <CodeRow code={code} />
        </Form.Item>
        <p role="alert" className={styles.fault}>
          {code.fault}
        </p>
      </Form>
    </Modal>
  )
}

interface RowProps {
  code: ReturnType<typeof useEmailCode>
  id?: string
  value?: string
}

function CodeRow({ code, ...input }: RowProps) {
  const say = useSay()
  const waiting = code.secondsLeft > 0
  const label = code.sending
    ? say(texts.sending)
    : waiting
      ? say(texts.again, { seconds: code.secondsLeft })
      : say(texts.get)
  return (
    <div className={styles.row}>
      <Input
        {...input}
        maxLength={6}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={say(texts.digits)}
      />
      <Button
        className={styles.button}
        disabled={waiting || code.sending}
        aria-busy={code.sending}
        onClick={() => void code.send()}
      >
        {label}
      </Button>
    </div>
  )
}
