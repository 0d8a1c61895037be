import type { Calendar } from '../calendar'
import { type CompanyProfile, isApproved } from '../companies/profile'
import type { Random } from '../random'
import type { BoothHoldingRow, BoothRequestRow } from '../rows'
import { typeWords } from './type-change-words'

export interface TypeChangeRow {
  id: string
  company_id: string
  from_booth_type: string
  from_size: number
  booth_type: string
  size: number
  reason: string
  state: 'open' | 'granted' | 'refused'
  made_at: string
  made_by: string
  settled_at: string | null
  settled_by: string | null
  answer: string
}

interface Context {
  profiles: readonly CompanyProfile[]
  requests: readonly BoothRequestRow[]
  holdings: readonly BoothHoldingRow[]
  calendar: Calendar
  random: Random
  adminId: string
}

interface TypeAndSize {
  booth_type: string
  size: number
}

const nowOf = (request: BoothRequestRow): TypeAndSize => ({
  booth_type: request.booth_type,
  size: request.standard_booths || request.indoor_area || request.outdoor_area,
})

/** The other type its exhibits may have, in a size people ask for. */
const otherThan = ({ booth_type, exhibit_type }: BoothRequestRow): TypeAndSize => {
  if (booth_type === '1') return { booth_type: '2', size: 36 }
  if (exhibit_type === '01')
    return booth_type === '2' ? { booth_type: '3', size: 200 } : { booth_type: '2', size: 120 }
  return { booth_type: '1', size: 3 }
}

const reasonFor = (before: TypeAndSize, after: TypeAndSize) => {
  if (after.booth_type === '1') return 'toStandard'
  return before.booth_type === '1' ? 'toRaw' : 'toOtherRaw'
}

/** Some wait, of companies with booths and without; some were answered. */
export function typeChangeRows({
  profiles,
  requests,
  holdings,
  calendar,
  random,
  adminId,
}: Context): TypeChangeRow[] {
  const held = new Set(holdings.map(({ company_id }) => company_id))
  const asked = new Map(requests.map((request) => [request.company_id, request]))
  const others = profiles.filter(
    ({ isDemo, stage, companyId }) => !isDemo && isApproved(stage) && asked.has(companyId),
  )
  const without = others.filter(({ companyId }) => !held.has(companyId))
  const withBooths = others.filter(({ companyId }) => held.has(companyId))
  const wanted = [
    ...random
      .some(without, 3)
      .map((profile, place) => ({ profile, state: place === 2 ? 'granted' : 'open' }) as const),
    ...random
      .some(withBooths, 3)
      .map((profile, place) => ({ profile, state: place === 0 ? 'open' : 'refused' }) as const),
  ]
  return wanted.flatMap(({ profile, state }) => {
    const request = asked.get(profile.companyId)
    return request ? [rowOf(profile, request, state)] : []
  })

  function rowOf(
    { companyId, accountId, userType }: CompanyProfile,
    request: BoothRequestRow,
    state: TypeChangeRow['state'],
  ): TypeChangeRow {
    // What was granted is what the sign-up asks for since.
    const [before, after] =
      state === 'granted' ? [otherThan(request), nowOf(request)] : [nowOf(request), otherThan(request)]
    const words = typeWords[userType]
    const isOpen = state === 'open'
    return {
      id: random.uuid(),
      company_id: companyId,
      from_booth_type: before.booth_type,
      from_size: before.size,
      booth_type: after.booth_type,
      size: after.size,
      reason: words[reasonFor(before, after)],
      state,
      made_at: calendar.officeHours(random, -12, -7),
      made_by: accountId,
      settled_at: isOpen ? null : calendar.officeHours(random, -4, -1),
      settled_by: isOpen ? null : adminId,
      answer: isOpen ? '' : words[state],
    }
  }
}
