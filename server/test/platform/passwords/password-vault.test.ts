import { describe, expect, it } from 'vitest'
import { createPasswordVault, PasswordQueueFull } from '../../../src/platform/passwords/password-vault'

describe('the password vault', () => {
  it('knows the right password from others, and an absent account from both', async () => {
    const vault = createPasswordVault()
    const stored = await vault.hash('Fairground2026')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await vault.matches(stored, 'Fairground2026')).toBe(true)
    expect(await vault.matches(stored, 'fairground2026')).toBe(false)
    expect(await vault.matches(undefined, 'no account has this password')).toBe(false)
  })

  it('lets only so many wait, and serves those in order', async () => {
    const vault = createPasswordVault({ atOnce: 1, mostWaiting: 2 })
    const order: number[] = []
    const [first, second, third, fourth] = [1, 2, 3, 4].map((n) =>
      vault.matches(undefined, 'x').then(() => order.push(n)),
    )
    await expect(fourth).rejects.toBeInstanceOf(PasswordQueueFull)
    await Promise.all([first, second, third])
    expect(order).toEqual([1, 2, 3])
    expect(vault.waiting).toBe(0)
  })

  it('sends people away who would wait longer than they have patience for', async () => {
    const vault = createPasswordVault({ atOnce: 1, mostWaitMs: 0 })
    const first = vault.matches(undefined, 'x')
    expect(vault.hasRoom).toBe(false)
    await expect(vault.matches(undefined, 'x')).rejects.toBeInstanceOf(PasswordQueueFull)
    await first
    expect(vault.hasRoom).toBe(true)
  })
})
