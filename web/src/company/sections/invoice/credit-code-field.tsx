import type { FormInstance } from 'antd'
import { CheckedCodeField, useCheckDigitRule } from '../../../credit-code'
import { GroupedInput } from '../../../field'
import { useSay } from '../../../lib/language'
import { useLabels } from '../../use-labels'
import { invoiceTexts as texts } from './invoice.texts'

export function CreditCodeField({ form }: { form: FormInstance }) {
  const say = useSay()
  const label = useLabels('invoice', 'CHN')
  return (
    <CheckedCodeField
      form={form}
      label={label('creditCode')}
      checkDigit={useCheckDigitRule()}
      doubt={say(texts.creditCodeDoubtful)}
    >
      <GroupedInput maxLength={30} autoCapitalize="characters" />
    </CheckedCodeField>
  )
}
