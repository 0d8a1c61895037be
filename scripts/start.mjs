import { buildIfNeeded } from './lib/build.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { refuseOldNode } from './lib/run.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'

refuseOldNode()
stopWithNpm('start')
await installIfNeeded()
await buildIfNeeded()
// In this very process: whoever stops or kills what they started stops Fairground, not a wrapper around it.
await import('../server/dist/main.js')
