import * as basics from '@fairground/wire/company/basics'
import * as booths from '@fairground/wire/company/booth-request'
import {
  downloadFile,
  uploadLicence,
  uploadLogo,
  uploadProductImage,
  uploadSignUpFile,
} from '@fairground/wire/company/files'
import * as intro from '@fairground/wire/company/intro'
import * as invoices from '@fairground/wire/company/invoice'
import * as surveys from '@fairground/wire/company/surveys'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newestMessage } from '../support/outbox'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import {
  chineseBasics,
  overseasBasics,
  overseasInvoice,
  picture,
  qualification,
  specialInvoice,
  upload,
} from './sign-up-forms'

let fair: TestFair
let own: Signed
let call: Client
let products: string[]
beforeAll(async () => {
  fair = await startTestFair()
  own = await fair.signIn('13800000001')
  call = clientFor(fair, own)
  products = (
    await fair.platform.db
      .selectFrom('code_item')
      .select('value')
      .where('list', '=', 'productCategory')
      .where('parent', 'is not', null)
      .where('value', 'not like', '%00')
      .limit(3)
      .execute()
  ).map(({ value }) => value)
})
afterAll(() => fair.stop())

async function proofFor(client: Client, email: string): Promise<{ ticket: string; code: string }> {
  await fair.platform.db.deleteFrom('rate_window').execute()
  const ticket = await client(basics.sendRecoveryMailCode, { query: { email } })
  return { ticket, code: (await newestMessage(fair, email)).secrets.code ?? '' }
}

async function saveBasics(client: Client, form: Record<string, unknown> = {}): Promise<void> {
  const documentFileId = await upload(client, uploadLicence)
  const proof = await proofFor(client, chineseBasics.recoveryEmail)
  await client(basics.updateCompany, { body: { ...chineseBasics, documentFileId, ...proof, ...form } })
}

const ownId = async (client = call) => (await client(basics.listOwnCompanies))[0]?.id ?? ''

