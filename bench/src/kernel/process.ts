import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { layoutOf } from '../../../server/src/platform/embedded-postgres/layout'
import {
  identifyProcess,
  readPostmasterFile,
} from '../../../server/src/platform/embedded-postgres/postmaster-file'
import { isRunning, waitUntil } from '../../../server/src/platform/embedded-postgres/processes'
import type { Command } from './cores'
import { atTheEnd } from './tidy-up'

export interface Started {
  origin: string
  dataDir: string
  pid: number
  /** Milliseconds from the launch to the first 200 where it says that it is ready. */
  readyAfterMs: number
  stop(): Promise<void>
}

interface Launch {
  command: Command
  env: NodeJS.ProcessEnv
  port: number
  dataDir: string
  readyPath?: string
}

const readyWithinMs = 120_000
const stopWithinMs = 20_000
const askEveryMs = 5

/** Starts a server that may keep PostgreSQL in its DATA_DIR; when it fails, shows its own words. */
export async function startServer(launch: Launch): Promise<Started> {
  const { command, env, port, dataDir, readyPath = '/readyz' } = launch
  const outputFile = path.join(dataDir, 'bench-output.log')
  const output = await open(outputFile, 'w')
  const launchedAt = performance.now()
  const child = spawn(command.file, command.args, { env, stdio: ['ignore', output.fd, output.fd] })
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`it ended with ${signal ?? code}`)))
  })
  failed.catch(() => undefined)
  const stop = atTheEnd(() => stopServer(child, dataDir))
  const origin = `http://127.0.0.1:${port}`
  try {
    await Promise.race([failed, untilReady(`${origin}${readyPath}`, launchedAt + readyWithinMs)])
  } catch (error) {
    await stop()
    const words = await readFile(outputFile, 'utf8')
    throw new Error(`${command.args.join(' ')} did not start: ${(error as Error).message}\n${words}`)
  } finally {
    await output.close()
  }
  return { origin, dataDir, pid: child.pid ?? 0, readyAfterMs: performance.now() - launchedAt, stop }
}

async function untilReady(address: string, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    const ready = await fetch(address).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status === 200
      },
      () => false,
    )
    if (ready) return
    await sleep(askEveryMs)
  }
  throw new Error(`it was not ready within ${readyWithinMs / 1000} s`)
}

async function stopServer(child: ChildProcess, dataDir: string): Promise<void> {
  const ended = await ends(child, 'SIGTERM', stopWithinMs)
  if (!ended) await ends(child, 'SIGKILL', stopWithinMs)
  await stopLeftBehind(layoutOf(dataDir).cluster)
}

/** PostgreSQL outlives a server that is killed or gives up on stopping. Its own fast shutdown is SIGINT. */
async function stopLeftBehind(cluster: string): Promise<void> {
  const postmaster = await readPostmasterFile(cluster)
  if (typeof postmaster !== 'object') return
  const { pid } = postmaster
  if ((await identifyProcess(pid, cluster)) !== 'postgres here') return
  process.kill(pid, 'SIGINT')
  if (!(await waitUntil(() => !isRunning(pid), stopWithinMs)))
    throw new Error(`PostgreSQL (process ${pid}) did not stop`)
}

function ends(child: ChildProcess, signal: NodeJS.Signals, withinMs: number): Promise<boolean> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null)
    return Promise.resolve(true)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), withinMs)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve(true)
    })
    child.kill(signal)
  })
}
