import * as calls from '@fairground/wire/hall'
import * as maps from '@fairground/wire/hall/maps'
import * as search from '@fairground/wire/hall/search'
import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyInstance } from 'fastify'
import { listHallCodesInRange } from '../company'
import { KeptAnswer } from '../platform/http/kept-answer'
import { type Caller, readerOf } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { boothsFor } from './booth-on-plan'
import { hallMessages } from './hall.messages'
import { isCodeTaken } from './hall.repository'
import { createHallMaps } from './hall-maps'
import type { HallSnapshot } from './hall-snapshot'
import { searchedOnPlans } from './plan-search'

export function hallRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform
  const kept = createHallMaps(platform)
  app.addHook('onClose', async () => kept.stop())

  const found = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Refusal(codes.notFound, hallMessages.unknown)
    return value
  }

  serve(app, calls.listHalls, async ({ caller }) =>
    (await kept.all()).map((snapshot) => hallItem(snapshot, caller)),
  )
  serve(app, calls.hallsInRange, async ({ body, caller }) => {
    const [halls, codes] = await Promise.all([
      kept.all(),
      listHallCodesInRange(db, caller, body, settings.current()),
    ])
    return halls.filter(({ hall }) => codes.has(hall.code)).map((snapshot) => hallItem(snapshot, caller))
  })
  serve(app, calls.findHall, async ({ params, caller }) =>
    hallItem(found(await kept.find(params.hallId)), caller),
  )
  serve(app, calls.hallPlan, async ({ body, caller }) => {
    const snapshot = found(await kept.find(body.hallId))
    return {
      hall: {
        ...hallItem(snapshot, caller),
        scene: snapshot.maps.everyone.scene,
        version: snapshot.hall.planVersion,
      },
      booths: boothsFor(snapshot, caller, caller.language),
    }
  })
  serve(app, calls.listHallBooths, async ({ body: { hallId, english }, caller }) => {
    const language = english === undefined ? caller.language : english ? 'en' : 'zh'
    const booths = boothsFor(found(await kept.find(hallId)), caller, language)
    return booths.map((booth) => ({ ...booth, wordsIn: language }))
  })
  serve(app, calls.isNumberTaken, ({ body: { code, boothId } }) =>
    isCodeTaken(db, { edition: settings.current().edition, code, exceptId: boothId }),
  )
  serve(app, calls.isDesignMode, () => settings.current().designMode)

  serve(app, maps.siteOverview, () => kept.site('everyone'))
  serve(app, maps.siteOverviewForStaff, () => kept.site('staff'))
  serve(app, maps.hallMap, async ({ params }) => found(await kept.answer(params.hallId, 'everyone')))
  serve(app, maps.hallMapForKnown, async ({ params, caller }) =>
    found(await kept.answer(params.hallId, readerOf(caller))),
  )
  serve(
    app,
    maps.mapChangesSince,
    async ({ params, query, caller }) =>
      (await kept.changesSince(params.hallId, query.since, readerOf(caller))) ?? null,
  )

  serve(app, search.searchPlans, async ({ query }) =>
    KeptAnswer.of(search.searchPlans, searchedOnPlans(await kept.all(), 'everyone', query), 'public'),
  )
  serve(app, search.searchPlansForKnown, async ({ query, caller }) =>
    KeptAnswer.of(
      search.searchPlansForKnown,
      searchedOnPlans(await kept.all(), readerOf(caller), query),
      'private',
    ),
  )
}

const hallItem = ({ hall }: HallSnapshot, { language }: Caller) => ({
  id: hall.id,
  code: hall.code,
  name: language === 'en' ? hall.nameEn : hall.nameZh,
  exhibitType: hall.exhibitType,
  background: hall.background ?? '',
})
