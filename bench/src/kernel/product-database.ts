import pg from 'pg'
import { APP_NAME } from '../../../server/src/platform/embedded-postgres/app-database'
import { layoutOf } from '../../../server/src/platform/embedded-postgres/layout'
import { readPassword } from '../../../server/src/platform/embedded-postgres/password'
import { readPostmasterFile } from '../../../server/src/platform/embedded-postgres/postmaster-file'

/** The product's own PostgreSQL, under the product's own role. */
export async function withDatabase<Result>(
  dataDir: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const layout = layoutOf(dataDir)
  const postmaster = await readPostmasterFile(layout.cluster)
  if (typeof postmaster !== 'object') throw new Error(`no PostgreSQL runs in ${layout.cluster}`)
  const client = new pg.Client({
    host: '127.0.0.1',
    port: postmaster.port,
    user: APP_NAME,
    database: APP_NAME,
    password: await readPassword(layout.passwordFile),
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
