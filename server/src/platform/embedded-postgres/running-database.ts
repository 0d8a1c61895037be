import { APP_NAME } from './app-database'
import { layoutOf } from './layout'
import { readPassword } from './password'
import { identifyProcess, readPostmasterFile } from './postmaster-file'

/** How to reach the PostgreSQL that a running product keeps below its DATA_DIR; undefined when none runs there. */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const { cluster, passwordFile } = layoutOf(dataDir)
  const postmaster = await readPostmasterFile(cluster)
  if (postmaster === 'absent' || postmaster === 'garbled' || !postmaster.ready) return undefined
  // A file left behind by a power cut may name a number that belongs to any other program by now.
  if ((await identifyProcess(postmaster.pid, cluster)) === 'something else') return undefined
  const password = await readPassword(passwordFile)
  return password && `postgres://${APP_NAME}:${password}@127.0.0.1:${postmaster.port}/${APP_NAME}`
}
