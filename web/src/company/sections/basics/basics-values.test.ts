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
    expect(basicsValues(null, 'CHN', '13800000001')).toMatchObject({
      contactMobile: '13800000001',
      nameZh: '',
    })
    expect(basicsValues(null, 'ENG', 'anna@example.com')).toMatchObject({ email: 'anna@example.com' })
  })
})
