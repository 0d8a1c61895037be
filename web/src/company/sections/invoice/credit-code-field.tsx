import type { FormInstance } from 'antd'
import { useSay } from '../../../lib/language'
import { CheckedCodeField } from '../../../ui/form/checked-code-field'
import { useCheckDigitRule } from '../../../ui/use-check-digit-rule'
import { useLabels } from '../../use-labels'
import { GroupedInput } from './grouped-input'
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
