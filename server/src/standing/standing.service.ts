import type { DataState, ReviewState } from '@fairground/domain/company'
import {
  evidenceFor,
  type ListedRow,
  type Match,
  type Standing,
  standingMessages,
  strongestFirst,
  validityOf,
} from '@fairground/domain/standing'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { companyStanding } from '@fairground/wire/standing'
import { readBoothsHeld } from '../booth'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'
import {
  type CompanyRow,
  findCompany,
  listAssociation,
  listBlacklistings,
  listCouncil,
  listGrades,
  listGroups,
} from './standing.repository'

type CheckedCompany = CallResult<typeof companyStanding>

/** A company held against every list, by credit code and by name; days count in the fair's time zone. */
export async function standingOf(db: Db, companyId: string, timeZone: string): Promise<CheckedCompany> {
  const company = await findCompany(db, companyId, timeZone)
  if (!company) throw new Refusal(codes.refused, standingMessages.unknownCompany)
  const [booths, standing] = await Promise.all([readBoothsHeld(db, companyId), checkLists(db, company)])
  const { accountId, nameCores, today, ...facts } = company
  return {
    company: {
      ...facts,
      dataState: facts.dataState as DataState,
      reviewState: facts.reviewState as ReviewState | null,
      booths,
    },
    standing,
  }
}

async function checkLists(db: Db, company: CompanyRow): Promise<Standing> {
  const [council, association, grades, groups, blacklistings] = await Promise.all([
    listCouncil(db, company),
    listAssociation(db, company),
    listGrades(db, company),
    listGroups(db, company),
    listBlacklistings(db, company),
  ])
  const validity = (from: string | null, until: string | null) => validityOf({ from, until }, company.today)
  return {
    council: matches(council, company, toRow, ({ serial }) => ({ serial })),
    association: matches(association, company, byNameOnly, (row) => ({
      certificateNumber: row.certificate_number,
      validFrom: row.valid_from,
      validUntil: row.valid_until,
      validity: validity(row.valid_from, row.valid_until),
    })),
    grade: matches(grades, company, toRow, (row) => ({
      grade: row.grade,
      validUntil: row.valid_until,
      validity: validity(row.issued_on, row.valid_until),
    })),
    group: matches(
      groups,
      company,
      (row) => ({ ...toRow(row), linked: row.company_id === company.id }),
      (row) => ({ groupType: row.group_type, groupName: row.group_name }),
    ),
    blacklist: matches(
      blacklistings,
      company,
      (row) => ({
        linked: row.account_id === company.accountId,
        creditCode: sharedCode(row.credit_codes, company.creditCode),
        sameName: row.sameName,
      }),
      (row) => ({
        since: row.created_at,
        listedBy: row.real_name || row.username || '',
        remark: row.remark,
      }),
    ),
  }
}

const toRow = (row: { credit_code: string | null; sameName: boolean }): ListedRow => ({
  linked: false,
  creditCode: row.credit_code,
  sameName: row.sameName,
})

/** The company's own code where the entry has it among its codes, else any of them. */
const sharedCode = (listed: string[], own: string | null): string | null =>
  (own && listed.includes(own) ? own : listed[0]) ?? null

const byNameOnly = (): ListedRow => ({ linked: false, creditCode: null, sameName: true })

function matches<Row extends { id: string; company_name: string }, Facts extends object>(
  rows: Row[],
  company: CompanyRow,
  listed: (row: Row) => ListedRow,
  facts: (row: Row) => Facts,
): (Match & Facts)[] {
  const found = rows.flatMap((row) => {
    const { sameName, ...rest } = listed(row)
    const evidence = evidenceFor(company.creditCode, { sameName, ...rest })
    return evidence ? [{ id: row.id, evidence, listedName: row.company_name, sameName, ...facts(row) }] : []
  })
  return strongestFirst(found)
}
