import { smsTemplateProblems } from '../messaging/sms-templates'
import type { Environment } from './environment'

const missing = (env: Environment, needed: (keyof Environment)[]): string[] =>
  needed.filter((key) => env[key] === undefined).map((key) => `${key}: needed with these settings`)

export const withoutFileStore = (env: Environment): string[] =>
  env.FILES === 's3'
    ? missing(env, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    : []

/** What a choice that was made needs beside it, in whatever mode. */
export function incomplete(env: Environment): string[] {
  const needed: (keyof Environment)[] = []
  const provider = env.SMS === 'aliyun' || env.SMS === 'tencent' ? env.SMS : undefined
  if (provider) needed.push('SMS_ACCESS_KEY_ID', 'SMS_ACCESS_KEY_SECRET', 'SMS_SIGN_NAME')
  if (provider === 'tencent') needed.push('SMS_APP_ID')
  return [
    ...withoutFileStore(env),
    ...missing(env, needed),
    ...(provider ? smsTemplateProblems(provider, env.SMS_TEMPLATES) : []),
  ]
}
