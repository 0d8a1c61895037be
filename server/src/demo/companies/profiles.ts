import { defaultLists } from '@fairground/domain/codelist'
import { chineseUsername, type DemoStage, demoStages, overseasUsername } from '../demo-accounts'
import { chineseBrands } from '../names/chinese-brands'
import { chinesePerson } from '../names/chinese-people'
import { chinesePlaces, chineseRoads } from '../names/chinese-places'
import { chineseCompanyName } from '../names/company-names'
import { creditCode } from '../names/credit-code'
import { overseasAddress, overseasNames, overseasPerson } from '../names/overseas-names'
import { type ProductKind, productKinds } from '../products/product-texts'
import type { Random } from '../random'
import {
  type ChineseProfile,
  type CompanyProfile,
  type ExhibitType,
  isApproved,
  type OverseasProfile,
} from './profile'

const overseasShare = 0.2

/** How the companies beyond the demo accounts spread over the stages some weeks into the season. */
const stageWeights: readonly (readonly [DemoStage, number])[] = [
  ['new', 7],
  ['draft', 11],
  ['submitted', 15],
  ['rejected', 5],
  ['approved', 18],
  ['boothChosen', 44],
]
const exhibitTypeWeights: readonly (readonly [ExhibitType, number])[] = [
  ['01', 20],
  ['02', 63],
  ['03', 17],
]
const categoriesShown: Record<ExhibitType, readonly string[]> = {
  '01': ['1000'],
  '02': ['2000', '3000', '4000', '5000', '6000', '8000', '9000', 'A000', 'B000'],
  '03': ['7000', 'C000'],
}

/** Chinese companies first, then overseas ones; in both the first ones are the demo accounts in stage order. */
export function companyProfiles(random: Random, count: number, year: number): CompanyProfile[] {
  const overseas = Math.max(demoStages.length, Math.round(count * overseasShare))
  const chinese = count - overseas
  const codes = new Set<string>()
  return [
    ...chineseBrands(random.fork('brands'), chinese).map((brand, index): ChineseProfile => {
      const own = random.fork(`chinese-${index}`)
      const common = commonTraits(own, index, year)
      const place = own.pick(chinesePlaces)
      const name = chineseCompanyName(own, place, brand, common.category)
      const code = unusedCode(own, place.cityCode, codes)
      const sign =
        own.chance(0.3) && brand.zh.length === 2 ? `${brand.zh}${own.pick(['消防', '科技'])}` : brand.zh
      return {
        ...common,
        userType: 'CHN',
        username: chineseUsername(index + 1),
        name,
        brand: { zh: brand.zh, en: brand.pinyin },
        shortName: { zh: sign, en: brand.pinyin },
        contact: chinesePerson(own),
        place,
        address: `${place.province}${place.city}${own.pick(place.districts)}${own.pick(chineseRoads)}${own.int(1, 399)}号`,
        creditCode: code,
        creditGrade: own.chance(0.55) ? own.pick(defaultLists.creditGrade.slice(0, 3)).value : null,
      }
    }),
    ...overseasNames(random.fork('overseas-names'), overseas).map(
      ({ country, shortName, name }, index): OverseasProfile => {
        const own = random.fork(`overseas-${index}`)
        const address = overseasAddress(own, country)
        return {
          ...commonTraits(own, index, year),
          userType: 'ENG',
          username: overseasUsername(index + 1),
          name: { zh: '', en: name },
          brand: { zh: '', en: shortName },
          shortName: { zh: '', en: shortName },
          contact: overseasPerson(own, country),
          country,
          address: address.text,
          postalCode: address.postalCode,
        }
      },
    ),
  ]
}

function commonTraits(random: Random, index: number, year: number) {
  const demoStage = demoStages[index]
  // The demo accounts show equipment: its halls have booths of both classes in every size of fair.
  const exhibitType = demoStage ? '02' : random.weighted(exhibitTypeWeights)
  const category = random.pick(categoriesShown[exhibitType])
  const [companyId, accountId] = [random.uuid(), random.uuid()]
  const stage = demoStage ?? random.weighted(stageWeights)
  return {
    companyId,
    accountId,
    stage,
    round: roundOf(stage, demoStage !== undefined, random.fork('round')),
    isDemo: demoStage !== undefined,
    exhibitType,
    founded: year - random.int(2, 35),
    category,
    products: productsOf(random, category),
    random,
  }
}

/**
 * Whoever has chosen was drawn first. It is said here and not by the lots: those fall anew on each day a fair is generated
 * for, and who holds booths must not.
 */
function roundOf(stage: DemoStage, isDemo: boolean, random: Random): CompanyProfile['round'] {
  if (stage === 'boothChosen') return 1
  if (isDemo || !isApproved(stage)) return isApproved(stage) ? 2 : null
  return random.weighted([
    [1, 25],
    [2, 55],
    [null, 20],
  ] as const)
}

/** Two to eight products from one or two neighbouring groups: a company makes related things. */
function productsOf(random: Random, category: string): ProductKind[] {
  const inCategory = productKinds.filter((kind) => kind.category === category)
  const groups = random.some([...new Set(inCategory.map((kind) => kind.group))], random.int(1, 2))
  const kinds = inCategory.filter((kind) => groups.includes(kind.group))
  const wanted = random.int(2, 8)
  return random.some(kinds.length >= 2 ? kinds : inCategory, wanted)
}

function unusedCode(random: Random, placeCode: string, used: Set<string>): string {
  let code = creditCode(random, placeCode)
  while (used.has(code)) code = creditCode(random, placeCode)
  used.add(code)
  return code
}
