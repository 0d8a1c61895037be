import { invoiceKindNames, wishStateNames } from '@fairground/domain/payment'
import type { Text } from '@fairground/domain/text'
import * as calls from '@fairground/wire/payment/invoice'
import type { FastifyInstance } from 'fastify'
import type { SignedInCaller } from '../../platform/http/principal'
import { serve } from '../../platform/http/serve'
import type { Platform } from '../../platform/platform'
import { sendExport } from '../../platform/workbook/write/send-export'
import { companyColumn, type ExportColumn, sum } from '../sheet'
import * as desk from './invoice-desk.service'
import { readInvoices, streamInvoices } from './invoice-list.repository'
import * as own from './own-invoices.service'

const name: Text = { zh: '开票', en: 'Invoices' }

const columns: ExportColumn<calls.ListedInvoice>[] = [
  { title: { zh: '合同编号', en: 'Contract' }, width: 14, cell: ({ number }) => number },
  companyColumn,
  {
    title: { zh: '状态', en: 'State' },
    width: 10,
    cell: ({ state }, language) => wishStateNames[state][language],
  },
  {
    title: { zh: '发票类型', en: 'Kind' },
    width: 16,
    cell: ({ kind }, language) => invoiceKindNames[kind][language],
  },
  { title: { zh: '抬头', en: 'Made out to' }, width: 36, cell: ({ details }) => details.title },
  { title: { zh: '税号', en: 'Tax number' }, width: 22, cell: ({ details }) => details.creditCode },
  { title: { zh: '币种', en: 'Currency' }, width: 8, cell: ({ currency }) => currency },
  { title: { zh: '申请金额', en: 'Asked for' }, width: 14, cell: ({ amount }) => sum(amount) },
  { title: { zh: '发票号码', en: 'Invoice' }, width: 24, cell: ({ invoice }) => invoice?.number ?? '' },
  { title: { zh: '开票日期', en: 'Issued on' }, width: 12, cell: ({ invoice }) => invoice?.issuedOn ?? '' },
  {
    title: { zh: '开票金额', en: 'Invoiced' },
    width: 14,
    cell: ({ invoice }) => (invoice ? sum(invoice.amount) : null),
  },
  {
    title: { zh: '备注 / 原因', en: 'Remark or reason' },
    width: 36,
    cell: ({ remark, reason, invoice }) =>
      [remark, reason, invoice?.cancelReason ?? ''].filter(Boolean).join(' / '),
  },
]

export function invoiceRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, patientDb, settings } = platform
  const done = (act: Promise<void>): Promise<null> => act.then(() => null)
  serve(app, calls.ownInvoices, ({ caller }) => own.ownInvoices(platform, caller))
  serve(app, calls.askForInvoice, ({ body, caller }) => own.askForInvoice(platform, body, caller))
  serve(app, calls.withdrawInvoiceWish, ({ body, caller }) =>
    done(own.withdrawWish(platform, body.wishId, caller)),
  )
  const reading = ({ language }: SignedInCaller) => ({ edition: settings.current().edition, language })
  serve(app, calls.listInvoices, ({ body, caller }) => readInvoices(db, body, reading(caller)))
  serve(app, calls.exportInvoices, ({ query, caller, reply }) => {
    const rows = streamInvoices(patientDb, query, reading(caller))
    const sheet = { name, asciiName: 'invoices', columns, rows }
    return sendExport(platform, { of: 'invoices', asked: query, ...sheet }, caller, reply)
  })
  serve(app, calls.uploadInvoiceFile, ({ body, file }) => desk.uploadInvoiceFile(platform, body.wishId, file))
  serve(app, calls.issueInvoice, ({ body, caller }) => done(desk.issueInvoice(platform, body, caller)))
  serve(app, calls.refuseInvoice, ({ body, caller }) => done(desk.refuseInvoice(platform, body, caller)))
  serve(app, calls.cancelInvoice, ({ body, caller }) => done(desk.cancelInvoice(platform, body, caller)))
}
