import { boundByDeadline, isUnsubmitted } from '@fairground/domain/company/sections'
import type { CompanyRecord } from '@fairground/wire/company/basics'
import { useFair } from '../session/use-fair'
import { useOwnBlacklisting } from '../standing'
import { isSignUpClosed } from './sign-up-closed'

/** Why what is not handed in yet cannot be. */
export type SubmitBar = 'blacklisted' | 'closed'

/** Nothing stands in the way of a sign-up that is handed in already, or while nobody knows. */
export function useSubmitBar(company: CompanyRecord | null): SubmitBar | undefined {
  const listed = useOwnBlacklisting() !== null
  const { data: facts } = useFair()
  if (company && !isUnsubmitted(company)) return undefined
  if (listed) return 'blacklisted'
  const bound = !company || boundByDeadline(company)
  return bound && facts && isSignUpClosed(facts) ? 'closed' : undefined
}
