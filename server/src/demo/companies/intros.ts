import { defaultLists } from '@fairground/domain/codelist'
import type { Text } from '@fairground/domain/text'
import { companyIntro } from '../products/company-texts'
import { productText } from '../products/product-texts'
import type { CompanyIntroRow, ProductIntroRow } from '../rows'
import type { CompanyProfile } from './profile'

export interface IntroRows {
  company_intro: CompanyIntroRow
  product_intro: ProductIntroRow[]
}

const groupNames = new Map<string, Text>(
  defaultLists.productCategory.flatMap((category) =>
    (category.children ?? []).map((group) => [group.value, { zh: group.zh, en: group.en }] as const),
  ),
)

export function introRows(profile: CompanyProfile): IntroRows {
  const { random, companyId, products, brand, name, founded, category } = profile
  const groups = [...new Set(products.map((product) => product.group))]
  const lines = groups.flatMap((group) => groupNames.get(group) ?? [])
  const intro = companyIntro(random, { name, founded, category, lines })
  const prefix = modelPrefix(brand.en)
  return {
    company_intro: {
      company_id: companyId,
      intro_zh: profile.userType === 'CHN' ? intro.zh : '',
      intro_en: intro.en,
      saved: true,
    },
    product_intro: products.map((kind, index) => {
      const text = productText(random, kind, brand, `${prefix}-${random.int(10, 99)}0`)
      return {
        id: random.uuid(),
        company_id: companyId,
        position: index + 1,
        category: kind.code,
        intro_zh: profile.userType === 'CHN' ? text.zh : '',
        intro_en: text.en,
      }
    }),
  }
}

/** First and last letter of the brand: Luan makes an LN-380. */
function modelPrefix(brand: string): string {
  return `${brand.charAt(0)}${brand.charAt(brand.length - 1)}`.toUpperCase()
}
