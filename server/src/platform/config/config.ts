import { ConfigError } from './config-error'
import { type DatabaseSettings, databaseSettings } from './database-settings'
import { type Environment, readEnvironment } from './environment'
import { incomplete } from './incomplete'
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

/** For commands beside the product: how to reach its database, whatever else is or is not set where they run. */
export function readDatabaseSettings(variables: Variables): DatabaseSettings {
  const env = readEnvironment(variables)
  const problems: string[] = []
  const settings = databaseSettings(env, modeOf(env) === 'production', problems)
  if (problems.length > 0) throw new ConfigError(problems)
  return settings
}

const modeOf = (env: Environment): Config['MODE'] => env.MODE ?? (env.DATABASE_URL ? 'production' : 'demo')
