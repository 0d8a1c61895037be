import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../platform/config/config'
import { keepProcess } from '../platform/kept-process'

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

/**
 * Starts the process that does what takes long. Not in this process: its garbage alone, fifty thousand rows on their way
 * into the database, would make everybody who is served here wait.
 */
export function startBackground({ entry, config, connectionString, log }: Options): BackgroundProcess {
  const kept = keepProcess({
    name: 'background',
    entry,
    env: {
      ...process.env,
      DATABASE_URL: connectionString,
      // The address carries it already.
      DATABASE_PASSWORD: '',
      DATABASE_POOL: connections,
      // Said aloud, because a given database would mean production.
      MODE: config.MODE,
    },
    log,
    stopWithinMs: config.SHUTDOWN_TIMEOUT_MS / 2,
  })
  return {
    // One that is not there, or only just starting, looks for what is waiting by itself.
    wake: (job) => kept.send({ wake: job } satisfies BackgroundMessage),
    stop: kept.stop,
  }
}
