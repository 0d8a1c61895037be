import { z } from 'zod'
import { rulesOf } from '../../field'
import { defineMessages, type Text } from '../../text'
import { code, file, paragraph, section } from './section'
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

export const productsTitle: Text = { zh: '产品介绍', en: 'Product examples' }
export const productLimits = { least: 2, most: 15 } as const

const category = code('产品类别', 'Category', chosen(say.category), { list: 'productCategory' })
const imageFileId = file('产品图片', 'Photo', uploaded(say.image))

/** Chinese companies describe a product in both languages; for the English text decisions.md allows 5000 characters. */
export const product = {
  CHN: section({
    fields: {
      category,
      imageFileId,
      introZh: paragraph('产品介绍（中文）', 'Introduction (Chinese)', filled(500, say.productIntro)),
      introEn: paragraph('产品介绍（英文）', 'Introduction (English)', optionalLatin(5_000)),
    },
  }),
  ENG: section({
    fields: {
      category,
      imageFileId,
      introEn: paragraph('产品介绍（英文）', 'Introduction', filledLatin(500, say.productIntro)),
    },
  }),
}

export const productForms = {
  CHN: z.object(rulesOf(product.CHN.fields)),
  ENG: z.object(rulesOf(product.ENG.fields)),
}

const products = <Product extends z.ZodType>(form: Product) =>
  z.array(form, say.tooFew).min(productLimits.least, say.tooFew).max(productLimits.most, say.tooMany)

const logoFileId = file('企业 logo', 'Company logo', uploaded(say.logo))

export const intro = {
  CHN: section({
    fields: {
      introZh: paragraph('企业简介（中文）', 'Company introduction (Chinese)', filled(200, say.intro)),
      introEn: paragraph('企业简介（英文）', 'Company introduction (English)', optionalLatin(500), {
        missed: true,
      }),
      logoFileId,
    },
    reading: ['logoFileId', 'introZh', 'introEn'],
  }),
  ENG: section({
    fields: {
      introEn: paragraph('企业简介（英文）', 'Company introduction', filledLatin(400, say.intro)),
      logoFileId,
    },
    reading: ['logoFileId', 'introEn'],
  }),
}

export const introForms = {
  CHN: z.object({ ...rulesOf(intro.CHN.fields), products: products(productForms.CHN) }),
  ENG: z.object({ ...rulesOf(intro.ENG.fields), products: products(productForms.ENG) }),
}
export type ChineseIntro = z.output<(typeof introForms)['CHN']>
export type OverseasIntro = z.output<(typeof introForms)['ENG']>

/** Another product may be begun once the last one is whole. */
export const mayAddProduct = (variant: keyof typeof productForms, list: unknown[]): string | undefined => {
  if (list.length >= productLimits.most) return say.tooMany
  const last = list.at(-1)
  return last === undefined || productForms[variant].safeParse(last).success ? undefined : say.incomplete
}
