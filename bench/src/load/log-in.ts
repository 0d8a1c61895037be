import type { Agent } from 'node:http'
import type { LoginDoor } from '@fairground/domain/account'
import { login } from '@fairground/wire/account'
import { envelope } from '@fairground/wire/kernel/envelope'
import { z } from 'zod'
import { demoPassword } from '../../../server/src/platform/config/demo-password'
import { send } from './http'

export interface LoginAnswer {
  code: string
  message: string
  /** Ready for the Cookie header; empty unless the login succeeded. */
  cookie: string
  /** The XTOKEN for calls that change something. */
  token: string
}

const withToken = z.object({ token: z.string() })

export interface Credentials {
  origin: string
  username: string
  password?: string
  door?: LoginDoor
  /** Where the person sits, as a proxy would tell. */
  from?: string
  /** The ticket of somebody who waited and was called. */
  place?: string
}

export async function logIn(agent: Agent, credentials: Credentials): Promise<LoginAnswer> {
  const { origin, username, password = demoPassword, door = 'mobile', from, place } = credentials
  const body = z.encode(login.body, { door, username, password, captcha: { ticket: '', answer: '' } })
  const answer = await send(agent, {
    origin,
    method: 'POST',
    path: `/api${login.path}${place ? `?place=${place}` : ''}`,
    headers: { 'content-type': 'application/json', ...(from ? { 'x-forwarded-for': from } : {}) },
    body: JSON.stringify(body),
  })
  const { code, msg, result } = envelope.parse(JSON.parse(answer.body))
  return {
    code,
    message: msg,
    cookie: answer.cookies.map((line) => line.split(';')[0]).join('; '),
    token: withToken.safeParse(result).data?.token ?? '',
  }
}
