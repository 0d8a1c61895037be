import { basicsForms, invoiceForms } from '@fairground/domain/company/sections'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { updateCompany } from './basics'
import { saveInvoice } from './invoice'

const invoice = (variant: 'CHN' | 'ENG', wire: object) =>
  invoiceForms[variant].safeParse(z.decode(saveInvoice.body, wire as never)).data as Record<string, string>

const chinese = { kplx: '2', kpgsmc: '榕安', tyshxydm: '91350100M000100Y43', dhhmqh: '' }
const overseas = { kpgsmc: 'Northern Fire', gsdz: 'Anna Berg', yhzh: '1' }

describe('a phone that travels together with its area code', () => {
  it('is taken apart, and the area code is kept once', () => {
    expect(invoice('CHN', { ...chinese, dhhm: '0591-87654321' })).toMatchObject({
      areaCode: '0591',
      phone: '87654321',
    })
    expect(invoice('CHN', { ...chinese, dhhmqh: '0591', dhhm: '0591-87654321' })).toMatchObject({
      areaCode: '0591',
      phone: '87654321',
    })
  })

  it('stays as it is beside another area code: nobody knows which one is meant', () => {
    expect(invoice('CHN', { ...chinese, dhhmqh: '010', dhhm: '0591-87654321' })).toMatchObject({
      areaCode: '010',
      phone: '0591-87654321',
    })
  })

  it('is never touched overseas, where it begins with the country', () => {
    expect(invoice('ENG', { ...overseas, dhhm: '0049-40-123456' })).toMatchObject({ phone: '0049-40-123456' })
  })
})

describe('an office phone that travels together with its extension', () => {
  const read = (wire: object) => {
    const { officePhone, officeExtension } = z.decode(updateCompany.body, wire as never)
    const form = basicsForms.CHN.safeParse({
      nameZh: '榕安',
      nameEn: 'Rong An',
      shortNameZh: '榕安',
      shortNameEn: 'RongAn',
      registeredAddress: '福州',
      contactName: '林芳',
      contactMobile: '13800000001',
      backupName: '陈立',
      backupMobile: '13900001111',
      mailingName: '林芳',
      mailingMobile: '13900002222',
      mailingProvince: '350000',
      mailingCity: '350100',
      mailingDetail: '鼓楼区',
      invoiceAddress: '福州',
      recoveryEmail: 'office@rongan.example',
      wechat: 'rongan',
      licenceFileId: '6f1f3c0e-3c55-4d0c-9a9c-5f3f0d7c3b11',
      officePhone,
      officeExtension,
    })
    return form.data && [form.data.officePhone, form.data.officeExtension]
  }

  it('fills both fields', () => {
    expect(read({ bgdh: '0591-87654321分机号806' })).toEqual(['0591-87654321', '806'])
    expect(read({ bgdh: '0591-87654321 分机号 806' })).toEqual(['0591-87654321', '806'])
    expect(read({ bgdh: '0591-87654321分机号' })).toEqual(['0591-87654321', ''])
  })

  it('gives way to an extension that has its own field', () => {
    expect(read({ bgdh: '0591-87654321分机号806', bgdhfjh: '12' })).toEqual(['0591-87654321', '12'])
  })
})
