import { text } from 'node:stream/consumers'
import { type Call, callTable } from '@fairground/wire/call-table'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { type Outcome, type Principal, principals } from './permission-rows'
import { permissionTable } from './permission-table'

let fair: TestFair
const signed: Partial<Record<Principal, Signed>> = {}

beforeAll(async () => {
  fair = await startTestFair()
  const usernames: Record<Exclude<Principal, 'anonymous'>, string> = {
    exhibitor: '13800000001',
    otherExhibitor: '13800000002',
    leader: 'leader',
    clerk: 'clerk',
    admin: 'admin',
  }
  for (const [principal, username] of Object.entries(usernames)) {
    signed[principal as Principal] = await fair.signIn(username)
  }
})
afterAll(() => fair.stop())

const nameOf = ({ feature, name }: Call) => `${feature}.${name}`

describe('the permission table', () => {
  it('has exactly one row for every call of the call table', () => {
    expect(Object.keys(permissionTable).sort()).toEqual(callTable.map(nameOf).sort())
  })

  for (const call of callTable) {
    for (const principal of principals) {
      const expected = permissionTable[nameOf(call)]?.[principal]
      it(`${nameOf(call)}: ${principal} is ${expected === 'in' ? 'let in' : 'kept out'}`, async () => {
        expect(await outcomeOf(call, signed[principal])).toBe(expected)
      })
    }
  }
})

describe('calls that change something', () => {
  for (const call of callTable.filter(
    ({ endpoint }) => endpoint.effect === 'changes' && endpoint.access.who !== 'anyone',
  )) {
    it(`${nameOf(call)} is refused when the cookie comes without the token`, async () => {
      const own = await fair.signIn(call.endpoint.access.who === 'exhibitor' ? '13800000001' : 'admin')
      const answer = await fair.ask({ ...requestFor(call), headers: { cookie: own.headers.cookie ?? '' } })
      expect(answer.code).toBe(codes.forbidden)
      const wrong = await fair.ask({
        ...requestFor(call),
        headers: { cookie: own.headers.cookie ?? '', xtoken: 'x'.repeat(43) },
      })
      expect(wrong.code).toBe(codes.forbidden)
    })
  }
})

function requestFor({ endpoint }: Call) {
  const url = `/api${endpoint.path.replace(/\{\w+\}/g, 'CZLX')}`
  return { method: endpoint.method, url, ...(endpoint.hasBody ? { payload: {} } : {}) }
}

async function outcomeOf(call: Call, who: Signed | undefined): Promise<Outcome> {
  // A call may end the session it is made with, so each try has its own.
  const own = who && (await fair.signIn(await usernameOf(who)))
  // Anonymous callers of a sending GET show that they can set the header; what they lack is a session, not the header.
  const headers: Record<string, string> = own ? {} : { xtoken: 'none' }
  // As a stream, because some answers have no end: one look at how it begins, and it is left.
  const response = await fair.app.inject({
    ...requestFor(call),
    headers: { ...own?.headers, ...headers },
    payloadAsStream: true,
  })
  const type = String(response.headers['content-type'])
  if (!type.startsWith('application/json')) {
    expect([call.endpoint.answer, response.statusCode]).toEqual([kindOf(type), 200])
    response.stream().destroy()
    return 'in'
  }
  const { code } = JSON.parse(await text(response.stream())) as { code: string }
  if (code === codes.forbidden) return 'forbidden'
  return code === codes.sessionExpired || code === codes.sessionEnded ? 'signIn' : 'in'
}

const kindOf = (type: string): Call['endpoint']['answer'] =>
  type.startsWith('text/event-stream') ? 'stream' : 'file'

async function usernameOf({ accountId }: Signed): Promise<string> {
  const row = await fair.platform.db
    .selectFrom('account')
    .select('username')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.username
}
