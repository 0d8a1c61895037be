import { Agent } from 'node:http'
import { wallTimeOf } from '@fairground/domain/window'
import { enterPublicValue, freezeDraw, runDraw, saveDrawBatches, withdrawDraw } from '@fairground/wire/draw'
import { codes } from '@fairground/wire/kernel/codes'
import type pg from 'pg'
import { timeFixedLoop } from '../kernel/calibration'
import { divideCores } from '../kernel/cores'
import { atMost, ratioFigure, seenFigure } from '../kernel/figure'
import { type Measurement, mustHold } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { startProduct } from '../kernel/product'
import { withDatabase } from '../kernel/product-database'
import { makeTempDir } from '../kernel/temp-dir'
import { asking } from '../load/asking'
import { logIn } from '../load/log-in'

const companies = 50_000
/** The demo fair has drawn the rounds before. */
const round = 3
/** More than were in no round yet. */
const demoCompanies = 1_000
const day = 86_400_000
const inDays = (days: number) => wallTimeOf(new Date(Date.now() + days * day), 'Asia/Shanghai')

/** Ours is the whole draw over HTTP: the lots from the frozen list, every place with its window, all of it on record. */
export const drawing: Measurement = {
  name: 'draw',
  about: 'a verifiable draw of 50,000 companies, saved ÷ one bare UPDATE of as many rows',
  async run({ figure, note }) {
    const cores = divideCores()
    note(cores.note)
    const product = await startProduct({ dataDir: await makeTempDir(), on: cores.product })
    const { origin } = product
    const agent = new Agent({ keepAlive: true })
    const person = await logIn(agent, { origin, username: 'admin', door: 'staff' })
    mustHold(person.code === codes.ok, `admin could not log in: ${person.message}`)
    const ask = asking(agent, origin, person)
    await withDatabase(product.dataDir, async (client) => {
      await addCompanies(client)
      const batch = { sequence: 1, size: companies + demoCompanies, startsAt: inDays(30), endsAt: inDays(31) }
      await ask(saveDrawBatches, {
        body: { round, added: [batch], changed: [], removed: [], confirmed: true },
      })

      async function draw(): Promise<number> {
        await ask(freezeDraw, { body: { round, source: { kind: 'dice', dice: 10, occasion: '测量' } } })
        await ask(enterPublicValue, { body: { round, value: '1234561234', proof: '' } })
        const startedAt = performance.now()
        const drawn = await ask(runDraw, { body: { round } })
        const seconds = (performance.now() - startedAt) / 1000
        mustHold(Number(drawn) >= companies, `${drawn} were drawn`)
        await ask(withdrawDraw, { body: { round, reason: '测量' } })
        return seconds
      }

      const result = await runPairs({
        calibrate: () => timeFixedLoop(cores.product),
        ours: draw,
        reference: () => updateBare(client),
        onPair: (pair) =>
          note(
            `ours ${(pair.ours * 1000).toFixed(0)} ms, bare ${(pair.reference * 1000).toFixed(0)} ms, ${loopsOf(pair)}`,
          ),
      })
      figure(ratioFigure('draw of 50,000 ÷ bare UPDATE', result, atMost(2.5)))
      figure(seenFigure('draw of 50,000, ms', (result.ours * 1000).toFixed(0)))
    })
    agent.destroy()
    await product.stop()
  },
}

/** A part at a time: what watches over new companies keeps the plan it began with, made for a table that was small. */
async function addCompanies(client: pg.Client): Promise<void> {
  const part = 2_500
  for (let first = 1; first <= companies; first += part) {
    await client.query(
      `WITH made AS (
         INSERT INTO account (username, password_hash, user_type, department)
         SELECT 'lots-' || n, '-', 'CHN', 'exhibitor' FROM generate_series($1::int, $2::int) n RETURNING id, username
       )
       INSERT INTO company (account_id, edition, name_zh, name_en, data_state, review_state, registration_number)
       SELECT id, (SELECT max(edition) FROM hall), username, '', 'submitted', 'approved', username FROM made`,
      [first, Math.min(companies, first + part - 1)],
    )
    await client.query('ANALYZE account, company')
    await client.query('DISCARD PLANS')
  }
  await client.query(
    'CREATE TABLE bare_place (company_id uuid PRIMARY KEY, place integer, batch integer, starts_at timestamptz, ends_at timestamptz)',
  )
  await client.query(`INSERT INTO bare_place SELECT id FROM company WHERE name_zh LIKE 'lots-%'`)
  await client.query('ANALYZE')
}

async function updateBare(client: pg.Client): Promise<number> {
  const startedAt = performance.now()
  await client.query(
    'UPDATE bare_place SET place = coalesce(place, 0) + 1, batch = 1, starts_at = now(), ends_at = now()',
  )
  return (performance.now() - startedAt) / 1000
}
