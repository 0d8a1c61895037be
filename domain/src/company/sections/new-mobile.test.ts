import { describe, expect, it } from 'vitest'
import { explainIssue } from '../../text'
import { newMobileForm } from '.'

const form = newMobileForm({ current: '13800000001', backup: '13900000002' })
const complaint = (mobile: string, code = '123456') => {
  const [issue] = form.safeParse({ mobile, code }).error?.issues ?? []
  return issue && explainIssue(issue, 'zh')
}

describe('another mobile for the sign-up', () => {
  it.each([
    ['', '请输入手机号'],
    ['12345', '请输入正确格式的手机号'],
    ['23800000001', '请输入正确格式的手机号'],
    ['13800000001', '新手机号与当前登录手机号相同'],
    ['13900000002', '备用联系人手机号不能与联系人手机号相同'],
    [' 13900000003 ', undefined],
  ])('typed as “%s” is answered: %s', (mobile, message) => {
    expect(complaint(mobile)).toBe(message)
  })

  it('needs the six digits that were sent to it', () => {
    expect(complaint('13900000003', '')).toBe('请输入 6 位验证码')
    expect(complaint('13900000003', '12345')).toBe('请输入 6 位验证码')
  })
})
