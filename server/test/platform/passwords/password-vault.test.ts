import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type PasswordChecks, PasswordsBusy } from '../../../src/platform/passwords/password-checks'
import { createPasswordVault } from '../../../src/platform/passwords/password-vault'
import { cheapPasswords } from '../../support/cheap-passwords'
import { signal } from '../../support/signal'

describe('the password vault', () => {
  it('lets only so many wait, and serves those in order', async () => {
    const vault = createPasswordVault(cheapPasswords, { atOnce: 1, mostWaiting: 2 })
    const order: number[] = []
    const [first, second, third, fourth] = [1, 2, 3, 4].map((n) =>
      vault.matches(undefined, 'x').then(() => order.push(n)),
    )
    await expect(fourth).rejects.toBeInstanceOf(PasswordsBusy)
    await Promise.all([first, second, third])
    expect(order).toEqual([1, 2, 3])
    expect(vault.waiting).toBe(0)
  })

  it('sends people away who would wait longer than they have patience for', async () => {
    const vault = createPasswordVault(cheapPasswords, { atOnce: 1, mostWaitMs: 0 })
    const first = vault.matches(undefined, 'x')
    expect(vault.hasRoom).toBe(false)
    await expect(vault.matches(undefined, 'x')).rejects.toBeInstanceOf(PasswordsBusy)
    await first
    expect(vault.hasRoom).toBe(true)
  })

  it('does nothing for whoever has waited too long after all, and serves the next', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const vault = createPasswordVault(cheapPasswords, { atOnce: 1, patienceMs: 25_000 })
    const answered = signal()
    const first = vault.inTurn(() => answered.given)
    let touched = false
    const second = vault.inTurn(async () => {
      touched = true
    })
    vi.advanceTimersByTime(25_001)
    answered.give()
    await expect(second).rejects.toBeInstanceOf(PasswordsBusy)
    await first
    expect(touched).toBe(false)
    expect(await vault.matches(undefined, 'x')).toBe(false)
  })

  it('sends everybody away while nobody is there to check, also those in line, and then goes on', async () => {
    let ready = true
    const checks: PasswordChecks = {
      ...cheapPasswords,
      get ready() {
        return ready
      },
    }
    const vault = createPasswordVault(checks, { atOnce: 1 })
    const answered = signal()
    const first = vault.inTurn(() => answered.given)
    const second = vault.matches(undefined, 'x')
    ready = false
    expect(vault.hasRoom).toBe(false)
    answered.give()
    await expect(second).rejects.toBeInstanceOf(PasswordsBusy)
    await expect(vault.hash('x')).rejects.toBeInstanceOf(PasswordsBusy)
    await first
    ready = true
    expect(await vault.matches(await vault.hash('x'), 'x')).toBe(true)
  })
})
