import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { login, session } from './account'

describe('the login request', () => {
  it('travels under the specs’ names', () => {
    const request = {
      door: 'mobile',
      username: '13800000001',
      password: 'x',
      captcha: { ticket: 't', answer: '7KQ4' },
    } as const
    expect(z.encode(login.body, request)).toEqual({
      accountVO: { username: '13800000001', password: 'x', usertype: 'CHN', deptid: 'ZSYH' },
      dcrq: { randstr: '7KQ4', ticket: 't' },
    })
  })

  it('comes back as it was sent, whatever was typed', () => {
    const typed = fc.record({
      door: fc.constant('staff' as const),
      username: fc
        .string({ minLength: 1, maxLength: 100 })
        .filter((text) => text.trim() === text && text !== ''),
      password: fc.string({ minLength: 1, maxLength: 200 }),
      captcha: fc.record({
        ticket: fc.string({ maxLength: 100 }),
        answer: fc.string({ maxLength: 20 }).filter((text) => text.trim() === text),
      }),
    })
    fc.assert(
      fc.property(typed, (request) => {
        expect(z.decode(login.body, z.encode(login.body, request))).toEqual(request)
      }),
    )
  })
})

describe('the current user', () => {
  const user = {
    id: '00000000-0000-4000-8000-000000000001',
    username: 'clerk',
    userType: 'CHN' as const,
    department: 'staff' as const,
    realName: '王静',
    permissions: [],
    roles: ['clerk'],
    mustChangePassword: true,
  }

  it('carries department and password flag as the specs code them, and comes back equal', () => {
    const wire = z.encode(session.result, { token: 't', currentUser: user }) as {
      currentUser: Record<string, unknown>
    }
    expect(wire.currentUser).toMatchObject({
      deptid: 'QTYH',
      passwordChgFlag: 'F',
      userid: user.id,
      realname: '王静',
    })
    expect(z.decode(session.result, wire as never)).toEqual({ token: 't', currentUser: user })
  })

  it('never carries more than its fields', () => {
    const wire = z.encode(session.result, {
      token: 't',
      currentUser: { ...user, passwordHash: 'secret' } as never,
    })
    expect(JSON.stringify(wire)).not.toContain('secret')
  })
})
