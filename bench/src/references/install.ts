import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

export interface ReferenceProgram {
  name: string
  dependencies: Record<string, string>
  /** Versions for dependencies that cannot be had as they are asked for. */
  overrides: Record<string, string>
}

/** What a figure would be measured against is not to be had on this machine; everything else goes on. */
export class ReferenceUnavailable extends Error {}

const cache = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'fairground-bench')

/**
 * Other people's programs come from the registry when they are first needed and stay outside the repository, in one
 * folder per set of versions. Install scripts stay off: whatever is chosen here works without compiling.
 */
export async function installReference(
  { name, ...needs }: ReferenceProgram,
  note: (line: string) => void,
): Promise<string> {
  const manifest = JSON.stringify({ name: `reference-${name}`, private: true, ...needs })
  const folder = path.join(
    cache,
    `${name}-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`,
  )
  const stamp = path.join(folder, '.installed')
  if (await exists(stamp)) return folder
  note(`installing ${name} into ${folder}; the first time this takes minutes`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), manifest)
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--omit=dev', '--loglevel=error']
  await promisify(execFile)('npm', ['install', '--prefix', folder, ...flags], { cwd: folder }).catch(
    async (error: Error) => {
      await rm(folder, { recursive: true, force: true })
      throw new ReferenceUnavailable(`${name} could not be installed: ${error.message}`)
    },
  )
  await writeFile(stamp, '')
  return folder
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
