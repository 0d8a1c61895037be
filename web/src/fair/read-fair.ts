import type { fairFacts } from '@fairground/wire/fair'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { readOpenly } from '../lib/read-openly'

export type FairFacts = CallResult<typeof fairFacts>

export const fairPath = '/fair'

export const readFair = (): Promise<FairFacts> => readOpenly<FairFacts>(fairPath)
