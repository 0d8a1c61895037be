import type { Calendar } from '../calendar'
import type { CompanyProfile } from '../companies/profile'
import { isChinese } from '../companies/profile'
import { chineseMobile, chinesePerson } from '../names/chinese-people'
import { overseasPerson, overseasPhone } from '../names/overseas-names'
import type { Random } from '../random'
import type { BoothHoldingRow } from '../rows'
import type { BadgeExtraRow, BadgePersonRow } from './badge-row-types'

interface Context {
  profiles: readonly CompanyProfile[]
  holdings: readonly BoothHoldingRow[]
  edition: number
  calendar: Calendar
  random: Random
}

const posts = {
  zh: ['销售经理', '技术工程师', '市场专员', '总经理助理', '产品经理', '售后主管'],
  en: ['Sales Manager', 'Field Engineer', 'Marketing Manager', 'Product Manager', 'Service Manager'],
}

/** Companies with booths have named some of their people; those that are told about have a handful. */
export function badgePersonRows({
  profiles,
  holdings,
  edition,
  calendar,
  random,
}: Context): BadgePersonRow[] {
  const holders = new Set(holdings.map(({ company_id }) => company_id))
  return profiles
    .filter(({ companyId }) => holders.has(companyId))
    .flatMap((profile) => {
      const own = random.fork(profile.username)
      const count = profile.isDemo ? 4 : own.weighted([1, 2, 3].map((many) => [many, 1] as const))
      return Array.from({ length: count }, () => {
        const at = calendar.officeHours(own, -5, -1)
        return {
          id: own.uuid(),
          edition,
          company_id: profile.companyId,
          ...personOf(profile, own),
          added_at: at,
          changed_at: at,
        }
      })
    })
}

export function personOf(profile: CompanyProfile, random: Random) {
  if (isChinese(profile))
    return {
      name: chinesePerson(random),
      name_en: '',
      post: random.pick(posts.zh),
      mobile: chineseMobile(random),
      identity_kind: 'idCard' as const,
      identity_number: idCardNumber(random),
    }
  return {
    name: overseasPerson(random, profile.country),
    name_en: '',
    post: random.pick(posts.en),
    mobile: overseasPhone(random, profile.country),
    identity_kind: 'passport' as const,
    identity_number: `X${random.digits(8)}`,
  }
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** Right in itself, and nobody's: there is no region 99. */
function idCardNumber(random: Random): string {
  const day = `${random.int(1965, 2003)}${two(random.int(1, 12))}${two(random.int(1, 28))}`
  const body = `990000${day}${random.digits(3)}`
  const sum = weights.reduce((total, weight, place) => total + weight * Number(body[place]), 0)
  return `${body}${'10X98765432'[sum % 11]}`
}

const two = (number: number): string => String(number).padStart(2, '0')

const reasons = ['大型设备现场演示，需要操作人员', '协办新品发布会', '展团领队', '现场消防演练保障']

/** A few companies asked for more than their area gives. */
export function badgeExtraRows(
  holdings: readonly BoothHoldingRow[],
  { calendar, random, adminId }: { calendar: Calendar; random: Random; adminId: string },
): BadgeExtraRow[] {
  const holders = [...new Set(holdings.map(({ company_id }) => company_id))]
  return random
    .some(holders, Math.min(reasons.length, Math.ceil(holders.length / 4)))
    .map((company_id, index) => ({
      id: random.uuid(),
      company_id,
      count: random.int(2, 6),
      reason: reasons[index] ?? '',
      given_at: calendar.officeHours(random, -6, -1),
      given_by: adminId,
    }))
}
