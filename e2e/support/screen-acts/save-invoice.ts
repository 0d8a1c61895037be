import type { Step } from './screen-act'

/** What a company and the staff do alike: change one answer of the invoice and save it. */
export const saveInvoice = (label: string, text: string): Step[] => [
  { press: '编辑企业开票信息' },
  { fill: label, with: text },
  { press: '保存' },
]
