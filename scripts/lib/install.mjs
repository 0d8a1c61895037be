import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { run } from './run.mjs'

const stampFile = path.join(root, 'node_modules', '.fairground-installed')

/** What must be equal for an earlier installation to do: the locked versions, and the platform they were built for. */
function wanted() {
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  const platform = `${process.platform}-${process.arch}-${process.versions.modules}`
  return createHash('sha256').update(lock).update(platform).digest('hex')
}

export async function installIfNeeded() {
  const stamp = wanted()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Installing packages …')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']).catch(giveUp)
  writeFileSync(stampFile, stamp)
}

function giveUp() {
  console.error(
    '\nThe packages could not be installed; npm says above why. They come from the npm registry and are kept once they' +
      '\nare here. With the network back (or the proxy set: npm help config), run the same command again. No data was touched.',
  )
  process.exit(1)
}
