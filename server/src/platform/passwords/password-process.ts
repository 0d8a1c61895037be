import type { FastifyBaseLogger } from 'fastify'
import { keepProcess } from '../kept-process'
import { entryBeside } from '../own-processes'
import { checkers, type PasswordChecks, PasswordsBusy } from './password-checks'

export type Question = { id: number; password: string } & (
  | { ask: 'hash' }
  | { ask: 'matches'; storedHash: string | undefined }
)

export type Answer = { id: number } & ({ result: string | boolean } | { fault: string })

export interface PasswordProcess extends PasswordChecks {
  stop(): Promise<void>
}

interface Options {
  log: FastifyBaseLogger
  /** Far beyond what a check takes even where everybody else comes first: one that hangs is ended, and others follow. */
  mostCheckMs?: number
}

const stopWithinMs = 2_000

/**
 * Password checks in a process of their own that gives way to this one: what a crowd logging in costs is no longer taken
 * from those who are inside. Whoever was being checked when it ends is asked to come back.
 */
export function startPasswordProcess({ log, mostCheckMs = 20_000 }: Options): PasswordProcess {
  const asked = new Map<number, { answer(answer: Answer): void; fail(): void }>()
  let last = 0
  const kept = keepProcess({
    name: 'passwords',
    entry: entryBeside(import.meta.url, 'password-checker'),
    // It needs no setting and no key of ours; the hashes run on these threads.
    env: { UV_THREADPOOL_SIZE: String(checkers) },
    log,
    stopWithinMs,
    onMessage: (message) => asked.get((message as Answer).id)?.answer(message as Answer),
    onEnd() {
      for (const { fail } of asked.values()) fail()
    },
  })

  function ask<Result extends string | boolean>(question: (id: number) => Question): Promise<Result> {
    const id = ++last
    return new Promise<Result>((resolve, reject) => {
      if (!kept.connected) return reject(new PasswordsBusy())
      const tooLong = setTimeout(() => {
        log.error('passwords: a check hangs')
        kept.kill()
      }, mostCheckMs)
      const settle = () => {
        clearTimeout(tooLong)
        asked.delete(id)
      }
      asked.set(id, {
        answer(answer) {
          settle()
          if ('result' in answer) resolve(answer.result as Result)
          else reject(new Error(answer.fault))
        },
        fail() {
          settle()
          reject(new PasswordsBusy())
        },
      })
      kept.send(question(id))
    })
  }

  return {
    get ready() {
      return kept.connected
    },
    hash: (password) => ask<string>((id) => ({ id, ask: 'hash', password })),
    matches: (storedHash, password) => ask<boolean>((id) => ({ id, ask: 'matches', storedHash, password })),
    stop: kept.stop,
  }
}
