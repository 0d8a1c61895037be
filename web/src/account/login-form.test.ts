import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { describe, expect, it } from 'vitest'
import { doorAt, loginFaults, loginSchemas } from './login-form'

describe('the login screens', () => {
  it.each([
    ['/exhibition/login/ch/login', 'mobile'],
    ['/exhibition/login/en/login', 'email'],
    ['/exhibition/login/ch/Administrator', 'staff'],
    ['/exhibition/login/ch/administrator', 'staff'],
  ])('%s is the %s door', (path, door) => {
    expect(doorAt(path)).toBe(door)
  })

  it('say an unknown account at the username and a wrong password at the password', () => {
    expect(loginFaults(new CallFailure(codes.unknownAccount, '账号不存在'))).toEqual([
      { path: 'username', message: '账号不存在' },
    ])
    expect(loginFaults(new CallFailure(codes.wrongPassword, '密码不正确'))).toEqual([
      { path: 'password', message: '密码不正确' },
    ])
  })

  it('say a lock above the form', () => {
    expect(loginFaults(new CallFailure(codes.locked, '密码错误次数过多，请在15分钟后重试'))).toEqual([])
  })

  it('ask for no picture answer when the picture is switched off', () => {
    const typed = { username: '13800000001', password: 'Fairground2026' }
    expect(loginSchemas.mobile.safeParse(typed).success).toBe(true)
    expect(loginSchemas.mobile.safeParse({ ...typed, captcha: { answer: '7K' } }).success).toBe(false)
  })
})
