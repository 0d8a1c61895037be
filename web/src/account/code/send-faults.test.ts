import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { describe, expect, it } from 'vitest'
import { sendFaults } from './send-faults'

const at = (failure: CallFailure) => sendFaults(failure, 'mobile', '连接不上服务器')

describe('a code that was not sent', () => {
  it('is explained at the picture when its answer was wrong', () => {
    const fields = [{ path: 'captcha.answer', message: '*验证码错误' }]
    expect(at(new CallFailure(codes.refused, '*验证码错误', fields))).toEqual(fields)
  })

  it('is explained at the number or mailbox when nothing can be sent there', () => {
    expect(at(new CallFailure(codes.refused, '用户名已存在！'))[0]?.path).toBe('mobile')
    expect(at(new CallFailure(codes.unknownAccount, '账号不存在'))[0]?.path).toBe('mobile')
  })

  it('is explained at the button when it was asked for too often or the server is out of reach', () => {
    expect(at(new CallFailure(codes.tooMany, '请稍后'))).toEqual([{ path: 'code', message: '请稍后' }])
    expect(at(new CallFailure('unreachable', 'offline'))).toEqual([
      { path: 'code', message: '连接不上服务器' },
    ])
  })
})
