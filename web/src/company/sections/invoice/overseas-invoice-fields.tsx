import { Input } from 'antd'
import { SchemaField } from '../../../ui/form/schema-field'
import grid from '../../fields/field-grid.module.css'
import { useLabels } from '../../use-labels'

export function OverseasInvoiceFields() {
  const label = useLabels('invoice', 'ENG')
  return (
    <div className={grid.grid}>
      <SchemaField name="title" label={label('title')} counter>
        <Input autoComplete="organization" />
      </SchemaField>
      <SchemaField name="contact" label={label('contact')} counter>
        <Input autoComplete="off" />
      </SchemaField>
      <SchemaField name="phone" label={label('phone')}>
        <Input type="tel" autoComplete="off" />
      </SchemaField>
      <SchemaField name="fax" label={label('fax')}>
        <Input type="tel" autoComplete="off" />
      </SchemaField>
    </div>
  )
}
