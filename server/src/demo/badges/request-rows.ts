import type { Calendar } from '../calendar'
import type { CompanyProfile } from '../companies/profile'
import type { Random } from '../random'
import type { BadgePersonRow, BadgeRequestRow } from './badge-row-types'
import { personOf } from './badge-rows'

interface Context {
  calendar: Calendar
  random: Random
  adminId: string
}

const answers = {
  approved: '',
  refused: '名额已用完，请先取消一张证件',
}

/** Made while an earlier deadline stood: some wait, some were answered before it was moved. */
export function badgeRequestRows(
  people: readonly BadgePersonRow[],
  profiles: readonly CompanyProfile[],
  { calendar, random, adminId }: Context,
): BadgeRequestRow[] {
  const owner = new Map(profiles.map((profile) => [profile.companyId, profile]))
  const others = people.filter(({ company_id }) => !owner.get(company_id)?.isDemo)
  return random.some(others, 5).map((person, index) => {
    const state = (['open', 'open', 'open', 'approved', 'refused'] as const)[index] ?? 'open'
    const profile = owner.get(person.company_id)
    const adds = index % 2 === 0 && profile !== undefined
    const newcomer = adds ? personOf(profile, random) : undefined
    const open = state === 'open'
    return {
      id: random.uuid(),
      company_id: person.company_id,
      kind: adds ? 'add' : 'remove',
      person_id: adds || !open ? null : person.id,
      person_name: adds ? '' : person.name,
      name: newcomer?.name ?? '',
      post: newcomer?.post ?? '',
      mobile: open ? (newcomer?.mobile ?? '') : '',
      identity_kind: newcomer?.identity_kind ?? null,
      identity_number: open ? (newcomer?.identity_number ?? null) : null,
      reason: adds ? '增派一名技术人员到场' : '该员工已离职，不再参展',
      state,
      made_at: calendar.officeHours(random, -4, -2),
      decided_at: open ? null : calendar.officeHours(random, -1, -1),
      decided_by: open ? null : adminId,
      decision_reason: state === 'open' ? '' : answers[state],
    }
  })
}
