import type { CheckDigitRule } from '@fairground/domain/company'
import { type FormInstance, Input } from 'antd'
import { useSay } from '../lib/language'
import { CheckedCodeField } from '../ui/form/checked-code-field'
import { accountTexts } from './account.texts'

interface Props {
  form: FormInstance
  checkDigit?: CheckDigitRule
}

export function CreditCodeField({ form, checkDigit = 'warn' }: Props) {
  const say = useSay()
  return (
    <CheckedCodeField
      form={form}
      label={say(accountTexts.creditCode)}
      checkDigit={checkDigit}
      hint={say(accountTexts.creditCodeHint)}
      doubt={say(accountTexts.creditCodeDoubtful)}
      normalize={(value) => value.toUpperCase()}
    >
      <Input maxLength={40} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
    </CheckedCodeField>
  )
}
