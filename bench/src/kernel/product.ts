import path from 'node:path'
import { findFreePort } from '../../../server/src/platform/embedded-postgres/free-port'
import type { Command } from './cores'
import { type Started, startServer } from './process'
import { root } from './repository'

export type Product = Started

interface ProductOptions {
  dataDir: string
  /** Of the demo fair. */
  size?: 'small' | 'default'
  on?: (command: Command) => Command
}

/** As `npm start` runs it, in demo mode, without the two guards that would count the load itself as an attack. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { dataDir, size = 'small', on = (command) => command } = options
  const port = await findFreePort()
  const command = on({ file: process.execPath, args: [path.join(root, 'server/dist/main.js')] })
  const env = {
    ...withoutOwnSettings(process.env),
    MODE: 'demo',
    DEMO_SIZE: size,
    CAPTCHA: 'off',
    REQUESTS_PER_MINUTE: '10000000',
    // People come from many addresses, as they do through a proxy; from one they would count as one attacker.
    TRUST_PROXY: 'loopback',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
  }
  return startServer({ command, env, port, dataDir })
}

/** A deployment's settings in the caller's shell must not lead a measurement to somebody's database. */
function withoutOwnSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DATABASE_URL, PUBLIC_ORIGIN, METRICS_TOKEN, WORKER, FILES, SMS, SMTP_URL, ...rest } = env
  return rest
}
