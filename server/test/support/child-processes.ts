import { execFileSync } from 'node:child_process'

/** The processes a process has started, by the file they run. */
export function childrenOf(pid: number, file: string): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [own, parent, state = '', ...words] = line.trim().split(/\s+/)
    const runs = words.some((word) => word.endsWith(file))
    return Number(parent) === pid && runs && !state.startsWith('Z') ? [Number(own)] : []
  })
}

/** In a container nobody may collect orphans: one that has ended then stays behind as an entry marked Z. */
export function isAlive(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z')
  } catch {
    return false
  }
}
