import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { type Draft, readDraft, writeDraft } from '@fairground/floorplan/design/draft'
import { moved } from '@fairground/floorplan/design/pieces'
import { openDesign, publishDraft, saveDraft } from '@fairground/wire/design'
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
import { insertLargeHall } from './large-hall'

const booths = 1000

/** Ours is the whole publish over HTTP: problems, safe mode, version, log and every booth of the hall in another place. */
export const publishing: Measurement = {
  name: 'publish',
  about: 'publishing a plan on which 1,000 booths moved ÷ one bare UPDATE of as many rows',
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
      const hallId = await insertLargeHall(client, booths)
      await client.query('CREATE TABLE bare_booth (LIKE booth INCLUDING ALL)')
      await client.query(
        'INSERT INTO bare_booth (id, hall_id, edition, code, booth_class, exhibit_type, open_sides, x_m, y_m, width_m, depth_m) SELECT id, hall_id, edition, code, booth_class, exhibit_type, open_sides, x_m, y_m, width_m, depth_m FROM booth WHERE hall_id = $1',
        [hallId],
      )
      const seat = randomUUID()
      let step = 0.1

      /** All of them there and back again, so that every pass has as much to write. */
      async function publish(): Promise<number> {
        const opened = await ask(openDesign, { params: { hallId } })
        const read = readDraft(opened.published.scene)
        mustHold('scene' in read, 'the published plan cannot be read')
        step = -step
        const scene = writeDraft(movedBy(read.scene, step))
        const { revision } = await ask(saveDraft, {
          body: { hallId, seat, revision: opened.draft?.revision ?? 0, scene, on: opened.published.mark },
        })
        const startedAt = performance.now()
        const { number } = await ask(publishDraft, { body: { hallId, seat, revision, note: '', reason: '' } })
        const seconds = (performance.now() - startedAt) / 1000
        mustHold(number === opened.published.number + 1, `version ${number} after ${opened.published.number}`)
        return seconds
      }

      const result = await runPairs({
        calibrate: () => timeFixedLoop(cores.product),
        ours: publish,
        reference: () => updateBare(client),
        onPair: (pair) =>
          note(
            `ours ${(pair.ours * 1000).toFixed(0)} ms, bare ${(pair.reference * 1000).toFixed(0)} ms, ${loopsOf(pair)}`,
          ),
      })
      figure(ratioFigure('publish of 1,000 moved booths ÷ bare UPDATE', result, atMost(5)))
      figure(seenFigure('publish of 1,000 moved booths, ms', (result.ours * 1000).toFixed(0)))
    })
    agent.destroy()
    await product.stop()
  },
}

const movedBy = (draft: Draft, step: number): Draft => ({
  ...draft,
  booths: draft.booths.map((booth) => moved(booth, { x: step, y: 0 })),
})

async function updateBare(client: pg.Client): Promise<number> {
  const { rows } = await client.query('SELECT id, -x_m AS x FROM bare_booth')
  const startedAt = performance.now()
  await client.query(
    'UPDATE bare_booth SET x_m = drawn.x FROM jsonb_to_recordset($1::jsonb) AS drawn (id uuid, x numeric) WHERE bare_booth.id = drawn.id',
    [JSON.stringify(rows)],
  )
  return (performance.now() - startedAt) / 1000
}
