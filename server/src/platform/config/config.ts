import { ConfigError } from './config-error'
import { type DatabaseSettings, databaseSettings } from './database-settings'
import { type Environment, readEnvironment } from './environment'
import { incomplete, withoutFileStore } from './incomplete'
import { unsafeInProduction } from './production'

export { ConfigError }

/** Settings a deployment fixes at start, checked against each other. */
export interface Config
  extends DatabaseSettings,
    Omit<Environment, 'MODE' | 'LOG_LEVEL' | keyof DatabaseSettings> {
  MODE: 'demo' | 'production'
  LOG_LEVEL: string
  /** Cookies travel over TLS only. */
  secureCookies: boolean
}

/** Where everything is kept. */
export type StorageSettings = DatabaseSettings &
  Pick<
    Environment,
    | 'DATA_KEYS'
    | 'FILES'
    | 'S3_ENDPOINT'
    | 'S3_REGION'
    | 'S3_BUCKET'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY'
    | 'S3_PATH_STYLE'
  >

type Variables = Record<string, string | undefined>

/** Every setting that is bad, missing or unsafe is named at once. */
export function readConfig(variables: Variables): Config {
  const env = readEnvironment(variables)
  const MODE = modeOf(env)
  const problems = [...incomplete(env), ...(MODE === 'production' ? unsafeInProduction(env) : [])]
  if (env.REHEARSAL && MODE === 'demo')
    problems.push('REHEARSAL: is for MODE=production; a demo sends nothing anyway')
  const database = databaseSettings(env, MODE === 'production', problems)
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    ...env,
    ...database,
    MODE,
    // A demo runs in somebody's terminal, where a line per request would bury the address and the accounts.
    LOG_LEVEL: env.LOG_LEVEL ?? (MODE === 'demo' ? 'warn' : 'info'),
    secureCookies: env.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
  }
}

/**
 * For commands beside the product: how to reach its database and files, whatever else is or is not set where they run.
 * A back-up must not fail over a missing key for SMS, but nothing may travel less safely than the product would have it.
 */
export function readStorageSettings(variables: Variables): StorageSettings {
  const env = readEnvironment(variables)
  const problems = withoutFileStore(env)
  const database = databaseSettings(env, modeOf(env) === 'production', problems)
  if (problems.length > 0) throw new ConfigError(problems)
  const {
    DATA_KEYS,
    FILES,
    S3_ENDPOINT,
    S3_REGION,
    S3_BUCKET,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
    S3_PATH_STYLE,
  } = env
  const files = {
    DATA_KEYS,
    FILES,
    S3_ENDPOINT,
    S3_REGION,
    S3_BUCKET,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
    S3_PATH_STYLE,
  }
  return { ...files, ...database }
}

/** Whether it would be a demo, whatever else is wrong with the settings. */
export const readMode = (variables: Variables): Config['MODE'] => modeOf(readEnvironment(variables))

const modeOf = (env: Environment): Config['MODE'] => env.MODE ?? (env.DATABASE_URL ? 'production' : 'demo')
