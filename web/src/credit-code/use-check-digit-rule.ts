import type { CheckDigitRule } from '@fairground/domain/credit-code'
import { fairFacts } from '@fairground/wire/fair'
import { useCall } from '../session/use-call'

/** What becomes of a credit code whose check digit does not fit. The server judges in the end. */
export function useCheckDigitRule(): CheckDigitRule {
  return useCall(fairFacts, {}, { staleTime: 600_000 }).data?.creditCodeCheckDigit ?? 'warn'
}
