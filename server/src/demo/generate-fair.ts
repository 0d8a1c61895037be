import { badgeExtraRows, badgePersonRows } from './badges/badge-rows'
import { badgeRequestRows } from './badges/request-rows'
import { noticeRows, questionRows } from './board/board-rows'
import { boothRows } from './booths/booth-rows'
import { historyRows } from './booths/history'
import { boothTierRows } from './booths/tiers'
import { type Calendar, calendarFor } from './calendar'
import { catalogueRows } from './catalogue/catalogue-rows'
import { coExhibitorRows } from './changes/co-exhibitor-rows'
import { typeChangeRows } from './changes/type-change-rows'
import { companyRows } from './companies/company-rows'
import { earlierSignUps } from './companies/earlier'
import { type ChineseProfile, type CompanyProfile, isApproved, isChinese } from './companies/profile'
import { companyProfiles } from './companies/profiles'
import { contractRows } from './contracts/contract-rows'
import { deferralRows } from './contracts/deferral-rows'
import { ledgerRows } from './contracts/ledger-rows'
import { downloadRows } from './downloads/download-rows'
import { drawRows, type TakingPart } from './draw/draw-rows'
import { windowRows } from './draw/window-rows'
import { exhibitRows } from './exhibits/exhibit-rows'
import { type FairSize, fairVolumes } from './fair-size'
import { hallRows } from './halls/hall-rows'
import { demoSitePlan } from './halls/site-plan'
import { blacklistRows, groupUnitRows } from './lists/group-and-blacklist'
import { associationMemberRows, councilMemberRows, creditGradeRows } from './lists/member-rows'
import { reviewCommentRows } from './lists/review-comments'
import { portalRows } from './portal/portal-rows'
import { fairRandom } from './random'
import type { BlacklistEntryRow, CompanyRow, DemoFair, SettingRow } from './rows'
import { staffRows } from './staff'
import { undertakingRows } from './undertakings/undertaking-rows'

export type { FairSize } from './fair-size'
export type { DemoFair } from './rows'

export interface FairOptions {
  size: FairSize
  seed?: number
  edition: number
  /** ISO date the fair's times are counted from. */
  today: string
}