describe('a company that signs up', () => {
  it('saves its basic information first; nothing else goes before it', async () => {
    const early = await refusal(call(invoices.saveInvoice, { body: specialInvoice }))
    expect(early.message).toBe('保存失败，请先填写企业基本信息后再填写其他信息')
    await saveBasics(call)
    const saved = await call(basics.findCompany, { body: {} })
    expect(saved).toMatchObject({
      ...chineseBasics,
      saved: true,
      dataState: 'draft',
      mailingProvinceName: '福建省',
      mailingCityName: '福州市',
      documentKind: '.png',
    })
  })

  it('must show that a new recovery mailbox can be read', async () => {
    const body = {
      ...chineseBasics,
      recoveryEmail: 'other@rongan.example',
      documentFileId: await upload(call, uploadLicence),
    }
    expect((await refusal(call(basics.updateCompany, { body }))).message).toBe('请对修改后的邮箱进行验证')
    const proof = await proofFor(call, 'third@rongan.example')
    expect((await refusal(call(basics.updateCompany, { body: { ...body, ...proof } }))).message).toBe(
      '请对修改后的邮箱进行验证',
    )
    await call(basics.updateCompany, { body: { ...body, ...(await proofFor(call, 'other@rongan.example')) } })
    expect(await call(basics.findCompany, { body: {} })).toMatchObject({
      recoveryEmail: 'other@rongan.example',
    })
  })

  it.each([
    ['without a licence', { documentFileId: '' }, '请上传企业营业执照'],
    [
      'with an invented file',
      { documentFileId: '00000000-0000-4000-8000-000000000000' },
      '请上传企业营业执照',
    ],
    [
      'with one mobile for both contacts',
      { backupMobile: '13800000001' },
      '备用联系人手机号不能与联系人手机号相同',
    ],
    ['with two words for a short name', { shortNameEn: 'Rong An' }, '最多输入一个单词'],
    ['with Chinese in the English name', { nameEn: '榕安 Fire' }, '请输入英文字符'],
    ['without a province', { mailingProvince: '' }, '请选择合同邮寄地址省市'],
    ['with a short name of five characters', { shortNameZh: '榕安消防安' }, '最多可输入4个字'],
  ])('is not saved %s', async (_, wrong, message) => {
    const before = await call(basics.findCompany, { body: {} })
    const body = {
      ...chineseBasics,
      recoveryEmail: 'other@rongan.example',
      documentFileId: before?.documentFileId,
      ...wrong,
    }
    expect((await refusal(call(basics.updateCompany, { body }))).message).toBe(message)
    expect(await call(basics.findCompany, { body: {} })).toEqual(before)
  })

  it('keeps the login mobile as its contact mobile, whatever it sends', async () => {
    const before = await call(basics.findCompany, { body: {} })
    const body = {
      ...chineseBasics,
      recoveryEmail: 'other@rongan.example',
      documentFileId: before?.documentFileId,
      contactMobile: '13912345678',
    }
    await call(basics.updateCompany, { body })
    expect(await call(basics.findCompany, { body: {} })).toMatchObject({ contactMobile: '13800000001' })
  })

  it('saves an invoice, and an ordinary one has no bank', async () => {
    await call(invoices.saveInvoice, { body: specialInvoice })
    const id = await ownId()
    const special = await call(invoices.findInvoice, { params: { companyId: id } })
    expect(special).toMatchObject({
      creditCode: '91350100M00077778X',
      bankAccount: '6222000011112222',
      saved: true,
    })
    await call(invoices.saveInvoice, { body: { ...specialInvoice, invoiceType: 'ordinary' } })
    expect(await call(invoices.findInvoice, { params: { companyId: id } })).toMatchObject({
      bank: '',
      bankAccount: '',
      areaCode: '',
      phone: '',
    })
    expect(
      (await refusal(call(invoices.saveInvoice, { body: { ...specialInvoice, bank: '' } }))).message,
    ).toBe('请输入开户银行')
  })

  it('cannot use another company’s credit code', async () => {
    const other = await fair.platform.db
      .selectFrom('invoice_profile')
      .select('credit_code')
      .where('credit_code', 'is not', null)
      .where('credit_code', '<>', '91350100M00077778X')
      .executeTakeFirstOrThrow()
    const refused = await refusal(
      call(invoices.saveInvoice, { body: { ...specialInvoice, creditCode: other.credit_code ?? '' } }),
    )
    expect(refused.message).toBe('统一社会信用代码已被使用')
  })

  it('answers the questionnaires; a “no” empties what hung on it', async () => {
    const body = { ...qualification, productCategories: products }
    expect(
      (await refusal(call(surveys.saveQualification, { body: { ...body, productCategories: [] } }))).message,
    ).toBe('请至少选择一种主营产品')
    expect(
      (await refusal(call(surveys.saveQualification, { body: { ...body, overseasBrand: '' } }))).message,
    ).toBe('请输入海外代理产品品牌')
    await call(surveys.saveQualification, { body })
    expect((await call(surveys.listQualification, { body: {} }))[0]).toMatchObject({
      overseasAgent: true,
      overseasBrand: 'Rosenbauer',
      highTechLevel: '',
      productCategories: products,
      saved: true,
    })
    const first = async (list: string) =>
      (
        await fair.platform.db
          .selectFrom('code_item')
          .select('value')
          .where('list', '=', list)
          .where('enabled', '=', true)
          .where('form_hidden', '=', false)
          .executeTakeFirstOrThrow()
      ).value
    const scale = {
      region: await first('region'),
      yearsEstablished: await first('yearsEstablished'),
      paidInCapital: await first('paidInCapital'),
      revenueScale: await first('revenueScale'),
      staffScale: await first('staffScale'),
      intellectualProperty: await first('intellectualProperty'),
      researchShare: await first('researchShare'),
      badRecord: await first('badRecord'),
      responsibilityReport: await first('responsibilityReport'),
      domesticFairs: 4,
      foreignFairs: 0,
    }
    expect(
      (await refusal(call(surveys.saveScale, { body: { ...scale, region: 'nowhere' } }))).fields[0]?.path,
    ).toBe('region')
    expect(await call(surveys.saveScale, { body: scale })).toMatchObject({ ...scale, saved: true })
  })

  it('introduces itself with two to fifteen products', async () => {
    const logoFileId = await upload(call, uploadLogo)
    const product = async (index: number) => ({
      category: products[index % products.length] ?? '',
      introZh: `第${index + 1}号产品`,
      introEn: '',
      imageFileId: await upload(call, uploadProductImage, 50 + index),
    })
    const list = [await product(0), await product(1)]
    const body = {
      introZh: '专注消防二十年。',
      introEn: 'Twenty years of fire safety.',
      logoFileId,
      products: list,
    }
    expect(
      (await refusal(call(intro.insertIntro, { body: { ...body, products: list.slice(0, 1) } }))).message,
    ).toBe('请最少填写两条产品介绍')
    await call(intro.insertIntro, { body })
    const stored = await call(intro.listProducts, { body: {} })
    expect(stored.map(({ introZh }) => introZh)).toEqual(['第1号产品', '第2号产品'])
    expect(stored.map(({ imageName }) => imageName)).toEqual(['图片.png', '图片.png'])
    const found = await call(intro.findIntro, { params: { companyId: await ownId() } })
    expect(found?.logoName).toBe('图片.png')
    await call(intro.updateIntro, { body: { ...body, products: [...list].reverse() } })
    expect((await call(intro.listProducts, { body: {} })).map(({ introZh }) => introZh)).toEqual([
      '第2号产品',
      '第1号产品',
    ])
  })

  it('cannot submit before every section is saved, and is told which are missing', async () => {
    const incomplete = await refusal(call(basics.checkComplete, { params: { companyId: await ownId() } }))
    expect(incomplete.code).toBe(codes.incomplete)
    expect(incomplete.message).toBe('请先保存:展位需求 信息后再提交！')
    const forced = await refusal(call(basics.updateCompany, { body: { dataState: 'submitted' } }))
    expect(forced.code).toBe(codes.incomplete)
  })

  it('asks for booths within the limits of what it shows', async () => {
    const ask = (body: object) => refusal(call(booths.insertBoothRequest, { body }))
    const vehicle = { exhibitType: '01', boothType: '2', indoorArea: 59, standardBooths: 0, outdoorArea: 0 }
    expect((await ask(vehicle)).message).toBe('室内光地展位面积应在60-1500平方米之间')
    expect((await ask({ ...vehicle, boothType: '1' })).message).toBe('所选展品类型不能申请该展位类型')
    expect((await ask({ exhibitType: '02', boothType: '1', standardBooths: 5 })).message).toBe(
      '请填写1-4个标准展位',
    )
    await call(booths.insertBoothRequest, {
      body: { exhibitType: '02', boothType: '2', indoorArea: 54, standardBooths: 3, outdoorArea: 0 },
    })
    expect((await call(booths.listBoothRequests, { body: {} }))[0]).toMatchObject({
      indoorArea: 54,
      standardBooths: 0,
      outdoorArea: 0,
      saved: true,
    })
  })

  it('submits once however often it clicks, gets a number and a message, and cannot edit any more', async () => {
    await call(basics.checkComplete, { params: { companyId: await ownId() } })
    const clicks = await Promise.all(
      [1, 2, 3].map(() => call(basics.updateCompany, { body: { dataState: 'submitted' } })),
    )
    expect(clicks).toEqual([1, 1, 1])
    const submitted = await call(basics.findCompany, { body: {} })
    expect(submitted).toMatchObject({
      dataState: 'submitted',
      reviewState: 'awaiting',
      registrationNumber: expect.stringMatching(/^BM-21-\d{4}$/),
    })
    const messages = await fair.platform.db
      .selectFrom('outbox_message')
      .select('recipient')
      .where('template', '=', 'signUpSubmitted')
      .execute()
    expect(messages).toEqual([{ recipient: '13800000001' }])
    const late = await refusal(call(invoices.saveInvoice, { body: specialInvoice }))
    expect(late.message).toBe('报名信息已提交，如需修改请先撤回')
  })

  it('can take its submission back until the review has begun, and keeps its number', async () => {
    const { registrationNumber } = (await call(basics.findCompany, { body: {} })) ?? {}
    await call(basics.updateCompany, { body: { dataState: 'draft' } })
    expect(await call(basics.findCompany, { body: {} })).toMatchObject({
      dataState: 'draft',
      reviewState: null,
    })
    await call(basics.updateCompany, { body: { dataState: 'submitted' } })
    expect(await call(basics.findCompany, { body: {} })).toMatchObject({ registrationNumber })
    await fair.platform.db
      .updateTable('company')
      .set({ review_state: 'started' })
      .where('id', '=', await ownId())
      .execute()
    expect((await refusal(call(basics.updateCompany, { body: { dataState: 'draft' } }))).message).toBe(
      '撤回失败！',
    )
  })
})

