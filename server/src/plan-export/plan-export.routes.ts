import { planExportMessages as say } from '@fairground/domain/plan-export'
import { codes } from '@fairground/wire/kernel/codes'
import * as calls from '@fairground/wire/plan-export'
import type { FastifyInstance } from 'fastify'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { sendDownload } from '../platform/http/send-download'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { orderPlan } from './order-plan'
import { findExport, findVerifiedMailbox } from './plan-export.repository'

export function planExportRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, files, settings } = platform

  /** Somebody else's export and one that does not exist look the same. */
  async function ownExport(id: string, { user }: SignedInCaller) {
    const found = await findExport(db, id)
    if (found?.accountId !== user.id) throw new Refusal(codes.notFound, say.unknown)
    return found
  }

  serve(app, calls.exportPlan, ({ body: { hallId }, caller, reply }) =>
    orderPlan(
      platform,
      { hallId, format: 'pdf', paper: 'A4', layout: 'split', byMail: false },
      caller,
      reply.request,
    ),
  )
  serve(app, calls.orderPlanExport, ({ body, caller, reply }) =>
    orderPlan(platform, body, caller, reply.request),
  )
  serve(app, calls.findPlanExport, async ({ params, caller }) => {
    const { state, sheetsDone, sheets, mailTo } = await ownExport(params.exportId, caller)
    return { state, sheetsDone, sheets, mailTo }
  })
  serve(app, calls.downloadPlanExport, async ({ params, caller, reply }) => {
    const { state, fileId } = await ownExport(params.exportId, caller)
    if (state === 'waiting' || state === 'drawing') throw new Refusal(codes.refused, say.notReady)
    const file = fileId ? await files.open(fileId) : undefined
    if (!file) throw new Refusal(codes.notFound, say.unknown)
    return sendDownload(reply, {
      name: file.originalName,
      asciiName: 'hall-plan',
      contentType: file.contentType,
      content: file.content,
    })
  })
  serve(app, calls.planMailbox, ({ caller }) =>
    findVerifiedMailbox(db, caller.user.id, settings.current().edition),
  )
}
