import { createHash, createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAliyunSmsSender } from '../../../../src/platform/messaging/senders/aliyun-sms-sender'
import { PermanentSendError } from '../../../../src/platform/messaging/senders/sender'
import { everythingSaid, rejectionOf } from './everything-said'
import { type FakeProvider, type ReceivedCall, startFakeProvider } from './fake-provider'

const accessKeySecret = 'aliyun-secret-nobody-may-see'
const code = { to: '13800000001', text: '', template: 'login-code', params: { code: '482913' } }

let aliyun: FakeProvider
beforeEach(async () => {
  aliyun = await startFakeProvider()
})
afterEach(() => aliyun.close())

function createSender() {
  return createAliyunSmsSender(
    {
      accessKeyId: 'LTAI-example',
      accessKeySecret,
      signName: '消防展组委会',
      templateCodes: { 'login-code': 'SMS_100001', 'booth-chosen': 'SMS_100002' },
      endpoint: aliyun.endpoint,
    },
    { now: () => new Date('2026-03-01T02:03:04.567Z'), nonce: () => 'nonce-1' },
  )
}

/** The signature as the gateway finds it: from the bytes on the wire and nothing else. */
function signatureOf(call: ReceivedCall): string {
  const names = /SignedHeaders=([^,]+),/.exec(call.headers.authorization ?? '')?.[1] ?? ''
  const [path, query = ''] = call.target.split('?')
  const canonical = createHash('sha256').update(`${call.method}\n${path}\n`)
  canonical.update(`${query.split('&').sort().join('&')}\n`)
  for (const name of names.split(';')) canonical.update(`${name}:${call.headers[name]}\n`)
  canonical.update(`\n${names}\n${createHash('sha256').update(call.body).digest('hex')}`)
  const signature = createHmac('sha256', accessKeySecret)
  signature.update('ACS3-HMAC-SHA256').update('\n').update(canonical.digest('hex'))
  return signature.digest('hex')
}

describe('Aliyun SMS', () => {
  it('sends one signed SendSms call and keeps the receipt number', async () => {
    aliyun.respondJson(200, { Code: 'OK', Message: 'OK', BizId: '9006197469364984', RequestId: 'F655A8D5' })

    await expect(createSender().send(code)).resolves.toEqual({ providerId: '9006197469364984' })

    expect(aliyun.calls).toHaveLength(1)
    const [call] = aliyun.calls as [ReceivedCall]
    expect(call.method).toBe('POST')
    expect(call.body).toBe('')
    expect(call.headers).toMatchObject({
      host: new URL(aliyun.endpoint).host,
      'x-acs-action': 'SendSms',
      'x-acs-version': '2017-05-25',
      'x-acs-date': '2026-03-01T02:03:04Z',
      'x-acs-signature-nonce': 'nonce-1',
    })
    expect(Object.fromEntries(new URL(call.target, aliyun.endpoint).searchParams)).toEqual({
      PhoneNumbers: '13800000001',
      SignName: '消防展组委会',
      TemplateCode: 'SMS_100001',
      TemplateParam: '{"code":"482913"}',
    })
    expect(call.headers.authorization).toMatch(
      /^ACS3-HMAC-SHA256 Credential=LTAI-example,SignedHeaders=host;/,
    )
    expect(call.headers.authorization).toMatch(new RegExp(`,Signature=${signatureOf(call)}$`))
  })

  it('signs awkward characters the way they travel', async () => {
    aliyun.respondJson(200, { Code: 'OK', BizId: '1' })
    const params = { company: "南京(消防)'器材'厂 *A&B=C+D!", booth: 'W1-01/02~' }
    await createSender().send({ to: '+8613800000001', text: '', template: 'booth-chosen', params })

    const [call] = aliyun.calls as [ReceivedCall]
    const query = new URL(call.target, aliyun.endpoint).searchParams
    expect(JSON.parse(query.get('TemplateParam') ?? '')).toEqual(params)
    expect(query.get('PhoneNumbers')).toBe('13800000001')
    expect(call.headers.authorization).toMatch(new RegExp(`,Signature=${signatureOf(call)}$`))
  })

  it('never uses a nonce twice', async () => {
    aliyun.respondJson(200, { Code: 'OK' })
    const { endpoint } = aliyun
    const templateCodes = { 'login-code': 'SMS_100001' }
    const sender = createAliyunSmsSender({
      accessKeyId: 'id',
      accessKeySecret,
      signName: '展',
      templateCodes,
      endpoint,
    })
    await sender.send(code)
    await sender.send(code)
    const nonces = aliyun.calls.map((call) => call.headers['x-acs-signature-nonce'])
    expect(new Set(nonces).size).toBe(2)
  })

  it.each([
    [200, 'isv.MOBILE_NUMBER_ILLEGAL'],
    [200, 'isv.BLACK_KEY_CONTROL_LIMIT'],
    [200, 'isv.SMS_TEMPLATE_ILLEGAL'],
    [404, 'InvalidAccessKeyId.NotFound'],
    [400, 'SignatureDoesNotMatch'],
    [400, 'isp.RAM_PERMISSION_DENY'],
  ])('gives up when Aliyun answers HTTP %i %s', async (status, answer) => {
    aliyun.respondJson(status, { Code: answer, Message: '13800000001 482913', RequestId: 'REQ-7' })
    const error = await rejectionOf(createSender().send(code))
    expect(error).toBeInstanceOf(PermanentSendError)
    expect(error).toHaveProperty('message', `Aliyun SMS refused the message: ${answer} (request REQ-7)`)
  })

  it.each([
    [200, 'isv.BUSINESS_LIMIT_CONTROL'],
    [200, 'isv.DAY_LIMIT_CONTROL'],
    [200, 'isv.OUT_OF_SERVICE'],
    [200, 'isp.SYSTEM_ERROR'],
    [400, 'Throttling.User'],
    [400, 'InvalidTimeStamp.Expired'],
    [200, 'isv.SOMETHING_NEW'],
  ])('tries again later when Aliyun answers HTTP %i %s', async (status, answer) => {
    aliyun.respondJson(status, { Code: answer })
    const error = await rejectionOf(createSender().send(code))
    expect(error).not.toBeInstanceOf(PermanentSendError)
    expect(error).toHaveProperty('message', `Aliyun SMS refused the message: ${answer}`)
  })

  it('gives up without a call when no template code is set or the number is not one mobile number', async () => {
    const sender = createSender()
    for (const sms of [
      { ...code, template: 'unknown' },
      { ...code, to: '13800000001,13800000002' },
      { ...code, to: '+8213800000001' },
      { ...code, to: '' },
    ]) {
      await expect(sender.send(sms)).rejects.toBeInstanceOf(PermanentSendError)
    }
    expect(aliyun.calls).toEqual([])
  })

  it('keeps the key, the number and the code out of its errors', async () => {
    aliyun.respondJson(400, { Code: 'SignatureDoesNotMatch', Message: `LTAI-example ${code.to} 482913` })
    const said = everythingSaid(await rejectionOf(createSender().send(code)))
    for (const secret of [accessKeySecret, 'LTAI-example', code.to, '482913'])
      expect(said).not.toContain(secret)
  })
})
