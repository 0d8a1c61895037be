import { Agent } from 'node:http'
import { codes } from '@fairground/wire/kernel/codes'
import { listPayments } from '@fairground/wire/payment/desk'
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
import { fillLedger } from './many-entries'

const contracts = 10_000
const entriesEach = 10
const pageSize = 20
const pagesPerPass = 10

/** What is asked for by hand: balances, what is due next and what waits, of everything, sorted; and how many there are. */
const bareList = `WITH balance AS (
    SELECT contract_id, sum(amount) FILTER (WHERE kind NOT IN ('payment', 'refund')) AS due,
      coalesce(-sum(amount) FILTER (WHERE kind IN ('payment', 'refund')), 0) AS paid, sum(amount) AS outstanding
    FROM ledger_entry GROUP BY contract_id
  ), step AS (
    SELECT contract_id, due_on, sum(amount) OVER (PARTITION BY contract_id ORDER BY number) AS until
    FROM contract_instalment
  ), next AS (
    SELECT contract_id, min(due_on) AS due_on FROM step JOIN balance USING (contract_id)
    WHERE until > paid AND outstanding > 0 GROUP BY contract_id
  ), waiting AS (
    SELECT contract_id, count(*) AS waiting FROM payment_voucher WHERE state = 'pending' GROUP BY contract_id
  )
  SELECT contract.number, name_zh, due, paid, outstanding, next.due_on, waiting, count(*) OVER () AS total
  FROM contract JOIN company ON company.id = company_id JOIN balance ON balance.contract_id = contract.id
  LEFT JOIN next ON next.contract_id = contract.id LEFT JOIN waiting ON waiting.contract_id = contract.id
  WHERE contract.edition = (SELECT max(edition) FROM hall) AND (contract.state IN ('payment', 'paid') OR outstanding < 0)
  ORDER BY coalesce(waiting, 0) > 0 DESC, next.due_on NULLS LAST, length(contract.number) DESC, contract.number DESC
  LIMIT $1 OFFSET $2`

export const payments: Measurement = {
  name: 'payments',
  about: 'the list of payments over 100,000 entries, page after page ÷ the same asked in bare SQL',
  async run({ figure, note }) {
    const cores = divideCores()
    note(cores.note)
    const product = await startProduct({ dataDir: await makeTempDir(), on: cores.product })
    const { origin } = product
    const agent = new Agent({ keepAlive: true })
    const person = await logIn(agent, { origin, username: 'clerk', door: 'staff' })
    mustHold(person.code === codes.ok, `the clerk could not log in: ${person.message}`)
    const ask = asking(agent, origin, person)
    await withDatabase(product.dataDir, async (client) => {
      await fillLedger(client, contracts, entriesEach)
      const ours = (page: number) => ask(listPayments, { body: { page, pageSize } })
      await mustAgree(await ours(3), await askBare(client, 3))
      const passOf = (one: (page: number) => Promise<unknown>) => async () => {
        const startedAt = performance.now()
        for (let page = 1; page <= pagesPerPass; page += 1) await one(page)
        return (performance.now() - startedAt) / pagesPerPass
      }
      const result = await runPairs({
        calibrate: () => timeFixedLoop(cores.product),
        ours: passOf(ours),
        reference: passOf((page) => askBare(client, page)),
        onPair: (pair) =>
          note(`ours ${pair.ours.toFixed(0)} ms, bare ${pair.reference.toFixed(0)} ms, ${loopsOf(pair)}`),
      })
      figure(ratioFigure('payments of 100,000 entries ÷ bare SQL', result, atMost(3)))
      figure(seenFigure('payments of 100,000 entries, ms a page', result.ours.toFixed(0)))
    })
    agent.destroy()
    await product.stop()
  },
}

interface BareRow {
  number: string
  outstanding: string
  total: string
}

const askBare = async (client: pg.Client, page: number): Promise<BareRow[]> =>
  (await client.query<BareRow>(bareList, [pageSize, (page - 1) * pageSize])).rows

async function mustAgree(
  ours: { total: number; list: { number: string; outstanding: number }[] },
  bare: BareRow[],
): Promise<void> {
  const same = ours.list.every(
    ({ number, outstanding }, place) =>
      bare[place]?.number === number && Number(bare[place]?.outstanding) === outstanding,
  )
  mustHold(same && ours.total === Number(bare[0]?.total), 'the reference lists something else')
}
