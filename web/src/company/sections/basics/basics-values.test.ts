import type { CompanyRecord } from '@fairground/wire/company/basics'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { describe, expect, it } from 'vitest'
import { basicsFaults, basicsValues } from './basics-values'

const refused = (path: string, message: string) =>
  new CallFailure(codes.refused, message, [{ path, message }])
const fieldsOf = (error: unknown) => (error instanceof CallFailure ? error.fields : [])
const noCode = () => undefined
const wrongCode = () => '验证码错误'

describe('what the server refuses of the basic information', () => {
  it('is shown at the licence or the sign-up file, whichever the company has', () => {
    const error = refused('documentFileId', '请上传企业营业执照')
    expect(fieldsOf(basicsFaults(error, 'CHN', noCode))[0]?.path).toBe('licenceFileId')
    expect(fieldsOf(basicsFaults(error, 'ENG', noCode))[0]?.path).toBe('signUpFileId')
  })

  it('says that the code was wrong when one was sent along', () => {
    const error = refused('recoveryEmail', '请对修改后的邮箱进行验证')
    expect(fieldsOf(basicsFaults(error, 'CHN', wrongCode))[0]?.message).toBe('验证码错误')
    expect(fieldsOf(basicsFaults(error, 'CHN', noCode))[0]?.message).toBe('请对修改后的邮箱进行验证')
  })

  it('does not blame the code for a mailbox that is taken', () => {
    const error = refused('recoveryEmail', '此邮箱已被注册,请更换邮箱')
    expect(fieldsOf(basicsFaults(error, 'CHN', wrongCode))[0]?.message).toBe('此邮箱已被注册,请更换邮箱')
  })
})

describe('a company that has saved nothing yet', () => {
  it('finds its login mobile or mailbox filled in', () => {
    expect(basicsValues(null, { actor: 'exhibitor', variant: 'CHN' }, '13800000001')).toMatchObject({
      contactMobile: '13800000001',
      nameZh: '',
    })
    const overseas = { actor: 'exhibitor', variant: 'ENG' } as const
    expect(basicsValues(null, overseas, 'anna@example.com')).toMatchObject({ email: 'anna@example.com' })
  })

  it('is entered by staff with what is known of its account, never with the clerk’s own name', () => {
    const account = { username: '13700000001', nameZh: '往届器材厂' }
    const subject = { actor: 'staff', variant: 'CHN', companyId: 'newInsert', account } as const
    expect(basicsValues(null, subject, '')).toMatchObject({
      contactMobile: '13700000001',
      nameZh: '往届器材厂',
    })
  })
})

describe('the contact mobile of a Chinese company', () => {
  const record = { contactMobile: '13712340000' } as CompanyRecord

  it('is its login mobile when the company itself edits, and what is stored when staff do', () => {
    expect(basicsValues(record, { actor: 'exhibitor', variant: 'CHN' }, '13800000001')).toMatchObject({
      contactMobile: '13800000001',
    })
    expect(basicsValues(record, { actor: 'staff', variant: 'CHN', companyId: 'x' }, '')).toMatchObject({
      contactMobile: '13712340000',
    })
  })
})
