import { initialSettings } from '@fairground/domain/settings'
import { useSignUpRules } from '../../use-sign-up-rules'

/** What the organiser allows; until that is known, what a fair starts with. The server decides either way. */
export const useBoothLimits = () => useSignUpRules().data ?? initialSettings
