import { sentCode } from '@fairground/domain/company/sections'
import { proveRecoveryMail, sendRecoveryMailCode } from '@fairground/wire/company/basics'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { Button, Form, Modal } from 'antd'
import { useSay } from '../../../lib/language'
import { call } from '../../../session/session'
import { CodeInput } from '../../../ui/code/code-input'
import { proofTexts } from '../../../ui/code/proof.texts'
import { useProofCode } from '../../../ui/code/use-proof-code'
import { SchemaField } from '../../../ui/form/schema-field'
import { SchemaForm } from '../../../ui/form/schema-form'
import { SubmitButton } from '../../../ui/form/submit-button'
import { emailTexts as texts } from './email.texts'
import styles from './proof-dialog.module.css'
import type { Proof } from './use-email-proof'

interface Props {
  email: string
  onProved: (proof: Proof) => void
  onClose: () => void
}

const order = (email: string) => call(sendRecoveryMailCode, { query: { email } })

/** The code goes to the mailbox only. A right one is exchanged for a proof, which the section is saved with. */
export function EmailDialog({ email, onProved, onClose }: Props) {
  const say = useSay()
  const [form] = Form.useForm<{ code: string }>()
  const code = useProofCode(email, order)

  async function prove({ code: typed }: { code: string }): Promise<void> {
    const { ticket } = code
    if (!ticket)
      throw new CallFailure(codes.invalid, '', [{ path: 'code', message: say(proofTexts.getFirst) }])
    onProved({ email, ticket: await call(proveRecoveryMail, { body: { email, ticket, code: typed } }) })
  }

  return (
    <Modal
      open
      title={say(texts.title)}
      width={440}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <SchemaForm name="email-proof" schema={sentCode} form={form} marks={false} onSubmit={prove}>
        <p className={styles.lead}>{say(texts.lead, { email })}</p>
        <SchemaField
          name="code"
          label={say(texts.code)}
          normalize={(typed) => typed.replace(/\s/g, '')}
          hint={<span role="status">{code.ticket ? say(texts.sent) : null}</span>}
        >
          <CodeInput code={code} onSend={() => void code.send()} />
        </SchemaField>
        <p role="alert" className={styles.fault}>
          {code.fault}
        </p>
        <div className={styles.actions}>
          <Button onClick={onClose}>{say(proofTexts.cancel)}</Button>
          <SubmitButton>{say(proofTexts.confirm)}</SubmitButton>
        </div>
      </SchemaForm>
    </Modal>
  )
}
