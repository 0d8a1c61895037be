import { codes } from '@fairground/wire/kernel/codes'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newestMessage, obtainCode } from '../support/outbox'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
const answers: string[] = []
const secrets: string[] = []
beforeAll(async () => {
  fair = await startTestFair({ config: { CAPTCHA: 'off' } })
})
afterAll(() => fair.stop())

/** Asks, and keeps the whole answer for the search at the end. */
async function ask(request: InjectOptions & { as?: Signed }) {
  const answer = await fair.ask(request)
  answers.push(JSON.stringify(answer))
  return answer
}
const post = (url: string, payload: object, as?: Signed) =>
  ask({ method: 'POST', url: `/api${url}`, payload, ...(as ? { as } : {}) })
const code = async (to: string, purpose: string, headers = {}) => {
  const obtained = await obtainCode(fair, 'sms', to, purpose, {
    headers,
    address: `10.20.0.${secrets.length}`,
  })
  secrets.push(obtained.code)
  return obtained
}
const password = (word: string) => {
  secrets.push(word)
  return word
}

it('no code, password, hash or cookie shows in any answer or log line of a whole life of accounts', async () => {
  const mobile = '15912340001'
  await post('/signin/insertByVO', {
    username: mobile,
    password: password('CanaryFirst1'),
    usertype: 'CHN',
    ...(await code(mobile, 'register')),
    qyjbxxVO: { zwgsmc: '金丝雀消防有限公司', lxr: '秦雀', dzyx: '' },
    qykpxxVO: { tyshxydm: '91350100M000100Y43' },
  })
  await post('/login', { accountVO: { username: mobile, password: password('CanaryWrong1') } })
  const login = await post('/login', { accountVO: { username: mobile, password: 'CanaryFirst1' } })
  expect(login.code).toBe(codes.ok)

  const { result: proof } = await post('/signin/findByUsername', {
    username: mobile,
    ...(await code(mobile, 'recoverPassword').catch(resendLater(mobile))),
  })
  await post('/signin/updateByVO', { proof, password: password('CanarySecond2') })

  const next = '15912340002'
  await post('/qybg/insertQyBgByVO', {
    zwgsmc: '金丝雀消防有限公司',
    tyshxydm: '91350100M000100Y43',
    newsj: next,
    ...(await code(next, 'resetAccount')),
  })
  const leader = await fair.signIn('leader')
  const { result } = await post('/qybg/page', { pageNum: 1, pageSize: 10 }, leader)
  await ask({
    method: 'PUT',
    url: '/api/qybg/updataQyBgByVO',
    as: leader,
    payload: { uuid: result.list[0].uuid, shzt: '03', shyj: '' },
  })
  const initial = (await newestMessage(fair, next)).secrets.password ?? ''
  secrets.push(initial)
  await post('/login', { accountVO: { username: next, password: initial } })
  const me = await fair.signIn(next)
  secrets.push(me.cookie)
  await post('/account/updateByVO', { oldPassword: initial, password: password('CanaryThird3') }, me)

  const hashes = await fair.platform.db.selectFrom('account').select('password_hash').execute()
  secrets.push(...hashes.map((row) => row.password_hash.slice(-20)))
  const written = fair.log()
  expect(written).toContain('/api/login')
  for (const secret of secrets.filter((word) => word.length >= 6)) {
    expect(shows(written, secret), 'in a log line').toBe(false)
    expect(
      answers.filter((answer) => shows(withoutCookies(answer), secret)),
      'in an answer',
    ).toEqual([])
  }
})

/** The second code to one number within a minute is refused; the limit has its own test. */
function resendLater(mobile: string) {
  return async () => {
    await fair.platform.db.deleteFrom('rate_window').where('key', 'like', 'code:soon:%').execute()
    return code(mobile, 'recoverPassword')
  }
}

/** Six digits also stand inside ids and hashes by chance; a code is one only where it stands alone. */
const shows = (text: string, secret: string): boolean =>
  /^\d+$/.test(secret) ? new RegExp(`(?<![\\da-f])${secret}(?![\\da-f])`).test(text) : text.includes(secret)

/** A login hands the browser its own cookie; that one place is meant. */
const withoutCookies = (answer: string): string => answer.replace(/"set-cookie":("[^"]*"|\[[^\]]*\])/g, '')
