import { rm } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { logInByApi, type Session, signedIn, standingOf } from './api'
import { type Product, startProduct } from './product'
import { furnishedDataDir } from './worker-product'

/** A fair of one's own whose product is started and ended as the drill says. */
export interface Drill {
  dataDir: string
  start(env?: Record<string, string>): Promise<Product>
  end(): Promise<void>
}

export async function startDrill(): Promise<Drill> {
  const dataDir = await furnishedDataDir()
  const running: Product[] = []
  return {
    dataDir,
    async start(env = {}) {
      const product = await startProduct({ DATA_DIR: dataDir, CAPTCHA: 'off', ...env })
      running.push(product)
      return product
    },
    async end() {
      for (const product of running.splice(0)) await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

interface People {
  acknowledged: Session[]
  /** Why somebody was not let in, in the order it happened. */
  refused: string[]
}

/** Logs people in until the product is gone, and keeps only what was acknowledged. */
async function logInUntilGone(origin: string, people: People, signal: AbortSignal): Promise<void> {
  for (let n = 0; !signal.aborted; n++) {
    const login = logInByApi(origin, `1380000000${(n % 6) + 1}`)
    await login.then(
      (session) => people.acknowledged.push(session),
      (error: Error) => people.refused.push(`${error.message} ${error.cause ?? ''}`),
    )
  }
}

/** Until enough people have been let in that a loss would show. */
export async function peopleLogIn(
  product: Product,
): Promise<{ acknowledged: Session[]; stop: () => Promise<void> }> {
  const people: People = { acknowledged: [], refused: [] }
  const over = new AbortController()
  const writers = Array.from({ length: 4 }, () => logInUntilGone(product.origin, people, over.signal))
  await expect
    .poll(() => (people.acknowledged.length > 20 ? 'enough' : people.refused.slice(0, 3)), {
      timeout: 120_000,
    })
    .toBe('enough')
  const stop = async () => {
    over.abort()
    await Promise.all(writers)
  }
  return { acknowledged: people.acknowledged, stop }
}

export async function expectKept(origin: string, acknowledged: Session[]): Promise<void> {
  const standing = await Promise.all(acknowledged.map((session) => standingOf(origin, session)))
  expect(standing.filter((each) => each !== signedIn)).toEqual([])
}
