import { Input } from 'antd'
import { useSay } from '../../../lib/language'
import { SchemaField } from '../../../ui/form/schema-field'
import grid from '../../fields/field-grid.module.css'
import { invoiceTexts as texts } from './invoice.texts'

export function OverseasInvoiceFields() {
  const say = useSay()
  return (
    <div className={grid.grid}>
      <SchemaField name="title" label={say(texts.titleOverseas)} counter>
        <Input autoComplete="organization" />
      </SchemaField>
      <SchemaField name="contact" label={say(texts.contact)} counter>
        <Input autoComplete="off" />
      </SchemaField>
      <SchemaField name="phone" label={say(texts.phone)}>
        <Input type="tel" autoComplete="off" />
      </SchemaField>
      <SchemaField name="fax" label={say(texts.fax)}>
        <Input type="tel" autoComplete="off" />
      </SchemaField>
    </div>
  )
}
