import type { UserType } from '@fairground/domain/account'
import { inGroupsOfFour } from '@fairground/domain/company/sections'
import type { InvoiceRecord } from '@fairground/wire/company/invoice'
import { useSay } from '../../../lib/language'
import type { Say } from '../../../lib/text'
import { type Fact, Facts } from '../../facts'
import { invoiceTexts as texts } from './invoice.texts'

export function InvoiceView({ record, variant }: { record: InvoiceRecord | null; variant: UserType }) {
  const say = useSay()
  if (!record) return null
  return <Facts facts={variant === 'CHN' ? chinese(record, say) : overseas(record, say)} />
}

function chinese(record: InvoiceRecord, say: Say): Fact[] {
  const special = record.invoiceType === 'special'
  const phone = [record.areaCode, record.phone].filter(Boolean).join('-')
  return [
    { label: say(texts.invoiceType), value: say(special ? texts.special : texts.ordinary) },
    { label: say(texts.title), value: record.title },
    { label: say(texts.creditCode), value: inGroupsOfFour(record.creditCode ?? '') },
    { label: say(texts.address), value: record.address },
    ...(special
      ? [
          { label: say(texts.phone), value: phone },
          { label: say(texts.bank), value: record.bank },
          { label: say(texts.bankAccount), value: inGroupsOfFour(record.bankAccount ?? '') },
        ]
      : []),
  ]
}

const overseas = (record: InvoiceRecord, say: Say): Fact[] => [
  { label: say(texts.titleOverseas), value: record.title },
  { label: say(texts.contact), value: record.contact },
  { label: say(texts.phone), value: record.phone },
  { label: say(texts.fax), value: record.fax },
]
