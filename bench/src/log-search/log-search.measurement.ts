import { Agent } from 'node:http'
import { codes } from '@fairground/wire/kernel/codes'
import { logSearch } from '@fairground/wire/list/lists/log-search'
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

const entries = 1_000_000
const pageSize = 20
const pagesPerPass = 5

interface Question {
  name: string
  filters: Record<string, string>
  /** The entries it means, with one word as $1. */
  bare: { where: string; word: string }
}

/** By hand: the page and how many there are, up to 100,000, of the one log that holds them. */
async function askBare(client: pg.Client, { where, word }: Question['bare'], page: number) {
  const { rows } = await client.query<{ id: string }>(
    `SELECT 'changeLog:' || id AS id, at, action, actor_name, subject_type, subject_id FROM audit_entry
     WHERE ${where} ORDER BY at DESC, id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
    [word],
  )
  const { rows: counted } = await client.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT FROM audit_entry WHERE ${where} LIMIT 100000) counted`,
    [word],
  )
  return { total: counted[0]?.total ?? 0, ids: rows.map(({ id }) => id) }
}

/** Months of work on the companies of the demo fair, each with its own share. */
async function fillTrail(client: pg.Client): Promise<Question[]> {
  await client.query(
    `INSERT INTO audit_entry (at, actor_name, action, subject_type, subject_id, after)
     SELECT now() - number * interval '15 seconds', username, 'save-basics', 'company', company.id, '{"nameEn": "x"}'
     FROM generate_series(1, $1::int) number
     JOIN (SELECT company.id, username, row_number() OVER (ORDER BY company.id) - 1 AS place, count(*) OVER () AS all
       FROM company JOIN account ON account.id = account_id) company ON place = number % company.all`,
    [entries],
  )
  await client.query('VACUUM ANALYZE audit_entry')
  const { rows } = await client.query<{ id: string; name: string; username: string }>(
    `SELECT company.id, name_zh AS name, username FROM company JOIN account ON account.id = account_id
     WHERE name_zh <> '' ORDER BY length(name_zh) DESC, company.id LIMIT 1`,
  )
  const [company] = rows
  if (!company) throw new Error('the demo fair has companies')
  return [
    { name: 'newest', filters: {}, bare: { where: `$1 = ''`, word: '' } },
    {
      name: 'of a company',
      filters: { companyName: company.name },
      bare: { where: `subject_type = 'company' AND subject_id = $1`, word: company.id },
    },
    {
      name: 'of a person',
      filters: { actorName: company.username },
      bare: {
        where: 'grams(actor_name) @> grams($1) AND strpos(actor_name, $1) > 0',
        word: company.username,
      },
    },
  ]
}

export const logSearching: Measurement = {
  name: 'log-search',
  about:
    'what happened to a company or a person, out of 1,000,000 log entries ÷ the same asked of one log in bare SQL',
  async run({ figure, note }) {
    const cores = divideCores()
    note(cores.note)
    const product = await startProduct({ dataDir: await makeTempDir(), on: cores.product })
    const { origin } = product
    const agent = new Agent({ keepAlive: true })
    const person = await logIn(agent, { origin, username: 'admin', door: 'staff' })
    mustHold(person.code === codes.ok, `the administrator could not log in: ${person.message}`)
    const ask = asking(agent, origin, person)
    await withDatabase(product.dataDir, async (client) => {
      for (const { name, filters, bare } of await fillTrail(client)) {
        const ours = (page: number) =>
          ask(logSearch.calls.page, { body: { page, pageSize, ...filters, kind: 'changeLog' } as never })
        const [one, other] = [await ours(2), await askBare(client, bare, 2)]
        mustHold(
          one.total === other.total && one.list.every(({ id }, place) => id === other.ids[place]),
          `${name}: the reference finds something else`,
        )
        const passOf = (read: (page: number) => Promise<unknown>) => async () => {
          const startedAt = performance.now()
          for (let page = 1; page <= pagesPerPass; page += 1) await read(page)
          return (performance.now() - startedAt) / pagesPerPass
        }
        const result = await runPairs({
          calibrate: () => timeFixedLoop(cores.product),
          ours: passOf((page) =>
            ask(logSearch.calls.page, { body: { page, pageSize, ...filters } as never }),
          ),
          reference: passOf((page) => askBare(client, bare, page)),
          onPair: (pair) =>
            note(
              `${name} ${pair.ours.toFixed(1)} ms, bare ${pair.reference.toFixed(1)} ms, ${loopsOf(pair)}`,
            ),
        })
        figure(ratioFigure(`log search of 1,000,000, ${name} ÷ bare SQL`, result, atMost(3)))
        figure(seenFigure(`log search of 1,000,000, ${name}, ms a page`, result.ours.toFixed(1)))
      }
    })
    agent.destroy()
    await product.stop()
  },
}
