import { paymentMethods } from '@fairground/domain/portal'
import { contains, equals } from '../../list'
import { defineContent } from '../define-content'
import { body, line, oneOf, words } from '../fields'

export const portalPaymentMethod = defineContent({
  name: 'portalPaymentMethod',
  texts: {
    lead: { zh: '参展商可用的付款方式和收款账户。', en: 'How exhibitors can pay, and into which account.' },
    noun: { zh: '付款方式', en: 'payment methods' },
    emptyNote: { zh: '新增的付款方式会显示在这里。', en: 'Payment methods you add will appear here.' },
  },
  fields: {
    title: words('title', { title: { zh: '名称', en: 'Name' }, most: 80 }),
    method: oneOf('method', paymentMethods, { title: { zh: '方式', en: 'Kind' } }),
    holder: words('holder', {
      title: { zh: '户名', en: 'Account holder' },
      most: 120,
      required: false,
      hidden: true,
    }),
    bank: words('bank', { title: { zh: '开户行', en: 'Bank' }, most: 160, required: false, hidden: true }),
    account: line('account', 60, { title: { zh: '账号', en: 'Account number' } }),
    swift: line('swift', 20, { title: { zh: 'SWIFT', en: 'SWIFT code' } }),
    body: body('body', { title: { zh: '说明', en: 'Notes' }, required: false }),
  },
  namedBy: 'title',
  filters: {
    title: contains('title', 'title'),
    method: equals('method', 'method'),
    body: contains('body', 'body'),
  },
  order: 'byHand',
})
