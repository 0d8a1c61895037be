import type { UserType } from '@fairground/domain/account'
import { type CodeItem, defaultLists } from '@fairground/domain/codelist'
import {
  basicsForms,
  boothRequestForm,
  type ChineseInvoice,
  introForms,
  invoiceForms,
  keptInvoice,
  keptQualification,
  keptRequest,
  offeredBoothTypes,
  type QualificationSurvey,
  qualificationForms,
  type SignUpSection,
  scaleForm,
  scale as scaleSection,
  sizeAsked,
} from '@fairground/domain/company/sections'
import { initialSettings } from '@fairground/domain/settings'
import fc from 'fast-check'
import type { z } from 'zod'
import type { Endpoint } from '../../kernel/endpoint'
import { updateCompany } from '../basics'
import { updateBoothRequest } from '../booth-request'
import { updateIntro } from '../intro'
import { saveInvoice } from '../invoice'
import { saveQualification, saveScale } from '../surveys'
import { made, perhaps, readable, typedInGroups } from './typed-text'

export type Values = Record<string, unknown>

/** One section of one variant: its form, the call that saves it, and forms people could have filled in. */
export interface SectionSample {
  section: SignUpSection
  variant: UserType
  form: z.ZodObject
  save: Endpoint
  valid: fc.Arbitrary<Values>
  /** How the browser names what it sends, and how the service names what it got. */
  toBody(values: Values): Values
  fromBody(given: Values): Values
  /** What is stored of a valid form. */
  kept(values: Values): Values
}

const valuesOf = (items: readonly CodeItem[]): string[] =>
  items.flatMap(({ value, children, formHidden }) =>
    formHidden ? [] : children ? valuesOf(children) : [value],
  )
const oneOf = (list: keyof typeof defaultLists) => fc.constantFrom(...valuesOf(defaultLists[list]))
const someOf = (list: keyof typeof defaultLists, least: number, most: number) =>
  fc.subarray(valuesOf(defaultLists[list]), { minLength: least, maxLength: most })

const digits = '0123456789'
const mobile = fc
  .tuple(fc.constantFrom('13', '15', '18', '19'), made(digits, 9, 9))
  .map(([start, rest]) => ` ${start}${rest}`)
const email = fc
  .tuple(made('abc.XYZ-09', 1, 12), made('abcxyz-', 1, 8))
  .map(([name, host]) => `${name}@${host}.example`)
const fileId = fc.uuid()
const count = fc.oneof(fc.constantFrom(0, 10_000), fc.nat(10_000))
const places = ['350100', '110100', '440300', '820100']

const chineseBasics = fc
  .record({
    nameZh: readable(100),
    nameEn: readable(100, 'latin'),
    shortNameZh: readable(4),
    shortNameEn: made('ABCxyz-&.0é', 1, 30),
    registeredAddress: readable(150),
    officePhone: fc.oneof(readable(25), fc.constantFrom('010-88886666分机号806', '8888 分机号 12345')),
    officeExtension: perhaps(readable(10)),
    contactName: readable(25),
    contactMobile: fc.constant('13800000000'),
    backupName: readable(25),
    backupMobile: mobile,
    mailingName: readable(25),
    mailingMobile: mobile,
    mailingCity: fc.constantFrom(...places),
    mailingDetail: readable(100),
    invoiceAddress: readable(150),
    fax: perhaps(readable(30)),
    website: perhaps(readable(100)),
    recoveryEmail: email,
    wechat: readable(60, 'latin'),
    licenceFileId: fileId,
  })
  .map((form) => ({ ...form, mailingProvince: `${form.mailingCity.slice(0, 2)}0000` }))

const overseasBasics = fc.record({
  nameEn: readable(200, 'latin'),
  shortNameEn: made('ABCxyz-&.0é', 1, 30),
  registeredAddress: readable(200, 'latin'),
  officePhone: readable(30, 'latin'),
  backupName: readable(50, 'latin'),
  backupMobile: readable(30),
  contactName: readable(50),
  contactMobile: readable(30),
  website: perhaps(readable(100, 'latin')),
  recoveryEmail: perhaps(email),
  email,
  postalCode: made(digits, 0, 36),
  fax: perhaps(readable(30)),
  signUpFileId: fileId,
})

const chineseInvoice = fc.record({
  invoiceType: fc.constantFrom('special', 'ordinary'),
  title: readable(100),
  creditCode: typedInGroups(made('0123456789ABCDEFGHJKLMNPQRTUWXY', 18, 18)),
  address: readable(150),
  areaCode: fc.constantFrom('0591', '010', ' 021 '),
  phone: fc.oneof(readable(50), fc.constantFrom('0591-87654321', '010-010-2', '12345-', '0591-0591-')),
  bank: readable(50),
  bankAccount: typedInGroups(made(digits, 1, 30)),
})

const overseasInvoice = fc.record({
  title: readable(200, 'latin'),
  contact: readable(300, 'latin'),
  phone: fc.oneof(readable(30), fc.constantFrom('0049-40-123456', '001-5', '999-')),
  fax: readable(16),
})

