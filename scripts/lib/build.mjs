import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { run } from './run.mjs'

const rooms = ['domain', 'wire', 'floorplan', 'server', 'web']
const skipped = new Set(['node_modules', 'dist', 'test', 'scripts'])
const stampFile = path.join(root, 'server/dist/.built-from')

/** A fingerprint of every source the build reads, so that an unchanged tree starts without building. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')))
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (skipped.has(entry.name)) continue
      const file = path.join(folder, entry.name)
      if (entry.isDirectory()) visit(file)
      else hash.update(path.relative(root, file)).update(readFileSync(file))
    }
  }
  for (const room of rooms) visit(path.join(root, room))
  return hash.digest('hex')
}

export async function buildIfNeeded() {
  const stamp = fingerprint()
  const built = ['server/dist/main.js', 'web/dist/index.html'].every((file) =>
    existsSync(path.join(root, file)),
  )
  if (built && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Building …')
  await run('npm', ['run', '--silent', 'build'])
  writeFileSync(stampFile, stamp)
}
