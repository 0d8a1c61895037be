import type { PasswordLimits } from '@fairground/domain/account'
import { fairFacts } from '@fairground/wire/fair'
import { useCall } from '../session/use-call'

/** The server judges in the end, so a fair that cannot be asked right now stops nobody from typing. */
const usual: PasswordLimits = { least: 8, most: 30 }

export function usePasswordLimits(): PasswordLimits {
  return useCall(fairFacts, {}, { staleTime: 600_000 }).data?.passwordLength ?? usual
}
