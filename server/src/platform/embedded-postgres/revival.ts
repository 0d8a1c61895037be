import { setTimeout as pause } from 'node:timers/promises'
import { type Postmaster, type PostmasterOptions, startPostmaster } from './postmaster'

const pauseMs = { least: 200, most: 5_000 }

/**
 * Starts PostgreSQL again whenever it ends by itself: killed, crashed, or out of disk space. On the same port, so that
 * everybody's address of it stays true. It recovers from its log, so nothing committed is lost.
 */
export function keepAlive(
  first: Postmaster,
  options: PostmasterOptions,
  warn: (line: string) => void,
): { stop(): Promise<void> } {
  const over = new AbortController()
  const { port } = first
  let current: Postmaster | undefined = first

  async function startAgain(): Promise<Postmaster> {
    for (let waitMs = pauseMs.least; ; waitMs = Math.min(waitMs * 2, pauseMs.most)) {
      await pause(waitMs, undefined, { signal: over.signal })
      try {
        return await startPostmaster({ ...options, choosePort: async () => port })
      } catch (error) {
        warn(`PostgreSQL cannot be started again yet. ${(error as Error).message}`)
      }
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      const code = await current?.exitCode
      over.signal.throwIfAborted()
      warn(`PostgreSQL ended by itself (${code ?? 'killed'}); starting it again`)
      current = undefined
      current = await startAgain()
      if (over.signal.aborted) await current.stop()
      else warn('PostgreSQL runs again')
    }
  }

  const watched = watch().catch((error: unknown) => {
    if (!over.signal.aborted) throw error
  })

  return {
    async stop() {
      over.abort()
      // One that does not end in time is left alone: the next start knows what to do with it.
      if (!current || (await current.stop())) await watched
    },
  }
}