const answers = fc.record({
  companyNature: oneOf('companyNature'),
  overseasAgent: fc.boolean(),
  overseasBrand: readable(100),
  inventionPatents: count,
  utilityPatents: count,
  designPatents: count,
  highTech: fc.boolean(),
  highTechLevel: oneOf('highTechLevel'),
  productCategories: someOf('productCategory', 1, 40),
  creditRated: fc.boolean(),
  creditGrade: oneOf('creditGrade'),
  certifications: someOf('certification', 0, 5),
  otherCertification: readable(100),
})

const region = fc.constantFrom('350000', '110000')
const scaleLists = Object.values(scaleSection.fields).flatMap((field) =>
  field.kind === 'code' ? [field.list] : [],
)
const scale = fc.record({
  ...Object.fromEntries(
    scaleLists.map((list) => [list, list === 'region' ? region : oneOf(list as keyof typeof defaultLists)]),
  ),
  domesticFairs: count,
  foreignFairs: count,
})

const products = <Product>(product: fc.Arbitrary<Product>) =>
  fc.array(product, { minLength: 2, maxLength: 15 })
const productParts = { category: oneOf('productCategory'), imageFileId: fileId }
const chineseIntro = fc.record({
  introZh: readable(200),
  introEn: perhaps(readable(500, 'latin')),
  logoFileId: fileId,
  products: products(
    fc.record({
      ...productParts,
      introZh: readable(500),
      introEn: perhaps(fc.oneof(readable(500, 'latin'), fc.constant('x'.repeat(5_000)))),
    }),
  ),
})
const overseasIntro = fc.record({
  introEn: readable(400, 'latin'),
  logoFileId: fileId,
  products: products(fc.record({ ...productParts, introEn: readable(500, 'latin') })),
})

const limits = initialSettings
/** Every exhibit type with every booth type it is offered, and the figure that belongs to the two. */
const askable = Object.keys(limits.boothTypesByExhibitType).flatMap((exhibitType) =>
  offeredBoothTypes(exhibitType, limits).map((boothType) => ({ exhibitType, boothType })),
)
const boothRequest = fc.constantFrom(...askable).chain((types) => {
  const asked = sizeAsked(types.exhibitType, types.boothType, limits)
  const figure = asked ? fc.integer({ min: asked.range.least, max: asked.range.most }) : fc.constant(0)
  const left = fc.constantFrom(0, 3, 70)
  return fc
    .record({ standardBooths: left, indoorArea: left, outdoorArea: left, figure })
    .map(({ figure: right, ...others }) => ({
      ...types,
      ...others,
      ...(asked ? { [asked.field]: right } : {}),
    }))
})

const same = (values: Values): Values => values

const document = (field: 'licenceFileId' | 'signUpFileId') => ({
  toBody: ({ [field]: documentFileId, ...values }: Values) => ({ documentFileId, ...values }),
  fromBody: ({ documentFileId, ...given }: Values) => ({ ...given, [field]: documentFileId }),
})

/** Overseas texts may also come where Chinese companies put theirs. */
const inEnglish = (given: Values): Values => ({ ...given, introEn: given.introZh || given.introEn })

const sample = (
  section: SignUpSection,
  variant: UserType,
  form: z.ZodObject,
  save: unknown,
  valid: fc.Arbitrary<Values>,
  ways: Partial<Pick<SectionSample, 'toBody' | 'fromBody' | 'kept'>> = {},
): SectionSample => ({
  section,
  variant,
  form,
  save: save as Endpoint,
  valid,
  toBody: same,
  fromBody: same,
  kept: same,
  ...ways,
})

const requestForm = boothRequestForm(limits)
const requestWays = { kept: (values: Values) => keptRequest(requestForm.parse(values), limits) as Values }

export const sectionSamples: readonly SectionSample[] = [
  sample('basics', 'CHN', basicsForms.CHN, updateCompany, chineseBasics, document('licenceFileId')),
  sample('basics', 'ENG', basicsForms.ENG, updateCompany, overseasBasics, document('signUpFileId')),
  sample('invoice', 'CHN', invoiceForms.CHN, saveInvoice, chineseInvoice, {
    kept: (values) => keptInvoice(values as ChineseInvoice) as Values,
  }),
  sample('invoice', 'ENG', invoiceForms.ENG, saveInvoice, overseasInvoice),
  sample('qualification', 'CHN', qualificationForms.CHN, saveQualification, answers, {
    kept: (values) => keptQualification(values as QualificationSurvey) as Values,
  }),
  sample(
    'qualification',
    'ENG',
    qualificationForms.ENG,
    saveQualification,
    fc.record({ productCategories: someOf('productCategory', 1, 40) }),
  ),
  sample('scale', 'CHN', scaleForm, saveScale, scale),
  sample('intro', 'CHN', introForms.CHN, updateIntro, chineseIntro),
  sample('intro', 'ENG', introForms.ENG, updateIntro, overseasIntro, {
    fromBody: (given) => ({
      ...inEnglish(given),
      products: ((given.products as Values[] | undefined) ?? []).map(inEnglish),
    }),
  }),
  sample('boothRequest', 'CHN', requestForm, updateBoothRequest, boothRequest, requestWays),
  sample('boothRequest', 'ENG', requestForm, updateBoothRequest, boothRequest, requestWays),
]
