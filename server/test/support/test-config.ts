import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from '../../src/platform/config/config'

export const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** The same for all, as the template all test databases are copied from is sealed with it. */
export const testDataKeys = `test:${Buffer.alloc(32, 'fairground').toString('base64')}`

export function testConfig(overrides: Record<string, string> = {}): Config {
  return readConfig({
    MODE: 'demo',
    DEMO_SIZE: 'small',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATA_KEYS: testDataKeys,
    DATABASE_POOL: '4',
    REQUESTS_PER_MINUTE: '1000000',
    ...overrides,
  })
}

export function databaseUrl(clusterUrl: string, database: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${database}`
  return url.href
}
