import { parameterNames, type TemplateName, templates } from './templates'

/** Providers send only wordings they have approved, so each of ours is registered there and known here by its code. */
export type SmsProvider = 'aliyun' | 'tencent'

interface Ways {
  placeholder(name: string, place: number): string
  code: RegExp
  /** What such a code looks like. */
  example: string
}

export const smsProviders: Record<SmsProvider, Ways> = {
  aliyun: { placeholder: (name) => `\${${name}}`, code: /^SMS_\d+$/, example: 'SMS_123456789' },
  tencent: { placeholder: (_name, place) => `{${place}}`, code: /^\d+$/, example: '1234567' },
}

// Somebody somewhere with a mobile gets each of them: what an overseas exhibitor gets by mail, a Chinese one gets by SMS.
const sentBySms = Object.keys(templates) as TemplateName[]

/** Names that are missing, unknown, or stand for something that is no code of this provider; with what to register. */
export function smsTemplateProblems(provider: SmsProvider, given: Record<string, string>): string[] {
  const { code, example } = smsProviders[provider]
  const missing = sentBySms.filter((name) => !given[name])
  const unfit = sentBySms.filter((name) => given[name] && !code.test(given[name]))
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(templates, name))
  const faults = [
    ...(missing.length > 0 ? [`without a code: ${missing.join(', ')}`] : []),
    ...(unfit.length > 0 ? [`not a code of ${provider}, such as ${example}: ${unfit.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`no template of ours: ${unknown.join(', ')}`] : []),
  ]
  if (faults.length === 0) return []
  const toRegister = sentBySms.filter((name) => missing.includes(name) || unfit.includes(name))
  const table = toRegister.length > 0 ? `. To register at ${provider}:\n${tableOf(provider, toRegister)}` : ''
  return [`SMS_TEMPLATES: ${faults.join('; ')}${table}`]
}

export const smsTemplateTable = (provider: SmsProvider): string => tableOf(provider, sentBySms)

/** What to set once all are registered. */
export const smsTemplateSetting = (provider: SmsProvider): string =>
  `SMS_TEMPLATES='${JSON.stringify(Object.fromEntries(sentBySms.map((name) => [name, smsProviders[provider].example])))}'`

function tableOf(provider: SmsProvider, names: TemplateName[]): string {
  return names
    .map((name) => {
      const parameters = parameterNames(name)
        .map((parameter, index) => `${smsProviders[provider].placeholder(parameter, index + 1)} ${parameter}`)
        .join(', ')
      return [
        `    ${name}`,
        `      ${wordingFor(provider, name)}`,
        `      ${parameters || 'no parameters'}`,
      ].join('\n')
    })
    .join('\n')
}

/** In Chinese, which is what mainland mobiles get; without a signature, which providers put in front. */
function wordingFor(provider: SmsProvider, name: TemplateName): string {
  let place = 0
  return templates[name].body.zh.replace(/\{(\w+)\}/g, (_whole, parameter: string) => {
    place += 1
    return smsProviders[provider].placeholder(parameter, place)
  })
}
