import { readFile, realpath, rm } from 'node:fs/promises'
import { basename, isAbsolute, join } from 'node:path'
import { run } from './processes'

/** What PostgreSQL's main process says about itself in its cluster. */
export interface PostmasterFile {
  pid: number
  port: number
  ready: boolean
}

function postmasterFileOf(cluster: string) {
  return join(cluster, 'postmaster.pid')
}

export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | 'absent' | 'garbled'> {
  const text = await readFile(postmasterFileOf(cluster), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return 'absent'
  const lines = text.split('\n')
  // A single-user session notes its process number as a negative one.
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10))
  if (!Number.isSafeInteger(pid) || pid === 0) return 'garbled'
  return { pid, port: Number.parseInt(lines[3] ?? '', 10) || 0, ready: lines[7]?.trim() === 'ready' }
}

export async function removePostmasterFile(cluster: string) {
  await rm(postmasterFileOf(cluster), { force: true })
}

/**
 * After a reboot or in a new container the noted number may belong to any other program. PostgreSQL would
 * refuse to start for fear of it.
 */
export async function identifyProcess(
  pid: number,
  cluster: string,
): Promise<'postgres here' | 'something else' | 'uncertain'> {
  if (process.platform === 'linux') return identifyByProc(pid, cluster)
  const list =
    process.platform === 'win32'
      ? { file: 'tasklist', args: ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'] }
      : { file: 'ps', args: ['-p', String(pid), '-o', 'command='] }
  const { output } = await run(list).catch(() => ({ output: 'postgres' }))
  if (!output.includes('postgres')) return 'something else'
  return output.includes(cluster) ? 'postgres here' : 'uncertain'
}

async function identifyByProc(pid: number, cluster: string) {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const [program = '', ...args] = commandLine.split('\0')
  if (basename(program) !== 'postgres') return 'something else'
  const directory = args[args.indexOf('-D') + 1]
  if (!args.includes('-D') || !directory || !isAbsolute(directory)) return 'uncertain'
  const [theirs, ours] = await Promise.all([realpath(directory).catch(() => directory), realpath(cluster)])
  return theirs === ours ? 'postgres here' : 'something else'
}
