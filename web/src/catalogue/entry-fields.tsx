import { type CatalogueField, catalogueFieldNames } from '@fairground/domain/catalogue'
import { Input } from 'antd'
import { useSay } from '../lib/language'
import { SchemaField } from '../ui/form/schema-field'

const isLong = (field: CatalogueField) => field === 'introZh' || field === 'introEn'

/** One field of an entry; long texts count what is left. */
export function EntryField({ field }: { field: CatalogueField }) {
  const say = useSay()
  return (
    <SchemaField name={field} label={say(catalogueFieldNames[field])} counter={isLong(field)}>
      {isLong(field) ? <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} /> : <Input />}
    </SchemaField>
  )
}
