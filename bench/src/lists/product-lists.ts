import { Agent } from 'node:http'
import { codes } from '@fairground/wire/kernel/codes'
import { envelope } from '@fairground/wire/kernel/envelope'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { z } from 'zod'
import { mustHold } from '../kernel/measurement'
import type { Call } from '../load/http'
import { logIn } from '../load/log-in'
import { type ListAnswer, type ListQuestion, pageSize } from './list-question'

const { page: endpoint } = councilMember.calls

const shown = z.object({
  id: z.string(),
  companyName: z.string(),
  creditCode: z.string(),
  serial: z.number(),
})

/** As a staff member without any permission keys: everybody on the staff may read the lists. */
export async function signInClerk(origin: string): Promise<Record<string, string>> {
  const { code, message, cookie } = await logIn(new Agent(), { origin, username: 'clerk', door: 'staff' })
  mustHold(code === codes.ok, `the clerk could not log in: ${message}`)
  return { cookie }
}

export const productCall = (
  origin: string,
  headers: Record<string, string>,
  { page, word }: ListQuestion,
): Call => ({
  origin,
  method: 'POST',
  path: `/api${endpoint.path}`,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(
    z.encode(endpoint.body, { page, pageSize, ...(word ? { companyName: word } : {}) } as never),
  ),
})

export function readProduct(body: string): ListAnswer {
  const { result } = envelope.parse(JSON.parse(body))
  const { list, total } = z.decode(endpoint.result, result as never)
  return { total, rows: list.map((row) => shown.parse(row)) }
}