describe('an overseas company', () => {
  it('signs up in English with its own fields', async () => {
    const english = clientFor(fair, await fair.signIn('exhibitor1@example.com'))
    const documentFileId = await upload(english, uploadSignUpFile)
    await english(basics.updateCompany, { body: { ...overseasBasics, documentFileId } })
    expect(await english(basics.findCompany, { body: {} })).toMatchObject({
      nameEn: 'Northern Fire GmbH',
      postalCode: '20457',
      saved: true,
    })
    const wrong = await refusal(
      english(basics.updateCompany, { body: { ...overseasBasics, documentFileId: '' } }),
    )
    expect(wrong.message).toBe('Sign-up file or brochure is required')
    await english(invoices.saveInvoice, { body: overseasInvoice })
    const stored = await english(invoices.findInvoice, { params: { companyId: await ownId(english) } })
    expect(stored).toMatchObject(overseasInvoice)
    const incomplete = await refusal(english(basics.updateCompany, { body: { dataState: 'submitted' } }))
    expect(incomplete.message).toBe(
      'Please save first: Other Information, Company and Product Introduction, Booth Requirement',
    )
  })
})

describe('another exhibitor', () => {
  it('sees and changes nothing of it, and learns no more than of a company that does not exist', async () => {
    const id = await ownId()
    const stranger = clientFor(fair, await fair.signIn('13800000002'))
    const strange = '00000000-0000-4000-8000-000000000000'
    const answers = async (companyId: string) => [
      await stranger(basics.findCompany, { body: { companyId } }),
      await stranger(invoices.findInvoice, { params: { companyId } }),
      await stranger(surveys.findQualification, { params: { companyId } }),
      await stranger(surveys.listScale, { body: { companyId } }),
      await stranger(intro.findIntro, { params: { companyId } }),
      await stranger(intro.listProducts, { body: { companyId } }),
      await stranger(booths.listBoothRequests, { body: { companyId } }),
      await stranger(booths.boothHistory, { body: { companyId } }),
      (await refusal(stranger(basics.checkComplete, { params: { companyId } }))).message,
      (await refusal(stranger(invoices.saveInvoice, { body: { ...specialInvoice, companyId } }))).message,
      (await refusal(stranger(basics.updateCompany, { body: { companyId, dataState: 'draft' } }))).message,
    ]
    expect(await answers(id)).toEqual(await answers(strange))
  })

  it('cannot open or take its files', async () => {
    const licence = String((await call(basics.findCompany, { body: {} }))?.documentFileId)
    const stranger = await fair.signIn('13800000002')
    const path = `/api${downloadFile.path}?src=${licence}`
    const theirs = await fair.app.inject({ url: path, headers: stranger.headers })
    const nothing = await fair.app.inject({
      url: `/api${downloadFile.path}?src=../../etc/passwd`,
      headers: stranger.headers,
    })
    expect([theirs.statusCode, nothing.statusCode]).toEqual([404, 404])
    expect(theirs.json()).toEqual(nothing.json())
    const mine = await fair.app.inject({ url: path, headers: own.headers })
    expect(mine.headers['content-type']).toBe('image/png')
    expect(mine.headers['content-security-policy']).toContain('sandbox')
    const logo = { introZh: 'x', introEn: '', logoFileId: licence, products: [] }
    const taken = await refusal(clientFor(fair, stranger)(intro.insertIntro, { body: logo }))
    expect(taken.code).not.toBe(codes.ok)
  })
})

