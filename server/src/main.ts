import os from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { banner } from './boot/banner'
import { explain } from './boot/explain'
import { type RunningFair, startFair } from './boot/start'
import { migrations, webRoot } from './places'
import { readConfig } from './platform/config/config'
import { entryBeside } from './platform/own-processes'

const places = { migrations, webRoot, background: entryBeside(import.meta.url, 'background') }

// What a call needs is garbage once it is answered. V8 takes what it keeps meeting for long-lived and leaves it, with all
// it points to, to the next full collection; and it lets a heap that hardly grows wait for one with so little to spare
// that every upload brings it on. On few cores everybody waits for a full collection.
setFlagsFromString('--no-allocation-site-pretenuring')
setFlagsFromString('--heap-growing-percent=100')

/** Before there is anything to stop in order it simply ends, by exit: then PostgreSQL is asked to end as well. */
let stop = (signal: NodeJS.Signals): void => process.exit(128 + os.constants.signals[signal])
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))

try {
  const config = readConfig(process.env)
  const fair = await startFair(config, places)
  process.stdout.write(banner(config, fair.address))
  stop = stopInOrder(fair, config.SHUTDOWN_TIMEOUT_MS)
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n\n`)
  process.exit(1)
}

function stopInOrder(fair: RunningFair, patienceMs: number): typeof stop {
  return (signal) => {
    // Shells and npm may pass the same wish on again; it is being granted, within its time.
    stop = () => undefined
    fair.platform.log.info(`stopping: ${signal}`)
    setTimeout(() => process.exit(1), patienceMs).unref()
    fair.stop().then(
      () => process.exit(0),
      (error: Error) => {
        fair.platform.log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
}
