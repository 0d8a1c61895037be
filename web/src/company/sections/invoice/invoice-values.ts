import type { UserType } from '@fairground/domain/account'
import { inGroupsOfFour } from '@fairground/domain/field'
import type { InvoiceRecord } from '@fairground/wire/company/invoice'

/** What the form starts from; the credit code is known from registration. */
export function invoiceValues(record: InvoiceRecord | null, variant: UserType): Record<string, unknown> {
  const { title = '', phone = '' } = record ?? {}
  if (variant === 'ENG') return { title, phone, contact: record?.contact ?? '', fax: record?.fax ?? '' }
  return {
    invoiceType: record?.invoiceType ?? 'special',
    title,
    phone,
    creditCode: inGroupsOfFour(record?.creditCode ?? ''),
    address: record?.address ?? '',
    areaCode: record?.areaCode ?? '',
    bank: record?.bank ?? '',
    bankAccount: inGroupsOfFour(record?.bankAccount ?? ''),
  }
}
