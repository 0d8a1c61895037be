export { CheckedCodeField } from './checked-code-field'
export { useCheckDigitRule } from './use-check-digit-rule'
