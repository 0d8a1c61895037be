import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { parse } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Launch {
  file: string
  args: string[]
  uid?: number
  gid?: number
}

interface Finished {
  code: number | null
  output: string
}

export function isRoot() {
  return process.getuid?.() === 0
}

/** The current directory may be closed to the account a process is started under; the root never is. */
export const NEUTRAL_DIRECTORY = parse(process.cwd()).root

export function run(launch: Launch, input?: string): Promise<Finished> {
  const { file, args, uid, gid } = launch
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: NEUTRAL_DIRECTORY, uid, gid, windowsHide: true })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }))
  })
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it exists and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return process.platform !== 'linux' || (stateOf(pid) !== undefined && !isZombie(pid))
}

/** In a container without an init process nobody reaps orphans, and a dead process keeps its number. */
export function isZombie(pid: number): boolean {
  return /^[ZX]/.test(stateOf(pid) ?? '')
}

/** One letter, as Linux keeps it; none when there is no such process. */
function stateOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2)
  } catch {
    return undefined
  }
}

/** Processes of PostgreSQL work inside their cluster, so their current directory gives them away. Linux only. */
export function anyProcessWorksIn(directory: string): boolean {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => currentDirectoryOf(pid) === directory && !isZombie(Number(pid)))
}

function currentDirectoryOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** Resolves to whether the condition came true in time. */
export async function waitUntil(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (!condition()) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}
