import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildIfNeeded } from './lib/build.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { refuseOldNode } from './lib/run.mjs'

// Runs one of the product's own commands: server/src/commands/<name>.ts, built.

const name = process.argv[2] ?? ''
refuseOldNode()
// A release brings its build and only what it needs at run time.
if (existsSync(path.join(root, 'server/src'))) {
  await installIfNeeded()
  await buildIfNeeded()
}
process.argv.splice(2, 1)
await import(`../server/dist/${name}.js`)
