import type { Text } from '../../text'

export const wishStates = ['open', 'issued', 'refused', 'withdrawn'] as const
export type WishState = (typeof wishStates)[number]

export const wishStateNames: Record<WishState, Text> = {
  open: { zh: '待开票', en: 'Asked for' },
  issued: { zh: '已开票', en: 'Issued' },
  refused: { zh: '已退回', en: 'Refused' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
}

export const invoiceKinds = ['special', 'ordinary', 'overseas'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

export const invoiceKindNames: Record<InvoiceKind, Text> = {
  special: { zh: '增值税专用发票', en: 'Special VAT invoice' },
  ordinary: { zh: '增值税普通发票', en: 'Ordinary VAT invoice' },
  overseas: { zh: '形式发票', en: 'Commercial invoice' },
}

/** Whom an invoice is made out to, as the sign-up says it. */
export interface InvoiceDetails {
  title: string
  creditCode: string
  address: string
  phone: string
  bank: string
  bankAccount: string
}

export const invoiceDetailNames: Record<keyof InvoiceDetails, Text> = {
  title: { zh: '开票公司名称', en: 'Invoice company' },
  creditCode: { zh: '统一社会信用代码', en: 'Unified social credit code' },
  address: { zh: '公司地址', en: 'Address' },
  phone: { zh: '电话号码', en: 'Phone' },
  bank: { zh: '开户银行', en: 'Bank' },
  bankAccount: { zh: '银行账号', en: 'Bank account' },
}

const needed: Record<InvoiceKind, readonly (keyof InvoiceDetails)[]> = {
  special: ['title', 'creditCode', 'address', 'phone', 'bank', 'bankAccount'],
  ordinary: ['title', 'creditCode'],
  overseas: ['title'],
}

/** What an invoice of that kind cannot be made out without. */
export const missingDetails = (kind: InvoiceKind, details: InvoiceDetails): (keyof InvoiceDetails)[] =>
  needed[kind].filter((name) => details[name] === '')

/** Chinese companies choose between two; others get theirs. */
export const kindsFor = (isOverseas: boolean): readonly InvoiceKind[] =>
  isOverseas ? ['overseas'] : ['special', 'ordinary']

/** Money that came is invoiced once. What was paid back since may leave less than nothing, and that is nothing. */
export const invoiceable = ({ paid, invoiced }: { paid: number; invoiced: number }): number =>
  Math.max(0, paid - invoiced)
