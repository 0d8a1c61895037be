import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { signAcs3 } from './acs3-signature'
import { mainlandMobileDigits } from './mainland-mobile'
import { callProvider } from './provider-call'
import { type RefusalRules, refusalError } from './provider-refusal'
import { type OutgoingSms, PermanentSendError, type Receipt, type SmsSender } from './sender'

export interface AliyunSmsSettings {
  accessKeyId: string
  accessKeySecret: string
  signName: string
  /** Our template name → the code of the approved Aliyun template. */
  templateCodes: Record<string, string>
  endpoint?: string
  timeoutMs?: number
}

interface ClockAndNonce {
  now(): Date
  nonce(): string
}

const provider = 'Aliyun SMS'

const answerSchema = z.object({
  Code: z.string(),
  BizId: z.string().optional(),
  RequestId: z.string().optional(),
})

const refusalRules: RefusalRules = {
  permanent: [
    // The number or the message itself.
    'isv.MOBILE_NUMBER_ILLEGAL',
    'isv.DOMESTIC_NUMBER_NOT_SUPPORTED',
    'isv.BLACK_KEY_CONTROL_LIMIT',
    'isv.SMS_CONTENT_ILLEGAL',
    'isv.INVALID_PARAMETERS',
    'isv.INVALID_JSON_PARAM',
    'isv.PARAM_LENGTH_LIMIT',
    'isv.PARAM_NOT_SUPPORT_URL',
    'isv.TEMPLATE_MISSING_PARAMETERS',
    'isv.TEMPLATE_PARAMS_ILLEGAL',
    // Template, signature and account as they are set up.
    'isv.SMS_TEMPLATE_ILLEGAL',
    'isv.SMS_SIGNATURE_ILLEGAL',
    'isv.SMS_SIGNATURE_SCENE_ILLEGAL',
    'isv.SMS_SIGN_ILLEGAL',
    'isv.SIGN_STATE_ILLEGAL',
    'isv.ACCOUNT_NOT_EXISTS',
    'isv.PRODUCT_UN_SUBSCRIPT',
    'isv.PRODUCT_UNSUBSCRIBE',
    'isv.DENY_IP_RANGE',
    'isp.RAM_PERMISSION_DENY',
    // Credentials and the call as such.
    'InvalidAccessKeyId',
    'SignatureDoesNotMatch',
    'IncompleteSignature',
    'Forbidden',
    'NoPermission',
    'InvalidAction',
    'InvalidVersion',
  ],
}

export function createAliyunSmsSender(
  settings: AliyunSmsSettings,
  { now, nonce }: ClockAndNonce = { now: () => new Date(), nonce: randomUUID },
): SmsSender {
  const { origin, host } = new URL(settings.endpoint ?? 'https://dysmsapi.aliyuncs.com')
  const timeoutMs = settings.timeoutMs ?? 10_000

  async function send(sms: OutgoingSms): Promise<Receipt> {
    const { queryString, headers } = signAcs3({
      host,
      action: 'SendSms',
      version: '2017-05-25',
      query: sendSmsQuery(sms, settings),
      date: now(),
      nonce: nonce(),
      accessKeyId: settings.accessKeyId,
      accessKeySecret: settings.accessKeySecret,
    })
    const { status, body } = await callProvider({
      provider,
      url: `${origin}/?${queryString}`,
      headers: { ...headers, accept: 'application/json' },
      timeoutMs,
    })
    const answer = answerSchema.safeParse(body)
    if (!answer.success) throw new Error(`${provider} answered HTTP ${status} in an unknown form`)
    const { Code: code, BizId: providerId, RequestId: requestId } = answer.data
    if (code !== 'OK') throw refusalError({ provider, code, requestId }, refusalRules)
    return providerId ? { providerId } : {}
  }

  return { name: 'aliyun', send }
}

function sendSmsQuery(sms: OutgoingSms, settings: AliyunSmsSettings): Record<string, string> {
  const templateCode = settings.templateCodes[sms.template]
  if (!templateCode) throw new PermanentSendError(`No Aliyun template code is set for '${sms.template}'`)
  const hasParams = Object.keys(sms.params).length > 0
  return {
    PhoneNumbers: mainlandMobileDigits(sms.to),
    SignName: settings.signName,
    TemplateCode: templateCode,
    ...(hasParams ? { TemplateParam: JSON.stringify(sms.params) } : {}),
  }
}
