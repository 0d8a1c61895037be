import { z } from 'zod'
import type { Call } from '../load/http'
import type { Directus } from '../references/directus'
import { type ListAnswer, type ListQuestion, pageSize } from './list-question'

const answer = z.object({
  meta: z.object({ filter_count: z.int() }),
  data: z.array(
    z.object({
      id: z.string(),
      company_name: z.string(),
      credit_code: z.string(),
      serial: z.int(),
    }),
  ),
})

/** What the product's rows say, but for the names of who wrote them, which would cost Directus two more queries. */
const fields = 'id,company_name,credit_code,serial,version,created_at,updated_at'

export function directusCall({ origin, headers }: Directus, { page, word }: ListQuestion): Call {
  const query = new URLSearchParams({
    limit: String(pageSize),
    page: String(page),
    sort: 'serial,id',
    meta: 'filter_count',
    fields,
    'filter[deleted_at][_null]': 'true',
    ...(word ? { 'filter[company_name][_contains]': word } : {}),
  })
  return { origin, method: 'GET', path: `/items/council_member?${query}`, headers }
}

export function readDirectus(body: string): ListAnswer {
  const { meta, data } = answer.parse(JSON.parse(body))
  return {
    total: meta.filter_count,
    rows: data.map(({ id, company_name, credit_code, serial }) => ({
      id,
      companyName: company_name,
      creditCode: credit_code,
      serial,
    })),
  }
}
