import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { makeDataDir, postmasterPid, runningDatabase } from '../platform/embedded-postgres/support'
import { type Drill, hang, startDrill, terminateEveryone } from '../support/database-drill'

/** What is promised of every call, of readiness and of recovery (docs/operations.md). */
const promised = { answerMs: 5_000, notReadyMs: 2_000, recoveryMs: 10_000 }

const databaseOf = async (dataDir: string) => (await runningDatabase(dataDir)).connectionString

async function begin(): Promise<{ dataDir: string; drill: Drill; url: () => Promise<string> }> {
  const dataDir = await makeDataDir()
  const url = () => databaseOf(dataDir)
  const drill = await startDrill({ DATA_DIR: dataDir }, url)
  await drill.recovered(20_000)
  return { dataDir, drill, url }
}

async function expectKept(name: string, drill: Drill, figures: Record<string, number>): Promise<void> {
  const { record, viewer, product } = drill
  // Whoever listens is asked to come back once the database is, each in its own time.
  await expect.poll(() => viewer.returns, { timeout: promised.recoveryMs }).toBeGreaterThan(0)
  await drill.stopLoad()
  const lost = await drill.lost()
  const refused = [...record.refusals.values()].reduce((sum, count) => sum + count, 0)
  const shown = { ...figures, confirmed: record.confirmed.length, lost, refused, slowestMs: record.slowestMs }
  process.stdout.write(`${name}: ${JSON.stringify(shown)}\n`)
  expect(product.alive).toBe(true)
  await expect.poll(() => drill.listening(), { timeout: promised.recoveryMs }).toBe(2)
  expect(record.unanswered).toEqual([])
  expect(lost).toBe(0)
  expect(record.slowestMs).toBeLessThan(promised.answerMs)
}

/** Until the product calls itself not ready; the answer itself must not keep anybody waiting either. */
async function untilNotReady(drill: Drill): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const { ready, ms } = await drill.readiness()
    expect(ms).toBeLessThan(promised.notReadyMs)
    if (!ready) return Math.round(performance.now() - startedAt)
    await pause(20)
  }
}

describe('PostgreSQL under load', { timeout: 300_000 }, () => {
  it('is restarted twenty times, politely and by kill', async () => {
    const { dataDir, drill } = await begin()
    const recoveries: number[] = []
    for (let times = 0; times < 20; times++) {
      process.kill(await postmasterPid(dataDir), times % 2 === 0 ? 'SIGINT' : 'SIGKILL')
      await untilNotReady(drill)
      recoveries.push(await drill.recovered(promised.recoveryMs))
      await pause(200)
    }
    expect(Math.max(...recoveries)).toBeLessThan(promised.recoveryMs)
    await expectKept('restarts', drill, { restarts: 20, slowestRecoveryMs: Math.max(...recoveries) })
  })

  it('has its connections terminated a hundred times', async () => {
    const { drill, url } = await begin()
    let terminated = 0
    for (let times = 0; times < 100; times++) {
      terminated += await terminateEveryone(await url())
      await pause(30)
    }
    const recoveryMs = await drill.recovered(promised.recoveryMs)
    expect(recoveryMs).toBeLessThan(promised.recoveryMs)
    await expectKept('terminations', drill, { rounds: 100, terminated, recoveryMs })
  })

  it('hangs for thirty seconds', async () => {
    const { dataDir, drill, url } = await begin()
    const wake = await hang(await url(), await postmasterPid(dataDir))
    const notReadyAfterMs = await untilNotReady(drill)
    expect(notReadyAfterMs).toBeLessThan(promised.notReadyMs)
    await pause(30_000)
    wake()
    const recoveryMs = await drill.recovered(promised.recoveryMs)
    expect(recoveryMs).toBeLessThan(promised.recoveryMs)
    await expectKept('hang', drill, { seconds: 30, notReadyAfterMs, recoveryMs })
  })
})
