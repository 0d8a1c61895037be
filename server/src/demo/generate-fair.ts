import { noticeRows, questionRows } from './board/board-rows'
import { boothRows } from './booths/booth-rows'
import { historyRows } from './booths/history'
import { boothTierRows } from './booths/tiers'
import { calendarFor } from './calendar'
import { companyRows } from './companies/company-rows'
import { earlierSignUps } from './companies/earlier'
import { type ChineseProfile, type CompanyProfile, isChinese } from './companies/profile'
import { companyProfiles } from './companies/profiles'
import { type FairSize, fairVolumes } from './fair-size'
import { hallRows } from './halls/hall-rows'
import { demoSitePlan } from './halls/site-plan'
import { blacklistRows, groupUnitRows } from './lists/group-and-blacklist'
import { associationMemberRows, councilMemberRows, creditGradeRows } from './lists/member-rows'
import { portalContactRows } from './lists/portal-contact'
import { portalQuestionRows } from './lists/portal-questions'
import { reviewCommentRows } from './lists/review-comments'
import { Random } from './random'
import type { DemoFair } from './rows'
import { staffRows } from './staff'

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
export function generateFair({ size, seed = 1, edition, today }: FairOptions): DemoFair {
  const random = new Random(`fair-${seed}`)
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
  const { holders, ...booths } = boothRows({
    profiles,
    progress,
    halls: hall,
    booths: booth,
    edition,
    calendar,
    random: random.fork('booths'),
    isCouncil: (profile) => isChinese(profile) && council.includes(profile),
  })
  const lists = (topic: string) => [random.fork(topic), staff.adminId] as const
  const board = { edition, calendar, staffId: staff.reviewerId }
  const notice = noticeRows(random.fork('notices'), board)

  return {
    ...tables,
    account: [...staff.account, ...tables.account],
    account_role: staff.account_role,
    ...booths,
    booth_history: historyRows(profiles, edition),
    hall,
    site_plan: [{ edition, plan: demoSitePlan(size) }],
    booth,
    review_comment: reviewCommentRows(...lists('comments')),
    booth_tier: boothTierRows(...lists('tiers')),
    credit_grade: creditGradeRows(profiles, volumes.creditGrades, year, ...lists('grades')),
    council_member: councilMemberRows(council, volumes.councilMembers, ...lists('council')),
    group_unit: groupUnitRows(profiles, volumes.groupUnits, ...lists('groups')),
    association_member: associationMemberRows(
      profiles,
      volumes.associationMembers,
      year,
      ...lists('members'),
    ),
    blacklist_entry: blacklistRows(profiles, holders, ...lists('blacklist')),
    notice,
    board_question: questionRows(random.fork('questions'), profiles, notice, board),
    portal_question: portalQuestionRows(random.fork('portal questions'), board),
    portal_contact: portalContactRows(random.fork('portal contact'), board),
    earlier: earlierSignUps(profiles, {
      edition: edition - 1,
      year: year - 1,
      calendar,
      reviewerId: staff.reviewerId,
    }),
  }
}

/** Half of the council exhibits; those companies are drawn into the first batch. */
function councilOf(profiles: readonly CompanyProfile[], count: number): ChineseProfile[] {
  const candidates = profiles
    .filter(isChinese)
    .filter(({ stage, isDemo }) => stage === 'boothChosen' && !isDemo)
  return candidates.slice(0, Math.ceil(count / 2))
}
