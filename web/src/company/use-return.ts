import type { SignUpSection } from '@fairground/domain/company/sections'
import type { CompanyRecord } from '@fairground/wire/company/basics'
import { returnedFor } from '@fairground/wire/review'
import { useCall } from '../session/use-call'

export interface Return {
  /** What the remark points at. */
  named: ReadonlySet<SignUpSection>
  changed: ReadonlySet<SignUpSection>
  /** Named and not touched since. */
  left: SignUpSection[]
  /** Whether handing it in now would hand in what was sent back. */
  unanswered: boolean
}

/** What a returned sign-up was returned for and what has been done about it; nothing for any other. */
export function useReturn(company: CompanyRecord | null): Return | undefined {
  const returned = company?.dataState === 'rejected'
  const { data } = useCall(returnedFor, { params: { companyId: company?.id ?? '' } }, { enabled: returned })
  if (!returned || !data) return undefined
  const changed = new Set(data.changed)
  const left = data.sections.filter((section) => !changed.has(section))
  return { named: new Set(data.sections), changed, left, unanswered: left.length > 0 || changed.size === 0 }
}
