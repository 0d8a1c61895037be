import * as notices from '@fairground/wire/board'
import * as attachments from '@fairground/wire/board/attachments'
import * as questions from '@fairground/wire/board/questions'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { sendAttachment, uploadAttachment } from './attachment.service'
import { findMessages } from './board.service'
import { readNotices } from './notice.repository'
import { findNotice, moveNotice, saveNotice } from './notice.service'
import { countOpen, readOwnQuestions, readQuestions } from './question.repository'
import { answerQuestion, askQuestion, withdrawQuestion } from './question.service'

export function boardRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform
  const edition = () => settings.current().edition

  serve(app, notices.findBoardMessages, ({ body, caller }) => findMessages(platform, body, caller))
  serve(app, notices.listNotices, ({ body }) => readNotices(db, body, edition()))
  serve(app, notices.findNotice, ({ params }) => findNotice(platform, params.id))
  serve(app, notices.saveNotice, ({ body, caller }) => saveNotice(platform, body, caller))
  serve(app, notices.moveNotice, ({ body, caller }) => moveNotice(platform, body, caller))

  serve(app, attachments.uploadAttachment, ({ file, caller }) => uploadAttachment(platform, file, caller))
  serve(app, attachments.downloadAttachment, ({ params, caller, reply }) =>
    sendAttachment(platform, params.id, caller, reply),
  )

  serve(app, questions.listOwnQuestions, ({ caller }) =>
    readOwnQuestions(db, caller.user.id, { edition: edition(), language: caller.language }),
  )
  serve(app, questions.askQuestion, ({ body, caller }) => askQuestion(platform, body, caller))
  serve(app, questions.withdrawQuestion, ({ body, caller }) => withdrawQuestion(platform, body.id, caller))
  serve(app, questions.listQuestions, ({ body, caller }) =>
    readQuestions(db, body, { edition: edition(), language: caller.language }),
  )
  serve(app, questions.countOpenQuestions, async () => ({ open: await countOpen(db, edition()) }))
  serve(app, questions.answerQuestion, ({ body, caller }) => answerQuestion(platform, body, caller))
}
