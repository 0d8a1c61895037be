import { invoice } from '@fairground/domain/company/sections'
import { Input } from 'antd'
import { FormField } from '../../../field'
import grid from '../../fields/field-grid.module.css'

const { fields } = invoice.ENG

export function OverseasInvoiceFields() {
  return (
    <div className={grid.grid}>
      <FormField fields={fields} name="title">
        <Input autoComplete="organization" />
      </FormField>
      <FormField fields={fields} name="contact" />
      <FormField fields={fields} name="phone" />
      <FormField fields={fields} name="fax" />
    </div>
  )
}
