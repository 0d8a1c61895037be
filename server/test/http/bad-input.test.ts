import { connect } from 'node:net'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let port: number
beforeAll(async () => {
  fair = await startTestFair({ config: { BODY_LIMIT_BYTES: '2048' } })
  port = Number(new URL(await fair.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => fair.stop())

const json = { 'content-type': 'application/json' }

describe('bad input gets the envelope and a clear message', () => {
  it('malformed JSON', async () => {
    const answer = await fair.ask({
      method: 'POST',
      url: '/api/login',
      headers: json,
      payload: '{"accountVO":',
    })
    expect(answer).toMatchObject({
      status: 400,
      code: codes.badRequest,
      msg: '请求内容不是有效的 JSON',
      result: null,
    })
  })

  it('the same in English for an English screen', async () => {
    const headers = { ...json, 'accept-language': 'en' }
    const answer = await fair.ask({ method: 'POST', url: '/api/login', headers, payload: '{' })
    expect(answer.msg).toBe('The request body is not valid JSON')
  })

  it('from nobody we know, where one must be known: unread', async () => {
    const answer = await fair.ask({
      method: 'POST',
      url: '/api/zgjbxx/doExportTp',
      headers: json,
      payload: '{'.repeat(5_000),
    })
    expect(answer.code).toBe(codes.sessionExpired)
  })

  it('an attempt on the prototype', async () => {
    const answer = await fair.ask({
      method: 'POST',
      url: '/api/login',
      headers: json,
      payload: '{"__proto__":{"a":1}}',
    })
    expect(answer).toMatchObject({ status: 400, code: codes.badRequest })
  })

  it('wrong types, naming the fields', async () => {
    const payload = { accountVO: { username: 5, password: ['x'] } }
    const answer = await fair.ask({ method: 'POST', url: '/api/login', payload })
    expect(answer).toMatchObject({ status: 400, code: codes.badRequest })
    expect(answer.result.fields.map((field: { path: string }) => field.path)).toEqual([
      'accountVO.username',
      'accountVO.password',
    ])
    expect(answer.msg).toContain('accountVO.username')
  })

  it('no body at all', async () => {
    expect(await fair.ask({ method: 'POST', url: '/api/login' })).toMatchObject({
      status: 400,
      code: codes.badRequest,
    })
    expect(await fair.ask({ method: 'POST', url: '/api/login', headers: json, payload: '' })).toMatchObject({
      status: 400,
    })
  })

  it('a JSON body that is no object', async () => {
    for (const payload of ['null', '[]', '"text"', '7']) {
      expect(await fair.ask({ method: 'POST', url: '/api/login', headers: json, payload })).toMatchObject({
        status: 400,
      })
    }
  })

  it('a slip of the person is a business outcome with the rule’s own words', async () => {
    const payload = { accountVO: { username: '123', password: 'x', usertype: 'CHN', deptid: 'ZSYH' } }
    const answer = await fair.ask({ method: 'POST', url: '/api/login', payload })
    expect(answer).toMatchObject({ status: 200, code: codes.invalid, msg: '*请输入正确手机号' })
    expect(answer.result.fields).toEqual([{ path: 'accountVO.username', message: '*请输入正确手机号' }])
  })

  it('an oversize body', async () => {
    const payload = { accountVO: { username: 'x'.repeat(4000), password: 'x' } }
    expect(await fair.ask({ method: 'POST', url: '/api/login', payload })).toMatchObject({
      status: 413,
      code: codes.tooLarge,
    })
  })

  it('another content type', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
      const answer = await fair.ask({
        method: 'POST',
        url: '/api/login',
        headers: { 'content-type': type },
        payload: 'a=b',
      })
      expect(answer).toMatchObject({ status: 415, code: codes.wrongMediaType })
    }
  })

  it('an unknown path, and a known path with another method', async () => {
    expect(await fair.ask({ method: 'GET', url: '/api/nothing/here' })).toMatchObject({
      status: 404,
      code: codes.notFound,
    })
    const answer = await fair.ask({ method: 'DELETE', url: '/api/login' })
    expect(answer).toMatchObject({ status: 405, code: codes.wrongMethod })
    expect(answer.headers.allow).toBe('POST')
  })

  it('an address that cannot be decoded', async () => {
    expect(await fair.ask({ method: 'GET', url: '/api/codelist/getCodetype/%E0%A4%A' })).toMatchObject({
      status: 400,
    })
  })

  it.each([
    ['a header that is not one', 'GET /api/fair HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n', 400],
    ['a request line that is none', 'HELLO\r\n\r\n', 400],
    [
      'headers without end',
      `GET /api/fair HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
    ],
  ])('%s', async (_, bytes, status) => {
    const answer = await speak(bytes)
    expect(answer).toContain(`HTTP/1.1 ${status}`)
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ result: null })
  })

  it('hostile header values change nothing', async () => {
    for (const headers of [
      { cookie: 'fairground_session=%00%ff;;;=' },
      { cookie: `fairground_session=${'x'.repeat(3000)}` },
      { xtoken: '\'";--' },
      { 'accept-language': '{"a":1}' },
    ]) {
      expect(await fair.ask({ method: 'GET', url: '/api/fair', headers })).toMatchObject({
        status: 200,
        code: codes.ok,
      })
    }
  })

  it.each([
    ['a NUL in a username', '/api/signin/getUsernameNum/a%00b/static'],
    ['a NUL in a list type', '/api/codelist/getCodetype/a%00b'],
  ])('%s', async (_, url) => {
    expect((await fair.ask({ method: 'GET', url, headers: { xtoken: 'none' } })).status).toBeLessThan(500)
  })

  it('a ticket that only looks like an id, a name of six thousand letters, a token of odd bytes', async () => {
    const dashes = {
      accountVO: { username: 'admin', password: 'x' },
      dcrq: { randstr: 'ABCD', ticket: '-'.repeat(36) },
    }
    expect((await fair.ask({ method: 'POST', url: '/api/login', payload: dashes })).status).toBe(200)
    const long = {
      accountVO: {
        username: `${'x'.repeat(1500)}@example.com`,
        password: 'x',
        usertype: 'ENG',
        deptid: 'ZSYH',
      },
    }
    expect(await fair.ask({ method: 'POST', url: '/api/login', payload: long })).toMatchObject({
      status: 200,
      code: codes.invalid,
    })
    const me = await fair.signIn('admin')
    const headers = { cookie: me.headers.cookie ?? '', xtoken: `${'x'.repeat(42)}é` }
    expect((await fair.ask({ method: 'GET', url: '/api/logout', headers })).code).toBe(codes.forbidden)
  })

  it('another spelling of an address is the same call, limits included', async () => {
    const plain = await fair.app.inject({ method: 'GET', url: '/api/fair' })
    const spelled = await fair.app.inject({ method: 'GET', url: '/%61pi/fair' })
    expect(plain.headers['x-ratelimit-remaining']).toBeDefined()
    expect(Number(spelled.headers['x-ratelimit-remaining'])).toBe(
      Number(plain.headers['x-ratelimit-remaining']) - 1,
    )
  })

  it('none of it counts as an error of ours', () => {
    expect(fair.log()).not.toContain('unforeseen failure')
    expect(fair.log()).not.toContain('"level":50')
  })
})

function speak(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      answer += String(chunk)
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
