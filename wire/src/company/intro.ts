import { z } from 'zod'
import { signedIn } from '../kernel/access'
import { blankAs, instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { as, renamed } from '../kernel/renamed'
import { companyPath, companyRef, savedFlag } from './company-codecs'

const text = z.string().max(6_000).optional()
const fileId = blankAs(undefined, z.string().max(60))

const productFields = { category: text, introZh: text, introEn: text, imageFileId: z.unknown().optional() }
/** An overseas product's only text travels where Chinese companies put their Chinese one; the service sorts it out. */
const productNames = {
  category: 'cplx',
  introZh: 'cpjj',
  introEn: 'cpjj_eng',
  imageFileId: as('src', fileId),
} as const

const product = renamed(
  'ProductIntro',
  z.object({
    id: z.uuid(),
    companyId: z.uuid(),
    ...productFields,
    categoryLabel: z.string(),
    categoryLabelEn: z.string(),
  }),
  { id: 'uuid', companyId: 'qyid', ...productNames, categoryLabel: 'cplxmc', categoryLabelEn: 'cplxmc_ENG' },
)

const introFields = { introZh: text, introEn: text, logoFileId: z.unknown().optional() }
const introNames = { introZh: 'qyjj', introEn: 'reserve1', logoFileId: as('src', fileId) } as const

const intro = renamed(
  'CompanyIntro',
  z.object({
    companyId: z.uuid(),
    ...introFields,
    products: z.array(z.unknown()),
    saved: z.boolean(),
    updatedAt: z.date(),
  }),
  {
    companyId: 'qyid',
    ...introNames,
    products: as('qycpjsVOList', z.array(product)),
    saved: as('validateFlag', savedFlag),
    updatedAt: as('xgsj', instant),
  },
)
export type ProductRecord = z.output<typeof product>
export type IntroRecord = Omit<z.output<typeof intro>, 'products'> & { products: ProductRecord[] }

const introChange = renamed(
  'IntroChange',
  z.object({
    companyId: z.string().max(60).optional(),
    ...introFields,
    products: z.array(z.unknown()).optional(),
    basedOn: z.date().optional(),
  }),
  {
    companyId: 'qyid',
    ...introNames,
    products: as(
      'qycpjsVOList',
      z.array(renamed('ProductChange', z.object(productFields), productNames)).max(50),
    ),
    basedOn: as('xgsj', instant),
  },
)

export const findIntro = endpoint({
  method: 'GET',
  path: '/qyjs/doFindQyjsById/{qyid}',
  summary: 'A company’s introduction with its products',
  access: signedIn,
  effect: 'reads',
  shows: ['intro'],
  params: companyPath,
  result: intro.nullable(),
})

export const listIntro = endpoint({
  method: 'POST',
  path: '/qyjs/list',
  summary: 'The same, as a list of none or one',
  access: signedIn,
  effect: 'reads',
  body: companyRef,
  result: z.array(intro),
})

const saveIntroBy = { access: signedIn, effect: 'changes', body: introChange, result: z.int() } as const

export const insertIntro = endpoint({
  method: 'POST',
  path: '/qyjs/doInsertByVo',
  summary: 'Save the introduction for the first time',
  ...saveIntroBy,
})

export const updateIntro = endpoint({
  method: 'POST',
  path: '/qyjs/doUpdateQyCpByVO',
  summary: 'Save the introduction again; its products are replaced as a whole',
  ...saveIntroBy,
})

export const listProducts = endpoint({
  method: 'POST',
  path: '/qycpjs/list',
  summary: 'A company’s products in their order',
  access: signedIn,
  effect: 'reads',
  body: companyRef,
  result: z.array(product),
})
