import { z } from 'zod'
import { creditCodeMessages, hasValidCheckDigit, normaliseCreditCode } from '../../credit-code'
import { demandFrom, rulesOf, withoutUnasked } from '../../field'
import { defineMessages } from '../../text'
import { choice, line, section, wideLine } from './section'
import { filled, filledLatin, optional, textRules } from './text-rules'

export const invoiceMessages = defineMessages('signUpInvoice', {
  invoiceType: { zh: '请选择发票类型', en: 'Please choose the invoice type' },
  title: { zh: '请输入开票公司名称', en: 'Company is required' },
  creditCode: {
    zh: '请输入18位统一社会信用代码（不包含空格）',
    en: 'Please enter the credit code of 18 characters (without spaces)',
  },
  address: { zh: '请输入公司地址', en: 'Please enter the address' },
  areaCode: { zh: '请输入区号', en: 'Please enter the area code' },
  phone: { zh: '请输入电话号码', en: 'Phone is required' },
  bank: { zh: '请输入开户银行', en: 'Please enter the bank' },
  bankAccount: { zh: '请输入银行账号', en: 'Please enter the account' },
  contact: { zh: '请输入联系人', en: 'Contact is required' },
  fax: { zh: '请输入传真', en: 'Fax is required' },
  codeTaken: { zh: '统一社会信用代码已被使用', en: 'This credit code is already used' },
  saved: { zh: '企业开票信息暂存成功', en: 'Invoice Information has been saved!' },
  failed: { zh: '企业开票信息暂存失败', en: 'save failed!' },
})
const say = invoiceMessages

const invoiceCode = z
  .string(say.creditCode)
  .overwrite(normaliseCreditCode)
  .regex(/^[0-9A-Z]{18}$/, say.creditCode)

const bankAccount = z
  .string()
  .overwrite((typed) => typed.replace(/\s/g, ''))
  .max(40, textRules.tooLong)
  .regex(/^\d*$/, textRules.digits)
  .default('')

/** A phone may come with its area code before a hyphen, once or again; the area code has a field of its own. */
export function splitPhone<Form extends { areaCode: string; phone: string }>(form: Form): Form {
  const [, areaCode, phone = ''] = /^(\d{3,5})-(?:\1-)*(.+)$/su.exec(form.phone) ?? []
  const given = form.areaCode === '' || form.areaCode === areaCode
  return areaCode && given ? { ...form, areaCode, phone } : form
}

export const invoiceTypes = {
  special: { zh: '增值税专用发票', en: 'Special VAT invoice' },
  ordinary: { zh: '增值税普通发票', en: 'Ordinary VAT invoice' },
}

const special = { field: 'invoiceType', is: 'special' } as const
/** Needed on a special VAT invoice only; an ordinary one has no place for it. */
const specialOnly = (field: 'areaCode' | 'phone' | 'bank' | 'bankAccount') =>
  ({ when: special, missing: say[field] }) as const

export const invoice = {
  CHN: section({
    fields: {
      invoiceType: choice('发票类型', 'Invoice type', z.enum(['special', 'ordinary'], say.invoiceType), {
        choices: invoiceTypes,
        look: 'radios',
      }),
      title: line('开票公司名称', 'Invoice company', filled(100, say.title), { counter: true }),
      creditCode: line('统一社会信用代码', 'Unified social credit code', invoiceCode, { look: 'grouped' }),
      address: wideLine('公司地址', 'Address', optional(150), {
        counter: true,
        requiredWhen: special,
        missing: say.address,
      }),
      areaCode: line('区号', 'Area code', optional(10), { ...specialOnly('areaCode'), typing: 'digits' }),
      phone: line('电话号码', 'Phone', optional(50), { ...specialOnly('phone'), typing: 'phone' }),
      bank: line('开户银行', 'Bank', optional(50), specialOnly('bank')),
      bankAccount: line('银行账号', 'Bank account', bankAccount, {
        ...specialOnly('bankAccount'),
        look: 'grouped',
        typing: 'digits',
      }),
    },
  }),
  ENG: section({
    fields: {
      title: line('开票公司名称', 'Company', filledLatin(200, say.title), { counter: true }),
      contact: line('联系人', 'Contact', filledLatin(300, say.contact), { counter: true }),
      phone: line('电话号码', 'Phone', filled(30, say.phone), { typing: 'phone' }),
      fax: line('传真', 'Fax', filled(16, say.fax), { typing: 'phone' }),
    },
  }),
}

export const invoiceForms = {
  CHN: z
    .object(rulesOf(invoice.CHN.fields))
    .overwrite(splitPhone)
    .superRefine(demandFrom(invoice.CHN.fields)),
  ENG: z.object(rulesOf(invoice.ENG.fields)),
}

/** Where the organiser insists on the check digit, the form says so before the server does. */
export const strictChineseInvoice = invoiceForms.CHN.safeExtend({
  creditCode: invoiceCode.refine((code) => hasValidCheckDigit(code), creditCodeMessages.checkDigit),
})
export type ChineseInvoice = z.output<(typeof invoiceForms)['CHN']>
export type OverseasInvoice = z.output<(typeof invoiceForms)['ENG']>

/** What is kept: nothing that an ordinary invoice has no place for. */
export const keptInvoice = (form: ChineseInvoice): ChineseInvoice => withoutUnasked(invoice.CHN.fields, form)
