import type { CompanyRecord } from '@fairground/wire/company/basics'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { describe, expect, it, vi } from 'vitest'
import { basicsFaults, basicsValues } from './basics-values'

const refused = (path: string, message: string) =>
  new CallFailure(codes.refused, message, [{ path, message }])
const fieldsOf = (error: unknown) => (error instanceof CallFailure ? error.fields : [])
const nothing = () => undefined

describe('what the server refuses of the basic information', () => {
  it('is shown at the licence or the sign-up file, whichever the company has', () => {
    const error = refused('documentFileId', '请上传企业营业执照')
    expect(fieldsOf(basicsFaults(error, 'CHN', nothing))[0]?.path).toBe('licenceFileId')
    expect(fieldsOf(basicsFaults(error, 'ENG', nothing))[0]?.path).toBe('signUpFileId')
  })

  it.each([
    ['请对修改后的邮箱进行验证', 1],
    ['此邮箱已被注册,请更换邮箱', 0],
  ])('ends a proof only where that is what was refused: %s', (message, ended) => {
    const refuseProof = vi.fn()
    const error = refused('recoveryEmail', message)
    expect(fieldsOf(basicsFaults(error, 'CHN', refuseProof))[0]?.message).toBe(message)
    expect(refuseProof).toHaveBeenCalledTimes(ended)
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
