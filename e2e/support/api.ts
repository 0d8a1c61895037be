/** Calls as any program would make them, for journeys about what happens behind the screens. */
export interface Session {
  cookie: string
  token: string
}

export async function logInByApi(
  origin: string,
  username: string,
  password = 'Fairground2026',
): Promise<Session> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountVO: { username, password }, dcrq: { randstr: '', ticket: '' } }),
  })
  const answer = (await response.json()) as { code: string; msg: string; result: { token: string } }
  if (answer.code !== '00000000') throw new Error(`${username}: ${answer.msg}`)
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '', token: answer.result.token }
}

export async function isSignedIn(origin: string, session: Session): Promise<boolean> {
  const response = await fetch(`${origin}/api/session`, { headers: { cookie: session.cookie } })
  return ((await response.json()) as { code: string }).code === '00000000'
}
