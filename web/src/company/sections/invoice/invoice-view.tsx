import type { UserType } from '@fairground/domain/account'
import { inGroupsOfFour } from '@fairground/domain/company/sections'
import { type FieldName, invoiceTypeTitles } from '@fairground/domain/review'
import type { InvoiceRecord } from '@fairground/wire/company/invoice'
import { useSay } from '../../../lib/language'
import type { Say } from '../../../lib/text'
import { type Fact, Facts } from '../../../ui/facts'
import { useLabels } from '../../use-labels'

type Label = (name: FieldName<'invoice'>) => string

export function InvoiceView({ record, variant }: { record: InvoiceRecord | null; variant: UserType }) {
  const say = useSay()
  const label = useLabels('invoice', variant)
  if (!record) return null
  return <Facts facts={variant === 'CHN' ? chinese(record, say, label) : overseas(record, label)} />
}

function chinese(record: InvoiceRecord, say: Say, label: Label): Fact[] {
  const special = record.invoiceType === 'special'
  const phone = [record.areaCode, record.phone].filter(Boolean).join('-')
  return [
    { label: label('invoiceType'), value: say(invoiceTypeTitles[special ? 'special' : 'ordinary']) },
    { label: label('title'), value: record.title },
    { label: label('creditCode'), value: inGroupsOfFour(record.creditCode ?? '') },
    { label: label('address'), value: record.address },
    ...(special
      ? [
          { label: label('phone'), value: phone },
          { label: label('bank'), value: record.bank },
          { label: label('bankAccount'), value: inGroupsOfFour(record.bankAccount ?? '') },
        ]
      : []),
  ]
}

const overseas = (record: InvoiceRecord, label: Label): Fact[] => [
  { label: label('title'), value: record.title },
  { label: label('contact'), value: record.contact },
  { label: label('phone'), value: record.phone },
  { label: label('fax'), value: record.fax },
]
