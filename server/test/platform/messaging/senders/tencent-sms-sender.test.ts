import { createHash, createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PermanentSendError } from '../../../../src/platform/messaging/senders/sender'
import { createTencentSmsSender } from '../../../../src/platform/messaging/senders/tencent-sms-sender'
import { everythingSaid, rejectionOf } from './everything-said'
import { type FakeProvider, type ReceivedCall, startFakeProvider } from './fake-provider'

const secretKey = 'tencent-secret-nobody-may-see'
const sms = {
  to: '13800000001',
  text: '',
  template: 'booth-chosen',
  params: { booth: 'W1-01', company: '南京器材厂', unused: 'x' },
}

let tencent: FakeProvider
beforeEach(async () => {
  tencent = await startFakeProvider()
})
afterEach(() => tencent.close())

function createSender() {
  return createTencentSmsSender(
    {
      secretId: 'AKID-example',
      secretKey,
      sdkAppId: '1400006666',
      signName: '消防展组委会',
      templates: { 'booth-chosen': { id: '1110', params: ['company', 'booth'] } },
      endpoint: tencent.endpoint,
    },
    // Already 2 March in Shanghai: the signature counts days in UTC.
    { now: () => new Date('2026-03-01T18:03:04.567Z') },
  )
}

/** The signature as the gateway finds it: from the bytes on the wire and nothing else. */
function signatureOf(call: ReceivedCall): string {
  const names = /SignedHeaders=([^,]+),/.exec(call.headers.authorization ?? '')?.[1] ?? ''
  const canonical = createHash('sha256').update(`${call.method}\n${call.target}\n\n`)
  for (const name of names.split(';')) canonical.update(`${name}:${call.headers[name]}\n`.toLowerCase())
  canonical.update(`\n${names}\n${createHash('sha256').update(call.body).digest('hex')}`)
  const key = ['2026-03-01', 'sms', 'tc3_request'].reduce<Buffer>(
    (previous, part) => createHmac('sha256', previous).update(part).digest(),
    Buffer.from(`TC3${secretKey}`),
  )
  const signature = createHmac('sha256', key).update('TC3-HMAC-SHA256\n')
  signature.update(`${call.headers['x-tc-timestamp']}\n2026-03-01/sms/tc3_request\n`)
  return signature.update(canonical.digest('hex')).digest('hex')
}

function sentWith(answer: string) {
  return { Response: { SendStatusSet: [{ SerialNo: '5000:1045710669', Code: answer }], RequestId: 'REQ-7' } }
}

function failedWith(answer: string) {
  const Message = `AKID-example ${sms.to} 南京器材厂`
  return { Response: { Error: { Code: answer, Message }, RequestId: 'REQ-7' } }
}

describe('Tencent SMS', () => {
  it('sends one signed SendSms call and keeps the serial number', async () => {
    tencent.respondJson(200, sentWith('Ok'))

    await expect(createSender().send(sms)).resolves.toEqual({ providerId: '5000:1045710669' })

    expect(tencent.calls).toHaveLength(1)
    const [call] = tencent.calls as [ReceivedCall]
    expect(call.method).toBe('POST')
    expect(call.target).toBe('/')
    expect(call.headers).toMatchObject({
      host: new URL(tencent.endpoint).host,
      'content-type': 'application/json; charset=utf-8',
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-region': 'ap-guangzhou',
      'x-tc-timestamp': '1772388184',
    })
    expect(JSON.parse(call.body)).toEqual({
      PhoneNumberSet: ['+8613800000001'],
      SmsSdkAppId: '1400006666',
      SignName: '消防展组委会',
      TemplateId: '1110',
      TemplateParamSet: ['南京器材厂', 'W1-01'],
    })
    expect(call.headers.authorization).toBe(
      'TC3-HMAC-SHA256 Credential=AKID-example/2026-03-01/sms/tc3_request, ' +
        `SignedHeaders=content-type;host;x-tc-action, Signature=${signatureOf(call)}`,
    )
  })

  it.each([
    ['InvalidParameterValue.IncorrectPhoneNumber', sentWith],
    ['FailedOperation.PhoneNumberInBlacklist', sentWith],
    ['FailedOperation.TemplateIncorrectOrUnapproved', failedWith],
    ['AuthFailure.SecretIdNotFound', failedWith],
    ['AuthFailure.SignatureFailure', failedWith],
    ['UnauthorizedOperation.SmsSdkAppIdVerifyFail', failedWith],
  ])('gives up when Tencent answers %s', async (code, answer) => {
    tencent.respondJson(200, answer(code))
    const error = await rejectionOf(createSender().send(sms))
    expect(error).toBeInstanceOf(PermanentSendError)
    expect(error).toHaveProperty('message', `Tencent SMS refused the message: ${code} (request REQ-7)`)
  })

  it.each([
    ['LimitExceeded.PhoneNumberThirtySecondLimit', sentWith],
    ['FailedOperation.InsufficientBalanceInSmsPackage', sentWith],
    ['RequestLimitExceeded', failedWith],
    ['InternalError.Timeout', failedWith],
    ['AuthFailure.SignatureExpire', failedWith],
    ['UnauthorizedOperation.SerivceSuspendDueToArrears', failedWith],
    ['FailedOperation', failedWith],
    ['SomethingNew', failedWith],
  ])('tries again later when Tencent answers %s', async (code, answer) => {
    tencent.respondJson(200, answer(code))
    const error = await rejectionOf(createSender().send(sms))
    expect(error).not.toBeInstanceOf(PermanentSendError)
    expect(error).toHaveProperty('message', `Tencent SMS refused the message: ${code} (request REQ-7)`)
  })

  it('gives up without a call when template, parameter or number are missing', async () => {
    const sender = createSender()
    for (const wrong of [
      { ...sms, template: 'unknown' },
      { ...sms, params: { booth: 'W1-01' } },
      { ...sms, to: '02585551234' },
    ]) {
      await expect(sender.send(wrong)).rejects.toBeInstanceOf(PermanentSendError)
    }
    expect(tencent.calls).toEqual([])
  })

  it('keeps the key, the number and the parameters out of its errors', async () => {
    tencent.respondJson(200, failedWith('AuthFailure.SignatureFailure'))
    const said = everythingSaid(await rejectionOf(createSender().send(sms)))
    for (const secret of [secretKey, 'AKID-example', sms.to, '南京器材厂']) expect(said).not.toContain(secret)
  })
})
