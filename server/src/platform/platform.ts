import type { Settings } from '@fairground/domain/settings'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { type Captcha, createPictureCaptcha, openCaptcha } from './captcha/captcha'
import type { Config } from './config/config'
import {
  connectionOptions,
  type Database,
  type DatabaseOptions,
  openDatabase,
  openPool,
} from './database/database'
import { chooseBlobStore } from './files/choose-blob-store'
import { createFileStore, type FileStore, sweepFilesJob } from './files/file-store'
import { type FileStoreWatch, watchFileStore } from './files/file-store-watch'
import { createJobs, type JobKind, type JobShare, type Jobs } from './jobs/jobs'
import { createEventStreams, type EventStreams } from './live/event-streams'
import { type LiveEvents, startLiveEvents } from './live/live-events'
import { chooseSenders } from './messaging/choose-senders'
import { createOutbox, deliveryJob, type Outbox } from './messaging/outbox'
import { createPasswordVault, type PasswordVault } from './passwords/password-vault'
import { createSessions, type Sessions } from './sessions/sessions'
import { createSettings, type SettingsStore } from './settings/settings-store'
import { tidyJob } from './tidy-job'
import { createVerification, type Verification } from './verification'

/** Everything features may use. Built once per process, handed down explicitly. */
export interface Platform {
  config: Config
  log: FastifyBaseLogger
  pool: pg.Pool
  db: Database
  /** For work that may take minutes, such as imports and exports: few connections of its own, patient ones. */
  patientDb: Database
  patientPool: pg.Pool
  settings: SettingsStore
  sessions: Sessions
  passwords: PasswordVault
  captcha: Captcha
  verification: Verification
  outbox: Outbox
  jobs: Jobs
  files: FileStore
  fileStoreWatch: FileStoreWatch
  live: LiveEvents
  streams: EventStreams
  stop(): Promise<void>
}

const patientConnections = 3
const patientTimeoutMs = 180_000

export async function startPlatform(
  config: Config,
  connectionString: string,
  log: FastifyBaseLogger,
  share: JobShare = config.WORKER ? 'all' : 'none',
): Promise<Platform> {
  const database: DatabaseOptions = {
    connectionString,
    poolSize: config.DATABASE_POOL,
    queryTimeoutMs: config.QUERY_TIMEOUT_MS,
    tls: config.DATABASE_TLS,
    ca: config.databaseCa,
    onError: (error) => log.warn({ err: error }, 'database: an idle connection was lost'),
  }
  const pool = openPool(database)
  const db = openDatabase(pool)
  const patientPool = openPool({
    ...database,
    poolSize: patientConnections,
    queryTimeoutMs: patientTimeoutMs,
  })
  const patientDb = openDatabase(patientPool)
  const live = await startLiveEvents({ connection: connectionOptions(database), log })
  const settings = await createSettings(db, live, (problem) => log.warn(problem))
  const now = (): Settings => settings.current()

  const senders = chooseSenders(config)
  const jobs = createJobs({
    connectionString,
    ssl:
      config.DATABASE_TLS === 'off'
        ? false
        : { rejectUnauthorized: config.DATABASE_TLS === 'verify', ca: config.databaseCa },
    log,
    share,
    timeZone: () => now().timeZone,
  })
  const outbox = createOutbox(jobs, { sendsSms: config.SMS !== 'none' })
  const blobs = chooseBlobStore(config)
  const files = createFileStore(db, blobs)
  const streams = createEventStreams(live)
  await jobs.start([
    deliveryJob(db, senders, config.MODE === 'demo' || config.REHEARSAL),
    sweepFilesJob(files),
    tidyJob(db),
  ] as JobKind<never>[])

  return {
    config,
    log,
    pool,
    db,
    patientDb,
    patientPool,
    settings,
    live,
    streams,
    jobs,
    outbox,
    files,
    fileStoreWatch: watchFileStore(blobs, log),
    sessions: createSessions(db, now, live),
    passwords: createPasswordVault(),
    captcha: config.CAPTCHA === 'off' ? openCaptcha : createPictureCaptcha(db),
    verification: createVerification(db, outbox, now),
    async stop() {
      streams.close()
      await jobs.stop()
      await senders.mail.close()
      await live.stop()
      await patientDb.destroy()
      await db.destroy()
    },
  }
}
