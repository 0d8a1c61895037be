import { expect } from '@playwright/test'

/** Calls as any program would make them, for journeys about what happens behind the screens. */
export interface Session {
  cookie: string
  token: string
}

export async function logInByApi(
  origin: string,
  username: string,
  picture: { ticket: string; answer: string } = { ticket: '', answer: '' },
): Promise<Session> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      accountVO: { username, password: 'Fairground2026' },
      dcrq: { randstr: picture.answer, ticket: picture.ticket },
    }),
  })
  const answer = (await response.json()) as { code: string; msg: string; result: { token: string } }
  if (answer.code !== '00000000') throw new Error(`${username}: ${answer.msg}`)
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '', token: answer.result.token }
}

export const signedIn = 'signed in'

/** How a session stands, in the server's words if it no longer counts. */
export async function standingOf(origin: string, session: Session): Promise<string> {
  const ask = () => fetch(`${origin}/api/session`, { headers: { cookie: session.cookie } })
  let response = await ask()
  // Without time or database it has not answered yet, and is asked again, as the screens do.
  if (response.status === 503)
    await expect
      .poll(async () => {
        response = await ask()
        return response.status
      })
      .not.toBe(503)
  const { code, msg } = (await response.json()) as { code: string; msg: string }
  return code === '00000000' ? signedIn : `${response.status} ${msg}`
}
