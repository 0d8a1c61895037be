import { type ChildProcess, spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account'
import type { Binaries } from './binaries'
import { findFreePort } from './free-port'
import type { Layout } from './layout'
import { readPostmasterFile } from './postmaster-file'
import { NEUTRAL_DIRECTORY } from './processes'
import { logSince, logSize, rotateLog } from './server-log'
import { settingArguments } from './settings'
import { shutDown } from './shut-down'
import { anotherIsRunning, startFailed } from './start-problems'

/** Crash recovery replays the log before PostgreSQL answers, which can take minutes on a slow disk. */
const READY_WITHIN_MS = 10 * 60_000
const STILL_STARTING_EVERY_MS = 10_000
const PORT_ATTEMPTS = 10
/** Processes of a killed PostgreSQL notice by themselves that they are orphans and go. */
const ORPHANS_GONE_WITHIN_MS = 30_000

const SILENCE = 'nothing at all; a full disk also silences its log'

export interface PostmasterOptions {
  layout: Layout
  binaries: Binaries
  account: Account
  durable: boolean
  log: (line: string) => void
  choosePort?: () => Promise<number>
}

export interface Postmaster {
  port: number
  exitCode: Promise<number | null>
  /** Resolves to whether it ended. */
  stop(): Promise<boolean>
}

export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { layout, choosePort = findFreePort } = options
  const orphanDeadline = Date.now() + ORPHANS_GONE_WITHIN_MS
  await rotateLog(layout.logFile)
  for (let portAttempt = 1; ; ) {
    const logOffset = await logSize(layout.logFile)
    const port = await choosePort()
    const child = await launchPostmaster(options, port)
    if (await becomesReady(child, options)) return supervise(child, port, options)

    const output = await logSince(layout.logFile, logOffset)
    const text = output.join('\n')
    if (text.includes('could not create any TCP/IP sockets') && portAttempt < PORT_ATTEMPTS) portAttempt++
    else if (text.includes('pre-existing shared memory block') && Date.now() < orphanDeadline)
      await sleep(200)
    else if (text.includes('lock file "postmaster.pid" already exists'))
      throw anotherIsRunning(layout.dataDir)
    else throw startFailed(layout.cluster, layout.logFile, output.length > 0 ? output : [SILENCE])
  }
}

async function launchPostmaster(options: PostmasterOptions, port: number): Promise<ChildProcess> {
  const { layout, binaries, account, durable } = options
  const args = ['-D', layout.cluster, '-p', String(port), ...settingArguments(durable)]
  const { file, args: allArgs, uid, gid } = account.launch(binaries.postgres, args)
  const logFile = await open(layout.logFile, 'a', 0o600)
  try {
    const child = spawn(file, allArgs, {
      cwd: NEUTRAL_DIRECTORY,
      uid,
      gid,
      // Ctrl+C reaches the whole group of the terminal; PostgreSQL must outlive the app's own last queries.
      detached: true,
      windowsHide: true,
      stdio: ['ignore', logFile.fd, logFile.fd],
    })
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
    child.on('error', () => {})
    endWithUs(child)
    return child
  } catch (error) {
    throw startFailed(layout.cluster, layout.logFile, [(error as Error).message])
  } finally {
    await logFile.close()
  }
}

/**
 * However we end, short of being killed, PostgreSQL is asked to: it is in a group of its own, and nobody else would. On
 * Windows asking would be killing, and the next start takes care of it.
 */
function endWithUs(child: ChildProcess) {
  if (process.platform === 'win32') return
  const ask = () => child.kill('SIGINT')
  process.once('exit', ask)
  child.once('exit', () => process.off('exit', ask))
}

function hasEnded(child: ChildProcess) {
  return child.exitCode !== null || child.signalCode !== null
}

async function becomesReady(child: ChildProcess, options: PostmasterOptions): Promise<boolean> {
  const { layout, log } = options
  const startedAt = Date.now()
  let nextNotice = startedAt + STILL_STARTING_EVERY_MS
  while (!hasEnded(child)) {
    const file = await readPostmasterFile(layout.cluster)
    if (typeof file === 'object' && file.pid === child.pid && file.ready) return true
    if (Date.now() > nextNotice) {
      log('PostgreSQL is still starting; after a crash it first replays its log.')
      nextNotice += STILL_STARTING_EVERY_MS
    }
    if (Date.now() > startedAt + READY_WITHIN_MS) {
      await stopChild(child, options)
      throw startFailed(layout.cluster, layout.logFile, ['It was not ready within ten minutes.'])
    }
    await sleep(20)
  }
  return false
}

function supervise(child: ChildProcess, port: number, options: PostmasterOptions): Postmaster {
  const exitCode = new Promise<number | null>((resolve) => {
    if (hasEnded(child)) resolve(child.exitCode)
    else child.once('exit', resolve)
  })
  return { port, exitCode, stop: () => stopChild(child, options) }
}

async function stopChild(child: ChildProcess, { layout, binaries, account }: PostmasterOptions) {
  const { pid } = child
  if (pid === undefined) return true
  return shutDown({ pid, hasEnded: () => hasEnded(child), binaries, account, cluster: layout.cluster })
}
