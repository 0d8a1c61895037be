import { planPicture } from '@fairground/domain/design'
import * as calls from '@fairground/wire/design'
import * as siteCalls from '@fairground/wire/design/site'
import type { FastifyInstance } from 'fastify'
import { receiveFile } from '../file'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { readTable } from '../platform/workbook/read-table'
import { discardDraft, saveDraft } from './draft.service'
import { sendBoothTable } from './export-table'
import { findVersion, listVersions, openDesign, readFacts } from './open.service'
import { keepDrawing, openDrawing } from './plan-drawings'
import { publishDraft } from './publish.service'
import { findSeat, wishForSeat } from './seat.service'
import { discardSite, findSiteAt, listSiteVersions, openSite, publishSite, saveSite } from './site.service'

export function designRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, calls.openDesign, ({ params }) => openDesign(platform, params.hallId))
  serve(app, calls.designFacts, ({ params, caller }) => readFacts(platform, params.hallId, caller.language))
  serve(app, calls.planVersions, ({ params }) => listVersions(platform, params.hallId))
  serve(app, calls.planVersion, ({ params }) => findVersion(platform, params.hallId, params.number))

  serve(app, calls.designSeat, ({ params, query, caller }) =>
    findSeat(platform, params.hallId, { seat: query.seat, accountId: caller.user.id }),
  )
  serve(app, calls.wishForSeat, ({ body: { hallId, seat, wish, word = '' }, caller }) =>
    wishForSeat(platform, hallId, { wish, word, by: { seat, accountId: caller.user.id } }),
  )

  serve(app, calls.saveDraft, ({ body, caller }) => saveDraft(platform, body, caller))
  serve(app, calls.discardDraft, ({ body, caller }) => discardDraft(platform, body, caller))
  serve(app, calls.publishDraft, ({ body, caller }) => publishDraft(platform, body, caller))

  serve(app, calls.uploadPlanPicture, async ({ file, caller }) => {
    const owner = async () => caller.user.id
    const received = await receiveFile(platform, { purpose: planPicture, file, owner })
    const { id, name, width = 0, height = 0 } = received
    return { id, name, width, height }
  })

  serve(app, calls.keepDrawing, ({ body, caller }) => keepDrawing(platform, body, caller))
  serve(app, calls.readDrawing, ({ params }) => openDrawing(platform, params.fileId))
  serve(app, calls.exportBoothTable, ({ params, caller, reply }) =>
    sendBoothTable(platform, params.hallId, caller, reply),
  )
  serve(app, calls.readBoothTable, ({ file }) => readTable(platform, file))
}

export function siteDesignRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, siteCalls.openSite, () => openSite(platform))
  serve(app, siteCalls.saveSite, ({ body, caller }) => saveSite(platform, body, caller))
  serve(app, siteCalls.discardSite, ({ body, caller }) => discardSite(platform, body, caller))
  serve(app, siteCalls.publishSite, ({ body, caller }) => publishSite(platform, body, caller))
  serve(app, siteCalls.siteVersions, () => listSiteVersions(platform))
  serve(app, siteCalls.siteVersion, ({ params }) => findSiteAt(platform, params.number))
}
