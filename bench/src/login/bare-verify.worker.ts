import { availableParallelism } from 'node:os'
import { verify } from '@node-rs/argon2'
import { answerJobs } from '../kernel/worker'

export interface VerifyJob {
  hash: string
  password: string
  count: number
}

export interface VerifyOutcome {
  seconds: number
  wrong: number
}

/** As many at once as the password vault allows itself, or the two would not be comparable. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2))

answerJobs<VerifyJob, VerifyOutcome>(async ({ hash, password, count }) => {
  let left = count
  let wrong = 0
  const checker = async () => {
    while (left > 0) {
      left -= 1
      if (!(await verify(hash, password))) wrong += 1
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: atOnce }, checker))
  return { seconds: (performance.now() - startedAt) / 1000, wrong }
})
