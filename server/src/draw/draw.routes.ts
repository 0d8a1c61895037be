import { drawMessages as say } from '@fairground/domain/draw'
import * as calls from '@fairground/wire/draw'
import { mayCall, staff } from '@fairground/wire/kernel/access'
import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { listBatches, saveBatches } from './batches.service'
import { enterValue, freezeDraw } from './freeze.service'
import { KeptReads } from './kept-reads'
import { type LotteryAsked, readLottery } from './lottery'
import { answerBundle, findAsked, readDrawNow } from './publish'
import { readRecord } from './record.repository'
import { roundOf } from './round'
import { runDraw, withdrawDraw } from './run.service'
import { orderNotices } from './tell-drawn'

export function drawRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings, log, live } = platform

  const kept = new KeptReads()
  const stopListening = live.subscribe(({ type }) => {
    if (type === 'draw-changed' || type === 'settings-changed') kept.forget()
  })
  live.onReturn(() => kept.forget())
  app.addHook('onClose', async () => stopListening())

  /** Whoever changed something reads it changed, before the news of it comes back to us. */
  const changing = <Answer>(doing: Promise<Answer>): Promise<Answer> => doing.finally(() => kept.forget())

  /** The specs have one sentence for whatever we did not foresee. */
  const failingWith = <Answer>(message: string, doing: Promise<Answer>): Promise<Answer> =>
    doing.catch((error: unknown) => {
      if (error instanceof Refusal) throw error
      log.error({ err: error }, 'draw: unforeseen failure')
      throw new Refusal(codes.failure, message)
    })

  serve(app, calls.listDrawBatches, ({ body, caller }) =>
    listBatches(platform, roundOf(platform, body.round), caller.language),
  )
  serve(app, calls.saveDrawBatches, ({ body, caller }) =>
    changing(failingWith(say.saveFailed, saveBatches(platform, body, caller))),
  )
  serve(app, calls.freezeDraw, ({ body, caller }) => changing(freezeDraw(platform, body, caller)))
  serve(app, calls.enterPublicValue, ({ body, caller }) => changing(enterValue(platform, body, caller)))
  serve(app, calls.withdrawDraw, async ({ body, caller }) => {
    await changing(withdrawDraw(platform, body, caller))
    return null
  })
  serve(app, calls.runDraw, ({ body, caller }) =>
    changing(failingWith(say.failed, runDraw(platform, body.round, caller))),
  )
  serve(app, calls.tellDrawn, ({ query, caller }) => orderNotices(platform, query.round, caller))

  const lottery = ({ body, caller }: { body: LotteryAsked; caller: Caller }) => {
    const read = () => readLottery(platform, body, caller)
    if (mayCall(staff, caller.user)) return read()
    const { round, page, pageSize } = body
    return kept.briefly(['page', caller.language, round, page, pageSize].join(), read)
  }
  serve(app, calls.lotteryPageA, lottery)
  serve(app, calls.lotteryPageB, lottery)
  serve(app, calls.drawNow, ({ query: { round }, caller: { language } }) =>
    kept.briefly(['now', language, round].join(), () => readDrawNow(platform, round, language)),
  )
  serve(app, calls.drawRecord, () => readRecord(db, settings.current().edition))
  serve(app, calls.publishedBundle, async ({ query }) => {
    const asked = ['asked', query.drawId ?? query.round].join()
    const { id, isDrawn } = await kept.briefly(asked, () => findAsked(platform, query))
    const answer = () => answerBundle(platform, id)
    return isDrawn ? kept.finally(id, answer) : kept.briefly(['bundle', id].join(), answer)
  })
}
