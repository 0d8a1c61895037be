import { type Account, chooseAccount } from './account'
import { ensureAppDatabase, resetPasswords } from './app-database'
import { type Binaries, locateBinaries } from './binaries'
import { inspectCluster } from './cluster'
import { DatabaseStartError } from './database-start-error'
import { claimDirectory, type DirectoryClaim } from './directory-claim'
import { initialiseCluster, removeUnfinished } from './initialise'
import { type Layout, layoutOf, prepareHome } from './layout'
import { retireLeftover } from './leftover'
import { keepOwnership, type Ownership } from './ownership'
import { generatePassword, readPassword, savePassword } from './password'
import { type Postmaster, startPostmaster } from './postmaster'
import { keepAlive } from './revival'
import { appConnectionString } from './running'
import { rotateLogRegularly } from './server-log'
import { anotherIsRunning, passwordRefused, unusableDirectory } from './start-problems'
import { connectAsSupervisor, tryOwnerLock } from './supervisor-connection'

export { findRunningPostgres, holdsCluster } from './running'
export { DatabaseStartError }

export interface EmbeddedPostgres {
  /** Stays the same for as long as we run, however often PostgreSQL itself is started again. */
  connectionString: string
  stop(): Promise<void>
}

interface StartOptions {
  dataDir: string
  /** False gives up safety against power cuts for speed; for tests only. */
  durable?: boolean
  log?: (line: string) => void
  /** What an operator should see: PostgreSQL ended by itself, and what became of it. */
  warn?: (line: string) => void
}

interface StartContext {
  layout: Layout
  binaries: Binaries
  account: Account
  durable: boolean
  log: (line: string) => void
  warn: (line: string) => void
}

export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, log = () => {}, warn = log } = options
  const layout = layoutOf(dataDir)
  const binaries = await locateBinaries()
  let claim: DirectoryClaim | undefined
  try {
    // Before anything is written: what is refused stays untouched.
    await inspectCluster(layout.cluster, binaries.majorVersion)
    await prepareHome(layout)
    claim = await claimDirectory(layout)
    const account = await chooseAccount(layout, binaries.postgres)
    const context: StartContext = { layout, binaries, account, durable, log, warn }
    const password = await prepareCluster(context, claim)
    const postmaster = await startPostmaster(context)
    const ownership = await takeOwnership(postmaster, password, layout)
    return supervise({ context, postmaster, ownership, claim, password })
  } catch (error) {
    claim?.release()
    throw explain(error, layout)
  }
}

/** Leaves a cluster that nobody else works on, and resolves to its password. */
async function prepareCluster(context: StartContext, claim: DirectoryClaim): Promise<string> {
  const { layout, binaries, account, log } = context
  await removeUnfinished(layout.home)
  const known = await readPassword(layout.passwordFile)
  // Once more, as the claim was not held the first time: another first start may just have ended.
  if ((await inspectCluster(layout.cluster, binaries.majorVersion)) === 'absent') {
    log(`Making a new database in ${layout.cluster}`)
    const password = known ?? generatePassword()
    if (!known) await savePassword(layout.passwordFile, password)
    await initialiseCluster({ ...context, password })
    return password
  }
  const shutDownWith = { binaries, account, cluster: layout.cluster }
  await retireLeftover({ layout, password: known, exclusive: claim.exclusive, shutDownWith, log })
  if (known) return known
  log(`The file ${layout.passwordFile} was missing; the database gets a new password.`)
  const password = generatePassword()
  await resetPasswords({ ...context, password })
  await savePassword(layout.passwordFile, password)
  return password
}

const INVALID_PASSWORD = '28P01'

async function takeOwnership(postmaster: Postmaster, password: string, layout: Layout): Promise<Ownership> {
  try {
    const connect = () => connectAsSupervisor(postmaster.port, password)
    const client = await connect()
    if (!(await tryOwnerLock(client))) throw anotherIsRunning(layout.dataDir)
    await ensureAppDatabase(client, password)
    return keepOwnership(client, connect)
  } catch (error) {
    await postmaster.stop()
    const refused = (error as { code?: string }).code === INVALID_PASSWORD
    throw refused ? passwordRefused(layout.passwordFile, error) : error
  }
}

interface Running {
  context: StartContext
  postmaster: Postmaster
  ownership: Ownership
  claim: DirectoryClaim
  password: string
}

function supervise({ context, postmaster, ownership, claim, password }: Running): EmbeddedPostgres {
  const { logFile } = context.layout
  const endRotation = rotateLogRegularly(logFile)
  const revival = keepAlive(postmaster, context, context.warn)
  let stopping: Promise<void> | undefined
  const stopAndTidy = async () => {
    // First, or it would try to come back while PostgreSQL shuts down.
    ownership.close()
    await revival.stop()
    endRotation()
    claim.release()
  }
  return {
    connectionString: appConnectionString(postmaster.port, password),
    stop() {
      stopping ??= stopAndTidy()
      return stopping
    },
  }
}

/** File system errors are the operator's to solve; anything else is a defect and keeps its stack. */
function explain(error: unknown, { home }: Layout): unknown {
  if (error instanceof DatabaseStartError || !(error instanceof Error)) return error
  const { path, syscall } = error as NodeJS.ErrnoException
  return path && syscall ? unusableDirectory(home, error) : error
}
