import { z } from 'zod'
import { creditCodeMessages, hasValidCheckDigit, normaliseCreditCode } from '../../credit-code'
import { defineMessages } from '../../text'
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

/** Codes and accounts are shown in groups of four and kept without the spaces. */
export const inGroupsOfFour = (text: string): string => text.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')

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

/** Needed on a special VAT invoice only; on an ordinary one they stay empty. */
export const specialOnly = ['areaCode', 'phone', 'bank', 'bankAccount'] as const

/** A phone may come with its area code before a hyphen, once or again; the area code has a field of its own. */
function splitPhone<Form extends { areaCode: string; phone: string }>(form: Form): Form {
  const [, areaCode, phone = ''] = /^(\d{3,5})-(?:\1-)*(.+)$/u.exec(form.phone) ?? []
  const given = form.areaCode === '' || form.areaCode === areaCode
  return areaCode && given ? { ...form, areaCode, phone } : form
}

export const invoiceForms = {
  CHN: z
    .object({
      invoiceType: z.enum(['special', 'ordinary'], say.invoiceType),
      title: filled(100, say.title),
      creditCode: invoiceCode,
      address: optional(150),
      areaCode: optional(10),
      phone: optional(50),
      bank: optional(50),
      bankAccount,
    })
    .overwrite(splitPhone)
    .superRefine((invoice, context) => {
      if (invoice.invoiceType !== 'special') return
      for (const field of ['address', ...specialOnly] as const)
        if (invoice[field] === '') context.addIssue({ code: 'custom', path: [field], message: say[field] })
    }),
  ENG: z.object({
    title: filledLatin(200, say.title),
    contact: filledLatin(300, say.contact),
    phone: filled(30, say.phone),
    fax: filled(16, say.fax),
  }),
}

/** Where the organiser insists on the check digit, the form says so before the server does. */
export const strictChineseInvoice = invoiceForms.CHN.safeExtend({
  creditCode: invoiceCode.refine((code) => hasValidCheckDigit(code), creditCodeMessages.checkDigit),
})
export type ChineseInvoice = z.output<(typeof invoiceForms)['CHN']>
export type OverseasInvoice = z.output<(typeof invoiceForms)['ENG']>

/** What is kept: nothing that an ordinary invoice has no place for. */
export const keptInvoice = (invoice: ChineseInvoice): ChineseInvoice =>
  invoice.invoiceType === 'special'
    ? invoice
    : { ...invoice, ...Object.fromEntries(specialOnly.map((field) => [field, ''])) }
