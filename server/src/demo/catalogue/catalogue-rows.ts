import type { Calendar } from '../calendar'
import type { CompanyProfile } from '../companies/profile'
import { isChinese } from '../companies/profile'
import type { Random } from '../random'
import type { BoothHoldingRow, CompanyIntroRow, CompanyRow } from '../rows'
import type { CatalogueEntryRow, DirectoryAgreementRow } from '../service-rows'

interface Context {
  profiles: readonly CompanyProfile[]
  companies: readonly CompanyRow[]
  intros: readonly CompanyIntroRow[]
  holdings: readonly BoothHoldingRow[]
  edition: number
  calendar: Calendar
  random: Random
  adminId: string
}

const states = ['approved', 'submitted', 'approved', 'returned', 'approved', 'submitted'] as const

/** Two in three companies with booths have handed in what the catalogue says of them; those people enter with have not. */
export function catalogueRows({
  profiles,
  companies,
  intros,
  holdings,
  edition,
  calendar,
  random,
  adminId,
}: Context): { catalogue_entry: CatalogueEntryRow[]; directory_agreement: DirectoryAgreementRow[] } {
  const holders = new Set(holdings.map(({ company_id }) => company_id))
  const ready = profiles
    .filter(({ companyId, isDemo }) => holders.has(companyId) && !isDemo)
    .filter((_, index) => index % 3 < 2)
  const entries = ready.flatMap((profile, index): CatalogueEntryRow[] => {
    const company = companies.find(({ id }) => id === profile.companyId)
    const intro = intros.find(({ company_id }) => company_id === profile.companyId)
    if (!company || !intro) return []
    const own = random.fork(profile.username)
    const state = states[index % states.length] ?? 'submitted'
    const isDecided = state !== 'submitted'
    const submitted = calendar.officeHours(own, -6, -3)
    const decided = calendar.officeHours(own, -2, -1)
    const values = {
      nameZh: company.name_zh,
      nameEn: company.name_en,
      introZh: intro.intro_zh.slice(0, 500),
      introEn: intro.intro_en.slice(0, 2_000),
      addressZh: isChinese(profile) ? company.registered_address : '',
      addressEn: isChinese(profile) ? '' : company.registered_address,
      phone: company.office_phone,
      email: '',
      website: company.website,
    }
    return [
      {
        company_id: profile.companyId,
        edition,
        state,
        name_zh: values.nameZh,
        name_en: values.nameEn,
        address_zh: values.addressZh,
        address_en: values.addressEn,
        phone: values.phone,
        email: values.email,
        website: values.website,
        intro_zh: values.introZh,
        intro_en: values.introEn,
        given: values,
        submitted_at: submitted,
        remark: state === 'returned' ? '企业介绍与主营产品不符，请核对后重新提交' : '',
        decided_at: isDecided ? decided : null,
        decided_by: isDecided ? adminId : null,
        updated_at: isDecided ? decided : submitted,
        updated_by: isDecided ? adminId : profile.accountId,
      },
    ]
  })
  return {
    catalogue_entry: entries,
    directory_agreement: ready
      .filter((_, index) => index % 2 === 0)
      .map(({ companyId, accountId }) => ({ company_id: companyId, agreed_by: accountId })),
  }
}
