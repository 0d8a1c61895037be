import type { Client } from 'pg'
import type { Account } from './account'
import type { Binaries } from './binaries'
import type { Layout } from './layout'
import { run } from './processes'
import { startFailed } from './start-problems'
import { SUPERUSER } from './supervisor-connection'

export const APP_NAME = 'fairground'

/**
 * The app's role owns its database and may make others, but is no superuser: SQL that slips through must not
 * reach files or programs. Checked at every start, since the first one may have been cut short in between.
 */
export async function ensureAppDatabase(superuser: Client, password: string) {
  const role = await superuser.query('select from pg_roles where rolname = $1', [APP_NAME])
  if (role.rowCount === 0) {
    await superuser.query(
      `create role ${APP_NAME} login createdb password ${superuser.escapeLiteral(password)}`,
    )
  }
  // The details of an error quote whole rows, and rows hold personal data. Only for this role: when PostgreSQL
  // fails to start, its details are what helps.
  await superuser.query(`alter role ${APP_NAME} set log_error_verbosity = terse`)
  const database = await superuser.query('select from pg_database where datname = $1', [APP_NAME])
  if (database.rowCount === 0) await superuser.query(`create database ${APP_NAME} owner ${APP_NAME}`)
}

interface Reset {
  layout: Layout
  binaries: Binaries
  account: Account
  password: string
}

/** When the password file is lost: whoever may write the cluster may also give it a new password. */
export async function resetPasswords({ layout, binaries, account, password }: Reset) {
  const launch = account.launch(binaries.postgres, ['--single', '-D', layout.cluster, 'postgres'])
  const statements = [SUPERUSER, APP_NAME].map((role) => `alter role ${role} password '${password}'\n`)
  const { code, output } = await run(launch, statements.join(''))
  if (code !== 0) throw startFailed(layout.cluster, layout.logFile, output.split('\n'))
}
