import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findCompany } from './basics'
import { findIntro, updateIntro } from './intro'
import { findInvoice } from './invoice'
import { findQualification } from './surveys'

type Values = Record<string, unknown>

const id = '6f1f3c0e-3c55-4d0c-9a9c-5f3f0d7c3b11'
const stamp = {
  saved: true,
  createdById: null,
  createdByName: '',
  createdAt: new Date(0),
  updatedById: null,
  updatedByName: '',
  updatedAt: new Date(0),
  deleted: false,
}

/** As it travels, and as it is read again. */
function travels(result: z.ZodType, values: Values): { sent: Values; read: Values } {
  const sent = z.encode(result, values as never) as Values
  return { sent, read: z.decode(result, sent as never) as Values }
}

describe('an office phone and its extension', () => {
  const record = {
    id,
    accountId: id,
    variant: 'CHN',
    edition: 21,
    dataState: 'draft',
    reviewState: null,
    reviewedAt: null,
    submittedAt: null,
    registrationNumber: null,
    ...Object.fromEntries(
      'documentKind documentName mailingProvinceName mailingCityName formerName reviewRemark reviewerName tier exhibitTypeZh exhibitTypeEn'
        .split(' ')
        .map((name) => [name, '']),
    ),
    ...stamp,
  }
  it.each([
    ['0591-87654321', '806', { bgdh: '0591-87654321分机号806' }],
    ['0591-87654321', '', { bgdh: '0591-87654321' }],
    ['8888\n9999', '1', { bgdh: '8888\n9999分机号1' }],
    ['1分机号2', '3', { bgdh: '1分机号2', bgdhfjh: '3' }],
  ])('travel as one text if that can be told apart again: %j %j', (officePhone, officeExtension, wire) => {
    const { sent, read } = travels(findCompany.result, { ...record, officePhone, officeExtension })
    expect({ bgdh: sent.bgdh, ...('bgdhfjh' in sent ? { bgdhfjh: sent.bgdhfjh } : {}) }).toEqual(wire)
    expect(read).toMatchObject({ officePhone, officeExtension })
  })
})

describe('a billing phone and its area code', () => {
  const record = { id, companyId: id, ...stamp }
  it.each([
    ['0591', '87654321', { dhhm: '0591-87654321' }],
    ['', '', { dhhm: '' }],
    ['+86', '123', { dhhm: '123', dhhmqh: '+86' }],
  ])('travel as one text if that can be told apart again: %j %j', (areaCode, phone, wire) => {
    const chinese = { ...record, invoiceType: 'special', areaCode, phone }
    const { sent, read } = travels(findInvoice.result, chinese)
    expect(sent).toMatchObject(wire)
    expect(read).toMatchObject({ areaCode, phone })
  })

  it('are never told apart overseas, where a phone begins with the country', () => {
    const { sent, read } = travels(findInvoice.result, { ...record, phone: '0049-40-123456' })
    expect(sent.dhhm).toBe('0049-40-123456')
    expect(read.phone).toBe('0049-40-123456')
  })
})

it('product types travel with their names, and no name parts two of them', () => {
  const { sent, read } = travels(findQualification.result, {
    id,
    companyId: id,
    companyNatureLabel: '',
    highTechLevelLabel: '',
    certificationNames: '',
    productCategories: ['1101', '1102'],
    productNames: ['Pumps, valves', '水罐消防车'],
    ...stamp,
  })
  expect(sent).toMatchObject({ reserve1: '1101Pumps， valves,1102水罐消防车', zycp: 'Pump,水罐消防' })
  expect(read).toMatchObject({
    productCategories: ['1101', '1102'],
    productNames: ['Pumps， valves', '水罐消防车'],
  })
})

it('an overseas company’s only text travels where Chinese companies put their Chinese one', () => {
  const labels = { categoryLabel: '', categoryLabelEn: '', imageName: '' }
  const product = { id, companyId: id, ...labels, introEn: 'A ladder' }
  const record = { companyId: id, introEn: 'We make ladders', logoName: '', products: [product], ...stamp }
  const { sent, read } = travels(findIntro.result, record)
  expect(sent).toMatchObject({ qyjj: 'We make ladders', qycpjsVOList: [{ cpjj: 'A ladder' }] })
  expect(sent).not.toHaveProperty('reserve1')
  expect(read).toMatchObject({ introEn: 'We make ladders', products: [{ introEn: 'A ladder' }] })
  const body = z.encode(updateIntro.body, { introEn: 'x', products: [{ introEn: 'y' }] } as never)
  expect(body).toMatchObject({ qyjj: 'x', qycpjsVOList: [{ cpjj: 'y' }] })
})
