import { isDeepStrictEqual } from 'node:util'
import type { Figures } from '@fairground/site'
import type { Platform } from '../platform/platform'
import { readFigures } from './figures.repository'

/** A crowd costs one reading a second. */
const keptMs = 1_000

/** How the fair stands, counted anew for whoever comes a second later; nothing where it cannot be counted. */
export function keepFigures({ db, log, settings }: Platform) {
  let reading: { since: number; made: Promise<Figures | undefined> } | undefined
  let last: Figures | undefined

  async function read(): Promise<Figures | undefined> {
    try {
      const now = await readFigures(db, settings.current().edition)
      // The same figures are the same thing, so that a page made of them stays.
      if (!isDeepStrictEqual(now, last)) last = now
      return last
    } catch (error) {
      log.warn({ err: error }, 'the figures of the home page could not be read')
      return undefined
    }
  }

  return {
    current(): Promise<Figures | undefined> {
      if (!reading || Date.now() - reading.since >= keptMs) reading = { since: Date.now(), made: read() }
      return reading.made
    },
  }
}
