import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from '../app'
import { giveBadgePhotos } from '../demo/badges/give-photos'
import { giveContactGroups } from '../demo/contact-groups'
import { giveDemoStatement } from '../demo/contracts/give-statement'
import { giveDemoDownloads } from '../demo/files/give-downloads'
import { giveDemoFiles } from '../demo/files/give-files'
import { giveDemoInvoices } from '../demo/files/give-invoices'
import { giveProductPictures } from '../demo/files/give-product-pictures'
import { giveDemoSeals } from '../demo/files/give-seals'
import { giveDemoVouchers } from '../demo/files/give-vouchers'
import { giveDemoPortalPictures } from '../demo/portal/give-pictures'
import type { Config } from '../platform/config/config'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres'
import { chooseBlobStore } from '../platform/files/choose-blob-store'
import { takeNoNewConnections } from '../platform/http/let-connections-end'
import { createLogger } from '../platform/logging/logger'
import { type PasswordProcess, startPasswordProcess } from '../platform/passwords/password-process'
import { type Platform, startPlatform } from '../platform/platform'
import { startBackground } from './background-process'
import { prepareDatabase } from './prepare-database'
import { requireFileStore } from './require-file-store'
import { requireSeal } from './require-seal'

export interface RunningFair {
  app: FastifyInstance
  platform: Platform
  address: string
  stop(): Promise<void>
}

interface Places {
  migrations: string
  webRoot: string
  /** Entry of the background process. */
  background: URL
}

/** Files, database, migrations, seeds, password checks, platform, HTTP, background: in this order, and taken down in the opposite one. */
export async function startFair(config: Config, places: Places): Promise<RunningFair> {
  const log = createLogger(config.LOG_LEVEL)
  const note = (line: string) => log.info(line)
  if (config.MODE === 'production') {
    await requireFileStore(chooseBlobStore(config))
    await requireSeal(config)
  }
  const { connectionString, embedded } = await chooseDatabase(config, log)
  let passwordProcess: PasswordProcess | undefined
  let platform: Platform | undefined
  try {
    await prepareDatabase({ config, connectionString, migrations: places.migrations, log: note })
    passwordProcess = startPasswordProcess({ log })
    platform = await startPlatform(config, connectionString, log, {
      share: config.WORKER ? 'light' : 'none',
      passwordChecks: passwordProcess,
    })
    const app = await buildApp(platform, { webRoot: places.webRoot })
    const address = await app.listen({ host: config.HOST, port: config.PORT })
    const background = config.WORKER
      ? startBackground({ entry: places.background, config, connectionString, log })
      : undefined
    if (background) platform.jobs.passWakesTo(background.wake)
    const furnished = config.MODE === 'demo' ? furnishDemoFair(platform) : undefined
    return {
      app,
      platform,
      address,
      stop: stopOnce(async () => {
        await takeNoNewConnections(app)
        platform?.streams.close()
        await closeWithin(app, config.SHUTDOWN_TIMEOUT_MS / 3)
        await furnished
        await background?.stop()
        await passwordProcess?.stop()
        await platform?.stop()
        await embedded?.stop()
      }),
    }
  } catch (error) {
    await passwordProcess?.stop()
    await platform?.stop().catch(() => undefined)
    await embedded?.stop()
    throw error
  }
}

/** Requests under way may finish; a client that never finishes its own must not keep jobs and database from stopping. */
async function closeWithin(app: FastifyInstance, patienceMs: number): Promise<void> {
  const hangUp = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  await app.close()
  clearTimeout(hangUp)
}

function stopOnce(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined
  return () => {
    stopping ??= stop()
    return stopping
  }
}

/**
 * What the demo fair needs beyond its rows. Nobody waits for it at the start, and what a stop cuts short the next start
 * completes.
 */
async function furnishDemoFair(platform: Platform): Promise<void> {
  try {
    await giveContactGroups(platform)
    // Somebody may sign in as one of them at once.
    await giveProductPictures(platform)
    await giveDemoDownloads(platform)
    await giveDemoPortalPictures(platform)
    await giveDemoFiles(platform, 'demoAccounts')
    await giveBadgePhotos(platform)
    await giveDemoVouchers(platform)
    await giveDemoStatement(platform)
    await giveDemoInvoices(platform)
    await giveDemoSeals(platform)
    await giveDemoFiles(platform)
  } catch (error) {
    platform.log.warn({ err: error }, 'the demo fair lacks some of its files; the next start tries again')
  }
}

interface ChosenDatabase {
  connectionString: string
  embedded: EmbeddedPostgres | undefined
}

/** DATABASE_URL if there is one; otherwise our own PostgreSQL under DATA_DIR. */
async function chooseDatabase(config: Config, log: FastifyBaseLogger): Promise<ChosenDatabase> {
  if (config.DATABASE_URL) return { connectionString: config.DATABASE_URL, embedded: undefined }
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (line) => log.info(line),
    warn: (line) => log.warn(line),
  })
  return { connectionString: embedded.connectionString, embedded }
}
