import { readFileSync } from 'node:fs'
import path from 'node:path'
import { databaseHost, isThisMachine, withPassword } from './database-url'
import type { Environment } from './environment'

/** Where the database is and how it is reached; all that a command beside the product needs to know. */
export interface DatabaseSettings {
  /** With its password, whichever way that was given. Without it, our own PostgreSQL below dataDir. */
  DATABASE_URL: string | undefined
  DATABASE_TLS: 'off' | 'require' | 'verify'
  databaseCa: string | undefined
  dataDir: string
}

export function databaseSettings(
  env: Environment,
  production: boolean,
  problems: string[],
): DatabaseSettings {
  const { DATABASE_URL, DATABASE_PASSWORD, DATABASE_TLS } = env
  if (DATABASE_PASSWORD !== undefined && DATABASE_URL === undefined)
    problems.push('DATABASE_PASSWORD: belongs to DATABASE_URL, which is not set')
  if (production && DATABASE_URL !== undefined && DATABASE_TLS === 'off')
    problems.push(...inTheClear(databaseHost(DATABASE_URL)))
  return {
    DATABASE_URL:
      DATABASE_URL !== undefined && DATABASE_PASSWORD !== undefined
        ? withPassword(DATABASE_URL, DATABASE_PASSWORD)
        : DATABASE_URL,
    DATABASE_TLS: DATABASE_TLS === 'private-network' ? 'off' : DATABASE_TLS,
    databaseCa: readCa(env.DATABASE_CA_FILE, problems),
    dataDir: path.resolve(env.DATA_DIR),
  }
}

function inTheClear(host: string): string[] {
  if (isThisMachine(host)) return []
  return [
    `DATABASE_TLS: ${host} is another machine, and the password and all data would travel to it unencrypted; ` +
      'set verify (with DATABASE_CA_FILE for an authority of your own) or require, ' +
      'or private-network where you vouch that nobody else can listen',
  ]
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
