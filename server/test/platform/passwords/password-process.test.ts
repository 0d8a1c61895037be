import { getPriority } from 'node:os'
import { Writable } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { createLogger } from '../../../src/platform/logging/logger'
import { createPasswordChecks, PasswordsBusy } from '../../../src/platform/passwords/password-checks'
import { startPasswordProcess } from '../../../src/platform/passwords/password-process'
import { childrenOf, isAlive } from '../../support/child-processes'

const password = 'Fairground2026'

function start(options: { mostCheckMs?: number } = {}) {
  let log = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk)
      done()
    },
  })
  const passwords = startPasswordProcess({ log: createLogger('debug', sink), ...options })
  onTestFinished(() => passwords.stop())
  const pid = () => childrenOf(process.pid, 'password-checker.js')[0] ?? 0
  return { passwords, pid, log: () => log }
}

it.each([
  ['in this process', () => createPasswordChecks()],
  ['in one of their own', () => start().passwords],
])(
  'passwords checked %s: the right one is known from others, and an absent account from both',
  async (_where, make) => {
    const checks = make()
    const stored = await checks.hash(password)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await checks.matches(stored, password)).toBe(true)
    expect(await checks.matches(stored, 'fairground2026')).toBe(false)
    expect(await checks.matches(undefined, 'no account has this password')).toBe(false)
    await expect(checks.matches('no hash at all', password)).rejects.not.toBeInstanceOf(PasswordsBusy)
  },
)

it('gives way to the process that serves', async () => {
  const { passwords, pid } = start()
  await passwords.hash(password)
  expect(getPriority(pid())).toBeGreaterThan(getPriority())
})

it('answers whoever was waiting when it ends, starts again, and never speaks of passwords', async () => {
  const { passwords, pid, log } = start()
  const stored = await passwords.hash(password)
  const first = pid()
  process.kill(first, 'SIGSTOP')
  const waiting = [passwords.matches(stored, password), passwords.hash(password)]
  process.kill(first, 'SIGKILL')
  for (const check of waiting) await expect(check).rejects.toBeInstanceOf(PasswordsBusy)

  await expect.poll(() => passwords.ready).toBe(true)
  expect(await passwords.matches(stored, password)).toBe(true)
  expect(pid()).not.toBe(first)
  expect(log()).toContain('passwords: ended by itself, starting again')
  expect(log()).not.toContain(password)
  expect(log()).not.toContain(stored)
})

it('is ended when it hangs', async () => {
  // Made here: on a busy machine a healthy process might take longer than what is given to it below.
  const stored = await createPasswordChecks().hash(password)
  const { passwords, pid, log } = start({ mostCheckMs: 1_000 })
  const first = pid()
  process.kill(first, 'SIGSTOP')
  await expect(passwords.matches(stored, password)).rejects.toBeInstanceOf(PasswordsBusy)
  expect(isAlive(first)).toBe(false)
  expect(log()).toContain('passwords: a check hangs')
})

it('is gone when it is stopped, and checks nothing any more', async () => {
  const { passwords, pid, log } = start()
  await passwords.hash(password)
  const own = pid()
  const underWay = expect(passwords.hash(password)).rejects.toBeInstanceOf(PasswordsBusy)
  await passwords.stop()
  await underWay
  expect(isAlive(own)).toBe(false)
  await expect(passwords.hash(password)).rejects.toBeInstanceOf(PasswordsBusy)
  expect(log()).toBe('')
})
