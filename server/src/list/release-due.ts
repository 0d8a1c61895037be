import type { KeptList } from '@fairground/wire/list'
import type { JobKind } from '../platform/jobs/jobs'
import type { Lists } from './change-list'
import { readDue } from './list-traits.repository'
import { releaseJob, takeStep } from './publishing'
import { changeRows } from './row-keeper'
import { served } from './served-lists'

/**
 * Publishes and takes down what was planned for a time that has come, by the clock of the database. A plan sends for it at
 * its time; each minute it looks for what was missed.
 */
export const releaseDueJob = (lists: Lists, all: readonly KeptList[]): JobKind<object> => ({
  name: releaseJob,
  retries: 3,
  retrySeconds: 5,
  expireSeconds: 300,
  schedule: '* * * * *',
  async run(_data, signal) {
    const failures: unknown[] = []
    for (const list of all.filter(({ publishing }) => publishing)) {
      if (signal.aborted) return
      // What cannot be released keeps nothing else waiting; the job is tried again for it.
      await releaseRows(lists, list).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  },
})

async function releaseRows(lists: Lists, definition: KeptList): Promise<void> {
  const list = served(definition)
  for (const { id, step, by } of await readDue(lists.platform.db, list))
    await changeRows(lists, list, { user: by, address: '' }, async (kept, trx) => {
      const { state } = await kept.take(id)
      // Whoever was faster has taken the step, or has given it up.
      const [due] = (await readDue(trx, list)).filter((row) => row.id === id && row.step === step)
      if (!state || !due) return
      await kept.record(await takeStep(trx, list, { id, state }, step, by.id), list.news([state]))
    })
}
