import { describe, expect, it } from 'vitest'
import { smsTemplateProblems, smsTemplateTable } from '../../../src/platform/messaging/sms-templates'
import { productionSettings } from '../../support/production-settings'

const all: Record<string, string> = JSON.parse(productionSettings.SMS_TEMPLATES)
const without = (name: string) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== name))

describe('the templates of an SMS provider', () => {
  it('are accepted when each has its code', () => {
    expect(smsTemplateProblems('aliyun', all)).toEqual([])
  })

  it('are asked for when one is missing, with what to register', () => {
    expect(smsTemplateProblems('aliyun', without('verificationCode'))).toEqual([
      [
        'SMS_TEMPLATES: without a code: verificationCode. To register at aliyun:',
        '    verificationCode',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how Aliyun writes a parameter
        '      您的验证码是${code}，${minutes}分钟内有效。请勿告诉他人。',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how Aliyun writes a parameter
        '      ${code} code, ${minutes} minutes',
      ].join('\n'),
    ])
  })

  it('may have no name that we never send', () => {
    expect(smsTemplateProblems('aliyun', { ...all, verifikationCode: 'SMS_1' })).toEqual([
      'SMS_TEMPLATES: no template of ours: verifikationCode',
    ])
  })

  it('must have codes of that provider', () => {
    const [problem = ''] = smsTemplateProblems('tencent', { ...all, accountChanged: '1234567' })
    expect(problem).toContain('not a code of tencent, such as 1234567: verificationCode,')
    expect(problem).not.toContain('accountChanged')
    const [other = ''] = smsTemplateProblems('aliyun', { ...all, accountChanged: '1234567' })
    expect(other).toContain('not a code of aliyun, such as SMS_123456789: accountChanged.')
    expect(other).toContain('no parameters')
  })

  it('are numbered for Tencent, in the order the sender passes them', () => {
    expect(smsTemplateTable('tencent')).toContain(
      [
        '    signUpRejected',
        '      {1}的报名（报名编号{2}）已退回，审核意见：“{3}”。请登录系统修改后重新提交。',
        '      {1} company, {2} number, {3} remark',
      ].join('\n'),
    )
  })

  it('carry no signature of ours, as the provider puts its own in front', () => {
    expect(smsTemplateTable('aliyun')).not.toContain('【')
  })
})
