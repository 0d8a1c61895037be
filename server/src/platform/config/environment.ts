import { z } from 'zod'
import { senderAddress } from '../messaging/senders/mail-address'
import { parseSmtpUrl } from '../messaging/senders/smtp-url'
import { dataKeysProblem } from '../secrets/data-keys'
import { ConfigError } from './config-error'
import { databaseUrlProblem } from './database-url'
import { trustProxyProblem } from './trust-proxy'

const yes = z.enum(['true', 'false']).transform((word) => word === 'true')
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

/** A text that a reader of ours must be able to read; its complaint, if it has one, becomes the problem. */
const readable = (complaint: (text: string) => string | undefined) =>
  z.string().superRefine((text, context) => {
    const message = complaint(text)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })

/** What a deployment may set, one value at a time. What the organiser may change while it runs lives in the settings table. */
const schema = z.object({
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: readable(databaseUrlProblem).optional(),
  DATABASE_PASSWORD: z.string().optional(),
  DATABASE_TLS: z.enum(['off', 'private-network', 'require', 'verify']).default('off'),
  DATABASE_CA_FILE: z.string().optional(),
  DATABASE_POOL: whole(2, 100).default(8),
  QUERY_TIMEOUT_MS: whole(100, 600_000).default(15_000),
  REQUEST_TIMEOUT_MS: whole(1000, 600_000).default(30_000),
  SHUTDOWN_TIMEOUT_MS: whole(100, 600_000).default(15_000),
  REQUESTS_PER_MINUTE: whole(60, 10_000_000).default(1_200),
  BODY_LIMIT_BYTES: whole(1024, 50_000_000).default(1_000_000),
  DATA_KEYS: readable(dataKeysProblem).optional(),
  PUBLIC_ORIGIN: readable(originProblem).optional(),
  TRUST_PROXY: readable(trustProxyProblem).optional(),
  MODE: z.enum(['demo', 'production']).optional(),
  REHEARSAL: yes.default(false),
  DEMO_SIZE: z.enum(['small', 'default', 'large']).default('default'),
  CAPTCHA: z.enum(['picture', 'off']).default('picture'),
  INITIAL_ADMIN_PASSWORD: z.string().min(12).max(200).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  WORKER: yes.default(true),
  FILES: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: yes.default(true),
  SEAL_FILE: z.string().optional(),
  SEAL_PASSWORD: z.string().optional(),
  SMTP_URL: readable(smtpUrlProblem).optional(),
  SMTP_REQUIRE_TLS: yes.default(true),
  MAIL_FROM: readable(mailFromProblem).default('Fairground <no-reply@localhost>'),
  SMS: z.enum(['outbox', 'none', 'aliyun', 'tencent']).default('outbox'),
  SMS_ACCESS_KEY_ID: z.string().optional(),
  SMS_ACCESS_KEY_SECRET: z.string().optional(),
  SMS_SIGN_NAME: z.string().optional(),
  SMS_APP_ID: z.string().optional(),
  SMS_TEMPLATES: z
    .string()
    .default('{}')
    .transform((text, context) => {
      try {
        return z.record(z.string(), z.string()).parse(JSON.parse(text))
      } catch {
        context.addIssue({
          code: 'custom',
          message: 'must be a JSON object of template name → provider template code',
        })
        return z.NEVER
      }
    }),
})

export type Environment = z.infer<typeof schema>

/** A variable that is empty counts as not set: compose files and unit files pass those on. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
}

function originProblem(address: string): string | undefined {
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  if (/^https?:/.test(origin) && (address === origin || address === `${origin}/`)) return undefined
  return 'must be an address without a path, name or password: https://fair.example.com'
}

function smtpUrlProblem(url: string): string | undefined {
  try {
    parseSmtpUrl(url)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

function mailFromProblem(from: string): string | undefined {
  if (senderAddress(from) !== undefined) return undefined
  return 'must be one mail address, with or without a name: Fair <no-reply@fair.example.com>'
}
