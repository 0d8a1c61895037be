import { specialOnly } from '@fairground/domain/company/sections'
import { invoiceTypeTitles } from '@fairground/domain/review'
import { Form, type FormInstance, Input, Radio } from 'antd'
import { useSay } from '../../../lib/language'
import { SchemaField } from '../../../ui/form/schema-field'
import grid from '../../fields/field-grid.module.css'
import { useLabels } from '../../use-labels'
import { CreditCodeField } from './credit-code-field'
import { GroupedInput } from './grouped-input'

export function ChineseInvoiceFields({ form }: { form: FormInstance }) {
  const say = useSay()
  const label = useLabels('invoice', 'CHN')
  const special = Form.useWatch('invoiceType', form) !== 'ordinary'
  const needed = (name: 'address' | (typeof specialOnly)[number]) =>
    special ? `${label(name)} *` : label(name)

  function choose(type: 'special' | 'ordinary'): void {
    if (type === 'ordinary')
      form.setFieldsValue(Object.fromEntries(specialOnly.map((name) => [name, undefined])))
  }

  return (
    <div className={grid.grid}>
      <div className={grid.wide}>
        <SchemaField name="invoiceType" label={label('invoiceType')}>
          <Radio.Group
            aria-label={label('invoiceType')}
            onChange={({ target }) => choose(target.value)}
            options={[
              { value: 'special', label: say(invoiceTypeTitles.special) },
              { value: 'ordinary', label: say(invoiceTypeTitles.ordinary) },
            ]}
          />
        </SchemaField>
      </div>
      <SchemaField name="title" label={label('title')} counter>
        <Input autoComplete="organization" />
      </SchemaField>
      <CreditCodeField form={form} />
      <div className={grid.wide}>
        <SchemaField name="address" label={needed('address')} counter>
          <Input autoComplete="off" />
        </SchemaField>
      </div>
      {special ? (
        <>
          <SchemaField name="areaCode" label={needed('areaCode')}>
            <Input inputMode="numeric" autoComplete="off" />
          </SchemaField>
          <SchemaField name="phone" label={needed('phone')}>
            <Input type="tel" autoComplete="off" />
          </SchemaField>
          <SchemaField name="bank" label={needed('bank')}>
            <Input autoComplete="off" />
          </SchemaField>
          <SchemaField name="bankAccount" label={needed('bankAccount')}>
            <GroupedInput inputMode="numeric" />
          </SchemaField>
        </>
      ) : null}
    </div>
  )
}
