import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import pg from 'pg'

/** The least that can be called a web server with a database of its own. Plain JavaScript, as the built product is. */
const { postgres, connection, port } = JSON.parse(process.env.BARE_START)
const { file, args, uid, gid } = postgres
const database = spawn(file, args, { cwd: '/', uid, gid, stdio: 'inherit' })
const databaseEnded = once(database, 'exit')

const client = await connect(Date.now() + 60_000)
await client.query('SELECT 1')
const app = Fastify()
app.get('/readyz', async () => ({ status: 'ready' }))
await app.listen({ host: '127.0.0.1', port })

process.once('SIGTERM', async () => {
  await app.close()
  await client.end()
  database.kill('SIGINT')
  await databaseEnded
  process.exit(0)
})

async function connect(deadline) {
  for (;;) {
    const attempt = new pg.Client(connection)
    // A connection refused half-way also reports as an event, which unheard would end the process.
    attempt.on('error', () => {})
    try {
      await attempt.connect()
      return attempt
    } catch (error) {
      if (Date.now() > deadline || database.exitCode !== null) throw error
      await sleep(5)
    }
  }
}
