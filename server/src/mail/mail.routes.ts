import * as mail from '@fairground/wire/mail'
import * as rounds from '@fairground/wire/mail/rounds'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { findInQueue, readFigures, resend } from './queue.service'
import { beginRound, countOf, findRounds, switchRound } from './rounds.service'
import { readTemplateHistory, readTemplates, resetTemplate, saveTemplate } from './templates.service'
import { preview, sendTest } from './try-out.service'

export function mailRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
  serve(app, mail.listTemplates, () => readTemplates(platform))
  serve(app, mail.saveTemplate, ({ body, caller }) => saveTemplate(platform, body, caller))
  serve(app, mail.resetTemplate, ({ body, caller }) => resetTemplate(platform, body, caller))
  serve(app, mail.templateHistory, ({ params, query }) =>
    readTemplateHistory(db, params.name, query.before),
  )
  serve(app, mail.previewMessage, ({ body }) => preview(platform, body))
  serve(app, mail.sendTest, ({ body, caller }) => sendTest(platform, body, caller))
  serve(app, mail.listQueue, ({ body }) => findInQueue(db, body))
  serve(app, mail.queueFigures, () => readFigures(db))
  serve(app, mail.resendMessages, ({ body, caller }) => resend(platform, body, caller))
  serve(app, rounds.listRounds, () => findRounds(platform))
  serve(app, rounds.countCircle, ({ body }) => countOf(platform, body))
  serve(app, rounds.beginRound, ({ body, caller }) => beginRound(platform, body, caller))
  serve(app, rounds.switchRound, ({ body, caller }) => switchRound(platform, body, caller))
}
