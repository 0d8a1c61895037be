import { z } from 'zod'
import { defineMessages } from '../../text'
import { chosen, filled, filledLatin, optionalLatin, uploaded } from './text-rules'

export const introMessages = defineMessages('signUpIntro', {
  intro: { zh: '请输入企业简介', en: 'Company introduction is required' },
  logo: { zh: '请上传企业logo', en: 'Please upload the company logo' },
  productIntro: { zh: '请输入产品介绍', en: 'Introduction of the Product is required' },
  category: { zh: '请选择产品类别', en: 'Category of the Product is required' },
  image: { zh: '请上传产品图片', en: 'Photo of the Product is required' },
  tooFew: { zh: '请最少填写两条产品介绍', en: 'At least 2 product examples' },
  tooMany: { zh: '最多可添加15条产品介绍', en: 'Not more than 15 product examples' },
  incomplete: { zh: '请完整填写产品信息中的全部内容', en: 'Please fill out the Product Examples form' },
  saved: { zh: '企业及产品介绍暂存成功', en: 'Company and Product Introduction has been saved!' },
  failed: { zh: '企业及产品介绍暂存失败', en: 'save failed' },
})
const say = introMessages

export const productLimits = { least: 2, most: 15 } as const

const common = { category: chosen(say.category), imageFileId: uploaded(say.image) }

/** Chinese companies describe a product in both languages; for the English text decisions.md allows 5000 characters. */
export const productForms = {
  CHN: z.object({ ...common, introZh: filled(500, say.productIntro), introEn: optionalLatin(5_000) }),
  ENG: z.object({ ...common, introEn: filledLatin(500, say.productIntro) }),
}

const products = <Product extends z.ZodType>(product: Product) =>
  z.array(product, say.tooFew).min(productLimits.least, say.tooFew).max(productLimits.most, say.tooMany)

export const introForms = {
  CHN: z.object({
    introZh: filled(200, say.intro),
    introEn: optionalLatin(500),
    logoFileId: uploaded(say.logo),
    products: products(productForms.CHN),
  }),
  ENG: z.object({
    introEn: filledLatin(400, say.intro),
    logoFileId: uploaded(say.logo),
    products: products(productForms.ENG),
  }),
}
export type ChineseIntro = z.output<(typeof introForms)['CHN']>
export type OverseasIntro = z.output<(typeof introForms)['ENG']>

/** Another product may be begun once the last one is whole. */
export const mayAddProduct = (variant: keyof typeof productForms, list: unknown[]): string | undefined => {
  if (list.length >= productLimits.most) return say.tooMany
  const last = list.at(-1)
  return last === undefined || productForms[variant].safeParse(last).success ? undefined : say.incomplete
}
