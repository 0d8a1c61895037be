import type { CheckDigitRule } from '@fairground/domain/credit-code'
import { type FormInstance, Input } from 'antd'
import { CheckedCodeField } from '../credit-code'
import { useSay } from '../lib/language'
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
