import { realpath } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Layout } from './layout'
import {
  identifyProcess,
  type PostmasterFile,
  readPostmasterFile,
  removePostmasterFile,
} from './postmaster-file'
import { anyProcessWorksIn, isRunning, isZombie, waitUntil } from './processes'
import { type ShutDown, shutDown } from './shut-down'
import { anotherIsRunning, silentPostgres, stubbornPostgres } from './start-problems'
import { connectAsSupervisor, tryOwnerLock } from './supervisor-connection'

const ANSWER_WITHIN_MS = 15_000
/** A killed app's connection takes a moment to be noticed; until then its lock still stands. */
const LOCK_WITHIN_MS = 3_000

interface Surroundings {
  layout: Layout
  password: string | undefined
  /** Whether this process alone claims the directory. */
  exclusive: boolean
  shutDownWith: Omit<ShutDown, 'pid' | 'hasEnded'>
  log: (line: string) => void
}

/** Clears the way when the PostgreSQL of an earlier run is still alive; never touches one that has an owner. */
export async function retireLeftover(surroundings: Surroundings): Promise<void> {
  const { layout, exclusive, shutDownWith, log } = surroundings
  const postmaster = await readPostmasterFile(layout.cluster)
  if (postmaster === 'absent') return
  if (postmaster === 'garbled') {
    // A power cut can leave the file empty, and PostgreSQL then waits for a person to delete it.
    if (exclusive) await removePostmasterFile(layout.cluster)
    return
  }
  if (!isRunning(postmaster.pid)) {
    if (exclusive && isZombie(postmaster.pid)) await forgetZombie(layout.cluster)
    return
  }

  const found = await examine(postmaster, surroundings)
  if (found === 'gone') return
  if (found === 'something else') return removePostmasterFile(layout.cluster)
  if (found === 'silent') {
    const ours = (await identifyProcess(postmaster.pid, layout.cluster)) === 'postgres here'
    if (!ours || !exclusive) throw silentPostgres(postmaster.pid, layout.cluster)
  }
  log(`Stopping the PostgreSQL that an earlier run left behind (pid ${postmaster.pid}).`)
  const hasEnded = () => !isRunning(postmaster.pid)
  const ended = await shutDown({ ...shutDownWith, pid: postmaster.pid, hasEnded })
  if (typeof found === 'object') await found.end().catch(() => {})
  if (!ended) throw stubbornPostgres(postmaster.pid, layout.cluster)
}

const ORPHANS_GONE_WITHIN_MS = 30_000

/**
 * PostgreSQL takes a dead but unreaped process for a live one and would never start. Its note is removed, but only
 * once the processes of the killed server are gone: the note is also what keeps a new server from meeting them.
 */
async function forgetZombie(cluster: string): Promise<void> {
  const directory = await realpath(cluster)
  const alone = await waitUntil(() => !anyProcessWorksIn(directory), ORPHANS_GONE_WITHIN_MS)
  if (alone) await removePostmasterFile(cluster)
}

/** A connection means: nobody owns it, and for as long as the connection lives we do. */
async function examine(
  postmaster: PostmasterFile,
  { layout, password }: Surroundings,
): Promise<Client | 'gone' | 'something else' | 'silent'> {
  const deadline = Date.now() + ANSWER_WITHIN_MS
  while (Date.now() < deadline) {
    if (!isRunning(postmaster.pid)) return 'gone'
    if ((await identifyProcess(postmaster.pid, layout.cluster)) === 'something else') return 'something else'
    const client = password && postmaster.port > 0 ? await connect(postmaster.port, password) : undefined
    if (client) {
      if (await obtainsOwnerLock(client)) return client
      await client.end().catch(() => {})
      throw anotherIsRunning(layout.dataDir)
    }
    if (!password) return 'silent'
    await sleep(200)
  }
  return 'silent'
}

async function connect(port: number, password: string): Promise<Client | undefined> {
  return connectAsSupervisor(port, password).catch(() => undefined)
}

async function obtainsOwnerLock(client: Client): Promise<boolean> {
  const deadline = Date.now() + LOCK_WITHIN_MS
  while (!(await tryOwnerLock(client))) {
    if (Date.now() > deadline) return false
    await sleep(50)
  }
  return true
}
