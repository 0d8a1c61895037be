import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Where a running product keeps its own PostgreSQL, as an operator would look it up. */
export async function embeddedDatabase(dataDir: string): Promise<{ url: string; postmasterPid: number }> {
  const password = (await readFile(path.join(dataDir, 'postgres/password'), 'utf8')).trim()
  const [pid, , , port] = (
    await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
  ).split('\n')
  return {
    url: `postgres://fairground:${encodeURIComponent(password)}@127.0.0.1:${port}/fairground`,
    postmasterPid: Number(pid),
  }
}