/** A whole fair some weeks into its season. The same options always give the same rows, ids included. */
export function generateFair({ size, seed, edition, today }: FairOptions): DemoFair {
  const random = fairRandom(seed)
  const volumes = fairVolumes[size]
  const calendar = calendarFor(today)
  const year = Number(today.slice(0, 4))

  const staff = staffRows(random.fork('staff'), calendar)
  const { hall, booth } = hallRows(size, edition, random.fork('halls'))
  const profiles = companyProfiles(random.fork('companies'), volumes.companies, year)
  const { tables, progress } = companyRows(profiles, {
    edition,
    year,
    calendar,
    reviewerId: staff.reviewerId,
  })
  const council = councilOf(profiles, volumes.councilMembers)
  const { adminId } = staff
  const lists = (topic: string) => [random.fork(topic), adminId] as const
  const blacklist = blacklistRows(profiles, ...lists('blacklist'))
  const drawn = drawRows(takingPartOf(profiles, { companies: tables.company, council, blacklist }), {
    edition,
    calendar,
    random: random.fork('draw'),
    adminId,
  })
  const windows = windowRows(drawn, profiles, { calendar, adminId })
  const booths = boothRows({
    profiles,
    progress,
    halls: hall,
    booths: booth,
    windows: windows.selection_window,
    edition,
    calendar,
    random: random.fork('booths'),
  })
  const members = associationMemberRows(profiles, volumes.associationMembers, year, ...lists('members'))
  const coExhibitors = coExhibitorRows({
    profiles,
    holdings: booths.booth_holding,
    calendar,
    random: random.fork('co-exhibitors'),
    adminId,
  })
  const contracts = contractRows({
    profiles,
    coExhibitors,
    halls: hall,
    booths: booth,
    holdings: booths.booth_holding,
    council: new Set(council.map(({ companyId }) => companyId)),
    members,
    edition,
    calendar,
    adminId,
    random: random.fork('contracts'),
  })
  const deferrals = deferralRows(contracts, {
    calendar,
    adminId,
    leaderId: staff.reviewerId,
    random: random.fork('deferrals'),
  })
  const badgePeople = badgePersonRows({
    profiles,
    holdings: booths.booth_holding,
    edition,
    calendar,
    random: random.fork('badges'),
  })
  const board = { edition, calendar, staffId: staff.reviewerId }
  const notice = noticeRows(random.fork('notices'), board)

  return {
    ...tables,
    account: [...staff.account, ...tables.account],
    account_role: staff.account_role,
    ...drawn,
    ...windows,
    ...booths,
    badge_person: badgePeople,
    badge_request: badgeRequestRows(badgePeople, profiles, {
      calendar,
      random: random.fork('badge requests'),
      adminId,
    }),
    co_exhibitor: coExhibitors,
    booth_type_change: typeChangeRows({
      profiles,
      requests: booths.booth_request,
      holdings: booths.booth_holding,
      calendar,
      random: random.fork('type changes'),
      adminId,
    }),
    badge_extra: badgeExtraRows(booths.booth_holding, {
      calendar,
      random: random.fork('extra badges'),
      adminId,
    }),
    ...undertakingRows({
      profiles,
      companies: tables.company,
      halls: hall,
      booths: booth,
      holdings: booths.booth_holding,
      edition,
      calendar,
      random: random.fork('undertakings'),
      adminId,
    }),
    download: downloadRows(random.fork('downloads'), { edition, calendar, adminId }),
    ...exhibitRows(profiles, tables.product_intro, random.fork('exhibits')),
    ...catalogueRows({
      profiles,
      companies: tables.company,
      intros: tables.company_intro,
      holdings: booths.booth_holding,
      edition,
      calendar,
      random: random.fork('catalogue'),
      adminId,
    }),
    setting: selectionIsOn(calendar, adminId),
    booth_history: historyRows(profiles, edition),
    hall,
    site_plan: [{ edition, plan: demoSitePlan(size) }],
    booth,
    review_comment: reviewCommentRows(...lists('comments')),
    booth_tier: boothTierRows(...lists('tiers')),
    credit_grade: creditGradeRows(profiles, volumes.creditGrades, year, ...lists('grades')),
    council_member: councilMemberRows(council, volumes.councilMembers, ...lists('council')),
    group_unit: groupUnitRows(profiles, volumes.groupUnits, ...lists('groups')),
    association_member: members,
    ...contracts,
    ...deferrals,
    ledger_entry: ledgerRows(contracts, { calendar, adminId, random: random.fork('ledger') }),
    blacklist_entry: blacklist,
    notice,
    board_question: questionRows(random.fork('questions'), profiles, notice, board),
    portal: portalRows(random.fork('portal'), board),
    earlier: earlierSignUps(profiles, {
      edition: edition - 1,
      year: year - 1,
      calendar,
      reviewerId: staff.reviewerId,
    }),
  }
}

/** Switched on the evening before the first batch. */
const selectionIsOn = (calendar: Calendar, adminId: string): SettingRow[] => [
  { key: 'selectionStarted', value: true, updated_at: calendar.at(-14, '18:00'), updated_by: adminId },
]

/** Whoever was approved and is not blacklisted, as the draw asks for it. */
function takingPartOf(
  profiles: readonly CompanyProfile[],
  lists: {
    companies: readonly CompanyRow[]
    council: readonly CompanyProfile[]
    blacklist: readonly BlacklistEntryRow[]
  },
): TakingPart[] {
  const numbers = new Map(lists.companies.map(({ id, registration_number }) => [id, registration_number]))
  const blacklisted = new Set(lists.blacklist.map(({ account_id }) => account_id))
  return profiles
    .filter(({ stage, accountId }) => isApproved(stage) && !blacklisted.has(accountId))
    .map((profile) => ({
      companyId: profile.companyId,
      round: profile.round,
      number: numbers.get(profile.companyId) ?? '',
      name: profile.name.zh || profile.name.en,
      council: lists.council.includes(profile),
    }))
}

/** Half of the council exhibits; those companies are drawn into the first batch. */
function councilOf(profiles: readonly CompanyProfile[], count: number): ChineseProfile[] {
  const candidates = profiles
    .filter(isChinese)
    .filter(({ stage, isDemo }) => stage === 'boothChosen' && !isDemo)
  return candidates.slice(0, Math.ceil(count / 2))
}
