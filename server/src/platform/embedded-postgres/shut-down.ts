import type { Account } from './account'
import type { Binaries } from './binaries'
import { run, waitUntil } from './processes'

export interface ShutDown {
  pid: number
  hasEnded: () => boolean
  binaries: Binaries
  account: Account
  cluster: string
}

const STEPS = [
  { mode: 'fast', signal: 'SIGINT', patienceMs: 30_000 },
  // Skips the last checkpoint; the next start recovers from the log, so no committed row is lost.
  { mode: 'immediate', signal: 'SIGQUIT', patienceMs: 10_000 },
  { mode: 'immediate', signal: 'SIGKILL', patienceMs: 5_000 },
] as const

/** Resolves to whether PostgreSQL ended. */
export async function shutDown(target: ShutDown): Promise<boolean> {
  for (const { mode, signal, patienceMs } of STEPS) {
    if (target.hasEnded()) return true
    if (process.platform === 'win32' && signal !== 'SIGKILL') await askByControlProgram(target, mode)
    else sendSignal(target.pid, signal)
    if (await waitUntil(target.hasEnded, patienceMs)) return true
  }
  return false
}

function sendSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended in the meantime, which the caller's check will show.
  }
}

/** Windows has no signals; PostgreSQL's own program reaches it through a pipe. */
async function askByControlProgram({ binaries, account, cluster }: ShutDown, mode: string) {
  await run(account.launch(binaries.pgCtl, ['stop', '-D', cluster, '-m', mode, '-W'])).catch(() => {})
}
