import { listBooths } from '@fairground/wire/placement'
import {
  chooseBooth,
  chooseBooths,
  finishChoice,
  ownQuota,
  ownSelection,
  releaseBooth,
  releaseBooths,
  selectionStarted,
} from '@fairground/wire/selection'
import { selectionBoard } from '@fairground/wire/selection/board'
import * as choosers from '@fairground/wire/selection/choosers'
import * as desk from '@fairground/wire/selection/desk'
import { markFavourite, ownFavourites } from '@fairground/wire/selection/favourites'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { choicesSeen, setSetting } from '../../../selection/selection-support'
import { clientFor } from '../../../support/wire-client'
import { blockChoice } from './block'
import { allExhibitors, chineseExhibitors, type Stories, unknownId } from './people'

export const selection: Stories = {
  'who may choose, and what is missing': async (story) => {
    for (const who of allExhibitors) {
      await story.ask(who, selectionStarted)
      await story.ask(who, ownSelection)
      await story.ask(who, ownQuota, { body: {} })
    }
    await story.ask('clerk', selectionStarted)
    await story.ask('clerk', ownQuota, { body: {} })
    for (const call of [selectionStarted, ownSelection]) await story.refused('nobody', call)
    await story.refused('clerk', ownSelection)
  },
  'booths chosen, let go and handed over': async (story) => {
    const who = chineseExhibitors.approved
    const { db } = story.fair.platform
    const { quota, hallIds, booths } = await story.ask(who, ownSelection)
    const { list } = await story.ask('admin', listBooths, {
      body: {
        hallId: hallIds[0] ?? '',
        state: 'normal',
        boothClass: quota?.boothClass,
        page: 1,
        pageSize: 1,
      },
    })
    const boothId: string = list[0]?.id ?? unknownId
    await setSetting(story.fair, 'selectionStarted', false)
    await story.refused(who, chooseBooth, { body: { boothId } })
    await setSetting(story.fair, 'selectionStarted', true)
    // Before the batch that opened yesterday at nine, whatever the hour is now.
    await sql`UPDATE selection_window SET starts_at = now() - interval '2 days' FROM company JOIN account ON account.id = account_id
      WHERE company_id = company.id AND username = ${who}`.execute(db)
    await story.ask(who, chooseBooth, { body: { boothId } })
    await story.ask(who, chooseBooths, { body: { boothIds: [boothId] } })
    await story.refused(who, chooseBooths, { body: { boothIds: [unknownId] } })
    await story.wrong(who, chooseBooths, { body: { boothIds: [] } })
    await story.wrong(who, releaseBooth, { body: { boothId: 'x' } })
    await story.refused(who, releaseBooth, { body: { boothId, edition: 3 } })
    await story.ask(who, releaseBooth, { body: { boothId, edition: '21' } })
    await story.refused(who, releaseBooths, { body: { boothIds: [unknownId] } })
    await story.refused(who, finishChoice)
    await story.refused('clerk', chooseBooth, { body: { boothId } })
    await story.refused('nobody', releaseBooths, { body: { boothIds: [boothId] } })
    if (booths.length > 0) throw new Error('whoever is approved and has nothing has booths')
  },
  'booths marked beforehand': async (story) => {
    const who = chineseExhibitors.approved
    const { hallIds } = await story.ask(who, ownSelection)
    const { list } = await story.ask('admin', listBooths, {
      body: { hallId: hallIds[0] ?? '', state: 'normal', page: 1, pageSize: 1 },
    })
    const boothId: string = list[0]?.id ?? unknownId
    await story.ask(who, markFavourite, { body: { boothId, isMarked: true } })
    await story.ask(who, ownFavourites)
    await story.ask(who, markFavourite, { body: { boothId, isMarked: false } })
    await story.refused(who, markFavourite, { body: { boothId: unknownId, isMarked: true } })
    await story.wrong(who, markFavourite, { body: { boothId: 'x', isMarked: true } })
    await story.refused('clerk', markFavourite, { body: { boothId, isMarked: true } })
    for (const each of ['clerk', 'nobody'] as const) await story.refused(each, ownFavourites)
  },
  'what the organiser does with choices': async (story) => {
    const company = async (username: string) =>
      (
        await story.fair.platform.db
          .selectFrom('company')
          .innerJoin('account', 'account.id', 'company.account_id')
          .select('company.id')
          .where('username', '=', username)
          .where('edition', '=', 21)
          .executeTakeFirstOrThrow()
      ).id
    const companyId = await company(chineseExhibitors.approved)
    await forgetTries(story, companyId)
    const otherId = await company(chineseExhibitors.boothChosen)
    const { quota, hallIds } = await story.ask(chineseExhibitors.approved, ownSelection)
    const { list } = await story.ask('admin', listBooths, {
      body: {
        hallId: hallIds[0] ?? '',
        state: 'normal',
        boothClass: quota?.boothClass,
        page: 1,
        pageSize: 2,
      },
    })
    const [boothId = unknownId, nextId = unknownId] = list.map(({ id }: { id: string }) => id)
    const reason = '企业来电说明'
    await story.ask('admin', desk.setQuota, { body: { companyId, least: 1, most: 2, reason } })
    await story.wrong('admin', desk.setQuota, { body: { companyId, least: 2, most: 1, reason } })
    await story.wrong('admin', desk.confirmChoices, { body: { choices: [] } })
    await story.ask('admin', desk.chooseFor, { body: { companyId, boothIds: [boothId], reason } })
    await story.ask('admin', desk.moveBooths, { body: { companyId, boothIds: [nextId], reason } })
    await story.refused('clerk', desk.chooseFor, { body: { companyId, boothIds: [boothId], reason } })
    await story.refused('admin', desk.swapBooths, { body: { companyId, otherId: unknownId, reason } })
    await story.wrong('admin', desk.swapBooths, { body: { companyId, otherId: companyId, reason } })
    await atTheDesk(story, { companyId, otherId, boothId: nextId })
    await story.ask('admin', desk.finishFor, { body: { companyId, reason } })
    const looking = clientFor(story.fair, await story.fair.signIn('admin'))
    const [choice] = await choicesSeen(looking, companyId)
    if (!choice) throw new Error('what was finished is at the desk')
    await story.refused('clerk', desk.confirmChoices, { body: { choices: [choice] } })
    await story.ask('admin', desk.confirmChoices, { body: { choices: [choice] } })
    await story.refused('overseas', desk.returnChoice, { body: { ...choice, reason } })
    await story.wrong('admin', desk.returnChoice, { body: { ...choice, reason: '' } })
    await story.wrong('admin', desk.returnChoices, { body: { choices: [], reason } })
    await story.ask('admin', desk.returnChoices, { body: { choices: [choice], reason } })
    await story.refused('admin', desk.returnChoice, { body: { ...choice, reason } })
    await story.ask('admin', desk.releaseFor, { body: { companyId, boothIds: [nextId], reason } })
    // Whoever has a contract keeps what stands in it.
    const [other = choice] = await choicesSeen(looking, otherId)
    await story.refused('admin', desk.returnChoice, { body: { ...other, reason } })
    await story.ask('admin', desk.remindUnfinished)
    await story.refused('clerk', desk.remindUnfinished)
    await story.ask('admin', desk.endQuota, { body: { companyId, reason } })
    await story.refused('admin', desk.endQuota, { body: { companyId: unknownId, reason } })
  },
  ...blockChoice,
}

