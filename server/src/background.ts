import { addBackgroundWork } from './background-work'
import type { BackgroundMessage } from './boot/background-process'
import { readConfig } from './platform/config/config'
import { outageOf } from './platform/database/outage'
import { createLogger } from './platform/logging/logger'
import { type Platform, startPlatform } from './platform/platform'

// The process beside the one that serves: does what takes long, and lives no longer than that one does.

// In a terminal both are interrupted, perhaps while this one is starting; it ends when the other lets go of it.
process.on('SIGINT', () => undefined)
const config = readConfig(process.env)
const log = createLogger(config.LOG_LEVEL)
let platform: Platform | undefined
// From the first moment: a start that waits for a database must not outlive whoever wanted it.
process.once('disconnect', stop)
// Or had ended already while this file was being read: then no word of it comes any more.
if (!process.connected) process.exit(1)
platform = await start()
if (!process.connected) stop()
process.on('message', ({ wake }: BackgroundMessage) => platform?.jobs.wake(wake))

async function start(): Promise<Platform> {
  try {
    const started = await startPlatform(config, config.DATABASE_URL ?? '', log, { share: 'heavy' })
    await addBackgroundWork(started)
    return started
  } catch (error) {
    if (!outageOf(error)) throw error
    log.warn(`background: the database is away (${(error as Error).message})`)
    process.exit(1)
  }
}

function stop(): void {
  if (!platform) process.exit(1)
  setTimeout(() => process.exit(1), config.SHUTDOWN_TIMEOUT_MS).unref()
  platform.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
