import type { UserType } from '@fairground/domain/account'
import type { CompanyRecord } from '@fairground/wire/company/basics'
import { useSay } from '../../../lib/language'
import { type Fact, Facts } from '../../../ui/facts'
import { StoredDocument } from '../../files/stored-document'
import { basicsLabel } from './basics.texts'
import { basicsGroups } from './basics-fields'
import { documentFields } from './basics-values'

export function BasicsView({ record, variant }: { record: CompanyRecord | null; variant: UserType }) {
  const say = useSay()
  if (!record) return null
  const facts: Fact[] = basicsGroups[variant]
    .flatMap(({ fields }) => fields)
    .map(({ name, wide = false }) => ({
      label: say(basicsLabel(variant, name)),
      wide,
      value:
        name === 'mailingPlace'
          ? [record.mailingProvinceName, record.mailingCityName].filter(Boolean).join(' / ')
          : String(record[name as keyof CompanyRecord] ?? ''),
    }))
  const fileId = typeof record.documentFileId === 'string' ? record.documentFileId : ''
  const document = fileId ? (
    <StoredDocument fileId={fileId} name={record.documentName} kind={record.documentKind} />
  ) : null
  return (
    <Facts
      facts={[
        ...facts,
        { label: say(basicsLabel(variant, documentFields[variant].field)), wide: true, value: document },
      ]}
    />
  )
}
