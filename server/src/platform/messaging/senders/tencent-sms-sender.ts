import { z } from 'zod'
import { mainlandMobileDigits } from './mainland-mobile'
import { callProvider } from './provider-call'
import { type RefusalRules, refusalError } from './provider-refusal'
import { type OutgoingSms, PermanentSendError, type Receipt, type SmsSender } from './sender'
import { tc3Authorization } from './tc3-signature'

export interface TencentSmsTemplate {
  id: string
  /** Names of our parameters in the order of the template's {1}, {2} … */
  params: readonly string[]
}

export interface TencentSmsSettings {
  secretId: string
  secretKey: string
  sdkAppId: string
  signName: string
  /** Our template name → the approved Tencent template. */
  templates: Record<string, TencentSmsTemplate>
  region?: string
  endpoint?: string
  timeoutMs?: number
}

const provider = 'Tencent SMS'

const answerSchema = z.object({
  Response: z.object({
    RequestId: z.string().optional(),
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string(), SerialNo: z.string().optional() })).optional(),
  }),
})

const refusalRules: RefusalRules = {
  permanent: [
    // The number or the message itself.
    'InvalidParameter',
    'InvalidParameterValue',
    'MissingParameter',
    'UnknownParameter',
    'UnsupportedOperation',
    'FailedOperation.PhoneNumberInBlacklist',
    'FailedOperation.ContainSensitiveWord',
    'FailedOperation.FailResolvePacket',
    'FailedOperation.JsonParseFail',
    // Template and signature as they are set up.
    'FailedOperation.SignatureIncorrectOrUnapproved',
    'FailedOperation.TemplateIncorrectOrUnapproved',
    'FailedOperation.TemplateUnapprovedOrNotExist',
    'FailedOperation.TemplateParamSetNotMatchApprovedTemplate',
    // Credentials and the call as such.
    'AuthFailure',
    'UnauthorizedOperation',
    'InvalidAction',
    'NoSuchProduct',
    'NoSuchVersion',
    'UnsupportedRegion',
  ],
  passing: [
    'AuthFailure.SignatureExpire',
    // Spelled this way by Tencent.
    'UnauthorizedOperation.SerivceSuspendDueToArrears',
  ],
}

export function createTencentSmsSender(
  settings: TencentSmsSettings,
  { now }: { now(): Date } = { now: () => new Date() },
): SmsSender {
  const { origin, host } = new URL(settings.endpoint ?? 'https://sms.tencentcloudapi.com')
  const timeoutMs = settings.timeoutMs ?? 10_000

  function sign(payload: string): Record<string, string> {
    const timestamp = Math.floor(now().getTime() / 1000)
    const contentType = 'application/json; charset=utf-8'
    const action = 'SendSms'
    const { secretId, secretKey } = settings
    const signedHeaders = { 'content-type': contentType, host, 'x-tc-action': action }
    return {
      authorization: tc3Authorization({
        service: 'sms',
        signedHeaders,
        payload,
        timestamp,
        secretId,
        secretKey,
      }),
      'content-type': contentType,
      'x-tc-action': action,
      'x-tc-region': settings.region ?? 'ap-guangzhou',
      'x-tc-timestamp': String(timestamp),
      'x-tc-version': '2021-01-11',
    }
  }

  async function send(sms: OutgoingSms): Promise<Receipt> {
    const payload = JSON.stringify(sendSmsBody(sms, settings))
    const { status, body } = await callProvider({
      provider,
      url: `${origin}/`,
      headers: sign(payload),
      body: payload,
      timeoutMs,
    })
    const answer = answerSchema.safeParse(body)
    const response = answer.data?.Response
    const sent = response?.SendStatusSet?.[0]
    const code = response?.Error?.Code ?? sent?.Code
    if (!code) throw new Error(`${provider} answered HTTP ${status} in an unknown form`)
    if (code !== 'Ok') throw refusalError({ provider, code, requestId: response?.RequestId }, refusalRules)
    return sent?.SerialNo ? { providerId: sent.SerialNo } : {}
  }

  return { name: 'tencent', send }
}

function sendSmsBody(sms: OutgoingSms, settings: TencentSmsSettings): Record<string, unknown> {
  const template = settings.templates[sms.template]
  if (!template) throw new PermanentSendError(`No Tencent template is set for '${sms.template}'`)
  return {
    PhoneNumberSet: [`+86${mainlandMobileDigits(sms.to)}`],
    SmsSdkAppId: settings.sdkAppId,
    SignName: settings.signName,
    TemplateId: template.id,
    TemplateParamSet: template.params.map((name) => requiredParam(sms, name)),
  }
}

function requiredParam(sms: OutgoingSms, name: string): string {
  const value = sms.params[name]
  if (value === undefined) {
    throw new PermanentSendError(`SMS template '${sms.template}' needs the parameter '${name}'`)
  }
  return value
}