/** Refused tries are written down a moment later, so that where they come among the others is not the same each time. */
async function forgetTries({ fair: { platform } }: Parameters<Stories[string]>[0], companyId: string) {
  const refused = ['notStarted', 'unknownBooth', 'notYours', 'tooFew']
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM selection_event
      WHERE company_id = ${companyId} AND refused_by = ANY(${refused}::text[])`.execute(platform.db)
      if (rows[0]?.count !== refused.length) throw new Error('not all that was refused is written down')
    },
    { timeout: 60_000 },
  )
  await sql`TRUNCATE selection_event RESTART IDENTITY`.execute(platform.db)
}

/** What is read at the desk, the wishes kept there, and the switch. */
async function atTheDesk(
  story: Parameters<Stories[string]>[0],
  { companyId, otherId, boothId }: { companyId: string; otherId: string; boothId: string },
): Promise<void> {
  const page = { page: 1, pageSize: 10 }
  await story.refused(chineseExhibitors.approved, selectionBoard)
  await story.ask('clerk', choosers.listChoosers, { body: { progress: 'choosing', ...page } })
  await story.wrong('clerk', choosers.listChoosers, { body: { progress: 'other', ...page } as never })
  await story.refused('nobody', choosers.listChoosers, { body: page })
  const wish = { companyId, otherId, reason: '直接竞争' }
  await story.ask('admin', desk.keepApart, { body: wish })
  await story.refused('admin', desk.keepApart, { body: wish })
  await story.refused('clerk', desk.keepApart, { body: wish })
  await story.ask('clerk', choosers.unwishedNeighbours, { body: { companyId, boothIds: [boothId] } })
  const { wishes, booths } = await story.ask('clerk', choosers.findChooser, { params: { companyId } })
  await story.refused('clerk', choosers.findChooser, { params: { companyId: unknownId } })
  await story.ask('clerk', choosers.replayChooser, { params: { companyId }, query: {} })
  await story.ask('clerk', choosers.boothTimeline, { query: { code: booths[0]?.code ?? 'X' } })
  await story.ask('clerk', choosers.boothTimeline, { query: { code: 'X9-999' } })
  await story.ask('admin', desk.endKeepApart, { body: { wishId: wishes[0]?.id ?? unknownId } })
  await story.refused('admin', desk.endKeepApart, { body: { wishId: unknownId } })
  await holdStill(story)
  const { version } = (await story.ask('clerk', selectionBoard)).switch
  await story.refused('clerk', desk.switchSelection, { body: { started: false, version } })
  await story.ask('admin', desk.switchSelection, { body: { started: false, version } })
  await story.ask('admin', desk.switchSelection, { body: { started: true, version: version + 1 } })
}

/** The board shows the last hour, the last minute and today: whatever happened, happened long ago. */
async function holdStill({ fair: { platform } }: Parameters<Stories[string]>[0]): Promise<void> {
  await sql`DELETE FROM selection_event`.execute(platform.db)
  await sql`UPDATE session SET last_seen_at = last_seen_at - interval '1 hour'`.execute(platform.db)
  await sql`UPDATE booth_holding SET taken_at = taken_at - interval '3 days'`.execute(platform.db)
}
