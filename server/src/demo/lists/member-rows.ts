import { type ChineseProfile, type CompanyProfile, isChinese } from '../companies/profile'
import type { Random } from '../random'
import type { AssociationMemberRow, CouncilMemberRow, CreditGradeRow } from '../rows'
import { filledUp, type ListedCompany } from './outside-companies'

const listed = (profile: ChineseProfile): ListedCompany => ({
  name: profile.name.zh,
  creditCode: profile.creditCode,
})

const isoDate = (year: number, random: Random): string =>
  `${year}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`

const later = (...dates: [string, string]): string => dates.toSorted().at(-1) ?? dates[0]

const laterBy = (date: string, years: number): string => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`

/** Half of the Chinese exhibitors belong to the association; certificate numbers count up in five digits. */
export function associationMemberRows(
  profiles: readonly CompanyProfile[],
  count: number,
  year: number,
  random: Random,
  createdBy: string,
): AssociationMemberRow[] {
  const exhibitors = profiles.filter(isChinese).filter(() => random.chance(0.5))
  return filledUp(exhibitors.map(listed), count, random).map(({ name }, index) => {
    const joined_on = isoDate(year - random.int(1, 20), random)
    const valid_from = later(joined_on, isoDate(year - random.int(1, 4), random))
    return {
      id: random.uuid(),
      company_name: name,
      joined_on,
      certificate_number: String(index + 1).padStart(5, '0'),
      valid_from,
      valid_until: laterBy(valid_from, 4),
      created_by: createdBy,
    }
  })
}

/** Exhibitors that claim a grade in their survey really have it here; the others are graded at random. */
export function creditGradeRows(
  profiles: readonly CompanyProfile[],
  count: number,
  year: number,
  random: Random,
  createdBy: string,
): CreditGradeRow[] {
  const graded = profiles.filter(isChinese).filter((profile) => profile.creditGrade !== null)
  const grades = new Map(graded.map((profile) => [profile.creditCode, profile.creditGrade]))
  return filledUp(graded.map(listed), Math.max(count, graded.length), random).map((company, index) => {
    const issued_on = isoDate(year - random.int(1, 3), random)
    return {
      id: random.uuid(),
      company_name: company.name,
      credit_code: company.creditCode,
      grade: grades.get(company.creditCode) ?? random.pick(['AAA', 'AA', 'AA', 'A', 'A', 'B']),
      certificate_number: `XY${issued_on.slice(0, 4)}-${String(index + 1).padStart(5, '0')}`,
      issued_on,
      valid_until: laterBy(issued_on, 3),
      created_by: createdBy,
    }
  })
}

export function councilMemberRows(
  members: readonly ChineseProfile[],
  count: number,
  random: Random,
  createdBy: string,
): CouncilMemberRow[] {
  return filledUp(members.map(listed), count, random).map((company, index) => ({
    id: random.uuid(),
    company_name: company.name,
    credit_code: company.creditCode,
    serial: index + 1,
    created_by: createdBy,
  }))
}
