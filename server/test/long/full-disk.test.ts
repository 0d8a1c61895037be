import { execFileSync } from 'node:child_process'
import { mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { translate } from '@fairground/domain/text'
import { expect, it, onTestFinished } from 'vitest'
import { httpMessages } from '../../src/platform/http/http.messages'
import { endPostmaster, runningDatabase } from '../platform/embedded-postgres/support'
import { startDrill } from '../support/database-drill'

/** A small disk of our own. Only root may make one, and not in every container. */
async function mountSmallDisk(): Promise<string | undefined> {
  const disk = await mkdtemp(path.join(tmpdir(), 'fairground-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    await rm(disk, { recursive: true })
    return undefined
  }
  onTestFinished(async () => {
    // Processes that were just killed may hold it for a moment; lazily it goes with the last of them.
    execFileSync('umount', ['--lazy', disk])
    await rm(disk, { recursive: true })
  })
  return disk
}

/** Writes until nothing more fits. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w')
  try {
    for (;;) await handle.write(Buffer.alloc(1 << 16))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await handle.close()
  }
}

it('a full disk is told in words, and forgotten once there is space again', {
  timeout: 240_000,
}, async ({ skip }) => {
  const disk = await mountSmallDisk()
  if (!disk) return skip('no disk of our own can be mounted here')
  const dataDir = path.join(disk, 'data')
  onTestFinished(() => endPostmaster(dataDir))
  const url = async () => (await runningDatabase(dataDir)).connectionString
  const drill = await startDrill({ DATA_DIR: dataDir }, url)
  const filler = path.join(disk, 'filler')
  await drill.recovered(20_000)

  await fill(filler)
  await expect
    .poll(() => [...drill.record.refusals.keys()], { timeout: 60_000 })
    .toContain(translate(httpMessages.full, 'zh'))
  await expect.poll(async () => (await drill.readiness()).ready, { timeout: 5_000 }).toBe(false)
  expect((await drill.readiness()).body).toMatch(/"database":"(full|away)"/)
  expect((await statfs(disk)).bavail).toBeLessThan(100)
  // Long enough for PostgreSQL to give up and to fail at starting again.
  await pause(20_000)
  expect(drill.product.alive).toBe(true)

  await rm(filler)
  const recoveryMs = await drill.recovered(60_000)
  process.stdout.write(`full disk: recovered by itself ${recoveryMs} ms after there was space again\n`)
  await drill.stopLoad()
  expect(recoveryMs).toBeLessThan(10_000)
  expect(drill.record.unanswered).toEqual([])
  expect(await drill.lost()).toBe(0)
})
