import type { UserType } from '@fairground/domain/account'
import type { z } from 'zod'
import { useSay } from '../../lib/language'
import { Dialog } from '../../ui/plain/dialog'
import { PlainField } from '../../ui/plain/plain-field'
import { PlainForm } from '../../ui/plain/plain-form'
import { Submit } from '../../ui/plain/submit'
import { useTextForm } from '../../ui/plain/text-form'
import { TextInput } from '../../ui/plain/text-input'
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
  const form = useTextForm()
  return (
    <Dialog open={open} title={say(texts.companyTitle)} onCancel={onClose} onClosed={onClosed} cross>
      <PlainForm schema={companySchemas[variant]} form={form} marks onSubmit={onSubmit}>
        <PlainField name="companyName" label={say(texts.companyName)} hint={say(texts.companyNameHint)}>
          <TextInput autoComplete="organization" />
        </PlainField>
        <PlainField name="contactName" label={say(texts.contactName)}>
          <TextInput autoComplete="name" />
        </PlainField>
        <PlainField
          name="recoveryEmail"
          label={say(texts.recoveryEmail)}
          hint={say(texts.recoveryEmailHint)}
          normalize={trimmed}
        >
          <EmailInput />
        </PlainField>
        <Submit>{say(texts.finish)}</Submit>
      </PlainForm>
    </Dialog>
  )
}
