import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { the } from './programs'
import { checkout } from './releases'

const git = (...args: string[]): string =>
  execFileSync(the('git'), ['-C', checkout, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

const migrations = 'server/migrations/'

const migrationsAt = (commit: string): string[] =>
  git('ls-tree', '--name-only', commit, migrations)
    .split('\n')
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(migrations.length))

/**
 * The last commit that had all of these migrations but the newest, and no other: what was tried in between and taken back
 * is nobody's earlier version. None in a copy without its history.
 */
export function findOlderCommit(names: readonly string[]): string | undefined {
  const earlier = names.slice(0, -1).join()
  try {
    const touched = git('log', '--format=%H', '--', migrations).split('\n').filter(Boolean)
    return touched.find((commit) => migrationsAt(commit).sort().join() === earlier)
  } catch {
    return undefined
  }
}

/** Builds the server of that commit with today's packages. Of its pages an empty one will do: nobody looks at them. */
export function buildOlderProduct(commit: string, directory: string): void {
  mkdirSync(path.join(directory, 'node_modules/@fairground'), { recursive: true })
  const archive = path.join(directory, 'source.tar')
  git('archive', '--output', archive, commit)
  execFileSync(the('tar'), ['-xf', archive, '-C', directory])
  for (const name of readdirSync(path.join(checkout, 'node_modules')))
    if (name !== '@fairground')
      symlinkSync(path.join(checkout, 'node_modules', name), path.join(directory, 'node_modules', name))
  for (const room of ['domain', 'wire', 'floorplan'])
    symlinkSync(path.join(directory, room), path.join(directory, 'node_modules/@fairground', room))
  const vite = path.join(checkout, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: path.join(directory, 'server'),
    stdio: 'pipe',
  })
  mkdirSync(path.join(directory, 'web/dist'), { recursive: true })
  for (const page of ['index', 'doors'])
    writeFileSync(path.join(directory, `web/dist/${page}.html`), '<!doctype html>')
}
