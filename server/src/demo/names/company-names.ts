import type { Random } from '../random'
import type { ChineseBrand } from './chinese-brands'
import type { ChinesePlace } from './chinese-places'

type Pair = readonly [zh: string, en: string]

/** What a company calls its trade, by the top-level category of what it makes. */
const trades: Record<string, readonly Pair[]> = {
  '1000': [
    ['消防车辆', 'Fire Vehicles'],
    ['专用汽车', 'Special Vehicles'],
    ['特种车辆', 'Special Purpose Vehicles'],
    ['消防装备', 'Fire Equipment'],
  ],
  '2000': [
    ['消防器材', 'Fire Appliances'],
    ['消防药剂', 'Extinguishing Agents'],
    ['消防装备', 'Fire Equipment'],
  ],
  '3000': [
    ['电子科技', 'Electronic Technology'],
    ['消防电子', 'Fire Electronics'],
    ['消防科技', 'Fire Technology'],
  ],
  '4000': [
    ['消防设备', 'Fire Protection Equipment'],
    ['消防科技', 'Fire Technology'],
    ['安全系统', 'Safety Systems'],
  ],
  '5000': [
    ['消防器材', 'Fire Appliances'],
    ['给水设备', 'Water Supply Equipment'],
    ['消防设备', 'Fire Protection Equipment'],
  ],
  '6000': [
    ['应急科技', 'Emergency Technology'],
    ['安全设备', 'Safety Equipment'],
    ['消防科技', 'Fire Technology'],
  ],
  '7000': [
    ['防火材料', 'Fireproof Materials'],
    ['新材料科技', 'New Materials Technology'],
    ['建筑防火科技', 'Building Fire Protection Technology'],
  ],
  '8000': [
    ['救援装备', 'Rescue Equipment'],
    ['安全防护', 'Safety Protection'],
    ['消防装备', 'Fire Equipment'],
  ],
  '9000': [
    ['应急装备', 'Emergency Equipment'],
    ['特种装备', 'Special Equipment'],
    ['智能装备', 'Intelligent Equipment'],
  ],
  A000: [
    ['智能科技', 'Intelligent Technology'],
    ['物联网科技', 'IoT Technology'],
    ['信息技术', 'Information Technology'],
  ],
  B000: [
    ['电气科技', 'Electrical Technology'],
    ['新能源科技', 'New Energy Technology'],
    ['安全科技', 'Safety Technology'],
  ],
  C000: [
    ['检测技术', 'Testing Technology'],
    ['消防技术服务', 'Fire Technical Services'],
    ['消防工程', 'Fire Engineering'],
  ],
}

export const tradeCategories: readonly string[] = Object.keys(trades)

const forms: readonly (readonly [Pair, number])[] = [
  [['有限公司', 'Co., Ltd.'], 70],
  [['股份有限公司', 'Corporation Limited'], 16],
  [['集团有限公司', 'Group Co., Ltd.'], 9],
  [['有限责任公司', 'Co., Ltd.'], 5],
]

export interface CompanyName {
  zh: string
  en: string
}

/** 地名 + 字号 + 行业 + 组织形式, for example 山东鲁安消防装备股份有限公司. */
export function chineseCompanyName(
  random: Random,
  place: ChinesePlace,
  brand: ChineseBrand,
  category: string,
): CompanyName {
  const trade = random.pick(trades[category] ?? [])
  const form = random.weighted(forms)
  return {
    zh: `${place.shortName}${brand.zh}${trade[0]}${form[0]}`,
    en: `${place.english} ${brand.pinyin} ${trade[1]} ${form[1]}`,
  }
}
