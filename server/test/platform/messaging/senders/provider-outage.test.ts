import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAliyunSmsSender } from '../../../../src/platform/messaging/senders/aliyun-sms-sender'
import { PermanentSendError } from '../../../../src/platform/messaging/senders/sender'
import { createTencentSmsSender } from '../../../../src/platform/messaging/senders/tencent-sms-sender'
import { everythingSaid, rejectionOf } from './everything-said'
import { type FakeProvider, startFakeProvider } from './fake-provider'

const secret = 'secret-nobody-may-see'
const sms = { to: '13800000001', text: '', template: 'login-code', params: { code: '482913' } }
const drivers = {
  Aliyun: (endpoint: string, timeoutMs: number) =>
    createAliyunSmsSender({
      accessKeyId: 'id',
      accessKeySecret: secret,
      signName: '展',
      templateCodes: { 'login-code': 'SMS_1' },
      endpoint,
      timeoutMs,
    }),
  Tencent: (endpoint: string, timeoutMs: number) =>
    createTencentSmsSender({
      secretId: 'id',
      secretKey: secret,
      sdkAppId: '1400',
      signName: '展',
      templates: { 'login-code': { id: '1', params: ['code'] } },
      endpoint,
      timeoutMs,
    }),
}

let provider: FakeProvider
beforeEach(async () => {
  provider = await startFakeProvider()
})
afterEach(() => provider.close())

describe.each(Object.entries(drivers))('an outage at %s means: try again later', (name, createSender) => {
  async function failure(timeoutMs = 10_000): Promise<string> {
    const error = await rejectionOf(createSender(provider.endpoint, timeoutMs).send(sms))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentSendError)
    const said = everythingSaid(error)
    for (const hidden of [secret, sms.to, '482913']) expect(said).not.toContain(hidden)
    return (error as Error).message
  }

  it('on HTTP 500, whatever the body says', async () => {
    provider.respondJson(500, {
      Code: 'isv.MOBILE_NUMBER_ILLEGAL',
      Response: { Error: { Code: 'InvalidParameterValue.IncorrectPhoneNumber' } },
    })
    expect(await failure()).toBe(`${name} SMS answered HTTP 500`)
  })

  it('on HTTP 429', async () => {
    provider.respond((response) => response.writeHead(429).end('slow down'))
    expect(await failure()).toBe(`${name} SMS answered HTTP 429`)
  })

  it('when a page comes back instead of an answer', async () => {
    provider.respond((response) => response.end('<html>Welcome to this hotel network</html>'))
    expect(await failure()).toBe(`${name} SMS answered HTTP 200 with something other than JSON`)
  })

  it.each([[null], [[]], [{}], [{ Code: 7, Response: 7 }], [{ Response: { SendStatusSet: [] } }]])(
    'when the answer is only %j',
    async (body) => {
      provider.respondJson(200, body)
      expect(await failure()).toBe(`${name} SMS answered HTTP 200 in an unknown form`)
    },
  )

  it('when the answer does not come', async () => {
    provider.respond(() => undefined)
    expect(await failure(100)).toBe(`${name} SMS did not answer within 100 ms`)
  })

  it('when the answer stops half-way', async () => {
    provider.respond((response) => void response.write('{"Code":'))
    expect(await failure(100)).toBe(`${name} SMS did not answer within 100 ms`)
  })

  it('when the connection breaks', async () => {
    provider.respond((response) => void response.socket?.destroy())
    expect(await failure()).toMatch(/could not be reached \(\w+\)$/)
  })

  it('when nobody listens', async () => {
    await provider.close()
    expect(await failure()).toBe(`${name} SMS could not be reached (ECONNREFUSED)`)
  })

  it('and a redirect is never followed', async () => {
    provider.respond((response) => response.writeHead(307, { location: `${provider.endpoint}/else` }).end())
    expect(await failure()).toBe(`${name} SMS could not be reached`)
    expect(provider.calls).toHaveLength(1)
  })
})
