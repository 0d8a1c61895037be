import { Agent } from 'node:http'
import { organiserHome } from '@fairground/wire/home'
import { codes } from '@fairground/wire/kernel/codes'
import { figureCalls } from '@fairground/wire/statistics'
import type { StatisticName } from '@fairground/wire/statistics/definitions'
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
import { fillWithSignUps } from '../sign-up-list/sign-ups'
import { bareFigures, bareHome } from './bare-figures'
import { fillWithBooths } from './many-booths'

const companies = 100_000
const booths = 50_000

const timed = (work: () => Promise<unknown>) => async (): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

export const figures: Measurement = {
  name: 'figures',
  about: 'each statistic and the home over 100,000 companies and 50,000 booths ÷ the same asked in bare SQL',
  async run({ figure, note }) {
    const cores = divideCores()
    note(cores.note)
    const product = await startProduct({ dataDir: await makeTempDir(), on: cores.product })
    const agent = new Agent({ keepAlive: true })
    const person = await logIn(agent, { origin: product.origin, username: 'admin', door: 'staff' })
    mustHold(person.code === codes.ok, `the administrator could not log in: ${person.message}`)
    const ask = asking(agent, product.origin, person)
    await withDatabase(product.dataDir, async (client) => {
      await fillWithSignUps(client, companies)
      await fillWithBooths(client, booths)
      const compare = async (title: string, ours: () => Promise<unknown>, bare: () => Promise<unknown>) => {
        const result = await runPairs({
          calibrate: () => timeFixedLoop(cores.product),
          ours: timed(ours),
          reference: timed(bare),
          onPair: (pair) =>
            note(
              `${title}: ${pair.ours.toFixed(0)} ms, bare ${pair.reference.toFixed(0)} ms, ${loopsOf(pair)}`,
            ),
        })
        figure(ratioFigure(`${title} ÷ bare SQL`, result, atMost(2)))
        figure(seenFigure(`${title}, ms`, result.ours.toFixed(0)))
      }
      for (const [name, { by, measure, sql }] of Object.entries(bareFigures)) {
        const ours = () => ask(figureCalls[name as StatisticName].figures, { query: { by } })
        await mustAgree(client, sql, measure, (await ours()).groups)
        await compare(name, ours, () => client.query(sql))
      }
      await compare(
        'the home',
        () => ask(organiserHome, { query: {} }),
        async () => {
          for (const sql of bareHome) await client.query(sql)
        },
      )
    })
    agent.destroy()
    await product.stop()
  },
}

async function mustAgree(
  client: pg.Client,
  sql: string,
  measure: string,
  groups: readonly { key: string; values: Readonly<Record<string, number>> }[],
): Promise<void> {
  const { rows } = await client.query<{ key: string; value: string }>(sql)
  mustHold(
    rows.length === groups.length &&
      rows.every(
        ({ key, value }) => groups.find((group) => group.key === key)?.values[measure] === Number(value),
      ),
    'the reference counts something else',
  )
}
