import { specialOnly } from '@fairground/domain/company/sections'
import { Form, type FormInstance, Input, Radio } from 'antd'
import { useSay } from '../../../lib/language'
import { SchemaField } from '../../../ui/form/schema-field'
import grid from '../../fields/field-grid.module.css'
import { CreditCodeField } from './credit-code-field'
import { GroupedInput } from './grouped-input'
import { invoiceTexts as texts } from './invoice.texts'

export function ChineseInvoiceFields({ form }: { form: FormInstance }) {
  const say = useSay()
  const special = Form.useWatch('invoiceType', form) !== 'ordinary'
  const label = (name: 'address' | (typeof specialOnly)[number]) =>
    special ? `${say(texts[name])} *` : say(texts[name])

  function choose(type: 'special' | 'ordinary'): void {
    if (type === 'ordinary')
      form.setFieldsValue(Object.fromEntries(specialOnly.map((name) => [name, undefined])))
  }

  return (
    <div className={grid.grid}>
      <div className={grid.wide}>
        <SchemaField name="invoiceType" label={say(texts.invoiceType)}>
          <Radio.Group
            aria-label={say(texts.invoiceType)}
            onChange={({ target }) => choose(target.value)}
            options={[
              { value: 'special', label: say(texts.special) },
              { value: 'ordinary', label: say(texts.ordinary) },
            ]}
          />
        </SchemaField>
      </div>
      <SchemaField name="title" label={say(texts.title)} counter>
        <Input autoComplete="organization" />
      </SchemaField>
      <CreditCodeField form={form} />
      <div className={grid.wide}>
        <SchemaField name="address" label={label('address')} counter>
          <Input autoComplete="off" />
        </SchemaField>
      </div>
      {special ? (
        <>
          <SchemaField name="areaCode" label={label('areaCode')}>
            <Input inputMode="numeric" autoComplete="off" />
          </SchemaField>
          <SchemaField name="phone" label={label('phone')}>
            <Input type="tel" autoComplete="off" />
          </SchemaField>
          <SchemaField name="bank" label={label('bank')}>
            <Input autoComplete="off" />
          </SchemaField>
          <SchemaField name="bankAccount" label={label('bankAccount')}>
            <GroupedInput inputMode="numeric" />
          </SchemaField>
        </>
      ) : null}
    </div>
  )
}
