import { signUpRules } from '@fairground/wire/company/lookups'
import { useCall } from '../session/use-call'

/** What the organiser allows: sizes of booths, and whether what was submitted may still be changed. */
export const useSignUpRules = () => useCall(signUpRules, {}, { staleTime: 600_000 })

/** No while nobody knows: what is then not offered would else be refused. */
export const useEditAfterSubmit = (): boolean => useSignUpRules().data?.editAfterSubmit ?? false
