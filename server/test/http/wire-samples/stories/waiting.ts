import * as calls from '@fairground/wire/waiting'
import { sql } from 'kysely'
import { chineseExhibitors, type Stories, unknownId } from './people'

const wish = { least: 3, wanted: 3, openings: [], hallIds: [], allOrNone: false, givesBack: false }

export const waiting: Stories = {
  'a company waits for a booth': async (story) => {
    const who = chineseExhibitors.approved
    const { id: companyId } = await story.fair.platform.db
      .selectFrom('company')
      .innerJoin('account', 'account.id', 'company.account_id')
      .select('company.id')
      .where('username', '=', who)
      .where('edition', '=', 21)
      .executeTakeFirstOrThrow()
    // What other stories let go of would be offered at once.
    await sql`UPDATE booth SET freed_at = NULL`.execute(story.fair.platform.db)
    const reason = '企业来电说明'
    await story.ask(who, calls.ownWaiting)
    await story.refused(who, calls.joinWaiting, { body: { ...wish, wanted: 20 } })
    await story.wrong(who, calls.joinWaiting, { body: { ...wish, least: 4 } })
    await story.ask('admin', calls.wishFacts, { query: { companyId } })
    await story.refused('clerk', calls.joinFor, { body: { ...wish, companyId, reason } })
    await story.refused('admin', calls.joinFor, { body: { ...wish, companyId: unknownId, reason } })
    await story.ask('admin', calls.joinFor, { body: { ...wish, companyId, reason } })
    const { entries } = await story.ask('clerk', calls.waitingList)
    const [entry] = entries
    if (!entry) throw new Error('whoever was put on the list is on it')
    const entryId = entry.id
    await story.ask(who, calls.changeWish, { body: { ...wish, openings: [1, 2], version: entry.version } })
    await story.refused(who, calls.changeWish, { body: { ...wish, openings: [3], version: entry.version } })
    await story.refused('admin', calls.moveEntry, { body: { entryId, place: 2, version: 2, reason } })
    await story.wrong('admin', calls.moveEntry, { body: { entryId, place: 0, version: 2, reason } })
    await story.ask('admin', calls.moveEntry, { body: { entryId, place: 1, version: 2, reason } })
    const { suggested } = await story.ask('admin', calls.matchesFor, { query: { entryId } })
    await story.refused('admin', calls.offerBooths, { body: { entryId, boothIds: [unknownId], reason } })
    await story.ask('admin', calls.offerBooths, { body: { entryId, boothIds: suggested, reason } })
    const offerId = async () => (await story.ask(who, calls.ownWaiting)).entry?.offer?.id ?? unknownId
    const first = await offerId()
    await story.refused('overseas', calls.acceptOffer, { body: { offerId: first } })
    await story.ask('admin', calls.recallOffer, { body: { offerId: first, reason } })
    await story.refused('admin', calls.recallOffer, { body: { offerId: first, reason } })
    await story.ask('admin', calls.offerBooths, { body: { entryId, boothIds: suggested, reason } })
    await story.ask(who, calls.declineOffer, { body: { offerId: await offerId() } })
    await story.refused(who, calls.acceptOffer, { body: { offerId: first } })
    await story.ask('admin', calls.removeEntry, { body: { entryId, reason } })
    await story.refused('admin', calls.removeEntry, { body: { entryId, reason } })
    await story.ask(who, calls.withdrawWaiting)
  },
}
