export { useCheckDigitRule } from './use-check-digit-rule'
