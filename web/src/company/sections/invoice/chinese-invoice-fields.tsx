import { invoice } from '@fairground/domain/company/sections'
import { type FormInstance, Input } from 'antd'
import { FormField } from '../../../field'
import grid from '../../fields/field-grid.module.css'
import { CreditCodeField } from './credit-code-field'

const { fields } = invoice.CHN

export function ChineseInvoiceFields({ form }: { form: FormInstance }) {
  return (
    <div className={grid.grid}>
      <div className={grid.wide}>
        <FormField fields={fields} name="invoiceType" />
      </div>
      <FormField fields={fields} name="title">
        <Input autoComplete="organization" />
      </FormField>
      <CreditCodeField form={form} />
      <div className={grid.wide}>
        <FormField fields={fields} name="address" />
      </div>
      <FormField fields={fields} name="areaCode" />
      <FormField fields={fields} name="phone" />
      <FormField fields={fields} name="bank" />
      <FormField fields={fields} name="bankAccount" />
    </div>
  )
}
