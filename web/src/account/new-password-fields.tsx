import type { PasswordLimits } from '@fairground/domain/account'
import { useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { SchemaField } from '../ui/form/schema-field'
import { PasswordInput } from '../ui/password-input'
import { accountTexts } from './account.texts'

interface Props {
  limits: PasswordLimits
  labels: { password: TextEntry; confirmation: TextEntry }
}

export function NewPasswordFields({ limits: { least, most }, labels }: Props) {
  const say = useSay()
  return (
    <>
      <SchemaField
        name="password"
        label={say(labels.password)}
        hint={say(accountTexts.passwordHint, { least, most })}
      >
        <PasswordInput autoComplete="new-password" />
      </SchemaField>
      <SchemaField name="confirmation" label={say(labels.confirmation)}>
        <PasswordInput autoComplete="new-password" />
      </SchemaField>
    </>
  )
}
