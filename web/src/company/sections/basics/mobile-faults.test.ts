import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { describe, expect, it } from 'vitest'
import { mobileFaults } from './mobile-faults'

describe('a refused mobile', () => {
  it('is explained beside the number, and a wrong code beside the code', () => {
    const taken = new CallFailure(codes.refused, '用户名已存在')
    expect(mobileFaults(taken, 'zh')).toEqual([{ path: 'mobile', message: '用户名已存在' }])
    const wrong = new CallFailure(codes.refused, '验证码输入错误', [
      { path: 'code', message: '验证码输入错误' },
    ])
    expect(mobileFaults(wrong, 'zh')).toEqual([{ path: 'code', message: '验证码错误' }])
  })

  it('leaves what is about neither to the form as a whole', () => {
    expect(mobileFaults(new CallFailure(codes.tooMany, '操作过于频繁'), 'zh')).toEqual([])
    expect(mobileFaults(new CallFailure('unreachable', ''), 'zh')).toEqual([])
  })
})