describe('staff', () => {
  it('read every company, administrators may change it, and nobody submits for it', async () => {
    const companyId = await ownId()
    const [admin, clerk] = [
      clientFor(fair, await fair.signIn('admin')),
      clientFor(fair, await fair.signIn('clerk')),
    ]
    expect(await clerk(basics.findCompany, { body: { companyId } })).toMatchObject({
      nameZh: chineseBasics.nameZh,
    })
    expect(
      (await refusal(clerk(invoices.saveInvoice, { body: { ...specialInvoice, companyId } }))).code,
    ).toBe(codes.forbidden)
    expect(await admin(invoices.saveInvoice, { body: { ...specialInvoice, companyId } })).toBe(1)
    const refused = await refusal(
      admin(basics.updateCompany, { body: { companyId, dataState: 'submitted' } }),
    )
    expect(refused.message).toBe('工作人员不能代为提交报名')
    const audit = await fair.platform.db
      .selectFrom('audit_entry')
      .select(['actor_name', 'before', 'after'])
      .where('subject_id', '=', companyId)
      .where('action', '=', 'save-invoice')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(audit).toMatchObject({
      actor_name: 'admin',
      before: { invoiceType: 'ordinary' },
      after: { invoiceType: 'special' },
    })
  })
})

describe('two tabs', () => {
  it('the second save does not overwrite what the first one saved', async () => {
    const tab = clientFor(fair, await fair.signIn('admin'))
    const companyId = await ownId()
    const read = await tab(invoices.findInvoice, { params: { companyId } })
    const body = { ...specialInvoice, companyId, basedOn: read?.updatedAt }
    await tab(invoices.saveInvoice, { body: { ...body, bank: '第一次' } })
    const refused = await refusal(tab(invoices.saveInvoice, { body: { ...body, bank: '第二次' } }))
    expect(refused.code).toBe(codes.conflict)
    expect(await tab(invoices.findInvoice, { params: { companyId } })).toMatchObject({ bank: '第一次' })
  })
})

