import { Agent } from 'node:http'
import { codes } from '@fairground/wire/kernel/codes'
import { statementFacts } from '@fairground/wire/payment/statement'
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
import { addContracts, addLines, lines } from './statement-fair'

/**
 * Ours is the whole answer over HTTP: every open line matched by number, payer and amounts, with payments booked around
 * its day, and counted by how sure it is. The database only looks for the number.
 */
export const statement: Measurement = {
  name: 'statement',
  about: 'proposals for 20,000 lines of a statement against 5,000 contracts ÷ a bare SQL join by number',
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
      await addContracts(client)
      await addLines(client)
      const result = await runPairs({
        calibrate: () => timeFixedLoop(cores.product),
        async ours() {
          const startedAt = performance.now()
          const { open } = await ask(statementFacts, {})
          const seconds = (performance.now() - startedAt) / 1000
          mustHold(open.sure >= lines, `${open.sure} of ${lines} lines were sure`)
          return seconds
        },
        reference: () => joinBare(client),
        onPair: (pair) =>
          note(
            `ours ${(pair.ours * 1000).toFixed(0)} ms, SQL ${(pair.reference * 1000).toFixed(0)} ms, ${loopsOf(pair)}`,
          ),
      })
      figure(ratioFigure('proposals for 20,000 lines ÷ bare SQL join', result, atMost(3)))
      figure(seenFigure('proposals for 20,000 lines, ms', (result.ours * 1000).toFixed(0)))
    })
    agent.destroy()
    await product.stop()
  },
}

/** The number as it stands in the remark, and the contract that has it. */
async function joinBare(client: pg.Client): Promise<number> {
  const startedAt = performance.now()
  const { rows } = await client.query(
    `SELECT line.id, contract.id AS contract FROM statement_line line
     JOIN contract ON contract.number = substring(line.remark from '[A-Z]{2}-\\d+-\\d+') WHERE line.state = 'open'`,
  )
  const seconds = (performance.now() - startedAt) / 1000
  mustHold(rows.length >= (lines * 3) / 4, `SQL found ${rows.length}`)
  return seconds
}
