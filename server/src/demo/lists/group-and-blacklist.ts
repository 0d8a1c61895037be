import { type CompanyProfile, isChinese } from '../companies/profile'
import type { Random } from '../random'
import type { BlacklistEntryRow, GroupUnitRow } from '../rows'

const countryPavilion = '01'
const provincialGroup = '02'

/** Companies of one province or country that exhibit together. */
export function groupUnitRows(
  profiles: readonly CompanyProfile[],
  count: number,
  random: Random,
  createdBy: string,
): GroupUnitRow[] {
  const signedUp = profiles.filter((profile) => profile.stage !== 'new' && !profile.isDemo)
  return random.some(signedUp, count).map((profile) => ({
    id: random.uuid(),
    company_id: profile.companyId,
    company_name: isChinese(profile) ? profile.name.zh : profile.name.en,
    credit_code: isChinese(profile) ? profile.creditCode : '',
    group_type: isChinese(profile) ? provincialGroup : countryPavilion,
    group_name: isChinese(profile)
      ? `${profile.place.province.replace(/(省|市|壮族自治区)$/, '')}展团`
      : `${profile.country.name} Pavilion`,
    created_by: createdBy,
  }))
}

const reasons = [
  '上届展会擅自转让展位，经核实后列入黑名单。',
  '展出假冒伪劣消防产品，被主管部门通报。',
  '连续两届拖欠展位费，多次催缴未果。',
]

/** Never a demo account and never a company that holds a booth. Whoever stands here takes part in no draw. */
export function blacklistRows(
  profiles: readonly CompanyProfile[],
  random: Random,
  createdBy: string,
): BlacklistEntryRow[] {
  const candidates = profiles.filter(
    (profile) =>
      isChinese(profile) && !profile.isDemo && profile.stage !== 'boothChosen' && profile.stage !== 'new',
  )
  return random.some(candidates, reasons.length).map((profile, index) => ({
    id: random.uuid(),
    account_id: profile.accountId,
    company_name: profile.name.zh,
    remark: reasons[index] ?? '',
    created_by: createdBy,
  }))
}
