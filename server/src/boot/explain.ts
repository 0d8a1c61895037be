import { ConfigError } from '../platform/config/config'
import { MigrationError } from '../platform/database/migrate'
import { outageOf, refusesLogin } from '../platform/database/outage'
import { DatabaseStartError } from '../platform/embedded-postgres'

type Kind = new (...given: never[]) => Error

/** Errors whose message is written for whoever sits at the terminal. */
const spoken: Kind[] = [ConfigError, DatabaseStartError, MigrationError]

/** What a person at the terminal can act on; a stack trace only for what we did not foresee. */
export function explain(error: unknown, alsoSpoken: Kind[] = []): string {
  const { code = '', message, stack } = error as NodeJS.ErrnoException
  if ([...spoken, ...alsoSpoken].some((kind) => error instanceof kind)) return message
  if (refusesLogin(error) || code === '42501')
    return `PostgreSQL does not let Fairground in: ${message}\nLook at user, password and database in DATABASE_URL, and at DATABASE_PASSWORD. Nothing was changed.`
  if (outageOf(error) === 'away')
    return `PostgreSQL cannot be reached: ${message || code}\nLook whether it runs and whether DATABASE_URL names its host and port. Nothing was changed.`
  if (
    /does not support SSL connections/.test(message) ||
    code.startsWith('ERR_TLS') ||
    code.endsWith('_CERT_CHAIN')
  )
    return `PostgreSQL cannot be reached as DATABASE_TLS asks: ${message}\nSet the server's TLS up, or DATABASE_TLS and DATABASE_CA_FILE to what it has. Nothing was changed.`
  if (code === 'EADDRINUSE')
    return `${message}\nAnother program uses this port. Set PORT to a free one, for example: PORT=3001 npm start`
  if (code === 'EACCES' || code === 'EPERM')
    return `${message}\nThis account may not use that port, file or directory. Use the account that Fairground runs under.`
  if (code === 'EROFS') return `${message}\nNothing can be written there.`
  return stack ?? String(error)
}
