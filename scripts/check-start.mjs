import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './lib/paths.mjs'

// Does `npm start` keep its word? Starts it on data of its own until it answers, asks it to stop, and looks for what it
// left behind.

const windows = process.platform === 'win32'
const dataDir = mkdtempSync(path.join(tmpdir(), 'fairground start-'))
const npm = spawn('npm', ['start'], {
  cwd: root,
  env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO_SIZE: 'small' },
  stdio: ['ignore', 'pipe', 'inherit'],
  shell: windows,
  // A group of its own, so that a failure here can end all of it.
  detached: !windows,
})
/** Not npm's own exit: whoever writes to this output, the background process included, keeps it open. */
const everybodyLeft = new Promise((resolve) => npm.once('close', resolve))

try {
  const origin = await within(15 * 60_000, 'become ready', announcedOrigin())
  const answer = await fetch(`${origin}/readyz`)
  if (!answer.ok) throw new Error(`/readyz answers ${answer.status}: ${await answer.text()}`)
  const postgres = postgresPid()
  askToStop()
  await within(60_000, 'stop', everybodyLeft)
  if (isRunning(postgres)) throw new Error(`PostgreSQL is still running (pid ${postgres})`)
  rmSync(dataDir, { recursive: true, force: true })
  console.log('start: it answered, it stopped, and nothing is left')
} catch (error) {
  console.error(`npm start failed: ${error.message}. Its data is kept in ${dataDir}`)
  for (const pid of [windows ? npm.pid : -npm.pid, postgresPid()])
    if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  process.exit(1)
}

function announcedOrigin() {
  return new Promise((resolve, reject) => {
    let output = ''
    npm.stdout.setEncoding('utf8').on('data', (chunk) => {
      process.stdout.write(chunk)
      output += chunk
      const origin = /ready at (http:\S+)/.exec(output)?.[1]
      if (origin) resolve(origin)
    })
    void everybodyLeft.then((code) => reject(new Error(`it ended with ${code} before it was ready`)))
  })
}

function within(patienceMs, what, event) {
  const complaint = new Error(`it did not ${what} within ${patienceMs / 1000} seconds`)
  const tooLate = new Promise((_, reject) => setTimeout(reject, patienceMs, complaint).unref())
  return Promise.race([event, tooLate])
}

function askToStop() {
  // Windows has no way to ask, only to end a process and whatever it started.
  if (windows) execFileSync('taskkill', ['/pid', String(npm.pid), '/t', '/f'])
  else npm.kill('SIGTERM')
}

/** Its first line, as PostgreSQL writes it; the database belongs to no group of ours. */
function postgresPid() {
  try {
    return Number(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

function isRunning(pid) {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}
