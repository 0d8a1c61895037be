import type { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { codes } from '@fairground/wire/kernel/codes'
import { envelope } from '@fairground/wire/kernel/envelope'
import { joinWaitingRoom, lookIntoWaitingRoom, type RoomStanding } from '@fairground/wire/waiting-room'
import { send } from './http'
import { type Credentials, type LoginAnswer, logIn } from './log-in'

/** The place is kept while nobody can look at a password. */
const againAfterMs = 2_000

/** As a browser does it: whoever is told to wait takes a place, asks when told to, and logs in when called. */
export async function comeIn(
  agent: Agent,
  person: Credentials,
): Promise<{ answer: LoginAnswer; waited: boolean }> {
  const answer = await logIn(agent, person)
  if (answer.code !== codes.lineUp) return { answer, waited: false }
  let at = await takePlace(agent, person)
  while (at.state === 'waiting') {
    await sleep(at.askAgainMs)
    at = await look(agent, person, at.ticket)
  }
  let entered = await logIn(agent, { ...person, place: at.ticket })
  while (entered.code === codes.busy) {
    await sleep(againAfterMs)
    entered = await logIn(agent, { ...person, place: at.ticket })
  }
  return { answer: entered, waited: true }
}

const takePlace = (agent: Agent, { username, ...person }: Credentials) =>
  ask(agent, person, {
    method: 'POST',
    path: joinWaitingRoom.path,
    body: JSON.stringify({ username, captcha: { ticket: '', answer: '' } }),
  })

const look = (agent: Agent, person: Credentials, ticket: string) =>
  ask(agent, person, { method: 'GET', path: lookIntoWaitingRoom.path.replace('{ticket}', ticket) })

async function ask(
  agent: Agent,
  { origin, from }: Pick<Credentials, 'origin' | 'from'>,
  { method, path, body }: { method: 'GET' | 'POST'; path: string; body?: string },
): Promise<RoomStanding> {
  const answer = await send(agent, {
    origin,
    method,
    path: `/api${path}`,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(from ? { 'x-forwarded-for': from } : {}),
    },
    ...(body ? { body } : {}),
  })
  const { code, msg, result } = envelope.parse(JSON.parse(answer.body))
  if (code !== codes.ok) throw new Error(`${path}: ${msg}`)
  return joinWaitingRoom.result.parse(result)
}
