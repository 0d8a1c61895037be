import { initialSettings } from '@fairground/domain/settings'
import { signUpRules } from '@fairground/wire/company/lookups'
import { useCall } from '../../../session/use-call'

/** What the organiser allows; until that is known, what a fair starts with. The server decides either way. */
export const useBoothLimits = () => useCall(signUpRules, {}, { staleTime: 600_000 }).data ?? initialSettings
