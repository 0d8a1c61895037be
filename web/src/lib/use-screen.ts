import type { Screen } from '@fairground/wire/kernel/screen'
import { useMatches } from 'react-router'

/** The screen at this address; none where there is nothing. */
export const useScreen = (): Screen | undefined => useMatches().at(-1)?.handle as Screen | undefined
