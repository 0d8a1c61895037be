import { deferralStateNames } from '@fairground/domain/payment'
import type { Text } from '@fairground/domain/text'
import type { DeferralSearch } from '@fairground/wire/payment/deferral'
import type { FastifyReply } from 'fastify'
import { streamRows } from '../platform/database/joined-view'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { sendExport } from '../platform/workbook/write/send-export'
import type { KeptDeferral } from './deferral.repository'
import { deferralsAtDesk } from './deferral-list.repository'
import type { Reading } from './payment-list.repository'
import { companyColumn, type ExportColumn, sum } from './sheet'

const columns: ExportColumn<KeptDeferral>[] = [
  { title: { zh: '合同编号', en: 'Contract' }, width: 14, cell: ({ number }) => number },
  companyColumn,
  { title: { zh: '期数', en: 'Instalment' }, width: 10, cell: ({ instalment }) => instalment },
  { title: { zh: '币种', en: 'Currency' }, width: 8, cell: ({ currency }) => currency },
  { title: { zh: '本期金额', en: 'Amount' }, width: 16, cell: ({ amount }) => sum(amount) },
  { title: { zh: '原应付日期', en: 'Originally due' }, width: 12, cell: ({ dueBefore }) => dueBefore },
  { title: { zh: '新应付日期', en: 'Due then' }, width: 12, cell: ({ dueOn }) => dueOn },
  {
    title: { zh: '状态', en: 'State' },
    width: 12,
    cell: ({ state }, language) => deferralStateNames[state][language],
  },
  { title: { zh: '申请人', en: 'Asked by' }, width: 14, cell: ({ askedBy }) => askedBy },
  { title: { zh: '日期提出人', en: 'Day proposed by' }, width: 14, cell: ({ proposedBy }) => proposedBy },
  { title: { zh: '审批人', en: 'Decided by' }, width: 14, cell: ({ decidedBy }) => decidedBy },
  { title: { zh: '理由', en: 'Reason' }, width: 40, cell: ({ reason }) => reason },
  { title: { zh: '拒绝原因', en: 'Why refused' }, width: 40, cell: ({ answer }) => answer },
]

const name: Text = { zh: '缓缴申请', en: 'Deferrals' }

export function sendDeferrals(
  platform: Platform,
  search: DeferralSearch,
  reading: Reading,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const rows = streamRows(platform.patientDb, deferralsAtDesk, search, reading)
  const sheet = { name, asciiName: 'deferrals', columns, rows }
  return sendExport(platform, { of: 'payment-deferrals', asked: search, ...sheet }, caller, reply)
}
