import { spawn } from 'node:child_process'
import path from 'node:path'
import { installIfNeeded } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { refuseOldNode } from './lib/run.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'

refuseOldNode()
stopWithNpm('dev')
await installIfNeeded()

const port = process.env.PORT ?? '3000'
const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs')
const vite = path.join(root, 'node_modules/vite/bin/vite.js')
const parts = [
  [
    tsx,
    ['watch', '--clear-screen=false', 'src/main.ts'],
    'server',
    { CAPTCHA: process.env.CAPTCHA ?? 'off' },
  ],
  [
    vite,
    ['--port', process.env.WEB_PORT ?? '5173', '--host', '127.0.0.1'],
    'web',
    { FAIRGROUND_API: `http://127.0.0.1:${port}` },
  ],
]
const children = parts.map(([file, args, room, extra]) =>
  spawn(process.execPath, [file, ...args], {
    cwd: path.join(root, room),
    stdio: 'inherit',
    env: { ...withDataDir(), ...extra },
  }),
)

/** The server runs in its own folder here, but its data stays where npm start keeps it. */
function withDataDir() {
  return { ...process.env, DATA_DIR: path.resolve(root, process.env.DATA_DIR ?? 'data') }
}

for (const child of children) child.on('exit', (code) => stop(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))

let stopping = false
function stop(code) {
  if (stopping) return
  stopping = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}
