import pg from 'pg'
import { APP_NAME } from '../../../server/src/platform/embedded-postgres/app-database'
import { layoutOf } from '../../../server/src/platform/embedded-postgres/layout'
import { readPassword } from '../../../server/src/platform/embedded-postgres/password'
import { readPostmasterFile } from '../../../server/src/platform/embedded-postgres/postmaster-file'

/** The product's own PostgreSQL, under the product's own role. */
export async function connectionStringOf(dataDir: string): Promise<string> {
  const layout = layoutOf(dataDir)
  const postmaster = await readPostmasterFile(layout.cluster)
  if (typeof postmaster !== 'object') throw new Error(`no PostgreSQL runs in ${layout.cluster}`)
  const password = encodeURIComponent((await readPassword(layout.passwordFile)) ?? '')
  return `postgres://${APP_NAME}:${password}@127.0.0.1:${postmaster.port}/${APP_NAME}`
}

export async function withDatabase<Result>(
  dataDir: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(await connectionStringOf(dataDir))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
