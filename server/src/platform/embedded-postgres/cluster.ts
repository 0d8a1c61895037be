import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { damagedCluster, notReadable, otherMajorVersion } from './start-problems'

/**
 * Says whether there is a cluster to start, and refuses what this PostgreSQL must not touch. It only reads, so
 * whatever it refuses stays as it was.
 */
export async function inspectCluster(cluster: string, majorVersion: number): Promise<'absent' | 'present'> {
  try {
    const entries = await readdir(cluster)
    if (entries.length === 0) return 'absent'
    await requireVersion(cluster, entries, majorVersion)
    await requireControlFile(cluster)
    return 'present'
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT') return 'absent'
    if (code === 'EACCES' || code === 'EPERM') throw notReadable(cluster, error)
    if (code === 'ENOTDIR') return absentOrFile(cluster)
    throw error
  }
}

/** A file further up the path is found out, and better explained, when the directory is made. */
async function absentOrFile(cluster: string): Promise<'absent'> {
  const itself = await stat(cluster).catch(() => undefined)
  if (itself) throw damagedCluster(cluster, 'it is not a directory')
  return 'absent'
}

async function requireVersion(cluster: string, entries: string[], majorVersion: number) {
  if (!entries.includes('PG_VERSION')) throw damagedCluster(cluster, 'the file PG_VERSION is missing')
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (!/^\d+(\.\d+)?$/.test(version)) throw damagedCluster(cluster, 'the file PG_VERSION is unreadable')
  if (version !== String(majorVersion)) throw otherMajorVersion(cluster, version, majorVersion)
}

async function requireControlFile(cluster: string) {
  const control = await stat(join(cluster, 'global', 'pg_control')).catch(() => undefined)
  if (!control?.isFile()) throw damagedCluster(cluster, 'the file global/pg_control is missing')
  if (control.size === 0) throw damagedCluster(cluster, 'the file global/pg_control is empty')
}
