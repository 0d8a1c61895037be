import { z } from 'zod'
import { anyone } from './kernel/access'
import { endpoint } from './kernel/endpoint'
import { renamed } from './kernel/renamed'

/** The specs' list types under domain names. `_ENG` variants are the same list read in English. */
const listTypes = {
  ZWLX: 'boothType',
  CZLX: 'exhibitType',
  CZLXXL: 'exhibitSubtype',
  GSXZ: 'companyNature',
  GXJSJB: 'highTechLevel',
  HYXYDJ: 'creditGrade',
  GJRZ: 'certification',
  XZQH: 'region',
  CLNX: 'yearsEstablished',
  SSZB: 'paidInCapital',
  SRGM: 'revenueScale',
  RYGM: 'staffScale',
  ZSCQQK: 'intellectualProperty',
  YFTRZB: 'researchShare',
  BLJL: 'badRecord',
  SHZRBG: 'responsibilityReport',
  CPLX: 'productCategory',
  ZTLX: 'groupType',
  SHZT: 'reviewState',
  ZWZT: 'boothStatus',
  SJZT: 'dataState',
} as const

export const codeListType = z.codec(
  z.string().max(40),
  z.object({ list: z.string(), english: z.boolean() }),
  {
    decode: (type) => {
      const english = /_EN(G)?$/.test(type)
      const base = type.replace(/_EN(G)?$/, '')
      return { list: listTypes[base as keyof typeof listTypes] ?? '', english }
    },
    encode: ({ list, english }) => {
      const base = Object.entries(listTypes).find(([, name]) => name === list)?.[0] ?? list
      return english ? `${base}_ENG` : base
    },
  },
)

export interface CodeNode {
  value: string
  name: string
  nameEn: string
  designerHidden: boolean
  formHidden: boolean
  children?: CodeNode[] | undefined
}
const codeNode: z.ZodType<CodeNode, CodeNode> = z.lazy(() => codeItem as never)

const codeItem = renamed(
  'CodeItem',
  z.object({
    value: z.string(),
    name: z.string(),
    nameEn: z.string(),
    designerHidden: z.boolean(),
    formHidden: z.boolean(),
    get children() {
      return z.array(codeNode).optional()
    },
  }),
  {
    value: 'codeValue',
    name: 'codeName',
    nameEn: 'codeName_ENG',
    designerHidden: 'DESIGN_DISABLE',
    formHidden: 'FORM_DISABLE',
    children: 'children',
  },
)
const items = z.array(codeItem)

export const codeList = endpoint({
  method: 'GET',
  path: '/codelist/getCodetype/{type}',
  summary: 'The enabled items of one code list; on request the disabled ones too, marked as not for choice',
  access: anyone,
  effect: 'reads',
  shows: ['codeLists'],
  params: z.object({ type: codeListType }),
  /** Records may hold items that are no longer offered; whoever shows such records asks for these too. */
  query: z.object({ disabled: z.enum(['shown']).optional() }),
  result: items,
})

export const productCategories = endpoint({
  method: 'GET',
  path: '/codelist/getZycpTree/CPLX',
  summary: 'Product categories as a three-level tree, in Chinese',
  access: anyone,
  effect: 'reads',
  shows: ['codeLists'],
  result: items,
})

export const productCategoriesEn = endpoint({
  method: 'GET',
  path: '/codelist/getZycpTree/CPLX_EN',
  summary: 'Product categories as a three-level tree, in English',
  access: anyone,
  effect: 'reads',
  shows: ['codeLists'],
  result: items,
})

export const productCategoriesByPost = endpoint({
  method: 'POST',
  path: '/codelist/getZycpTree/CPLX',
  summary: 'The same tree, for callers that post',
  access: anyone,
  effect: 'reads',
  shows: ['codeLists'],
  result: items,
})

export const mailingDivisions = endpoint({
  method: 'POST',
  path: '/codelist/getYjdz',
  summary: 'Provinces with their cities, for mailing addresses',
  access: anyone,
  effect: 'reads',
  shows: ['codeLists'],
  result: items,
})
