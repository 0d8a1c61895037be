import { fairFacts } from '@fairground/wire/fair'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { type Reader, usualTimeZone } from '../lib/format'
import { useLanguage } from '../lib/language'
import { useCall } from './use-call'

export type FairFacts = CallResult<typeof fairFacts>

/** What anyone may know about the fair. Kept for long: it changes rarely, and news of a change asks again. */
export const useFair = () => useCall(fairFacts, {}, { staleTime: 600_000 })

export const useTimeZone = (): string => useFair().data?.timeZone ?? usualTimeZone

/** How dates and moments are written on this screen. */
export const useReader = (): Reader => ({ language: useLanguage(), timeZone: useTimeZone() })
