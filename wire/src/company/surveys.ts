import { z } from 'zod'
import { signedIn } from '../kernel/access'
import { blankAs, instant, joinedCodes } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { as, type Layout, renamed } from '../kernel/renamed'
import { stampNames, stampShape } from '../kernel/stamp'
import { companyPath, companyRef, figure, savedFlag, yesNo } from './company-codecs'

const text = z.string().max(500).nullish()
const unknown = z.unknown().optional()

const qualificationFields = {
  companyNature: text,
  overseasAgent: unknown,
  overseasBrand: text,
  inventionPatents: unknown,
  utilityPatents: unknown,
  designPatents: unknown,
  highTech: unknown,
  highTechLevel: text,
  productCategories: z.array(z.string()).optional(),
  creditRated: unknown,
  creditGrade: text,
  certifications: z.array(z.string()).optional(),
  otherCertification: text,
}

const said = blankAs(undefined, yesNo)
/** Of a product category's code. */
const codeLength = 4
const qualificationNames = {
  companyNature: 'gsxz',
  overseasAgent: as('sfhwdlcp', said),
  overseasBrand: 'hwdlcppp',
  inventionPatents: as('fmzl', figure),
  utilityPatents: as('syxxzl', figure),
  designPatents: as('wgsjzl', figure),
  highTech: as('sfgxjsqy', said),
  highTechLevel: 'gxjsjb',
  productCategories: as('reserve1', joinedCodes(codeLength)),
  creditRated: as('sfhyxydj', said),
  creditGrade: 'hyxydj',
  certifications: as('gjrz', joinedCodes()),
  otherCertification: 'qtgjrz',
} as const

const scaleFields = {
  region: text,
  yearsEstablished: text,
  paidInCapital: text,
  revenueScale: text,
  staffScale: text,
  intellectualProperty: text,
  researchShare: text,
  badRecord: text,
  responsibilityReport: text,
  domesticFairs: unknown,
  foreignFairs: unknown,
}

const scaleNames = {
  region: 'qyfb',
  yearsEstablished: 'clnx',
  paidInCapital: 'sszb',
  revenueScale: 'srgm',
  staffScale: 'rygm',
  intellectualProperty: 'zscqqk',
  researchShare: 'yftrzb',
  badRecord: 'bljl',
  responsibilityReport: 'shzrbg',
  domesticFairs: as('gnyczcs', figure),
  foreignFairs: as('gwyczcs', figure),
} as const

const stored = { id: z.uuid(), companyId: z.uuid(), saved: z.boolean(), ...stampShape }
const storedNames = {
  id: 'uuid',
  companyId: 'qyid',
  saved: as('validateFlag', savedFlag),
  ...stampNames,
} as const
const change = { companyId: z.string().max(60).optional(), basedOn: z.date().optional() }
const changeNames = { companyId: 'qyid', basedOn: as('xgsj', instant) } as const

const namesShown = 4
const textsIn = (joined: unknown): string[] =>
  String(joined ?? '')
    .split(',')
    .filter(Boolean)

/** As the specs keep the products: each code with its name behind it, and beside them the names alone, cut short. */
const productsWithNames: Layout = {
  send({ zycp, ...raw }) {
    // What stands between two entries stands in none.
    const names = (zycp as string[]).map((name) => name.replaceAll(',', '，'))
    return {
      ...raw,
      reserve1: textsIn(raw.reserve1)
        .map((code, place) => `${code}${names[place] ?? ''}`)
        .join(','),
      zycp: names.map((name) => [...name].slice(0, namesShown).join('')).join(','),
    }
  },
  read: (raw) => ({ ...raw, zycp: textsIn(raw.reserve1).map((entry) => entry.slice(codeLength)) }),
}

const qualification = renamed(
  'QualificationSurvey',
  z.object({
    ...stored,
    ...qualificationFields,
    companyNatureLabel: z.string(),
    highTechLevelLabel: z.string(),
    /** In the order of the codes. */
    productNames: z.array(z.string()),
    certificationNames: z.string(),
  }),
  {
    ...storedNames,
    ...qualificationNames,
    companyNatureLabel: 'gsxzmc',
    highTechLevelLabel: 'gxjsjbmc',
    productNames: 'zycp',
    certificationNames: 'gjrzstr',
  },
  productsWithNames,
)
export type QualificationRecord = z.output<typeof qualification>

const scale = renamed(
  'ScaleSurvey',
  z.object({
    ...stored,
    ...scaleFields,
    regionLabel: z.string(),
    yearsEstablishedLabel: z.string(),
    paidInCapitalLabel: z.string(),
    revenueScaleLabel: z.string(),
    staffScaleLabel: z.string(),
    intellectualPropertyLabel: z.string(),
    researchShareLabel: z.string(),
    badRecordLabel: z.string(),
    responsibilityReportLabel: z.string(),
  }),
  {
    ...storedNames,
    ...scaleNames,
    regionLabel: 'qyfbmc',
    yearsEstablishedLabel: 'clnxmc',
    paidInCapitalLabel: 'sszbmc',
    revenueScaleLabel: 'srgmmc',
    staffScaleLabel: 'rygmmc',
    intellectualPropertyLabel: 'zscqqkmc',
    researchShareLabel: 'yftrzbmc',
    badRecordLabel: 'bljlmc',
    responsibilityReportLabel: 'shzrbgmc',
  },
)
export type ScaleRecord = z.output<typeof scale>

export const findQualification = endpoint({
  method: 'GET',
  path: '/qywjdc/{qyid}',
  summary: 'The first questionnaire of a company',
  access: signedIn,
  effect: 'reads',
  shows: ['qualification'],
  params: companyPath,
  result: qualification.nullable(),
})

export const listQualification = endpoint({
  method: 'POST',
  path: '/qywjdc/list',
  summary: 'The same, as a list of none or one',
  access: signedIn,
  effect: 'reads',
  body: companyRef,
  result: z.array(qualification),
})

export const saveQualification = endpoint({
  method: 'POST',
  path: '/qywjdc/doInsertOrUpdateWjByVo',
  summary: 'Save the first questionnaire',
  access: signedIn,
  effect: 'changes',
  body: renamed('QualificationChange', z.object({ ...change, ...qualificationFields }), {
    ...changeNames,
    ...qualificationNames,
  }),
  result: z.int(),
})

export const findScale = endpoint({
  method: 'GET',
  path: '/qyqtwjdc/{qyid}',
  summary: 'The second questionnaire of a company',
  access: signedIn,
  effect: 'reads',
  shows: ['scale'],
  params: companyPath,
  result: scale.nullable(),
})

export const listScale = endpoint({
  method: 'POST',
  path: '/qyqtwjdc/list',
  summary: 'The same, as a list of none or one',
  access: signedIn,
  effect: 'reads',
  body: companyRef,
  result: z.array(scale),
})

export const saveScale = endpoint({
  method: 'POST',
  path: '/qyqtwjdc/doInsertOrUpdateQtWjdcByVo',
  summary: 'Save the second questionnaire; answers the saved record',
  access: signedIn,
  effect: 'changes',
  body: renamed('ScaleChange', z.object({ ...change, ...scaleFields }), { ...changeNames, ...scaleNames }),
  result: scale,
})
