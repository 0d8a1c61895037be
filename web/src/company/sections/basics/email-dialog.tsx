import { newMobileMessages } from '@fairground/domain/company/sections'
import { translate } from '@fairground/domain/text'
import { sendRecoveryMailCode } from '@fairground/wire/company/basics'
import { Form, Modal } from 'antd'
import { useLanguage, useSay } from '../../../lib/language'
import { call } from '../../../session/session'
import { CodeInput } from '../../../ui/code/code-input'
import { emailTexts as texts } from './email.texts'
import { proofTexts } from './proof.texts'
import styles from './proof-dialog.module.css'
import { useProofCode } from './use-proof-code'

interface Props {
  email: string
  onEntered: (proof: { email: string; ticket: string; code: string }) => void
  onClose: () => void
}

const order = (email: string) => call(sendRecoveryMailCode, { query: { email } })

/** The code goes to the mailbox only; whether it was the right one the server says when the section is saved. */
export function EmailDialog({ email, onEntered, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [form] = Form.useForm<{ code: string }>()
  const code = useProofCode(email, order)

  function confirm({ code: typed }: { code: string }): void {
    if (code.ticket) onEntered({ email, ticket: code.ticket, code: typed })
    else form.setFields([{ name: 'code', errors: [say(proofTexts.getFirst)] }])
  }

  return (
    <Modal
      open
      title={say(texts.title)}
      okText={say(proofTexts.confirm)}
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
          rules={[
            { pattern: /^\d{6}$/, required: true, message: translate(newMobileMessages.code, language) },
          ]}
          extra={<span role="status">{code.ticket ? say(texts.sent) : null}</span>}
        >
          <CodeInput code={code} onSend={() => void code.send()} />
        </Form.Item>
        <p role="alert" className={styles.fault}>
          {code.fault}
        </p>
      </Form>
    </Modal>
  )
}
