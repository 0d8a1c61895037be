import { chooseBooths, finishChoice, releaseBooths } from '@fairground/wire/selection'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { type Choosing, companiesChoosing, expectSound, hallOfRows, openSelection } from './selection-support'

let fair: TestFair
let secondProcess: TestFair
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  secondProcess = await startTestFair({ database: fair.database, config: { WORKER: 'false' } })
  await openSelection(fair)
  await secondProcess.platform.settings.reload()
})
afterAll(async () => {
  await secondProcess.stop()
  await fair.stop()
})

const most = 4
let seed = 20_261_118
/** The same steps in every run, whatever the machine makes of their order. */
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed % below
}

type Choose = (who: Choosing, boothIds: string[]) => Promise<unknown>
interface Step {
  company: number
  place: number
  kind: 'choose' | 'chooseTwo' | 'release' | 'finish'
}

const companies = 40
const steps = (booths: number): Step[][] =>
  Array.from({ length: companies }, (_, company) =>
    Array.from({ length: 8 }, (): Step => {
      const kind = (['choose', 'choose', 'chooseTwo', 'release', 'finish'] as const)[random(5)] ?? 'choose'
      return { company, kind, place: random(booths) }
    }),
  )

/** Everybody at once, each company one step after the other, half of it through the other process. */
async function rush(code: string, choose: Choose) {
  const { hallId, boothIds } = await hallOfRows(fair, 5, 6, { code })
  const booths = boothIds.flat()
  const people = await companiesChoosing(
    fair,
    Array.from({ length: companies }, (_, place) => `${code}-${place}`),
  )
  const through = people.map((who, place) =>
    place % 2 === 0 ? who : { ...who, call: clientFor(secondProcess, who.as) },
  )
  const answers = await Promise.all(
    steps(booths.length).map(async (own) => {
      let done = 0
      for (const { company, kind, place } of own) {
        const who = through[company] as Choosing
        const [one = '', two = ''] = [booths[place], booths[place + 1]]
        const deeds = {
          choose: () => choose(who, [one]),
          chooseTwo: () => choose(who, two ? [one, two] : [one]),
          release: () => who.call(releaseBooths, { body: { boothIds: [one] } }),
          finish: () => who.call(finishChoice, {}),
        }
        const answered = await deeds[kind]().then(
          () => 'done',
          (error: Error) => error.message,
        )
        if (answered === 'done') done += 1
        // A fault of ours would hide behind refusals.
        expect(answered).not.toMatch(/系统|失败|fail/i)
      }
      return done
    }),
  )
  return { hallId, done: answers.reduce((sum, each) => sum + each, 0) }
}

const guarded: Choose = (who, boothIds) => who.call(chooseBooths, { body: { boothIds } })

/** As somebody would write it who has never seen two people at once: look, then write. */
const unguarded: Choose = (who, boothIds) =>
  fair.platform.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ free: number }>`
      SELECT count(*)::int AS free FROM booth WHERE id = ANY(${boothIds}::uuid[]) AND status = 'normal'`.execute(
      trx,
    )
    if (rows[0]?.free !== boothIds.length) throw new Error('taken')
    await sql`UPDATE booth SET status = 'occupy' WHERE id = ANY(${boothIds}::uuid[])`.execute(trx)
    await sql`INSERT INTO booth_holding (booth_id, company_id, edition, origin)
      SELECT id, ${who.companyId}, 21, 'chosen' FROM unnest(${boothIds}::uuid[]) id`.execute(trx)
  })

describe('many companies that choose at once, through two processes', () => {
  it('leave nothing sold twice and nobody above the quota', async () => {
    const { hallId, done } = await rush('R1', guarded)
    expect(await expectSound(fair, hallId, most)).toEqual([])
    expect(done).toBeGreaterThan(15)
  })

  it('would, without the guards: so the check above can fail', async () => {
    await sql`DROP INDEX booth_holding_one_live`.execute(fair.platform.db)
    const { hallId } = await rush('R2', unguarded)
    expect(await expectSound(fair, hallId, most)).not.toEqual([])
  })
})
