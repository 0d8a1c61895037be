import type { Agent } from 'node:http'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult, Endpoint } from '@fairground/wire/kernel/endpoint'
import { envelope } from '@fairground/wire/kernel/envelope'
import { z } from 'zod'
import { mustHold } from '../kernel/measurement'
import { send } from './http'
import type { LoginAnswer } from './log-in'

interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

/** Makes calls as somebody who logged in; an answer other than success ends the measurement. */
export const asking =
  (agent: Agent, origin: string, { cookie, token }: LoginAnswer) =>
  async <Call extends Endpoint>(
    call: Call,
    { params = {}, query, body }: Sent,
  ): Promise<CallResult<Call>> => {
    const answer = await send(agent, {
      origin,
      method: call.method,
      path: `/api${call.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}${query ? `?${new URLSearchParams(query)}` : ''}`,
      headers: { cookie, xtoken: token, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body && call.body ? { body: JSON.stringify(z.encode(call.body, body as never)) } : {}),
    })
    const { code, msg, result } = envelope.parse(JSON.parse(answer.body))
    mustHold(code === codes.ok, `${call.path}: ${msg}`)
    return z.decode(call.result, result as never) as CallResult<Call>
  }
