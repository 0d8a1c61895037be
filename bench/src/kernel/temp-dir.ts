import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { atTheEnd } from './tidy-up'

export async function makeTempDir(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'fairground-bench-'))
  // Under root PostgreSQL runs as an unprivileged account, which must be able to pass through.
  await chmod(directory, 0o711)
  atTheEnd(() => rm(directory, { recursive: true, force: true }))
  return directory
}
