import type { CurrentUser } from '@fairground/domain/account'
import { defaultLists } from '@fairground/domain/codelist'
import { session } from '@fairground/wire/account'
import { callTable } from '@fairground/wire/call-table'
import { codeList } from '@fairground/wire/codelist'
import { fairFacts } from '@fairground/wire/fair'
import { type Code, codes } from '@fairground/wire/kernel/codes'
import type { CallInput, CallResult, Endpoint } from '@fairground/wire/kernel/endpoint'
import type { FieldFault } from '@fairground/wire/kernel/envelope'
import { menuTree } from '@fairground/wire/shell'
import { z } from 'zod'

/** A file is answered by a response of its own. */
type Answer<E extends Endpoint> = (asked: CallInput<E>) => CallResult<E> | Refused | Response

/** What the server says instead of an answer. */
export class Refused {
  constructor(
    readonly code: Code,
    readonly message: string,
    readonly fields: FieldFault[] = [],
  ) {}
}

interface Asked {
  endpoint: Endpoint
  input: CallInput<Endpoint>
}

/**
 * A server for one test and one person, or somebody who is not signed in: an answer per call, in the domain's words,
 * which travels through the same codecs as a real one. A call nobody foresaw fails the test that makes it.
 */
export function createFakeFair(user?: CurrentUser) {
  const answers = new Map<Endpoint, Answer<Endpoint>>()
  const asked: Asked[] = []
  const unforeseen: string[] = []

  function answer<E extends Endpoint>(endpoint: E, result: CallResult<E> | Refused | Answer<E>): void {
    const given = typeof result === 'function' ? (result as Answer<E>) : () => result
    answers.set(endpoint, given as unknown as Answer<Endpoint>)
  }
  answer(session, user ? { token: 'token', currentUser: user } : new Refused(codes.sessionEnded, ''))
  answer(menuTree, [])
  answer(fairFacts, facts)
  answer(codeList, ({ params }) =>
    defaultLists[params.type.list as keyof typeof defaultLists].map(({ value, zh, en }) => ({
      ...unhidden,
      value,
      name: zh,
      nameEn: en,
    })),
  )

  async function reply(request: Request): Promise<Response> {
    const found = endpointOf(request)
    const given = found && answers.get(found.endpoint)
    if (!found || !given) {
      unforeseen.push(`${request.method} ${new URL(request.url).pathname}`)
      return json(codes.failure, 'unforeseen')
    }
    const input = await inputOf(found.endpoint, found.params, request)
    asked.push({ endpoint: found.endpoint, input })
    const result = given(input)
    if (result instanceof Response) return result
    if (result instanceof Refused) return json(result.code, result.message, { fields: result.fields })
    return json(codes.ok, '', z.encode(found.endpoint.result, result as never))
  }

  return {
    answer,
    fetch: (url: RequestInfo | URL, init?: RequestInit) =>
      reply(new Request(new URL(String(url), 'http://fair.example'), init)).catch((error: unknown) => {
        unforeseen.push(`${url}: ${error}`)
        throw error
      }),
    /** What a call was asked, each time. */
    asked: <E extends Endpoint>(endpoint: E): CallInput<E>[] =>
      asked.flatMap((one) => (one.endpoint === endpoint ? [one.input as CallInput<E>] : [])),
    unforeseen,
  }
}
export type FakeFair = ReturnType<typeof createFakeFair>

const unhidden = { designerHidden: false, formHidden: false }

export const facts: CallResult<typeof fairFacts> = {
  name: { zh: '消防展', en: 'Fire Fair' },
  edition: 21,
  mapRefresh: { selection: 5, anonymous: 15 },
  opens: '2026-10-12',
  closes: '2026-10-15',
  signUpDeadline: '2026-06-30',
  timeZone: 'Asia/Shanghai',
  supportPhones: ['010-87654321'],
  portalUrl: 'https://portal.example',
  innovationUrl: 'https://innovation.example',
  qrCodes: [],
  passwordLength: { least: 8, most: 30, staffLeast: 8 },
  creditCodeCheckDigit: 'warn',
  halls: 2,
  booths: 200,
  venue: [
    {
      id: '00000000-0000-4000-8000-0000000000e1',
      code: 'E1',
      name: { zh: '东一馆', en: 'East hall 1' },
      booths: 120,
    },
    {
      id: '00000000-0000-4000-8000-0000000000f1',
      code: 'W1',
      name: { zh: '西一馆', en: 'West hall 1' },
      booths: 80,
    },
  ],
  demo: true,
}

const json = (code: string, msg: string, result: unknown = null): Response =>
  Response.json({ code, msg, result })

const routes = callTable.map(({ endpoint }) => ({
  endpoint,
  pattern: new RegExp(`^/api${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

/** A path written out goes before one with a gap in the same place. */
function endpointOf(request: Request) {
  const { pathname } = new URL(request.url)
  const fitting = routes.flatMap(({ endpoint, pattern }) => {
    const match = endpoint.method === request.method ? pattern.exec(pathname) : null
    return match ? [{ endpoint, params: { ...match.groups } }] : []
  })
  return fitting.sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0]
}

async function inputOf(
  endpoint: Endpoint,
  params: Record<string, string>,
  request: Request,
): Promise<CallInput<Endpoint>> {
  const decoded = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
  const query = Object.fromEntries(new URL(request.url).searchParams)
  return {
    params: z.decode(endpoint.params, decoded as never),
    query: z.decode(endpoint.query, query as never),
    body: endpoint.hasBody ? z.decode(endpoint.body, (await request.json()) as never) : {},
  }
}
