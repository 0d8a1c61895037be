import { type CheckDigitRule, isDoubtful } from '@fairground/domain/credit-code'
import { useSay } from '../lib/language'
import { PlainField } from '../ui/plain/plain-field'
import { type TextForm, useTextAt } from '../ui/plain/text-form'
import { TextInput } from '../ui/plain/text-input'
import { accountTexts } from './account.texts'
import styles from './credit-code-field.module.css'

interface Props {
  form: TextForm
  checkDigit?: CheckDigitRule
}

const inCapitals = (typed: string): string => typed.toUpperCase()

export function CreditCodeField({ form, checkDigit = 'warn' }: Props) {
  const say = useSay()
  const doubtful = isDoubtful(useTextAt(form, 'creditCode'), checkDigit)
  return (
    <PlainField
      name="creditCode"
      label={say(accountTexts.creditCode)}
      normalize={inCapitals}
      hint={
        <span role="status" className={doubtful ? styles.doubtful : undefined}>
          {say(doubtful ? accountTexts.creditCodeDoubtful : accountTexts.creditCodeHint)}
        </span>
      }
    >
      <TextInput maxLength={40} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
    </PlainField>
  )
}
