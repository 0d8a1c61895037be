import { useMatches } from 'react-router'
import type { Screen } from './screen'

/** The screen at this address; none where there is nothing. */
export const useScreen = (): Screen | undefined => useMatches().at(-1)?.handle as Screen | undefined
