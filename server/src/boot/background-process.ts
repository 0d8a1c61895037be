import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../platform/config/config'
import { letGiveWay, nodeArguments } from '../platform/own-processes'

export interface BackgroundProcess {
  /** A job is waiting, and somebody for it. */
  wake(job: string): void
  /** Lets it finish what it is doing, within the time a shutdown may take. */
  stop(): Promise<void>
}

export interface BackgroundMessage {
  wake: string
}

interface Options {
  entry: URL
  config: Config
  connectionString: string
  log: FastifyBaseLogger
}

const connections = '2'
// The longest is also how long imports may wait once a database that was away is back.
const restartAfterMs = { least: 1_000, most: 8_000 }
const provenAfterMs = 60_000

/**
 * Starts the process that does what takes long, and another one whenever it ends by itself. Not in this process: its
 * garbage alone, fifty thousand rows on their way into the database, would make everybody who is served here wait.
 */
export function startBackground({ entry, config, connectionString, log }: Options): BackgroundProcess {
  const env = {
    ...process.env,
    DATABASE_URL: connectionString,
    // The address carries it already.
    DATABASE_PASSWORD: '',
    DATABASE_POOL: connections,
    // Said aloud, because a given database would mean production.
    MODE: config.MODE,
  }
  let stopping = false
  let again: NodeJS.Timeout | undefined
  /** Grows while it keeps ending at once: one that cannot start would otherwise take up the machine trying. */
  let pauseMs = restartAfterMs.least
  let current = start()

  function start(): ChildProcess {
    const child = spawn(process.execPath, nodeArguments(entry), {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    letGiveWay(child.pid)
    const startedAt = performance.now()
    child.once('error', (error) => log.error({ err: error }, 'background: cannot be started'))
    child.once('exit', (code, signal) => {
      if (stopping) return
      log.error({ code, signal }, 'background: ended by itself, starting again')
      if (performance.now() - startedAt > provenAfterMs) pauseMs = restartAfterMs.least
      again = setTimeout(() => {
        current = start()
      }, pauseMs)
      pauseMs = Math.min(pauseMs * 2, restartAfterMs.most)
    })
    return child
  }

  return {
    wake(job) {
      // One that is only just starting looks for what is waiting by itself.
      if (current.connected) current.send({ wake: job } satisfies BackgroundMessage, () => undefined)
    },

    async stop() {
      stopping = true
      clearTimeout(again)
      if (current.exitCode !== null || current.signalCode !== null || current.pid === undefined) return
      const gone = once(current, 'exit')
      const giveUp = setTimeout(() => current.kill('SIGKILL'), config.SHUTDOWN_TIMEOUT_MS / 2)
      if (current.connected) current.disconnect()
      await gone
      clearTimeout(giveUp)
    },
  }
}
