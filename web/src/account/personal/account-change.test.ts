import type { CurrentUser } from '@fairground/domain/account'
import { explainIssue } from '@fairground/domain/text'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { describe, expect, it } from 'vitest'
import {
  accountChangeOf,
  type Editing,
  passwordLimits,
  personalSchema,
  usernameFaults,
} from './account-change'

const zhang: CurrentUser = {
  id: '1',
  username: '13800000001',
  userType: 'CHN',
  department: 'exhibitor',
  realName: '张敏',
  permissions: [],
  roles: [],
  mustChangePassword: false,
}
const smith: CurrentUser = { ...zhang, username: 'smith@example.com', userType: 'ENG' }
const wang: CurrentUser = { ...zhang, username: 'admin', department: 'administrator' }
const lengths = { least: 8, most: 30, staffLeast: 12 }
const open = (username: boolean, password: boolean): Editing => ({ username, password })

function complaints(user: CurrentUser, editing: Editing, values: object): string[] {
  const schema = personalSchema(user, passwordLimits(user, lengths), editing)
  return (schema.safeParse(values).error?.issues ?? []).map((issue) =>
    explainIssue(issue, user.userType === 'ENG' ? 'en' : 'zh'),
  )
}

describe('what the personal center asks for', () => {
  it('wants a new mobile that differs, with the code sent to it', () => {
    expect(complaints(zhang, open(true, false), { username: '13900000009', code: '123456' })).toEqual([])
    expect(complaints(zhang, open(true, false), { username: '13800000001', code: '123456' })).toEqual([
      '用户名未变化',
    ])
    expect(complaints(zhang, open(true, false), { username: '139', code: '' })).toEqual(
      expect.arrayContaining(['手机号格式不正确', '验证码输入错误']),
    )
  })

  it('takes an overseas mailbox as unchanged whatever its capitals', () => {
    expect(complaints(smith, open(true, false), { username: 'Smith@Example.com', code: '123456' })).toEqual([
      'The username has not changed.',
    ])
  })

  it('asks staff for no code and for a longer password', () => {
    expect(complaints(wang, open(true, false), { username: 'wangjing' })).toEqual([])
    const password = { oldPassword: 'Abcdefg11', password: 'Abcdefg12', confirmation: 'Abcdefg12' }
    expect(complaints(wang, open(false, true), password)).toEqual(['密码应为12-30位字母、数字组合'])
    expect(complaints(zhang, open(false, true), password)).toEqual([])
    expect(complaints(zhang, open(false, true), { ...password, oldPassword: '' })).toEqual(['请输入当前密码'])
  })

  it('notices a slip in the repeated password, also while the username is edited', () => {
    const slip = { oldPassword: 'Abcdefg11', password: 'Abcdefg12', confirmation: 'Abcdefg13' }
    const both = { username: '13900000009', code: '123456', ...slip }
    expect(complaints(zhang, open(true, true), both)).toEqual(['两次输入密码不一致'])
  })
})

describe('what the personal center sends', () => {
  const values = {
    username: '13900000009',
    code: '123456',
    oldPassword: 'Abcdefg11',
    password: 'Abcdefg12',
    confirmation: 'Abcdefg12',
  }
  const sent = { target: '13900000009', ticket: 'ticket-1' }

  it('is nothing while no edit is open', () => {
    expect(accountChangeOf(values, open(false, false), sent)).toBeUndefined()
  })

  it('is only what is being edited, never the repeated password', () => {
    expect(accountChangeOf(values, open(false, true), sent)).toEqual({
      oldPassword: 'Abcdefg11',
      password: 'Abcdefg12',
    })
    expect(accountChangeOf(values, open(true, false), sent)).toEqual({
      username: '13900000009',
      code: '123456',
      ticket: 'ticket-1',
    })
  })

  it('does not pass off a code for another number', () => {
    const other = { target: '13900000001', ticket: 'ticket-1' }
    expect(accountChangeOf(values, open(true, false), other)).toMatchObject({ ticket: '' })
  })

  it('sends no proof for staff', () => {
    expect(accountChangeOf({ username: 'wangjing' }, open(true, false), undefined)).toEqual({
      username: 'wangjing',
    })
  })
})

describe('a refused change', () => {
  it('is explained beside the username when it is about the username', () => {
    expect(usernameFaults(new CallFailure(codes.refused, '用户名已存在'))).toEqual([
      { path: 'username', message: '用户名已存在' },
    ])
    expect(usernameFaults(new CallFailure(codes.refused, '请稍后再试'))).toEqual([])
  })
})
