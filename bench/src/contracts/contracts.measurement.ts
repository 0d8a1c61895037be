import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import {
  companiesReady,
  contractPdf,
  countersignContracts,
  drawUpContracts,
  sendContracts,
} from '@fairground/wire/contract/desk'
import { codes } from '@fairground/wire/kernel/codes'
import { readPdf, squeezed } from '../../../server/test/support/read-pdf'
import { timeFixedLoop } from '../kernel/calibration'
import { divideCores } from '../kernel/cores'
import { ratioFigure, seenFigure } from '../kernel/figure'
import { type Measurement, mustHold } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { startProduct } from '../kernel/product'
import { withDatabase } from '../kernel/product-database'
import { makeTempDir } from '../kernel/temp-dir'
import { startWorker } from '../kernel/worker'
import { asking } from '../load/asking'
import { logIn } from '../load/log-in'
import type { BareJob, BareOutcome } from '../pdf/bare-pdfkit.worker'
import { giveBooths, signAll } from './companies-with-booths'

/** Five passes count, one warms up, and a restless machine asks for more: about 1,000 contracts in all. */
const perPass = 100
const mostPasses = 16

/** Ours reckons, writes, countersigns, prints and seals each contract, keeps its file and books its charge. */
export const contracts: Measurement = {
  name: 'contracts',
  about:
    'contracts drawn up, countersigned and sealed, pages per second ÷ a bare pdfkit document of the same words',
  async run({ figure, note }) {
    const cores = divideCores()
    note(cores.note)
    const product = await startProduct({ dataDir: await makeTempDir(), on: cores.product })
    const { origin } = product
    const agent = new Agent({ keepAlive: true })
    const person = await logIn(agent, { origin, username: 'admin', door: 'staff' })
    mustHold(person.code === codes.ok, `admin could not log in: ${person.message}`)
    const ask = asking(agent, origin, person)
    const bare = startWorker<BareJob, BareOutcome>(
      new URL('../pdf/bare-pdfkit.worker.ts', import.meta.url),
      cores.product,
    )
    await withDatabase(product.dataDir, async (client) => {
      await giveBooths(client, perPass * mostPasses)
      const { companies, signBy } = await ask(companiesReady, {})
      const ready = companies.filter(({ registrationNumber }) => registrationNumber?.startsWith('SEAL-'))
      mustHold(
        ready.length === perPass * mostPasses && ready.every(({ problems }) => problems.length === 0),
        `contracts cannot be drawn up: ${ready.length} ${ready[0]?.problems}`,
      )
      let pages: string[] = []

      /** What happens between drawing up and countersigning is not measured. */
      async function sealSome(): Promise<number> {
        const some = ready.splice(0, perPass).map(({ companyId, total }) => ({ companyId, total }))
        mustHold(some.length === perPass, 'no companies are left')
        const ids = some.map(({ companyId }) => companyId)
        const drawnUp = await timed(() => ask(drawUpContracts, { body: { companies: some, signBy } }))
        mustHold(
          (await ask(sendContracts, { body: { contracts: await seen(ids) } })).count === perPass,
          'not all were sent',
        )
        await signAll(client, ids)
        const rows = await seen(ids)
        const sealed = await timed(async () => {
          const { count, left } = await ask(countersignContracts, { body: { contracts: rows } })
          mustHold(count === perPass, `${count} were countersigned: ${left[0]?.why}`)
          await untilSealed(ids)
        })
        if (pages.length === 0) pages = await pagesOf(rows[0]?.contractId ?? '')
        return (perPass * pages.length) / (drawnUp + sealed)
      }

      async function seen(ids: string[]): Promise<{ contractId: string; version: number }[]> {
        const { rows } = await client.query<{ contractId: string; version: number }>(
          'SELECT id AS "contractId", version FROM contract WHERE company_id = ANY ($1)',
          [ids],
        )
        mustHold(rows.length === ids.length, `${rows.length} were drawn up`)
        return rows
      }

      async function untilSealed(ids: string[]): Promise<void> {
        const deadline = performance.now() + 300_000
        for (;;) {
          const { rows } = await client.query<{ open: number }>(
            `SELECT count(*)::int AS open FROM contract WHERE company_id = ANY ($1) AND state = 'inForce'`,
            [ids],
          )
          if (rows[0]?.open === 0) return
          mustHold(performance.now() < deadline, `${rows[0]?.open} were not sealed in time`)
          await wait(20)
        }
      }

      async function pagesOf(contractId: string): Promise<string[]> {
        const path = contractPdf.path.replace('{contractId}', contractId)
        const file = await fetch(`${origin}/api${path}`, { headers: { cookie: person.cookie } })
        const read = await readPdf(Buffer.from(await file.arrayBuffer()))
        return read.pages.map(({ text }) => text.replaceAll('\n', ' '))
      }

      await sealSome()
      const same = await readPdf(Buffer.from((await bare.ask({ pages, count: 1 })).file, 'base64'))
      mustHold(same.plain === squeezed(pages.join('')), 'the reference says something else')
      note(`${pages.length} pages each, ${same.plain.length} characters`)
      const result = await runPairs({
        calibrate: () => timeFixedLoop(cores.product),
        ours: sealSome,
        reference: async () => (perPass * pages.length) / (await bare.ask({ pages, count: perPass })).seconds,
        onPair: (pair) =>
          note(`ours ${pair.ours.toFixed(1)}/s, bare ${pair.reference.toFixed(1)}/s, ${loopsOf(pair)}`),
      })
      figure(ratioFigure('contract pages/s ÷ bare pdfkit', result))
      figure(seenFigure('contracts sealed, per second', (result.ours / pages.length).toFixed(1)))
    })
    agent.destroy()
    await Promise.all([bare.stop(), product.stop()])
  },
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}
