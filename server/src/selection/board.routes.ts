import { selectionMessages as say } from '@fairground/domain/selection'
import { codes } from '@fairground/wire/kernel/codes'
import * as board from '@fairground/wire/selection/board'
import * as choosers from '@fairground/wire/selection/choosers'
import type { FastifyInstance } from 'fastify'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { createBoard } from './board'
import { findBoothByCode, readBoothTimeline } from './booth-timeline.repository'
import { findChooserDetail, listChoosers, replay } from './choosers'
import type { Reading } from './choosers.repository'
import { unwishedWith } from './keep-apart.service'

/** What is read at the desk. */
export function boardRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform
  const readBoard = createBoard(platform)
  const reading = ({ language }: SignedInCaller): Reading => ({
    edition: settings.current().edition,
    language,
  })

  serve(app, board.selectionBoard, () => readBoard())
  serve(app, choosers.listChoosers, ({ body, caller }) =>
    listChoosers(db, body, reading(caller), settings.current()),
  )
  serve(app, choosers.findChooser, async ({ params, caller }) => {
    const found = await findChooserDetail(db, params.companyId, reading(caller), settings.current())
    if (!found) throw new Refusal(codes.notFound, say.unknownCompany)
    return found
  })
  serve(app, choosers.replayChooser, ({ params, query }) => replay(db, params.companyId, query.before))
  serve(app, choosers.unwishedNeighbours, ({ body, caller }) => unwishedWith(db, body, reading(caller)))
  serve(app, choosers.boothTimeline, async ({ query, caller }) => {
    const booth = await findBoothByCode(db, query.code, reading(caller))
    return booth ? { booth, entries: await readBoothTimeline(db, booth.id, reading(caller)) } : null
  })
}
