import path from 'node:path'
import { root } from './lib/paths.mjs'
import { runTool } from './lib/run.mjs'

const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
const rooms = ['domain', 'wire', 'floorplan', 'site', 'server', 'web', 'e2e', 'bench']
const outcomes = await Promise.allSettled(rooms.map((room) => runTool(tsc, ['-p', room])))
const broken = rooms.filter((_, index) => outcomes[index]?.status === 'rejected')
if (broken.length > 0) {
  console.error(`Types are wrong in: ${broken.join(', ')}`)
  process.exit(1)
}
console.log(`types: ${rooms.length} rooms in order`)
