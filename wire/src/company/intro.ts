import { z } from 'zod'
import { signedIn } from '../kernel/access'
import { blankAs, instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { as, type Layout, renamed } from '../kernel/renamed'
import { stampNames, stampShape } from '../kernel/stamp'
import { companyPath, companyRef, savedFlag } from './company-codecs'

const text = z.string().max(6_000).optional()
const fileId = blankAs(undefined, z.string().max(60))

/**
 * An overseas company's only text travels where Chinese companies put their Chinese one. Who sends it need not say which
 * it is, the service knows; who reads it knows by the other one, which then is not there.
 */
const onlyText = (chinese: string, english: string): Required<Layout> => ({
  send: ({ [english]: text, ...raw }) =>
    raw[chinese] === undefined && text !== undefined
      ? { ...raw, [chinese]: text }
      : { ...raw, ...(text === undefined ? {} : { [english]: text }) },
  read: ({ [chinese]: text, ...raw }) =>
    raw[english] === undefined && text !== undefined
      ? { ...raw, [english]: text }
      : { ...raw, ...(text === undefined ? {} : { [chinese]: text }) },
  also: { introEn: chinese },
})
const asSent = ({ send, also }: Required<Layout>): Layout => ({ send, also })

const productFields = { category: text, introZh: text, introEn: text, imageFileId: z.unknown().optional() }
const productNames = {
  category: 'cplx',
  introZh: 'cpjj',
  introEn: 'cpjj_eng',
  imageFileId: as('src', fileId),
} as const

const productText = onlyText('cpjj', 'cpjj_eng')

const product = renamed(
  'ProductIntro',
  z.object({
    id: z.uuid(),
    companyId: z.uuid(),
    ...productFields,
    imageName: z.string(),
    categoryLabel: z.string(),
    categoryLabelEn: z.string(),
  }),
  {
    id: 'uuid',
    companyId: 'qyid',
    ...productNames,
    imageName: 'fileName',
    categoryLabel: 'cplxmc',
    categoryLabelEn: 'cplxmc_ENG',
  },
  productText,
)

const introFields = { introZh: text, introEn: text, logoFileId: z.unknown().optional() }
const introNames = { introZh: 'qyjj', introEn: 'reserve1', logoFileId: as('src', fileId) } as const

const introText = onlyText('qyjj', 'reserve1')

const intro = renamed(
  'CompanyIntro',
  z.object({
    companyId: z.uuid(),
    ...introFields,
    logoName: z.string(),
    products: z.array(z.unknown()),
    saved: z.boolean(),
    ...stampShape,
  }),
  {
    companyId: 'qyid',
    ...introNames,
    logoName: 'fileName',
    products: as('qycpjsVOList', z.array(product)),
    saved: as('validateFlag', savedFlag),
    ...stampNames,
  },
  introText,
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
      z.array(renamed('ProductChange', z.object(productFields), productNames, asSent(productText))).max(50),
    ),
    basedOn: as('xgsj', instant),
  },
  asSent(introText),
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
