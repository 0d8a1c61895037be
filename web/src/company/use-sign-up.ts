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
import type { Tag } from '@fairground/wire/kernel/tags'
import { useRefresh } from '../session/freshness'
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

/**
 * The whole sign-up this is about, the own one or the one staff opened; undefined until all of it is here. It follows
 * the news only where asked to: what somebody is editing must not change, or turn into another page, by itself.
 */
export function useSignUp(alsoShows: readonly Tag[] = []) {
  const subject = useSubject()
  const stored = subject.companyId !== newInsert
  const company = useCall(findCompany, { body: aboutOf(subject) }, { enabled: stored, alsoShows })
  const variant = company.data?.variant ?? subject.variant
  const companyId = company.data?.id ?? ''
  const given = { params: { companyId } }
  const known = { enabled: companyId !== '', alsoShows }
  const invoice = useCall(findInvoice, given, known)
  const qualification = useCall(findQualification, given, known)
  const scale = useCall(findScale, given, { ...known, enabled: known.enabled && variant === 'CHN' })
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
  const refresh = useRefresh()
  return (...sections) => refresh('basics', ...sections, 'ownSignUp', 'signUps', 'overview', 'standing')
}
