import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { letGiveWay, nodeArguments } from './own-processes'

export interface KeptProcess {
  /** Whether there is one that will hear it; one that is only just starting does. */
  readonly connected: boolean
  send(message: object): void
  /** Ends this one at once; another one follows. */
  kill(): void
  /** Lets it finish what it is doing, within its time. No other one follows. */
  stop(): Promise<void>
}

interface Options {
  /** As the log calls it. */
  name: string
  entry: URL
  env: NodeJS.ProcessEnv
  log: FastifyBaseLogger
  stopWithinMs: number
  onMessage?: (message: unknown) => void
  /** What was sent to it is not done, unless it said so. */
  onEnd?: () => void
}

const restartAfterMs = { least: 1_000, most: 8_000 }
const provenAfterMs = 60_000

/**
 * A process of our own beside this one, at low priority, and another one whenever it ends by itself. It lives no longer
 * than this process: its entry ends when the channel to it closes, however that came about.
 */
export function keepProcess(options: Options): KeptProcess {
  const { name, entry, env, log, stopWithinMs, onMessage, onEnd } = options
  let stopping = false
  let again: NodeJS.Timeout | undefined
  /** Grows while it keeps ending at once: one that cannot start would otherwise take up the machine trying. */
  let pauseMs = restartAfterMs.least
  let current = start()

  function start(): ChildProcess {
    const child = spawn(process.execPath, nodeArguments(entry), {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    letGiveWay(child.pid)
    const startedAt = performance.now()
    if (onMessage) child.on('message', onMessage)
    child.on('error', (error) => {
      log.error({ err: error }, `${name}: cannot be started or reached`)
      // One that never was does not end either.
      if (child.pid === undefined) follow()
    })
    child.once('exit', (code, signal) => {
      onEnd?.()
      if (stopping) return
      log.error({ code, signal }, `${name}: ended by itself, starting again`)
      if (performance.now() - startedAt > provenAfterMs) pauseMs = restartAfterMs.least
      follow()
    })
    return child
  }

  function follow(): void {
    if (stopping) return
    again = setTimeout(() => {
      current = start()
    }, pauseMs)
    pauseMs = Math.min(pauseMs * 2, restartAfterMs.most)
  }

  return {
    get connected() {
      return current.connected
    },

    send(message) {
      // One that is ending is heard of by its end.
      if (current.connected) current.send(message, () => undefined)
    },

    kill: () => void current.kill('SIGKILL'),

    async stop() {
      stopping = true
      clearTimeout(again)
      if (current.exitCode !== null || current.signalCode !== null || current.pid === undefined) return
      const gone = once(current, 'exit')
      const giveUp = setTimeout(() => current.kill('SIGKILL'), stopWithinMs)
      if (current.connected) current.disconnect()
      await gone
      clearTimeout(giveUp)
    },
  }
}
