import { chmod, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isRoot } from './processes'

export interface Layout {
  dataDir: string
  home: string
  cluster: string
  passwordFile: string
  claimFile: string
  logFile: string
}

export function layoutOf(dataDir: string): Layout {
  const absolute = resolve(dataDir)
  const home = join(absolute, 'postgres')
  return {
    dataDir: absolute,
    home,
    cluster: join(home, 'cluster'),
    passwordFile: join(home, 'password'),
    claimFile: join(home, 'claim'),
    logFile: join(home, 'log', 'postgres.log'),
  }
}

export async function prepareHome(layout: Layout) {
  await mkdir(layout.dataDir, { recursive: true })
  const created = await mkdir(layout.home, { recursive: true })
  // Below root's home an unprivileged PostgreSQL must pass through to the cluster, but need not look around.
  if (created) await chmod(layout.home, isRoot() ? 0o711 : 0o700)
  await mkdir(join(layout.home, 'log'), { recursive: true, mode: 0o700 })
}
