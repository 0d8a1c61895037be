import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { login } from '@fairground/wire/account'
import { createClient } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { expect, it, onTestFinished } from 'vitest'
import { demoPassword } from '../../src/platform/config/demo-password'
import { childrenOf, isAlive } from '../support/child-processes'
import { startProductProcess } from '../support/product-process'
import { createTestDatabase } from '../support/test-database'

it('people log in through a process beside the product, also through the next one, and it is gone with the product', async () => {
  const database = await createTestDatabase()
  const directory = await mkdtemp(path.join(tmpdir(), 'fairground-passwords-'))
  onTestFinished(async () => {
    await database.drop()
    await rm(directory, { recursive: true, force: true })
  })
  const product = await startProductProcess({
    DATABASE_URL: database.url,
    DATA_DIR: directory,
    WORKER: 'false',
    CAPTCHA: 'off',
  })
  const call = createClient({ base: `${product.origin}/api`, headers: () => ({}) })
  const logIn = () =>
    call(login, {
      body: {
        door: 'mobile',
        username: '13800000001',
        password: demoPassword,
        captcha: { ticket: '', answer: '' },
      },
    }).then(
      () => codes.ok,
      (failure: { code: string }) => failure.code,
    )
  const checker = () => childrenOf(product.pid, 'password-checker.js')[0] ?? 0

  await expect.poll(logIn, { timeout: 60_000 }).toBe(codes.ok)
  const first = checker()
  expect(first).toBeGreaterThan(0)

  process.kill(first, 'SIGKILL')
  await expect.poll(() => isAlive(first)).toBe(false)
  expect(await logIn()).toBe(codes.lineUp)
  await expect.poll(logIn, { timeout: 60_000 }).toBe(codes.ok)
  const second = checker()
  expect(second).not.toBe(first)

  await product.kill()
  await expect.poll(() => isAlive(second)).toBe(false)
})
