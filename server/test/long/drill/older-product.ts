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

/** The last commit that did not have the newest migration yet; none in a copy without its history. */
export function findOlderCommit(newest: string): string | undefined {
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `server/migrations/${newest}`)
    return added === '' ? undefined : git('rev-parse', '--verify', '--quiet', `${added}^`)
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
  writeFileSync(path.join(directory, 'web/dist/index.html'), '<!doctype html>')
}
