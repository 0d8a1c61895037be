import { setTimeout as pause } from 'node:timers/promises'
import { translate } from '@fairground/domain/text'
import { describe, expect, it } from 'vitest'
import { outageOf } from '../../../src/platform/database/outage'
import { httpMessages } from '../../../src/platform/http/http.messages'
import { hang, startDrill, terminateEveryone } from '../../support/database-drill'
import { makeDataDir, postmasterPid, runningDatabase } from '../embedded-postgres/support'

/** The 30 s hang, the hundred terminations and the twenty restarts are in test/long; here each happens once. */
describe('a database that has a bad day', () => {
  it('loses connections, is killed and hangs: the product stays, answers in words and comes back', async () => {
    const dataDir = await makeDataDir()
    const url = async () => (await runningDatabase(dataDir)).connectionString
    const drill = await startDrill({ DATA_DIR: dataDir }, url)
    const { record } = drill
    await drill.recovered(20_000)

    for (let times = 0; times < 5; times++) {
      await terminateEveryone(await url())
      await pause(100)
    }
    expect(await drill.recovered(10_000)).toBeLessThan(10_000)

    process.kill(await postmasterPid(dataDir), 'SIGKILL')
    await expect
      .poll(async () => (await drill.readiness()).ready, { timeout: 5_000, interval: 20 })
      .toBe(false)
    expect(await drill.recovered(30_000)).toBeLessThan(30_000)

    const confirmedBefore = record.confirmed.length
    record.slowestMs = 0
    const wake = await hang(await url(), await postmasterPid(dataDir))
    await expect
      .poll(async () => (await drill.readiness()).ready, { timeout: 5_000, interval: 50 })
      .toBe(false)
    await pause(6_000)
    wake()
    expect(await drill.recovered(20_000)).toBeLessThan(20_000)

    await expect.poll(() => drill.viewer.returns).toBeGreaterThan(0)
    await expect.poll(() => drill.viewer.listening).toBe(true)
    await drill.stopLoad()
    expect(drill.product.alive).toBe(true)
    // One that was only just starting ends and is started again.
    await expect.poll(() => drill.listening()).toBe(2)
    expect(record.confirmed.length).toBeGreaterThan(confirmedBefore)
    expect(record.unanswered).toEqual([])
    expect([...record.refusals.keys()].filter((words) => !spoken.includes(words))).toEqual([])
    expect(record.refusals.size).toBeGreaterThan(0)
    // Five seconds are promised; a machine at work on other tests gets some grace.
    expect(record.slowestMs).toBeLessThan(9_000)
    expect(await drill.lost()).toBe(0)
  })
})

const spoken = [httpMessages.away, httpMessages.busy, httpMessages.interrupted].map((key) =>
  translate(key, 'zh'),
)

describe('what is wrong with a database', () => {
  const failure = (code: string | undefined, message = '') => Object.assign(new Error(message), { code })

  it.each([
    ['busy', failure('57014')],
    ['busy', failure(undefined, 'timeout exceeded when trying to connect')],
    ['away', failure('ECONNREFUSED')],
    ['away', failure('57P03')],
    ['away', failure('28P01')],
    ['away', failure('25006')],
    ['away', failure(undefined, 'Connection terminated due to connection timeout')],
    ['interrupted', failure('57P01')],
    ['interrupted', failure(undefined, 'Connection terminated unexpectedly')],
    ['interrupted', failure(undefined, 'Client has encountered a connection error and is not queryable')],
    ['interrupted', failure(undefined, 'Query read timeout')],
    ['full', failure('53100')],
    ['full', failure('ENOSPC')],
    [undefined, failure('23505')],
    [undefined, failure(undefined, 'something else')],
    [undefined, null],
  ])('%s: %s', (outage, error) => {
    expect(outageOf(error)).toBe(outage)
  })
})
