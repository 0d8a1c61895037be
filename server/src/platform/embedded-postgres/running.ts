import { readdir } from 'node:fs/promises'
import { APP_NAME } from './app-database'
import { layoutOf } from './layout'
import { readPassword } from './password'
import { identifyProcess, readPostmasterFile } from './postmaster-file'
import { isRunning } from './processes'
import { connectAsSupervisor, hasOwner } from './supervisor-connection'

export const appConnectionString = (port: number, password: string): string =>
  `postgres://${APP_NAME}:${password}@127.0.0.1:${port}/${APP_NAME}`

/** Whether there is a database under the directory, running or not. */
export async function holdsCluster(dataDir: string): Promise<boolean> {
  const entries = await readdir(layoutOf(dataDir).cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries.length > 0
}

/** How to reach the PostgreSQL of the Fairground that runs on this directory; nothing when none does. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const { cluster, passwordFile } = layoutOf(dataDir)
  const postmaster = await readPostmasterFile(cluster)
  if (typeof postmaster !== 'object' || !isRunning(postmaster.pid)) return undefined
  if ((await identifyProcess(postmaster.pid, cluster)) === 'something else') return undefined
  const password = await readPassword(passwordFile)
  const supervisor = password && (await connectAsSupervisor(postmaster.port, password).catch(() => undefined))
  if (!supervisor) return undefined
  try {
    // One without an owner is the leftover of a killed app; a start clears it away.
    return (await hasOwner(supervisor)) ? appConnectionString(postmaster.port, password) : undefined
  } finally {
    await supervisor.end()
  }
}
