import { chooseAccount } from '../../../server/src/platform/embedded-postgres/account'
import { APP_NAME } from '../../../server/src/platform/embedded-postgres/app-database'
import { locateBinaries } from '../../../server/src/platform/embedded-postgres/binaries'
import { findFreePort } from '../../../server/src/platform/embedded-postgres/free-port'
import { layoutOf } from '../../../server/src/platform/embedded-postgres/layout'
import { readPassword } from '../../../server/src/platform/embedded-postgres/password'
import type { Launch } from '../../../server/src/platform/embedded-postgres/processes'
import { settingArguments } from '../../../server/src/platform/embedded-postgres/settings'

/** All a bare server needs to know. Found out beforehand, so that the reference does nothing but start. */
export interface BareStart {
  postgres: Launch
  connection: { host: string; port: number; user: string; database: string; password: string | undefined }
  port: number
}

export async function prepareBareStart(dataDir: string): Promise<{ port: number; job: BareStart }> {
  const layout = layoutOf(dataDir)
  const binaries = await locateBinaries()
  const account = await chooseAccount(layout, binaries.postgres)
  const [port, databasePort] = [await findFreePort(), await findFreePort()]
  const args = ['-D', layout.cluster, '-p', String(databasePort), ...settingArguments(true)]
  return {
    port,
    job: {
      port,
      postgres: account.launch(binaries.postgres, args),
      connection: {
        host: '127.0.0.1',
        port: databasePort,
        user: APP_NAME,
        database: APP_NAME,
        password: await readPassword(layout.passwordFile),
      },
    },
  }
}
