import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Settings a deployment fixes at start. What the organiser may change while it runs lives in the settings table. */
const yes = z.enum(['true', 'false']).transform((word) => word === 'true')
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

const environment = z.object({
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_TLS: z.enum(['off', 'require', 'verify']).default('off'),
  DATABASE_CA_FILE: z.string().optional(),
  DATABASE_POOL: whole(2, 100).default(8),
  QUERY_TIMEOUT_MS: whole(100, 600_000).default(15_000),
  REQUEST_TIMEOUT_MS: whole(1000, 600_000).default(30_000),
  SHUTDOWN_TIMEOUT_MS: whole(100, 600_000).default(15_000),
  REQUESTS_PER_MINUTE: whole(60, 10_000_000).default(1_200),
  BODY_LIMIT_BYTES: whole(1024, 50_000_000).default(1_000_000),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().optional(),
  MODE: z.enum(['demo', 'production']).optional(),
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
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  SMTP_REQUIRE_TLS: yes.default(true),
  MAIL_FROM: z.string().default('Fairground <no-reply@localhost>'),
  SMS: z.enum(['outbox', 'aliyun', 'tencent']).default('outbox'),
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

export type Environment = z.infer<typeof environment>
export interface Config extends Omit<Environment, 'MODE' | 'LOG_LEVEL'> {
  MODE: 'demo' | 'production'
  LOG_LEVEL: string
  dataDir: string
  databaseCa: string | undefined
  /** Cookies travel over TLS only. */
  secureCookies: boolean
}

export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `Fairground cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
  }
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const values = parsed.data
  const MODE = values.MODE ?? (values.DATABASE_URL ? 'production' : 'demo')
  const problems = [...incomplete(values), ...(MODE === 'production' ? unsafeInProduction(values) : [])]
  const databaseCa = readCa(values.DATABASE_CA_FILE, problems)
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    ...values,
    MODE,
    // A demo runs in somebody's terminal, where a line per request would bury the address and the accounts.
    LOG_LEVEL: values.LOG_LEVEL ?? (MODE === 'demo' ? 'warn' : 'info'),
    dataDir: path.resolve(values.DATA_DIR),
    databaseCa,
    secureCookies: values.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
  }
}

function readCa(file: string | undefined, problems: string[]): string | undefined {
  if (!file) return undefined
  try {
    return readFileSync(file, 'utf8')
  } catch {
    problems.push(`DATABASE_CA_FILE: ${file} cannot be read`)
    return undefined
  }
}

function incomplete(env: Environment): string[] {
  const needed: (keyof Environment)[] = []
  if (env.FILES === 's3') needed.push('S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
  if (env.SMS !== 'outbox') needed.push('SMS_ACCESS_KEY_ID', 'SMS_ACCESS_KEY_SECRET', 'SMS_SIGN_NAME')
  if (env.SMS === 'tencent') needed.push('SMS_APP_ID')
  return needed.filter((key) => env[key] === undefined).map((key) => `${key}: needed with these settings`)
}

function unsafeInProduction(env: Environment): string[] {
  const problems: string[] = []
  if (!env.DATABASE_URL) problems.push('DATABASE_URL: production needs your own PostgreSQL, backed up by you')
  if (!env.PUBLIC_ORIGIN?.startsWith('https://'))
    problems.push('PUBLIC_ORIGIN: production needs an https:// address')
  if (env.TRUST_PROXY === undefined || env.TRUST_PROXY === 'true') {
    problems.push('TRUST_PROXY: name the addresses of your proxy, or false where there is none')
  }
  if (env.CAPTCHA === 'off') problems.push('CAPTCHA: may be off in demo mode only')
  if (env.SMS === 'outbox') problems.push('SMS: production needs a real sender (aliyun or tencent)')
  if (!env.SMTP_URL) problems.push('SMTP_URL: production needs a mail server')
  return problems
}
