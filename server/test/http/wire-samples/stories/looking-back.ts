import { logLists } from '@fairground/wire/list'
import { demoOutbox } from '@fairground/wire/outbox'
import type { Story } from '../story'
import { chineseExhibitors, overseasExhibitors, type Stories } from './people'

/** Told last: they are about what the other stories did. */

/** Codes and passwords on their way to somebody, once all of it has arrived. */
async function learnMessages({ fair, learn }: Pick<Story, 'fair' | 'learn'>): Promise<void> {
  const { db } = fair.platform
  const waiting = db.selectFrom('outbox_message').select('id').where('status', '=', 'queued')
  while (await waiting.executeTakeFirst()) await new Promise((resolve) => setTimeout(resolve, 50))
  for (const { secrets } of await db.selectFrom('outbox_message').select('secrets').execute())
    for (const [kind, secret] of Object.entries((secrets ?? {}) as Record<string, string>))
      learn(secret, kind)
}

/** Everything in it was written at a moment of its own, so its order is sure. */
const onlyOne: Record<string, object> = {
  loginLog: { username: chineseExhibitors.draft },
  messageLog: { recipient: '15955501000' },
  changeLog: { subjectType: 'setting' },
  boothLog: { action: 'unreserve' },
  planLog: { action: 'published' },
  windowLog: { action: 'change' },
  selectionLog: { action: 'confirm' },
  paymentLog: { event: 'deferral-counter' },
  logSearch: { kind: 'loginLog', actorName: chineseExhibitors.draft },
}

export const outbox: Stories = {
  'messages to one address': async (story) => {
    await learnMessages(story)
    const { submitted } = chineseExhibitors
    for (const to of ['15955501000', submitted, overseasExhibitors.submitted, 'nobody@nowhere.example'])
      await story.ask('nobody', demoOutbox, { query: { to } })
    await story.wrong('nobody', demoOutbox, { query: { to: 'x'.repeat(300) } })
  },
}

export const logs: Stories = Object.fromEntries(
  logLists.map((list): [string, Stories[string]] => [
    list.name,
    async (story) => {
      await learnMessages(story)
      const search = { page: 1, pageSize: 5, ...onlyOne[list.name] }
      await story.ask('admin', list.calls.page, { body: search })
      await story.ask('admin', list.calls.exportFile, { params: { search } })
      await story.refused('overseas', list.calls.page, { body: search })
      await story.wrong('admin', list.calls.page, { body: { after: 'yesterday' } })
    },
  ]),
)
