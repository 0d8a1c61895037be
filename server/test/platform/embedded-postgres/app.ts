/** A stand-in for the whole application, in a process of its own so that it can be killed. */
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/index'

const [, , dataDir = '', work = ''] = process.argv

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

async function writeForever(connectionString: string) {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query('create table written (number integer primary key)')
  for (let number = 1; ; number++) {
    await client.query('insert into written values ($1)', [number])
    say(`committed ${number}`)
  }
}

try {
  const database = await startEmbeddedPostgres({ dataDir })
  say('started')
  process.stdin.on('end', () => void database.stop()).resume()
  if (work === 'fail') setTimeout(() => Promise.reject(new Error('a defect')), 500)
  if (work === 'write') await writeForever(database.connectionString)
} catch (error) {
  const { name, message } = error as Error
  say(`refused ${name}: ${message.split('\n')[0]}`)
  process.exit(1)
}
