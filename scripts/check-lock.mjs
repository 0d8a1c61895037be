import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { lockProblems, nameOf, platforms } from './lib/lock.mjs'
import { root } from './lib/paths.mjs'
import { oldestNode } from './lib/run.mjs'

// Does package-lock.json serve every platform? It is written on one machine, and npm leaves out what that one could not
// get. Nobody there notices; a stranger's first start fails.

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const problems = [...lockProblems(lock, oldestNode), ...(await refusedByNpm())]
if (problems.length > 0) {
  console.error(`package-lock.json:\n  ${problems.join('\n  ')}`)
  console.error('How to write it anew: CONTRIBUTING.md, "The lock file".')
  process.exit(1)
}
console.log(`lock: ${Object.keys(lock.packages).length} packages for ${platforms.length} platforms`)

/** npm's own word, without a network and without touching anything: would it install there? */
async function refusedByNpm() {
  const outcomes = await Promise.allSettled(platforms.map(dryRun))
  return outcomes.flatMap(({ reason }, index) =>
    reason ? [`npm ci for ${nameOf(platforms[index])}: ${reason.stderr || reason.message}`] : [],
  )
}

function dryRun({ os, cpu, libc }) {
  const platform = [`--os=${os}`, `--cpu=${cpu}`, ...(libc ? [`--libc=${libc}`] : [])]
  const args = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--loglevel=error', ...platform]
  return promisify(execFile)('npm', args, { cwd: root, shell: process.platform === 'win32' })
}
