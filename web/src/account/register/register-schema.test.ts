import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { describe, expect, it } from 'vitest'
import { schemaRules } from '../../ui/form/schema-rules'
import { companySchemas, registerSchemas, splitFaults } from './register-schema'

describe('registration', () => {
  it('asks overseas companies for no credit code', () => {
    const { CHN, ENG } = registerSchemas({ least: 8, most: 30 }, 'warn')
    expect(Object.keys(schemaRules(CHN, 'zh'))).toContain('creditCode')
    expect(Object.keys(schemaRules(ENG, 'en'))).not.toContain('creditCode')
  })

  it('refuses a credit code whose check digit does not fit only where the organiser insists on it', () => {
    const creditCode = (rule: 'warn' | 'enforce', code: string) =>
      registerSchemas({ least: 8, most: 30 }, rule).CHN.shape.creditCode.safeParse(code).success
    expect(creditCode('warn', '91350100M000100Y44')).toBe(true)
    expect(creditCode('enforce', '91350100M000100Y44')).toBe(false)
    expect(creditCode('enforce', '9135 0100 m000 100y 43')).toBe(true)
  })

  it('needs no recovery mailbox, but a real one if any', () => {
    const company = { companyName: '北京消防设备有限公司', contactName: '张伟', recoveryEmail: '' }
    expect(companySchemas.CHN.safeParse(company).success).toBe(true)
    expect(schemaRules(companySchemas.CHN, 'zh').recoveryEmail?.required).toBe(false)
    const wrong = companySchemas.CHN.safeParse({ ...company, recoveryEmail: 'nowhere' })
    expect(wrong.error?.issues[0]?.message).toBe('registration.email')
  })

  it('brings each fault back to the step it was typed in', () => {
    const failure = new CallFailure(codes.refused, '用户名已存在！', [
      { path: 'username', message: '' },
      { path: 'company.companyName', message: '请输入中文公司名称' },
    ])
    expect(splitFaults(failure)).toEqual({
      account: [{ path: 'username', message: '用户名已存在！' }],
      company: [{ path: 'companyName', message: '请输入中文公司名称' }],
    })
  })
})
