import { defaultLists } from '@fairground/domain/codelist'
import type { Text } from '@fairground/domain/text'
import type { Random } from '../random'
import { bilingual } from './bilingual'
import { peopleAndTechnologyFeatures } from './features-people-and-technology'
import { supplyAndBuildingFeatures } from './features-supply-and-building'
import { vehicleAndSystemFeatures } from './features-vehicles-and-systems'
import { usesByCategory } from './uses'

export interface ProductKind {
  /** The full code, as a product's category is stored. */
  code: string
  group: string
  category: string
  name: Text
}

const features: Record<string, Text[]> = {
  ...vehicleAndSystemFeatures,
  ...supplyAndBuildingFeatures,
  ...peopleAndTechnologyFeatures,
}
const uses: Record<string, Text[]> = usesByCategory

const assurances = bilingual(`
  产品通过国家强制性认证，整机质保两年 | Certified for the national market, with a two-year warranty
  已在三十多个城市投入使用 | In service in more than thirty cities
  常备零配件，四十八小时内响应服务 | Spare parts in stock and service within forty-eight hours
  可按用户需求定制规格与标识 | Sizes and markings to order
  展会期间提供现场演示 | Live demonstrations at the fair`)

const serviceAssurances = bilingual(`
  已服务客户超过五百家 | More than five hundred clients served
  各省均设有服务网点 | Service points in every province
  展会期间可现场咨询 | Advice on the spot during the fair`)

export const services = 'C000'
/** Industry bodies and parks: not what a company brings to a stand. */
const notForCompanies = ['C402', 'C403']

/** What companies can show: every leaf of the category tree that this generator has words for. */
export const productKinds: readonly ProductKind[] = defaultLists.productCategory.flatMap((category) =>
  (category.children ?? [])
    .filter((group) => features[group.value] && uses[category.value])
    .flatMap((group) =>
      (group.children ?? [])
        .filter((leaf) => !notForCompanies.includes(leaf.value))
        .map((leaf) => ({
          code: leaf.value,
          group: group.value,
          category: category.value,
          name: { zh: leaf.zh, en: leaf.en },
        })),
    ),
)

export function productText(random: Random, kind: ProductKind, brand: Text, model: string): Text {
  const points = random.some(features[kind.group] ?? [], 2)
  const use = random.pick(uses[kind.category] ?? [])
  const isService = kind.category === services
  const assurance = random.pick(isService ? serviceAssurances : assurances)
  const subject = isService
    ? { zh: `${brand.zh}${kind.name.zh}`, en: `${kind.name.en} by ${brand.en}` }
    : { zh: `${brand.zh}${model}型${kind.name.zh}`, en: `${brand.en} ${model} ${inSentence(kind.name.en)}` }
  return {
    zh: `${[subject, ...points].map((part) => part.zh).join('，')}。适用于${use.zh}。${assurance.zh}。`,
    en: `${subject.en} with ${points.map((point) => point.en).join(' and ')}. Suited to ${use.en}. ${assurance.en}.`,
  }
}

/** Lower-cases the first letter unless the word is an abbreviation such as ABC, HFC or CPVC. */
export function inSentence(name: string): string {
  return /^[A-Z][A-Z\d]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
