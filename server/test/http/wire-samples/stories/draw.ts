import { signUpFigures } from '@fairground/wire/company/lookups'
import {
  drawNow,
  drawRecord,
  enterPublicValue,
  freezeDraw,
  listDrawBatches,
  lotteryPageA,
  lotteryPageB,
  publishedBundle,
  runDraw,
  saveDrawBatches,
  tellDrawn,
  withdrawDraw,
} from '@fairground/wire/draw'
import { sql } from 'kysely'
import type { Db } from '../../../../src/platform/database/database'
import { forgetDraws } from '../../../draw/forget-draws'
import { allExhibitors, chineseExhibitors, type Stories, unknownId } from './people'

const round = 1
const batch = {
  sequence: 1,
  size: 1,
  startsAt: '2099-01-01 09:00:00',
  endsAt: '2099-01-01 10:00:00',
}
const changes = { round, added: [batch], changed: [], removed: [], confirmed: false }
const source = { kind: 'dice', dice: 10, occasion: '新闻发布会' } as const

/** One company takes part, so that there is one order to draw. */
const hideOthers = (db: Db) =>
  sql`UPDATE company SET deleted_at = 'epoch' WHERE deleted_at IS NULL AND review_state = 'approved'
    AND id <> (SELECT company.id FROM company JOIN account ON account.id = account_id
      WHERE edition = 21 AND review_state = 'approved' AND deleted_at IS NULL AND NOT username = ANY(${allExhibitors})
        AND blacklisting_of(account_id) IS NULL ORDER BY registration_number LIMIT 1)`.execute(db)
const showOthers = (db: Db) =>
  sql`UPDATE company SET deleted_at = NULL WHERE deleted_at = 'epoch'`.execute(db)

export const draw: Stories = {
  'who may see and do what about a draw': async (story) => {
    for (const who of ['nobody', 'nobody, in English', chineseExhibitors.approved, 'clerk']) {
      await story.ask(who, signUpFigures)
      await story.ask(who, drawNow, { query: { round } })
      await story.ask(who, lotteryPageA, { body: { page: 1, pageSize: 40, round } })
    }
    await story.refused('nobody', publishedBundle, { query: { round: 9 } })
    await story.refused('nobody', listDrawBatches, { body: { round } })
    await story.refused(chineseExhibitors.approved, drawRecord)
    await story.refused('clerk', saveDrawBatches, { body: changes })
    await story.refused('clerk', runDraw, { body: { round } })
  },
  'a round set, frozen, drawn and taken back': async (story) => {
    const { db } = story.fair.platform
    await story.refused('admin', withdrawDraw, { body: { round, reason: '名单有误' } })
    await forgetDraws(db)
    await story.refused('admin', saveDrawBatches, { body: changes })
    await hideOthers(db)
    await story.refused('admin', freezeDraw, { body: { round, source } })
    await story.wrong('admin', saveDrawBatches, { body: { ...changes, added: [{ ...batch, size: '' }] } })
    const [saved] = await story.ask('admin', saveDrawBatches, { body: { ...changes, confirmed: true } })
    await story.refused('overseas', saveDrawBatches, {
      body: { ...changes, added: [], removed: [{ id: unknownId }] },
    })
    await story.ask('admin', saveDrawBatches, {
      body: { ...changes, added: [], changed: [{ ...batch, size: 2, id: saved?.id ?? '' }], confirmed: true },
    })
    await story.ask('clerk', listDrawBatches, { body: { round } })
    await story.refused('admin', runDraw, { body: { round } })
    await story.refused('admin', freezeDraw, { body: { round, source: { kind: 'drand', round: 1_000 } } })
    await story.wrong('admin', freezeDraw, { body: { round, source: { ...source, dice: 2 } } })
    await story.ask('admin', freezeDraw, { body: { round, source } })
    await story.refused('admin', runDraw, { body: { round } })
    await story.refused('admin', enterPublicValue, { body: { round, value: '7', proof: '' } })
    await story.ask('admin', enterPublicValue, { body: { round, value: '1234561234', proof: '' } })
    await story.ask('nobody', publishedBundle, { query: { round } })
    await story.refused('admin', tellDrawn, { query: { round } })
    await story.ask('admin', runDraw, { body: { round } })
    await story.refused('overseas', runDraw, { body: { round } })
    for (const who of ['nobody', 'nobody, in English', 'clerk']) {
      await story.ask(who, lotteryPageA, { body: { page: 1, pageSize: 40, round } })
      await story.ask(who, lotteryPageB, { body: { page: 1, pageSize: 10, round } })
    }
    await story.ask('nobody', drawNow, { query: { round } })
    await story.ask('nobody', publishedBundle, { query: { round } })
    // Nobody is left to be told, so that no message goes out some time later.
    await sql`UPDATE draw_place SET told_at = now()`.execute(db)
    await story.ask('admin', tellDrawn, { query: { round } })
    await story.wrong('admin', withdrawDraw, { body: { round, reason: '' } })
    await story.ask('admin', withdrawDraw, { body: { round, reason: '名单有误' } })
    await story.ask('clerk', drawRecord)
    await showOthers(db)
  },
}
