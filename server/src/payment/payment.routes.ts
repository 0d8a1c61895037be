import { dayIn } from '@fairground/domain/field'
import * as deferral from '@fairground/wire/payment/deferral'
import * as desk from '@fairground/wire/payment/desk'
import * as figures from '@fairground/wire/payment/figures'
import * as own from '@fairground/wire/payment/own'
import type { FastifyInstance } from 'fastify'
import { readPage } from '../platform/database/joined-view'
import type { SignedInCaller } from '../platform/http/principal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import * as deferrals from './deferral.service'
import { deferralsAtDesk } from './deferral-list.repository'
import * as acts from './desk.service'
import { sendDeferrals } from './export-deferrals'
import { sendFigureContracts, sendFigureEntries, sendFigures } from './export-figures'
import { readFigureContracts, readFigureEntries, readFigures } from './figures.repository'
import { invoiceRoutes } from './invoice/invoice.routes'
import * as owned from './own.service'
import { paymentsAtDesk, type Reading } from './payment-list.repository'
import { statementRoutes } from './statement/statement.routes'
import { sendPaymentList, sendStatement } from './workbooks'

const done = async (act: Promise<void>): Promise<null> => {
  await act
  return null
}

export function paymentRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform
  const reading = ({ language }: SignedInCaller): Reading => {
    const { edition, timeZone } = settings.current()
    return { edition, today: dayIn(timeZone), language }
  }

  serve(app, own.ownPayments, ({ caller }) => owned.ownPayment(platform, caller))
  serve(app, own.uploadVoucherFile, ({ body, file, caller }) =>
    owned.uploadVoucherFile(platform, body.contractId, file, caller),
  )
  serve(app, own.sendVoucher, ({ body, caller }) => owned.sendVoucher(platform, body, caller))
  serve(app, own.withdrawVoucher, ({ body, caller }) =>
    done(owned.withdrawVoucher(platform, body.voucherId, caller)),
  )
  serve(app, own.ownStatement, ({ params, caller, reply }) =>
    sendStatement(platform, params.contractId, caller, reply),
  )

  serve(app, desk.listPayments, ({ body, caller }) => readPage(db, paymentsAtDesk, body, reading(caller)))
  serve(app, desk.exportPayments, ({ query, caller, reply }) =>
    sendPaymentList(platform, query, reading(caller), caller, reply),
  )
  serve(app, desk.findPayment, ({ params }) => acts.findPayment(platform, params.contractId))
  serve(app, desk.confirmVoucher, ({ body, caller }) =>
    done(acts.confirmVoucher(platform, body.voucherId, caller)),
  )
  serve(app, desk.returnVoucher, ({ body, caller }) => done(acts.returnVoucher(platform, body, caller)))
  serve(app, desk.bookTyped, ({ body, caller }) => done(acts.bookTyped(platform, body, caller)))
  serve(app, desk.reverseEntry, ({ body, caller }) => done(acts.reverseEntry(platform, body, caller)))
  deferralRoutes(app, platform, reading)
  figureRoutes(app, platform, reading)
  statementRoutes(app, platform)
  invoiceRoutes(app, platform)
}

function figureRoutes(
  app: FastifyInstance,
  platform: Platform,
  reading: (caller: SignedInCaller) => Reading,
): void {
  const { db } = platform
  serve(app, figures.paymentFigures, ({ caller }) => readFigures(db, reading(caller)))
  serve(app, figures.exportFigures, ({ caller, reply }) =>
    sendFigures(platform, reading(caller), caller, reply),
  )
  serve(app, figures.figureContracts, ({ body, caller }) => readFigureContracts(db, body, reading(caller)))
  serve(app, figures.exportFigureContracts, ({ query, caller, reply }) =>
    sendFigureContracts(platform, query, reading(caller), caller, reply),
  )
  serve(app, figures.figureEntries, ({ body, caller }) => readFigureEntries(db, body, reading(caller)))
  serve(app, figures.exportFigureEntries, ({ query, caller, reply }) =>
    sendFigureEntries(platform, query, reading(caller), caller, reply),
  )
}

function deferralRoutes(
  app: FastifyInstance,
  platform: Platform,
  reading: (caller: SignedInCaller) => Reading,
): void {
  serve(app, deferral.listDeferrals, async ({ body, caller }) => {
    const { list, total } = await readPage(platform.db, deferralsAtDesk, body, reading(caller))
    return { list: list.map((one) => deferrals.seenBy(caller, one)), total }
  })
  serve(app, deferral.exportDeferrals, ({ query, caller, reply }) =>
    sendDeferrals(platform, query, reading(caller), caller, reply),
  )
  serve(app, deferral.findDeferral, ({ params, caller }) =>
    deferrals.findDeferral(platform, params.deferralId, caller),
  )
  serve(app, deferral.proposeDeferral, ({ body, caller }) =>
    done(deferrals.proposeDeferral(platform, body, caller)),
  )
  serve(app, deferral.reviseDeferral, ({ body, caller }) =>
    done(deferrals.reviseDeferral(platform, body, caller)),
  )
  serve(app, deferral.withdrawDeferral, ({ body, caller }) =>
    done(deferrals.withdrawDeferral(platform, body, caller)),
  )
  serve(app, deferral.counterDeferral, ({ body, caller }) =>
    done(deferrals.counterDeferral(platform, body, caller)),
  )
  serve(app, deferral.grantDeferral, ({ body, caller }) =>
    done(deferrals.grantDeferral(platform, body, caller)),
  )
  serve(app, deferral.refuseDeferral, ({ body, caller }) =>
    done(deferrals.refuseDeferral(platform, body, caller)),
  )
  serve(app, deferral.acceptCounter, ({ body, caller }) =>
    done(deferrals.acceptCounter(platform, body, caller)),
  )
}
