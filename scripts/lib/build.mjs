import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { run } from './run.mjs'
import { sourceFiles } from './source-files.mjs'

const rooms = ['domain', 'wire', 'floorplan', 'site', 'server', 'web']
const stampFile = path.join(root, 'server/dist/.built-from')

/** A fingerprint of every source the build reads, so that an unchanged tree starts without building. */
function fingerprint() {
  const hash = createHash('sha256')
  const files = rooms.flatMap((room) => sourceFiles(room, { without: ['test', 'scripts'] }))
  for (const file of ['package-lock.json', ...files])
    hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

export async function buildIfNeeded() {
  const stamp = fingerprint()
  const built = ['server/dist/main.js', 'web/dist/index.html'].every((file) =>
    existsSync(path.join(root, file)),
  )
  if (built && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Building …')
  // Neither reads what the other writes, and each leaves a core idle for much of its time.
  await Promise.all(
    ['web', 'server'].map((room) => run('npm', ['run', '--silent', 'build', '--workspace', room])),
  )
  writeFileSync(stampFile, stamp)
}
