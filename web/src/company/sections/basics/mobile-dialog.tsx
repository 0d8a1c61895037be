import { maskUsername } from '@fairground/domain/account'
import { newMobileForm, newMobileMessages } from '@fairground/domain/company/sections'
import { translate } from '@fairground/domain/text'
import { sendNewMobileCode } from '@fairground/wire/account/codes'
import { changeOwnAccount } from '@fairground/wire/account/personal'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { Button, Form, Input, Modal } from 'antd'
import { useMemo } from 'react'
import { useLanguage, useSay } from '../../../lib/language'
import { call, session } from '../../../session/session'
import { useUser } from '../../../session/use-session'
import { CodeInput } from '../../../ui/code/code-input'
import { proofTexts } from '../../../ui/code/proof.texts'
import { useProofCode } from '../../../ui/code/use-proof-code'
import { SchemaField } from '../../../ui/form/schema-field'
import { SchemaForm } from '../../../ui/form/schema-form'
import { SubmitButton } from '../../../ui/form/submit-button'
import { mobileTexts as texts } from './mobile.texts'
import { mobileFaults } from './mobile-faults'
import styles from './proof-dialog.module.css'

interface Props {
  /** As it stands in the form, saved or not. */
  backupMobile: string
  onChanged: () => void
  onClose: () => void
}

const order = (to: string) => call(sendNewMobileCode, { query: { to } })
const withoutGaps = (typed: string): string => typed.replace(/[\s-]/g, '')

/** Login name and contact's mobile change together and at once; the person stays where they are. */
export function MobileDialog({ backupMobile, onChanged, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { username } = useUser()
  const [form] = Form.useForm()
  const schema = useMemo(
    () => newMobileForm({ current: username, backup: backupMobile }),
    [username, backupMobile],
  )
  const typed: unknown = Form.useWatch('mobile', form)
  const mobile = typeof typed === 'string' ? typed : ''
  const code = useProofCode(mobile, order, (failure) => {
    const about = mobileFaults(failure, language).find(({ path }) => path === 'mobile')
    if (about) complain(about.message)
    return about !== undefined
  })

  const complain = (message: string) => form.setFields([{ name: 'mobile', errors: [message] }])

  async function send(): Promise<void> {
    if (mobile === '') return complain(translate(newMobileMessages.missing, language))
    const valid = await form.validateFields(['mobile']).then(
      () => true,
      () => false,
    )
    if (valid) await code.send()
  }

  async function change(values: { mobile: string; code: string }): Promise<void> {
    const { ticket } = code
    if (!ticket)
      throw new CallFailure(codes.invalid, '', [{ path: 'code', message: say(proofTexts.getFirst) }])
    const body = { username: values.mobile, ticket, code: values.code, keepSession: true }
    try {
      await call(changeOwnAccount, { body })
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      throw new CallFailure(error.code, error.message, mobileFaults(error, language))
    }
    await session.check()
    onChanged()
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
      <SchemaForm name="new-mobile" schema={schema} form={form} marks={false} onSubmit={change}>
        <p className={styles.lead}>{say(texts.lead, { mobile: username })}</p>
        <SchemaField name="mobile" label={say(texts.mobile)} normalize={withoutGaps}>
          <Input type="tel" inputMode="tel" autoComplete="tel" maxLength={15} autoFocus />
        </SchemaField>
        <SchemaField
          name="code"
          label={say(texts.code)}
          normalize={(value) => value.replace(/\s/g, '')}
          hint={
            <span role="status">
              {code.ticket ? say(texts.sent, { mobile: maskUsername(mobile) }) : null}
            </span>
          }
        >
          <CodeInput code={code} onSend={() => void send()} />
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
