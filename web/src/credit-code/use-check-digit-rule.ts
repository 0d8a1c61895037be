import type { CheckDigitRule } from '@fairground/domain/credit-code'
import { useFair } from '../session/use-fair'

/** What becomes of a credit code whose check digit does not fit. The server judges in the end. */
export function useCheckDigitRule(): CheckDigitRule {
  return useFair().data?.creditCodeCheckDigit ?? 'warn'
}
