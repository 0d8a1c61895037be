import { findCompany, updateCompany } from '@fairground/wire/company/basics'
import { listBoothRequests, updateBoothRequest } from '@fairground/wire/company/booth-request'
import { uploadLicence, uploadLogo, uploadProductImage } from '@fairground/wire/company/files'
import { findIntro, updateIntro } from '@fairground/wire/company/intro'
import { saveInvoice } from '@fairground/wire/company/invoice'
import { findQualification, findScale, saveQualification, saveScale } from '@fairground/wire/company/surveys'
import { exhibitorHome } from '@fairground/wire/home'
import { changeSetting } from '@fairground/wire/settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveDemoFiles } from '../../src/demo/files/give-files'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { chineseBasics, specialInvoice, upload } from './sign-up-forms'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
  await giveDemoFiles(fair.platform, 'demoAccounts')
  const admin = clientFor(fair, await fair.signIn('admin'))
  await admin(changeSetting, {
    params: { key: 'signUpDeadline' },
    body: { version: 0, value: '2020-01-31' },
  })
})
afterAll(() => fair.stop())

describe('after the deadline', () => {
  it('a company cannot take back what it could not hand in again', async () => {
    const company = clientFor(fair, await fair.signIn('13800000003'))
    await expect(company(updateCompany, { body: { dataState: 'draft' } } as never)).rejects.toThrow(
      '报名已截止',
    )
    expect(await company(findCompany, { body: {} })).toMatchObject({ dataState: 'submitted' })
  })

  it('staff may still take it back for the company', async () => {
    const company = clientFor(fair, await fair.signIn('13800000003'))
    const own = await company(findCompany, { body: {} })
    const admin = clientFor(fair, await fair.signIn('admin'))
    expect(await admin(updateCompany, { body: { companyId: own?.id, dataState: 'draft' } } as never)).toBe(1)
  })

  it('a draft may be kept up but not handed in, and its company reads at home that it is too late', async () => {
    const company = clientFor(fair, await fair.signIn('13800000002'))
    expect(await company(findCompany, { body: {} })).toMatchObject({ dataState: 'draft', saved: true })
    await company(saveInvoice, { body: specialInvoice })
    await expect(company(updateCompany, { body: { dataState: 'submitted' } })).rejects.toThrow('报名已截止')
    expect(await company(exhibitorHome)).toMatchObject({ step: 'signUp', next: 'signUpClosed' })
  })

  it('a company that has not begun is not invited to', async () => {
    const company = clientFor(fair, await fair.signIn('13800000001'))
    expect(await company(exhibitorHome)).toMatchObject({ next: 'signUpClosed' })
  })
})

describe('a sign-up the organiser returned, after the deadline', () => {
  const returned = '13800000004'

  it('is corrected in every section by the company, which is told at home to do so', async () => {
    const company = clientFor(fair, await fair.signIn(returned))
    const own = await company(findCompany, { body: {} })
    const params = { companyId: own?.id ?? '' }
    expect(own).toMatchObject({ dataState: 'rejected', saved: true })
    expect(await company(exhibitorHome)).toMatchObject({ next: 'correctSignUp' })
    const documentFileId = await upload(company, uploadLicence)
    const { recoveryEmail } = own as { recoveryEmail: string }
    await company(updateCompany, {
      body: { ...chineseBasics, recoveryEmail, documentFileId, fax: '0591-1' },
    })
    expect(await company(findCompany, { body: {} })).toMatchObject({ fax: '0591-1' })
    await company(saveInvoice, { body: { ...specialInvoice, creditCode: '91110108MA0KKKQGLJ' } })
    await company(saveQualification, { body: (await company(findQualification, { params })) as never })
    await company(saveScale, { body: (await company(findScale, { params })) as never })
    const [request] = await company(listBoothRequests, { body: {} })
    await company(updateBoothRequest, { body: request as never })
    const [category] = ((await company(findQualification, { params }))?.productCategories ?? []) as string[]
    const product = async (width: number) => ({
      category: category ?? '',
      introZh: '更正后的介绍',
      introEn: '',
      imageFileId: await upload(company, uploadProductImage, width),
    })
    const products = [await product(50), await product(51)]
    await company(updateIntro, {
      body: { introZh: '更正', introEn: '', logoFileId: await upload(company, uploadLogo), products },
    })
    expect(await company(findIntro, { params })).toMatchObject({ introZh: '更正', saved: true })
  })

  it('is handed in again, and from then on stays as it is', async () => {
    const company = clientFor(fair, await fair.signIn(returned))
    expect(await company(updateCompany, { body: { dataState: 'submitted' } })).toBe(1)
    expect(await company(findCompany, { body: {} })).toMatchObject({
      dataState: 'submitted',
      reviewState: 'awaiting',
    })
    await expect(company(updateCompany, { body: { dataState: 'draft' } })).rejects.toThrow('报名已截止')
    await expect(company(saveInvoice, { body: specialInvoice })).rejects.toThrow('如需修改请先撤回')
    expect(await company(exhibitorHome)).toMatchObject({ next: 'awaitReview' })
  })

  it('is handed in again by an overseas company as well', async () => {
    const company = clientFor(fair, await fair.signIn('exhibitor4@example.com'))
    expect(await company(findCompany, { body: {} })).toMatchObject({ dataState: 'rejected' })
    expect(await company(updateCompany, { body: { dataState: 'submitted' } })).toBe(1)
  })
})
