import { spawn } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import type { Layout } from './layout'
import { anotherIsRunning } from './start-problems'

export interface DirectoryClaim {
  /** False where the system offers no file locks; the lock inside the database then decides alone. */
  exclusive: boolean
  release(): void
}

/**
 * Claims the directory for this process until it ends, by a lock on an open file. The operating system lets go
 * of it however the process ends, so there is never a stale claim to clean up, and two starts at the very same
 * moment cannot both get it.
 */
export async function claimDirectory(layout: Layout): Promise<DirectoryClaim> {
  const descriptor = openClaimFile(layout)
  const locked = process.platform === 'linux' ? await lockByDescriptor(descriptor) : 'locked'
  if (locked === 'busy') {
    closeSync(descriptor)
    throw anotherIsRunning(layout.dataDir)
  }
  let open = true
  return {
    exclusive: locked === 'locked',
    release() {
      if (open) closeSync(descriptor)
      open = false
    },
  }
}

// Node names neither flag, but passes both on: open and lock in one step, and fail rather than wait.
const OPEN_LOCKED: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | constants.O_NONBLOCK,
  win32: 0x10000000,
}

function openClaimFile(layout: Layout): number {
  const flags = constants.O_RDWR | constants.O_CREAT | (OPEN_LOCKED[process.platform] ?? 0)
  try {
    return openSync(layout.claimFile, flags, 0o600)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EAGAIN' || code === 'EBUSY') throw anotherIsRunning(layout.dataDir)
    throw error
  }
}

const patienceSeconds = '2'

/**
 * Patient for a moment, because the kernel may close the files of a killed process shortly after its end was seen.
 * The lock belongs to the open file, which the helper shares with us, so it outlives the helper. Node closes
 * the descriptor in every other process it starts, so a PostgreSQL left behind does not keep the claim.
 */
function lockByDescriptor(descriptor: number): Promise<'locked' | 'busy' | 'unavailable'> {
  return new Promise((resolve) => {
    const helper = spawn('flock', ['-w', patienceSeconds, '3'], {
      stdio: ['ignore', 'ignore', 'pipe', descriptor],
    })
    let complaint = ''
    helper.stderr?.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    helper.on('error', () => resolve('unavailable'))
    helper.on('close', (code) => {
      if (code === 0) resolve('locked')
      else resolve(code === 1 && complaint === '' ? 'busy' : 'unavailable')
    })
  })
}