describe('uploads', () => {
  it.each([
    ['a text under a picture’s name', Buffer.from('hello'), '只能上传jpg、png格式的图片或单页pdf文件'],
    ['nothing', Buffer.alloc(0), '只能上传jpg、png格式的图片或单页pdf文件'],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), '上传图片大小须小于5MB!'],
  ])('refuse %s', async (_, content, message) => {
    const mine = clientFor(fair, await fair.signIn('13800000002'))
    const file = new File([new Uint8Array(content)], 'licence.png')
    expect((await refusal(mine(uploadLicence, { file, body: {} }))).message).toBe(message)
  })

  it('refuse half a picture', async () => {
    const mine = clientFor(fair, await fair.signIn('13800000002'))
    const whole = await picture(400)
    const file = new File([new Uint8Array(whole.subarray(0, whole.length / 2))], 'logo.png')
    expect((await refusal(mine(uploadLogo, { file, body: {} }))).message).toBe('文件已损坏，无法打开')
  })
})

describe('a hostile caller', () => {
  it.each([
    ['a number for a file', '/qyjbxx/doUpdateByVO', { lxr: 'x', src: 5 }],
    ['nonsense for a yes or no', '/qywjdc/doInsertOrUpdateWjByVo', { sfhwdlcp: '7' }],
    [
      'the name of something every object has',
      '/qyzwyx/doUpdateByVO',
      { reserve1: '__proto__', zwlx: '2', sngdzw: 60 },
    ],
    ['a place that does not exist', '/qyjbxx/doUpdateByVO', { lxr: 'x', yjdzsheng: 'nowhere' }],
  ])('gets a clear answer for %s, never a failure', async (_, path, payload) => {
    const as = await fair.signIn('13800000002')
    const answer = await fair.ask({ method: 'POST', url: `/api${path}`, payload, as })
    expect([codes.invalid, codes.badRequest, codes.refused]).toContain(answer.code)
  })

  it.each(['', 'garbage', '--x\r\nContent-Disposition: form-data; name="file"'])(
    'gets a clear answer for a broken upload (%j)',
    async (payload) => {
      const as = await fair.signIn('13800000002')
      const headers = { ...as.headers, 'content-type': 'multipart/form-data; boundary=x' }
      const answer = await fair.ask({ method: 'POST', url: '/api/qyjs/upload', payload, headers })
      expect(answer.status).toBeLessThan(500)
    },
  )

  it('gets a number of its own even after 9,999 others', async () => {
    const { id } = await fair.platform.db
      .selectFrom('company')
      .select('id')
      .where('registration_number', 'is', null)
      .executeTakeFirstOrThrow()
    await fair.platform.db
      .updateTable('company')
      .set({ registration_number: 'BM-21-9999' })
      .where('id', '=', id)
      .execute()
    await fair.platform.db
      .updateTable('company')
      .set({ registration_number: null, review_state: 'awaiting' })
      .where('id', '=', await ownId())
      .execute()
    await call(basics.updateCompany, { body: { dataState: 'draft' } })
    await call(basics.updateCompany, { body: { dataState: 'submitted' } })
    expect(await call(basics.findCompany, { body: {} })).toMatchObject({ registrationNumber: 'BM-21-10000' })
  })
})
