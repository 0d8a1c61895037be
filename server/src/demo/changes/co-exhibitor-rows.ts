import type { Calendar } from '../calendar'
import type { CompanyProfile } from '../companies/profile'
import type { Random } from '../random'
import type { BoothHoldingRow } from '../rows'

export interface CoExhibitorRow {
  id: string
  company_id: string
  name_zh: string
  name_en: string
  country: string
  contact_name: string
  contact_phone: string
  website: string
  intro_zh: string
  intro_en: string
  state: 'named' | 'confirmed' | 'refused'
  remark: string
  version: number
  named_at: string
  updated_at: string
  updated_by: string
  decided_at: string | null
  decided_by: string | null
}

interface Context {
  profiles: readonly CompanyProfile[]
  holdings: readonly BoothHoldingRow[]
  calendar: Calendar
  random: Random
  adminId: string
}

const known = [
  { zh: '海川消防阀门有限公司', en: 'Haichuan Fire Valves', country: '中国', contact: '陈海' },
  { zh: '', en: 'Nordlicht Sensorik GmbH', country: 'Germany', contact: 'Jana Vogt' },
  { zh: '远山应急照明有限公司', en: 'Yuanshan Emergency Lighting', country: '中国', contact: '李远' },
  { zh: '', en: 'Harbour Hose Co.', country: 'Singapore', contact: 'Tan Wei' },
  { zh: '立信防火材料有限公司', en: 'Lixin Fireproof Materials', country: '中国', contact: '周立' },
] as const
const states = ['named', 'confirmed', 'named', 'confirmed', 'refused'] as const

/** Some companies share their stand: some of those named wait, some were answered. */
export function coExhibitorRows({
  profiles,
  holdings,
  calendar,
  random,
  adminId,
}: Context): CoExhibitorRow[] {
  const held = new Set(holdings.map(({ company_id }) => company_id))
  const hosts = random.some(
    profiles.filter(({ isDemo, companyId }) => !isDemo && held.has(companyId)),
    known.length,
  )
  return hosts.flatMap(({ companyId, accountId }, place) => {
    const one = known[place]
    const state = states[place]
    if (!one || !state) return []
    const namedAt = calendar.officeHours(random, -10, -6)
    const decidedAt = state === 'named' ? null : calendar.officeHours(random, -4, -1)
    return [
      {
        id: random.uuid(),
        company_id: companyId,
        name_zh: one.zh,
        name_en: one.en,
        country: one.country,
        contact_name: one.contact,
        contact_phone: one.zh ? '0591-8888 6600' : '+49 40 555 2100',
        website: '',
        intro_zh: one.zh ? '与主参展商共同展示配套产品。' : '',
        intro_en: one.en ? 'Shows matching products on a shared stand.' : '',
        state,
        remark: state === 'refused' ? '经营范围与展会主题不符' : '',
        version: decidedAt ? 2 : 1,
        named_at: namedAt,
        updated_at: decidedAt ?? namedAt,
        updated_by: decidedAt ? adminId : accountId,
        decided_at: decidedAt,
        decided_by: decidedAt ? adminId : null,
      },
    ]
  })
}
