import * as review from '@fairground/wire/review'
import type { FastifyInstance } from 'fastify'
import { sendFile } from '../file'
import { readPage } from '../platform/database/joined-view'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { claimSignUp, releaseSignUp } from './claim.service'
import { correctDecision } from './correction.service'
import { decideSignUp, takeStep } from './decision.service'
import { sendExport } from './export'
import { findSignUp } from './find-sign-up.service'
import { readReturn } from './last-return'
import { readOwnTimeline } from './own-timeline.service'
import { readQueue } from './queue.service'
import { signUps } from './sign-up-list.repository'

export function reviewRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform

  serve(app, review.listSignUps, ({ body, caller: { language } }) =>
    readPage(db, signUps, body, { edition: settings.current().edition, language }),
  )
  serve(app, review.exportSignUps, ({ query, caller, reply }) => sendExport(platform, query, caller, reply))
  serve(app, review.findSignUp, ({ params, caller }) => findSignUp(platform, params.companyId, caller))
  serve(app, review.ownTimeline, ({ caller }) => readOwnTimeline(platform, caller))
  serve(app, review.returnedFor, ({ params, caller }) => readReturn(platform, params.companyId, caller))
  serve(app, review.takeReviewStep, ({ body, caller }) => takeStep(platform, body, caller))
  serve(app, review.decideSignUp, ({ body, caller }) => decideSignUp(platform, body, caller))
  serve(app, review.reviewQueue, ({ query, caller }) => readQueue(platform, query.tab, caller))
  serve(app, review.claimSignUp, ({ body, caller }) => claimSignUp(platform, body, caller))
  serve(app, review.releaseSignUp, ({ body, caller }) => releaseSignUp(platform, body.companyId, caller))
  serve(app, review.correctDecision, ({ body, caller }) => correctDecision(platform, body, caller))
  serve(app, review.reviewDocument, ({ params, caller, reply }) =>
    sendFile(platform, { fileId: params.fileId, framed: true }, caller, reply),
  )
}
