import { mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { syncFolder } from '../files/durable'
import type { Account } from './account'
import type { Binaries } from './binaries'
import type { Layout } from './layout'
import { isRoot, run } from './processes'
import { initFailed, unnamedAccount } from './start-problems'
import { SUPERUSER } from './supervisor-connection'

const UNFINISHED = 'init-'

interface Initialisation {
  layout: Layout
  binaries: Binaries
  account: Account
  password: string
  durable: boolean
}

/** The cluster appears under its name only when it is complete, however the process ends. */
export async function initialiseCluster({ layout, binaries, account, password, durable }: Initialisation) {
  requireNamedAccount()
  const workshop = await mkdtemp(join(layout.home, UNFINISHED))
  try {
    const passwordFile = join(workshop, 'password')
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    await account.give(passwordFile)
    await account.give(workshop)
    const cluster = join(workshop, 'cluster')
    const args = ['-D', cluster, '-U', SUPERUSER, `--pwfile=${passwordFile}`, ...INITDB_OPTIONS]
    const { code, output } = await run(
      account.launch(binaries.initdb, durable ? args : [...args, '--no-sync']),
    )
    if (code !== 0) throw initFailed(layout.cluster, output.split('\n'))
    await rmdir(layout.cluster).catch(() => {})
    await rename(cluster, layout.cluster)
    if (durable) await syncFolder(layout.home)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

const INITDB_OPTIONS = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
]

/** What a killed first start left. Its initdb may still be writing for a moment, hence the retries. */
export async function removeUnfinished(home: string) {
  for (const name of await readdir(home)) {
    if (!name.startsWith(UNFINISHED)) continue
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/** initdb looks its own user up by number and gives up without a name, as in some containers. */
function requireNamedAccount() {
  if (isRoot()) return
  try {
    userInfo()
  } catch {
    throw unnamedAccount(process.getuid?.())
  }
}
