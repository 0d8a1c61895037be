import { setFlagsFromString } from 'node:v8'
import { banner } from './boot/banner'
import { type RunningFair, startFair } from './boot/start'
import { migrations, webRoot } from './places'
import { ConfigError, readConfig } from './platform/config/config'
import { MigrationError } from './platform/database/migrate'
import { outageOf } from './platform/database/outage'
import { DatabaseStartError } from './platform/embedded-postgres'
import { entryBeside } from './platform/own-processes'

/** Wrong password, no such role, no such database, no right to connect. */
const refusedLogin = new Set(['28P01', '28000', '3D000', '42501'])

const places = { migrations, webRoot, background: entryBeside(import.meta.url, 'background') }

// What a call needs is garbage once it is answered. V8 takes what it keeps meeting for long-lived and leaves it, with all
// it points to, to the next full collection; and it lets a heap that hardly grows wait for one with so little to spare
// that every upload brings it on. On few cores everybody waits for a full collection.
setFlagsFromString('--no-allocation-site-pretenuring')
setFlagsFromString('--heap-growing-percent=100')

try {
  const config = readConfig(process.env)
  const fair = await startFair(config, places)
  process.stdout.write(banner(config, fair.address))
  stopWhenAsked(fair, config.SHUTDOWN_TIMEOUT_MS)
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n\n`)
  process.exit(1)
}

function stopWhenAsked(fair: RunningFair, patienceMs: number): void {
  const stop = (why: string, code: number) => {
    fair.platform.log.info(`stopping: ${why}`)
    setTimeout(() => process.exit(1), patienceMs).unref()
    fair.stop().then(
      () => process.exit(code),
      (error: Error) => {
        fair.platform.log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.once('SIGINT', () => stop('interrupted', 0))
  process.once('SIGTERM', () => stop('asked to', 0))
}

/** What a person at the terminal can act on; a stack trace only for what we did not foresee. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof MigrationError)
    return error.message
  const { code, message, stack } = error as NodeJS.ErrnoException
  if (outageOf(error) === 'away')
    return `PostgreSQL cannot be reached: ${message}\nLook whether it runs and whether DATABASE_URL names its host and port. Nothing was changed.`
  if (code !== undefined && refusedLogin.has(code))
    return `PostgreSQL does not let Fairground in: ${message}\nLook at user, password and database in DATABASE_URL. Nothing was changed.`
  if (code === 'EADDRINUSE')
    return `${message}\nAnother program uses this port. Set PORT to a free one, for example: PORT=3001 npm start`
  if (code === 'EACCES') return `${message}\nThis port or directory may not be used by this account.`
  return stack ?? String(error)
}
