import { z } from 'zod'
import type { UserType } from '../account'
import { filled, filledLatin, optional, optionalLatin } from '../company'
import type { Text } from '../text'
import { catalogueMessages as say } from './catalogue.messages'

const common = {
  phone: optional(60),
  email: optional(100).refine((email) => email === '' || z.email().safeParse(email).success, say.email),
  website: optional(200),
  addressZh: optional(200),
  addressEn: optionalLatin(200),
}

/** What the catalogue says of a company. Its own language has to be there, the other one may be. */
export const catalogueForms = {
  CHN: z.object({
    nameZh: filled(100, say.name),
    nameEn: optionalLatin(200),
    introZh: filled(500, say.intro),
    introEn: optionalLatin(2_000),
    ...common,
  }),
  ENG: z.object({
    nameEn: filledLatin(200, say.name),
    nameZh: optional(100),
    introEn: filledLatin(2_000, say.intro),
    introZh: optional(500),
    ...common,
  }),
} as const satisfies Record<UserType, z.ZodObject>

export const catalogueFields = [
  'nameZh',
  'nameEn',
  'introZh',
  'introEn',
  'addressZh',
  'addressEn',
  'phone',
  'email',
  'website',
] as const
export type CatalogueField = (typeof catalogueFields)[number]
export type CatalogueValues = Record<CatalogueField, string>

export const catalogueFieldNames: Record<CatalogueField, Text> = {
  nameZh: { zh: '企业名称（中文）', en: 'Company name in Chinese' },
  nameEn: { zh: '企业名称（英文）', en: 'Company name in English' },
  introZh: { zh: '企业介绍（中文）', en: 'About the company in Chinese' },
  introEn: { zh: '企业介绍（英文）', en: 'About the company in English' },
  addressZh: { zh: '地址（中文）', en: 'Address in Chinese' },
  addressEn: { zh: '地址（英文）', en: 'Address in English' },
  phone: { zh: '电话', en: 'Phone' },
  email: { zh: '邮箱', en: 'E-mail' },
  website: { zh: '网址', en: 'Website' },
}

/** What differs between what a company handed in and what a proofreader made of it. */
export const changedFields = (given: CatalogueValues, now: CatalogueValues): CatalogueField[] =>
  catalogueFields.filter((field) => given[field] !== now[field])

/** On the wire either language may be empty; the rules of the company's own kind are asked afterwards. */
export const catalogueValues = z.object(
  Object.fromEntries(catalogueFields.map((field) => [field, z.string().max(5_000)])) as Record<
    CatalogueField,
    z.ZodString
  >,
)

export const catalogueSaved = z.object({
  version: z.int().min(0),
  /** Handed in for proofreading, or kept for later. */
  submit: z.boolean(),
  values: catalogueValues,
})

export const catalogueDecided = z
  .object({
    companyId: z.uuid(say.noCompany).toLowerCase(),
    version: z.int().min(1),
    approved: z.boolean(),
    remark: z.string().trim().max(500, say.remarkTooLong),
    /** As the proofreader leaves it. */
    values: catalogueValues,
  })
  .refine(({ approved, remark }) => approved || remark !== '', { path: ['remark'], error: say.remark })

export const catalogueReminded = z.object({
  companyIds: z.array(z.uuid().toLowerCase()).min(1, say.someCompany).max(100),
})
