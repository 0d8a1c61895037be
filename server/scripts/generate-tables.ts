import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrate } from '../src/platform/database/migrate'
import { startScratchCluster } from '../test/support/scratch-cluster'
import { tableTypes } from '../test/support/table-types'

const cluster = await startScratchCluster()
try {
  const client = new pg.Client(cluster.url)
  await client.connect()
  // Ended in any case: a client the cluster leaves behind would cry over what the migration had to say.
  await migrate(client, fileURLToPath(new URL('../migrations', import.meta.url))).finally(() => client.end())
  await tableTypes(cluster.url, { verify: false })
} finally {
  await cluster.stop()
}
