import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

const stopSignals = ['SIGINT', 'SIGTERM']

/**
 * Runs a command to its end with our own terminal. Throws when it fails, so that a chain stops where it broke. Whoever
 * asks us to stop stops the command, which tidies up first, and with it the chain.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
    })
    let stopped = false
    const stop = (signal) => {
      stopped = true
      // In a terminal the command was interrupted together with us; test runners take a second time for impatience.
      if (signal === 'SIGTERM') child.kill('SIGINT')
    }
    for (const signal of stopSignals) process.on(signal, stop)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const each of stopSignals) process.off(each, stop)
      if (stopped) process.exit(1)
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`))
    })
  })
}

/** The same for one of our own tools from node_modules, without a shell between. */
export const runTool = (file, args, options) =>
  run(process.execPath, [file, ...args], { shell: false, ...options })

/** The oldest Node we promise to run on: `engines` of package.json. */
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
export const oldestNode = /\d+\.\d+\.\d+/.exec(manifest.engines.node)[0]

export function refuseOldNode() {
  const older = oldestNode.localeCompare(process.versions.node, undefined, { numeric: true }) > 0
  if (!older) return
  console.error(`Fairground needs Node ${oldestNode} or newer; this is ${process.version}.`)
  process.exit(1)
}
