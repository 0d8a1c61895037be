import { anyBrand } from '../names/chinese-brands'
import { chinesePlaces } from '../names/chinese-places'
import { chineseCompanyName, tradeCategories } from '../names/company-names'
import { creditCode } from '../names/credit-code'
import type { Random } from '../random'

export interface ListedCompany {
  name: string
  creditCode: string
}

/** A company that stands on one of the organiser's lists without exhibiting this time. */
export function outsideCompany(random: Random): ListedCompany {
  const place = random.pick(chinesePlaces)
  return {
    name: chineseCompanyName(random, place, anyBrand(random), random.pick(tradeCategories)).zh,
    creditCode: creditCode(random, place.cityCode),
  }
}

/** Exhibitors first, then others until the list is as long as wanted. */
export function filledUp(
  exhibitors: readonly ListedCompany[],
  count: number,
  random: Random,
): ListedCompany[] {
  const list = exhibitors.slice(0, count)
  const names = new Set(list.map((company) => company.name))
  while (list.length < count) {
    const company = outsideCompany(random)
    if (names.has(company.name)) continue
    names.add(company.name)
    list.push(company)
  }
  return list
}
