import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/** Runs a command to its end with our own terminal. Throws when it fails, so that a chain stops where it broke. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
    })
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`)),
    )
  })
}

/** The same for one of our own tools from node_modules, without a shell between. */
export const runTool = (file, args, options) =>
  run(process.execPath, [file, ...args], { shell: false, ...options })

export function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Fairground needs Node 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}
