import type { UserType } from '@fairground/domain/account'
import { Form, Input, Modal } from 'antd'
import type { z } from 'zod'
import { useSay } from '../../lib/language'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { EmailInput, trimmed } from '../inputs'
import { registerTexts as texts } from './register.texts'
import { companySchemas } from './register-schema'

export type CompanyBasics = z.output<(typeof companySchemas)[UserType]>

interface Props {
  variant: UserType
  open: boolean
  onClose: () => void
  onClosed: () => void
  onSubmit: (company: CompanyBasics) => Promise<void>
}

/** Closing it leads back to the first step; what was typed here stays for the next time. */
export function CompanyDialog({ variant, open, onClose, onClosed, onSubmit }: Props) {
  const say = useSay()
  const [form] = Form.useForm()
  return (
    <Modal
      open={open}
      title={say(texts.companyTitle)}
      footer={null}
      onCancel={onClose}
      afterClose={onClosed}
      mask={{ closable: false }}
      width={460}
    >
      <SchemaForm schema={companySchemas[variant]} form={form} onSubmit={onSubmit}>
        <SchemaField name="companyName" label={say(texts.companyName)} hint={say(texts.companyNameHint)}>
          <Input autoComplete="organization" autoFocus />
        </SchemaField>
        <SchemaField name="contactName" label={say(texts.contactName)}>
          <Input autoComplete="name" />
        </SchemaField>
        <SchemaField
          name="recoveryEmail"
          label={say(texts.recoveryEmail)}
          hint={say(texts.recoveryEmailHint)}
          normalize={trimmed}
        >
          <EmailInput />
        </SchemaField>
        <SubmitButton size="large" block>
          {say(texts.finish)}
        </SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
