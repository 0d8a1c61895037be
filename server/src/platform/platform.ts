import type { Settings } from '@fairground/domain/settings'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { auditDaysJob } from './audit/seal-days'
import { type Captcha, createPictureCaptcha, openCaptcha } from './captcha/captcha'
import type { Config } from './config/config'
import { type Database, openDatabase } from './database/database'
import { type Lifeline, startLifeline } from './database/lifeline'
import { connectionTo, openPool } from './database/pool'
import { chooseBlobStore } from './files/choose-blob-store'
import { createFileStore, type FileStore, sweepFilesJob } from './files/file-store'
import { type FileStoreWatch, watchFileStore } from './files/file-store-watch'
import { createJobs, type JobKind, type JobShare, type Jobs } from './jobs/jobs'
import { createEventStreams, type EventStreams } from './live/event-streams'
import { createLiveEvents, type LiveEvents } from './live/live-events'
import { chooseSenders } from './messaging/choose-senders'
import { createOutbox, deliveryJob, type Outbox } from './messaging/outbox'
import { createPasswordChecks, type PasswordChecks } from './passwords/password-checks'
import { createPasswordVault, type PasswordVault } from './passwords/password-vault'
import { createSeal, type Seal } from './seal/seal'
import { dataKeysFor } from './secrets/kept-data-keys'
import { readKeyIdsInUse } from './secrets/sealed.repository'
import { createSecrets, type Secrets } from './secrets/secrets'
import { createSessions, type Sessions } from './sessions/sessions'
import { createSettings, type SettingsStore } from './settings/settings-store'
import { tidyJob } from './tidy-job'

/** Everything features may use. Built once per process, handed down explicitly. */
export interface Platform {
  config: Config
  log: FastifyBaseLogger
  pool: pg.Pool
  db: Database
  /** For work that may take minutes, such as imports and exports: few connections of its own, patient ones. */
  patientDb: Database
  patientPool: pg.Pool
  /** For those who are not inside yet: few connections of their own, so that nobody inside stands behind a crowd at the doors. */
  doorsDb: Database
  settings: SettingsStore
  sessions: Sessions
  passwords: PasswordVault
  captcha: Captcha
  /** What people trust us with, sealed before it is written. */
  secrets: Secrets
  outbox: Outbox
  jobs: Jobs
  files: FileStore
  fileStoreWatch: FileStoreWatch
  seal: Seal
  /** What is known of the database. */
  lifeline: Lifeline
  live: LiveEvents
  streams: EventStreams
  stop(): Promise<void>
}

const patientConnections = 3
const patientTimeoutMs = 180_000
const doorConnections = 2
const jobConnections = 2
const jobTimeoutMs = 60_000

interface Parts {
  /** Which jobs this process does. */
  share?: JobShare
  /** Who checks passwords, if not this process itself. */
  passwordChecks?: PasswordChecks
}

export async function startPlatform(
  config: Config,
  connectionString: string,
  log: FastifyBaseLogger,
  { share = config.WORKER ? 'all' : 'none', passwordChecks = createPasswordChecks() }: Parts = {},
): Promise<Platform> {
  const connection = connectionTo({ connectionString, tls: config.DATABASE_TLS, ca: config.databaseCa })
  const live = createLiveEvents(log)
  const lifeline = await startLifeline({ connection, prepare: live.listenOn, log })
  lifeline.onBack(live.returned)
  const open = (name: string, size: number, queryTimeoutMs: number) =>
    openPool({
      connection: { ...connection, application_name: name },
      size,
      queryTimeoutMs,
      lifeline,
      onError: (error) => log.warn({ err: error, pool: name }, 'database: a connection was lost'),
    })
  const pool = open('fairground', config.DATABASE_POOL, config.QUERY_TIMEOUT_MS)
  const db = openDatabase(pool)
  const patientPool = open('fairground patient', patientConnections, patientTimeoutMs)
  const patientDb = openDatabase(patientPool)
  const doorsDb = openDatabase(open('fairground doors', doorConnections, config.QUERY_TIMEOUT_MS))
  const jobsPool = open('fairground jobs', jobConnections, jobTimeoutMs)
  const settings = await createSettings(db, live, (problem) => log.warn(problem))
  const now = (): Settings => settings.current()

  const secrets = createSecrets(dataKeysFor(config))
  await sayMissingKeys(pool, secrets, log)

  const senders = chooseSenders(config)
  const jobs = createJobs({ pool: jobsPool, log, share, timeZone: () => now().timeZone })
  const outbox = createOutbox(jobs, {
    sendsSms: config.SMS !== 'none',
    fairName: () => settings.current().fairName,
  })
  const blobs = chooseBlobStore(config)
  const files = createFileStore(db, blobs)
  const streams = createEventStreams(live)
  await jobs.start([
    deliveryJob(db, senders, { files, keepSecrets: config.MODE === 'demo' || config.REHEARSAL }),
    sweepFilesJob(files),
    tidyJob(db, now),
    auditDaysJob({ db: patientDb, settings: now, log }),
  ] as JobKind<never>[])

  return {
    config,
    log,
    pool,
    db,
    patientDb,
    patientPool,
    doorsDb,
    settings,
    lifeline,
    live,
    streams,
    jobs,
    outbox,
    secrets,
    files,
    fileStoreWatch: watchFileStore(blobs, log),
    seal: createSeal(config, () => now().fairName.zh),
    sessions: createSessions(db, now, live),
    passwords: createPasswordVault(passwordChecks),
    captcha: config.CAPTCHA === 'off' ? openCaptcha : createPictureCaptcha(doorsDb),
    async stop() {
      streams.close()
      await jobs.stop()
      await senders.mail.close()
      await jobsPool.end()
      await patientDb.destroy()
      await doorsDb.destroy()
      await db.destroy()
      await lifeline.stop()
    },
  }
}

/** Nothing is lost while a key is away, but nothing it sealed can be read; better said now than at a visitor's first look. */
async function sayMissingKeys(pool: pg.Pool, secrets: Secrets, log: FastifyBaseLogger): Promise<void> {
  const missing = (await readKeyIdsInUse(pool)).filter((id) => !secrets.hasKey(id))
  if (missing.length > 0)
    log.error(
      `data keys: identity numbers sealed with ${missing.join(', ')} cannot be read until DATA_KEYS has them`,
    )
}
