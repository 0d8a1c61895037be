import type { fairFacts } from '@fairground/wire/fair'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { openPaths } from '../lib/open-paths'
import { readOpen } from '../lib/read-open'

export type Facts = CallResult<typeof fairFacts>

/** A manual that cannot reach the fair is still worth reading. */
export async function loadGuide(): Promise<Facts | null> {
  return readOpen<typeof fairFacts>(openPaths.fair).catch(() => null)
}
