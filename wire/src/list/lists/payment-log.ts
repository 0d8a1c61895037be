import { choice, decimal, instant, text } from '@fairground/domain/field'
import { currencies } from '@fairground/domain/money'
import { paymentEventNames, paymentMessages as say } from '@fairground/domain/payment'
import { z } from 'zod'
import { defineLog } from '../define-list'
import { contains, equals, from, until } from '../definition'
import { listAddresses } from '../screens'

const plain = z.string()

const currencyNames = Object.fromEntries(
  currencies.map((currency) => [currency, { zh: currency, en: currency }]),
)

export const paymentLog = defineLog({
  name: 'paymentLog',
  entity: 'PaymentLog',
  at: listAddresses.paymentLog,
  texts: {
    lead: {
      zh: '每一笔账目、每张回单和每次缓缴：谁、何时、哪家企业的哪份合同、多少钱。账目为正数的增加应收，为负数的减少应收。',
      en: 'Every entry, voucher and deferral: who, when, which contract of which company, how much. Entries above zero raise what is owed, those below lower it.',
    },
    noun: { zh: '缴费日志', en: 'log entries' },
    emptyNote: { zh: '还没有收付记录。', en: 'No money has moved yet.' },
  },
  fields: {
    at: { ...instant({ title: { zh: '时间', en: 'Time' } }), wire: 'at' },
    event: { ...choice({ title: { zh: '事项', en: 'What' }, choices: paymentEventNames }), wire: 'event' },
    companyName: { ...text({ title: { zh: '企业', en: 'Company' }, rule: plain }), wire: 'companyName' },
    contractNumber: {
      ...text({ title: { zh: '合同编号', en: 'Contract' }, look: 'code', rule: plain }),
      wire: 'contractNumber',
    },
    amount: {
      ...decimal({ title: { zh: '金额', en: 'Amount' }, most: 1e9, wrong: say.kind }),
      wire: 'amount',
    },
    currency: {
      ...choice({ title: { zh: '币种', en: 'Currency' }, choices: currencyNames }),
      wire: 'currency',
    },
    reason: { ...text({ title: { zh: '说明', en: 'Note' }, rule: plain }), wire: 'reason' },
    actorName: { ...text({ title: { zh: '操作人', en: 'Person' }, rule: plain }), wire: 'actorName' },
  },
  namedBy: 'companyName',
  filters: {
    companyName: contains('companyName', 'companyName'),
    contractNumber: contains('contractNumber', 'contractNumber'),
    event: equals('event', 'event'),
    currency: equals('currency', 'currency'),
    actorName: contains('actorName', 'actorName'),
    after: from('at', 'after'),
    before: until('at', 'before'),
  },
  permission: listAddresses.paymentLog.permission,
  order: [{ field: 'at', descending: true }],
  paths: { base: '/log/boothPay' },
  fileName: { zh: '缴费日志', en: 'Payment log' },
})
