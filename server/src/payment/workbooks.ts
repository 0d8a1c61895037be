import { shareText } from '@fairground/domain/contract'
import {
  type InstalmentStanding,
  instalmentStateNames,
  ledgerKindNames,
  paymentMessages as say,
  standingOf,
} from '@fairground/domain/payment'
import type { Text } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { ListedPayment, PaymentSearch } from '@fairground/wire/payment/desk'
import type { Entry } from '@fairground/wire/payment/shapes'
import type { FastifyReply } from 'fastify'
import { readEntries } from '../ledger'
import { recordAudit } from '../platform/audit/audit'
import { streamRows } from '../platform/database/joined-view'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { type ExportedPayment, paymentsForExport, type Reading } from './payment-list.repository'
import { companyColumn, type ExportColumn, sendSheet, sendWorkbook, sheetOf, sum } from './sheet'
import { findBinding } from './standing.repository'

const contractColumns: ExportColumn<
  Pick<ListedPayment, 'number' | 'companyZh' | 'companyEn' | 'currency'>
>[] = [
  { title: { zh: '合同编号', en: 'Contract' }, width: 14, cell: ({ number }) => number },
  companyColumn,
  { title: { zh: '币种', en: 'Currency' }, width: 8, cell: ({ currency }) => currency },
]

const listColumns: ExportColumn<ListedPayment>[] = [
  ...contractColumns,
  { title: { zh: '应收', en: 'Due' }, width: 16, cell: ({ due }) => sum(due) },
  { title: { zh: '已收', en: 'Paid' }, width: 16, cell: ({ paid }) => sum(paid) },
  { title: { zh: '未收', en: 'Outstanding' }, width: 16, cell: ({ outstanding }) => sum(outstanding) },
  { title: { zh: '下期到期', en: 'Next due' }, width: 12, cell: ({ nextDue }) => nextDue },
  {
    title: { zh: '是否逾期', en: 'Late' },
    width: 10,
    cell: ({ late }, language) => (late ? { zh: '逾期', en: 'late' }[language] : ''),
  },
  { title: { zh: '待核对回单', en: 'Vouchers to check' }, width: 12, cell: ({ waiting }) => waiting },
]

interface ExportedInstalment
  extends Pick<ListedPayment, 'number' | 'companyZh' | 'companyEn' | 'currency'>,
    Omit<InstalmentStanding, 'number'> {
  instalment: number
  deferredFrom: string | null
}

const instalmentColumns: ExportColumn<ExportedInstalment>[] = [
  ...contractColumns,
  { title: { zh: '期次', en: 'Instalment' }, width: 10, cell: ({ instalment }) => instalment },
  { title: { zh: '比例', en: 'Share' }, width: 10, cell: ({ share }) => shareText(share) },
  { title: { zh: '到期日', en: 'Due on' }, width: 12, cell: ({ dueOn }) => dueOn },
  { title: { zh: '原定到期日', en: 'Deferred from' }, width: 12, cell: ({ deferredFrom }) => deferredFrom },
  { title: { zh: '应收', en: 'Due' }, width: 16, cell: ({ amount }) => sum(amount) },
  { title: { zh: '已收', en: 'Paid' }, width: 16, cell: ({ paid }) => sum(paid) },
  { title: { zh: '未收', en: 'Outstanding' }, width: 16, cell: ({ outstanding }) => sum(outstanding) },
  {
    title: { zh: '状态', en: 'State' },
    width: 12,
    cell: ({ state }, language) => instalmentStateNames[state][language],
  },
]

const instalmentsOf = (payment: ExportedPayment, today: string): ExportedInstalment[] => {
  const { number, companyZh, companyEn, currency, instalments } = payment
  return standingOf(instalments, payment, today).map(({ number: instalment, ...standing }) => ({
    ...standing,
    number,
    companyZh,
    companyEn,
    currency,
    instalment,
  }))
}

const listName: Text = { zh: '缴费', en: 'Payments' }
const instalmentsName: Text = { zh: '分期', en: 'Instalments' }

export async function sendPaymentList(
  { db, patientDb }: Platform,
  search: PaymentSearch,
  reading: Reading,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  await recordAudit(db, caller, { action: 'export', subjectType: 'payments', subjectId: '', after: search })
  const instalments: ExportedInstalment[] = []
  // Read once for both sheets, so that they tell of the same moment and the sums of one are those of the other.
  async function* payments(): AsyncGenerator<ListedPayment> {
    for await (const payment of streamRows(patientDb, paymentsForExport, search, reading)) {
      instalments.push(...instalmentsOf(payment, reading.today))
      yield payment
    }
  }
  return sendWorkbook(reply, caller.language, { name: listName, asciiName: 'payments' }, [
    sheetOf(caller.language, { name: listName, columns: listColumns, rows: payments() }),
    sheetOf(caller.language, { name: instalmentsName, columns: instalmentColumns, rows: instalments }),
  ])
}

type Line = Pick<Entry, 'bookedOn' | 'kind' | 'amount' | 'reason'> & { balance: number }

const statementColumns: ExportColumn<Line>[] = [
  { title: { zh: '日期', en: 'Date' }, width: 12, cell: ({ bookedOn }) => bookedOn },
  {
    title: { zh: '类别', en: 'Kind' },
    width: 14,
    cell: ({ kind }, language) => ledgerKindNames[kind][language],
  },
  {
    title: { zh: '应付', en: 'Charged' },
    width: 16,
    cell: ({ amount }) => (amount > 0 ? sum(amount) : null),
  },
  {
    title: { zh: '已付', en: 'Paid or let off' },
    width: 16,
    cell: ({ amount }) => (amount < 0 ? sum(-amount) : null),
  },
  { title: { zh: '余额', en: 'Balance' }, width: 16, cell: ({ balance }) => sum(balance) },
  { title: { zh: '说明', en: 'Note' }, width: 48, cell: ({ reason }) => reason },
]

const statementName: Text = { zh: '对账单', en: 'Statement of account' }

/** Of the own contract in force; any other is answered like one that never was. */
export async function sendStatement(
  { db, settings }: Platform,
  contractId: string,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { edition } = settings.current()
  const contract = await findBinding(db, { accountId: caller.user.id, edition })
  if (contract?.contractId !== contractId) throw new Refusal(codes.notFound, say.unknown)
  let balance = 0
  const lines = (await readEntries(db, contractId)).toReversed().map((entry): Line => {
    balance += entry.amount
    return { ...entry, balance }
  })
  return sendSheet(reply, caller.language, {
    name: {
      zh: `${statementName.zh}_${contract.number}`,
      en: `${statementName.en} ${contract.number}`,
    },
    sheet: statementName,
    asciiName: `statement-${contract.number}`,
    columns: statementColumns,
    rows: lines,
  })
}
