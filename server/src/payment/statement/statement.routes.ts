import * as calls from '@fairground/wire/payment/statement'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { Platform } from '../../platform/platform'
import * as booking from './booking.service'
import { importStatement, sendExample } from './import.service'
import { listLines, readFacts } from './lines.service'

export function statementRoutes(app: FastifyInstance, platform: Platform): void {
  const done = (act: Promise<void>): Promise<null> => act.then(() => null)
  serve(app, calls.importStatement, ({ file, caller }) => importStatement(platform, file, caller))
  serve(app, calls.statementExample, ({ caller, reply }) => sendExample(platform, caller, reply))
  serve(app, calls.statementFacts, ({ caller }) => readFacts(platform, caller.language))
  serve(app, calls.listStatementLines, ({ body }) => listLines(platform, body))
  serve(app, calls.bookLine, ({ body, caller }) => done(booking.bookLine(platform, body, caller)))
  serve(app, calls.bookSureLines, ({ body, caller }) => booking.bookSureLines(platform, body, caller))
  serve(app, calls.setLineAside, ({ body, caller }) => done(booking.setLineAside(platform, body, caller)))
  serve(app, calls.reopenLine, ({ body, caller }) => done(booking.reopenLine(platform, body.lineId, caller)))
}
