import type { UserType } from '@fairground/domain/account'
import { type SignUpSection, signUpSections } from '@fairground/domain/company/sections'
import { hallRange } from '@fairground/wire/company/allocation'
import { type CompanyRecord, findCompany } from '@fairground/wire/company/basics'
import { type BoothRequestRecord, listBoothRequests } from '@fairground/wire/company/booth-request'
import { findIntro, type IntroRecord } from '@fairground/wire/company/intro'
import { findInvoice, type InvoiceRecord } from '@fairground/wire/company/invoice'
import { ownCreditGrades, ownMemberships } from '@fairground/wire/company/lookups'
import {
  findQualification,
  findScale,
  type QualificationRecord,
  type ScaleRecord,
} from '@fairground/wire/company/surveys'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '../session/use-call'
import { aboutOf, newInsert, useSubject } from './subject'

export interface SectionRecords {
  basics: CompanyRecord | null
  invoice: InvoiceRecord | null
  qualification: QualificationRecord | null
  scale: ScaleRecord | null
  intro: IntroRecord | null
  boothRequest: BoothRequestRecord | null
}

export interface SignUp {
  variant: UserType
  /** None before anything is saved, for a company new to this edition. */
  company: CompanyRecord | null
  records: SectionRecords
  saved: ReadonlySet<SignUpSection>
}

const readers = {
  basics: findCompany,
  invoice: findInvoice,
  qualification: findQualification,
  scale: findScale,
  intro: findIntro,
  boothRequest: listBoothRequests,
} satisfies Record<SignUpSection, unknown>

/** By path, so that exhibitors need not load the organiser's calls. */
const alsoShown = /^\/(home|review|standing)\//
/** What the organiser's lists and halls make of the answers. */
const following: readonly string[] = [hallRange, ownCreditGrades, ownMemberships].map(({ path }) => path)

/** The whole sign-up this is about, the own one or the one staff opened; undefined until all of it is here. */
export function useSignUp() {
  const subject = useSubject()
  const stored = subject.companyId !== newInsert
  const company = useCall(findCompany, { body: aboutOf(subject) }, { enabled: stored })
  const variant = company.data?.variant ?? subject.variant
  const companyId = company.data?.id ?? ''
  const given = { params: { companyId } }
  const known = { enabled: companyId !== '' }
  const invoice = useCall(findInvoice, given, known)
  const qualification = useCall(findQualification, given, known)
  const scale = useCall(findScale, given, { enabled: known.enabled && variant === 'CHN' })
  const intro = useCall(findIntro, given, known)
  const boothRequest = useCall(listBoothRequests, { body: { companyId } }, known)

  const asked = known.enabled
    ? [company, invoice, qualification, intro, boothRequest, ...(variant === 'CHN' ? [scale] : [])]
    : stored
      ? [company]
      : []
  const records: SectionRecords = {
    basics: company.data ?? null,
    invoice: invoice.data ?? null,
    qualification: qualification.data ?? null,
    scale: scale.data ?? null,
    intro: (intro.data as IntroRecord | null | undefined) ?? null,
    boothRequest: boothRequest.data?.[0] ?? null,
  }
  const signUp: SignUp = {
    variant,
    company: records.basics,
    records,
    saved: new Set(signUpSections[variant].filter((section) => records[section]?.saved)),
  }
  return {
    signUp: asked.every(({ data }) => data !== undefined) ? signUp : undefined,
    failed: asked.some(({ isError }) => isError),
    busy: asked.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of asked) if (query.isError) void query.refetch()
    },
  }
}

/** Asks again for what a save changed; homes, lists and the organiser's pages show parts of it too. */
export function useReloadSignUp(): (...sections: SignUpSection[]) => Promise<void> {
  const queries = useQueryClient()
  return async (...sections) => {
    const changed = new Set<string>([
      findCompany.path,
      ...sections.map((section) => readers[section].path),
      ...following,
    ])
    await queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) => changed.has(String(path)) || alsoShown.test(String(path)),
    })
  }
}
