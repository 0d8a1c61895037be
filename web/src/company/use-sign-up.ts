import type { UserType } from '@fairground/domain/account'
import { type SignUpSection, signUpSections } from '@fairground/domain/company/sections'
import { type CompanyRecord, findCompany } from '@fairground/wire/company/basics'
import { type BoothRequestRecord, listBoothRequests } from '@fairground/wire/company/booth-request'
import { findIntro, type IntroRecord } from '@fairground/wire/company/intro'
import { findInvoice, type InvoiceRecord } from '@fairground/wire/company/invoice'
import {
  findQualification,
  findScale,
  type QualificationRecord,
  type ScaleRecord,
} from '@fairground/wire/company/surveys'
import { exhibitorHome } from '@fairground/wire/home'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useCall } from '../session/use-call'
import { useUser } from '../session/use-session'

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

/** The signed-in company's whole sign-up; undefined until all of it is here. */
export function useSignUp() {
  const variant = useUser().userType
  const company = useCall(findCompany, { body: {} })
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
    : [company]
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

/** Asks again for what a save changed; the home page shows parts of it too. */
export function useReloadSignUp(): (...sections: SignUpSection[]) => Promise<void> {
  const queries = useQueryClient()
  return async (...sections) => {
    const endpoints = [findCompany, exhibitorHome, ...sections.map((section) => readers[section])]
    await Promise.all(endpoints.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })))
  }
}
