import type { UserType } from '@fairground/domain/account'
import type { CompanyRecord } from '@fairground/wire/company/basics'
import { StoredDocument } from '../../files/stored-document'
import { type Order, SectionFacts } from '../section-facts'
import { mailingPlace } from './basics.texts'
import { basicsGroups } from './basics-groups'
import { documentFields } from './basics-values'

export function BasicsView({ record, variant }: { record: CompanyRecord; variant: UserType }) {
  const document = documentFields[variant].field
  const fileId = typeof record.documentFileId === 'string' ? record.documentFileId : ''
  return (
    <SectionFacts
      section="basics"
      variant={variant}
      record={record}
      order={[...orders[variant], document]}
      labels={{ mailingProvince: 'mailingProvinceName', mailingCity: 'mailingCityName' }}
      shown={{
        [document]: fileId ? (
          <StoredDocument fileId={fileId} name={record.documentName} kind={record.documentKind} />
        ) : null,
      }}
    />
  )
}

const place = { title: mailingPlace, of: ['mailingProvince', 'mailingCity'], between: ' / ' } as const
const orderOf = (variant: UserType): Order<'basics'> =>
  basicsGroups[variant].flatMap(({ names }) => names.map((name) => (name === 'mailingPlace' ? place : name)))
const orders = { CHN: orderOf('CHN'), ENG: orderOf('ENG') }
