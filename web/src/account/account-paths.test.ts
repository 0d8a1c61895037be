import { screens } from '@fairground/wire/screens'
import { describe, expect, it } from 'vitest'
import { accountPaths, counterpartOf, doorOfUsername, isPrefillType, variantAt } from './account-paths'

describe('the screens before login', () => {
  it('all exist, each in the shell of its exhibitors', () => {
    for (const variant of ['CHN', 'ENG'] as const)
      for (const path of Object.values(accountPaths[variant])) {
        const screen = screens.find((candidate) => candidate.path === path)
        expect(screen?.shell).toBe(variant === 'CHN' ? 'login-ch' : 'login-en')
        expect(variantAt(path)).toBe(variant)
      }
  })

  it('switch language on the same screen, or at the login where the other side has none', () => {
    expect(counterpartOf(accountPaths.CHN.register, 'ENG')).toBe(accountPaths.ENG.register)
    expect(counterpartOf(accountPaths.ENG.forgetUsername, 'CHN')).toBe(accountPaths.CHN.forgetUsername)
    expect(counterpartOf(accountPaths.CHN.reset, 'ENG')).toBe(accountPaths.ENG.login)
  })

  it('lead a recovered username to the door it opens', () => {
    expect(doorOfUsername('13800000001')).toBe(accountPaths.CHN.login)
    expect(doorOfUsername('exhibitor1@example.com')).toBe(accountPaths.ENG.login)
  })

  it('fill in the login only after registration or recovery', () => {
    expect(isPrefillType('register')).toBe(true)
    expect(isPrefillType('forgetUsername')).toBe(true)
    expect(isPrefillType('anything')).toBe(false)
    expect(isPrefillType(null)).toBe(false)
  })
})
