import type { PasswordLimits } from '@fairground/domain/account'
import { useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { PasswordInput } from '../ui/password-input'
import { PlainField } from '../ui/plain/plain-field'
import { accountTexts } from './account.texts'

interface Props {
  limits: PasswordLimits
  labels: { password: TextEntry; confirmation: TextEntry }
}

export function NewPasswordFields({ limits: { least, most }, labels }: Props) {
  const say = useSay()
  return (
    <>
      <PlainField
        name="password"
        label={say(labels.password)}
        hint={say(accountTexts.passwordHint, { least, most })}
      >
        <PasswordInput autoComplete="new-password" />
      </PlainField>
      <PlainField name="confirmation" label={say(labels.confirmation)}>
        <PasswordInput autoComplete="new-password" />
      </PlainField>
    </>
  )
}
